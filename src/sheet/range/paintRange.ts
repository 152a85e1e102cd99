import type { Session } from '../session';
import type { SheetLayout } from '../sheetLayout';
import type { Position } from './position';
import { edgesOf, isOneCell, isWithin, positionsIn, type Range } from './range';
import { rangeOutline } from './rangeOutline';

/** Shows which cells are selected. */
export interface RangePainter {
  /** Draws the outline anew, as where the columns have become wider. */
  repaint: () => void;
  stop: () => void;
}

/**
 * Keeps the selected cells marked for assistive technology, touching only those that change, and outlined on the screen
 * where they are several.
 */
export function paintRange(frame: HTMLElement, layout: SheetLayout, session: Session): RangePainter {
  const outline = rangeOutline();
  let painted: Range | null = null;
  let cells: ReadonlySet<HTMLElement> = new Set();

  function paint() {
    const { range } = session.get();
    if (range === painted || (range && !isWithin(range, layout.extent))) return;
    const isExtended = range !== null && range.anchor === painted?.anchor;
    painted = range;
    const selected = new Set(range ? positionsIn(range).flatMap(find) : []);
    for (const cell of cells) if (!selected.has(cell)) unmark(cell);
    for (const cell of selected) if (!cells.has(cell)) cell.setAttribute('aria-selected', 'true');
    cells = selected;
    repaint();
    if (isExtended) requestAnimationFrame(() => scrollTo(range.head));
  }

  function repaint() {
    const edges = painted && !isOneCell(painted) ? edgesOf(painted) : undefined;
    const [first] = edges ? find({ row: edges.top, column: edges.left }) : [];
    const [last] = edges ? find({ row: edges.bottom, column: edges.right }) : [];
    outline.around(first && last && { first, last });
  }

  /** Comes last in the frame, so that the layout it needs is reckoned once. */
  function scrollTo(head: Position) {
    find(head)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function find(position: Position): HTMLElement[] {
    const { row, column } = layout.cellAt(position);
    const cell = frame.querySelector<HTMLElement>(`[row-id="${row}"] [col-id="${column}"]`);
    return cell ? [cell] : [];
  }

  paint();
  // Rows that have just come have their cells in the next frame.
  const again = requestAnimationFrame(() => {
    painted = null;
    paint();
  });
  const unsubscribe = session.subscribe(paint);
  return {
    repaint,
    stop: () => {
      cancelAnimationFrame(again);
      unsubscribe();
      for (const cell of cells) unmark(cell);
      outline.around(undefined);
    },
  };
}

function unmark(cell: HTMLElement): void {
  cell.removeAttribute('aria-selected');
}
