import type { Position } from './position';
import { positionsIn, type Range } from './range';
import type { Session } from './session';
import type { SheetLayout } from './sheetLayout';

/**
 * Keeps the selected cells marked on the screen and for assistive technology, touching only those that change.
 *
 * @returns the way to stop
 */
export function paintRange(frame: HTMLElement, layout: SheetLayout, session: Session): () => void {
  let painted: Range | null = null;
  let cells = new Set<Element>();

  function paint() {
    const { range } = session.get();
    if (range === painted) return;
    const isExtended = range !== null && range.anchor === painted?.anchor;
    painted = range;
    const selected = new Set(range ? positionsIn(range).flatMap((position) => find(position)) : []);
    for (const cell of cells) if (!selected.has(cell)) cell.removeAttribute('aria-selected');
    for (const cell of selected) if (!cells.has(cell)) cell.setAttribute('aria-selected', 'true');
    frame.toggleAttribute('data-range', selected.size > 1);
    cells = selected;
    if (isExtended) requestAnimationFrame(() => scrollTo(range.head));
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

  return session.subscribe(paint);
}
