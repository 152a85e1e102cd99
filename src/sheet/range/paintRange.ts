import type { Session } from '../session';
import type { SheetLayout } from '../sheetLayout';
import type { Position } from './position';
import { edgesOf, isWithin, positionsIn, type Range } from './range';

/**
 * Keeps the selected cells marked on the screen and for assistive technology, touching only those that change. A cell
 * at the edge of the range says which edge it is, so that the range is drawn as one outline.
 *
 * @returns the way to stop
 */
export function paintRange(frame: HTMLElement, layout: SheetLayout, session: Session): () => void {
  let painted: Range | null = null;
  let cells: ReadonlyMap<Element, string> = new Map();

  function paint() {
    const { range } = session.get();
    if (range === painted || (range && !isWithin(range, layout.extent))) return;
    const isExtended = range !== null && range.anchor === painted?.anchor;
    painted = range;
    const selected = range ? selectedCells(range) : new Map<Element, string>();
    for (const cell of cells.keys()) if (!selected.has(cell)) unmark(cell);
    for (const [cell, edges] of selected) if (cells.get(cell) !== edges) mark(cell, edges);
    frame.toggleAttribute('data-range', selected.size > 1);
    cells = selected;
    if (isExtended) requestAnimationFrame(() => scrollTo(range.head));
  }

  /** The cells of a range that stand on the screen, each with the edges of the range it is at. */
  function selectedCells(range: Range): Map<Element, string> {
    const { top, bottom, left, right } = edgesOf(range);
    return new Map(
      positionsIn(range).flatMap((position) => {
        const { row, column } = position;
        const edges = [
          row === top && 'top',
          row === bottom && 'bottom',
          column === left && 'left',
          column === right && 'right',
        ];
        return find(position).map((cell) => [cell, edges.filter(Boolean).join(' ')] as const);
      }),
    );
  }

  /** Comes last in the frame, so that the layout it needs is reckoned once. */
  function scrollTo(head: Position) {
    find(head)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function find(position: Position): Element[] {
    const { row, column } = layout.cellAt(position);
    const cell = frame.querySelector(`[row-id="${row}"] [col-id="${column}"]`);
    return cell ? [cell] : [];
  }

  paint();
  // Rows that have just come have their cells in the next frame.
  const again = requestAnimationFrame(() => {
    painted = null;
    paint();
  });
  const stop = session.subscribe(paint);
  return () => {
    cancelAnimationFrame(again);
    stop();
    for (const cell of cells.keys()) unmark(cell);
  };
}

function mark(cell: Element, edges: string): void {
  cell.setAttribute('aria-selected', 'true');
  cell.setAttribute('data-edges', edges);
}

function unmark(cell: Element): void {
  cell.removeAttribute('aria-selected');
  cell.removeAttribute('data-edges');
}
