/** The corners of a range, as they stand on the screen. */
interface Corners {
  /** The upper left cell. */
  first: HTMLElement;
  /** The lower right cell. */
  last: HTMLElement;
}

/** Draws what is selected as one block with one outline. */
interface RangeOutline {
  /** Draws it around these cells and all between them; takes it away where there are none. */
  around: (corners: Corners | undefined) => void;
}

/**
 * One element over the rows of a grid. With a look of their own, the cells of a range are styled,
 * laid out and painted anew whenever it changes: of a first paste of 120 cells that was an eighth.
 */
export function rangeOutline(): RangeOutline {
  const outline = document.createElement('div');
  outline.className = 'range-outline';
  outline.setAttribute('aria-hidden', 'true');

  return {
    around: (corners) => {
      const rows = corners?.first.closest('[row-id]')?.parentElement;
      if (!corners || !rows) {
        outline.remove();
        return;
      }
      const [from, to] = [boxOf(corners.first), boxOf(corners.last)];
      outline.style.translate = `${from.left}px ${from.top}px`;
      outline.style.width = `${to.right - from.left}px`;
      outline.style.height = `${to.bottom - from.top}px`;
      // First of them, it lies under the rows where its style lets it.
      if (rows.firstElementChild !== outline) rows.prepend(outline);
    },
  };
}

/** Where the grid has put a cell among its rows, in pixels. It says so in its styles: nothing is laid out to know it. */
function boxOf(cell: HTMLElement): { left: number; right: number; top: number; bottom: number } {
  const row = cell.closest<HTMLElement>('[row-id]')?.style;
  const left = Number.parseFloat(cell.style.left);
  const top = Number.parseFloat(/translateY\((.+)px\)/.exec(row?.transform ?? '')?.[1] ?? '0');
  return {
    left,
    right: left + Number.parseFloat(cell.style.width),
    top,
    bottom: top + Number.parseFloat(row?.height ?? '0'),
  };
}
