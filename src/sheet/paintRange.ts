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
    painted = range;
    const selected = new Set(range ? positionsIn(range).flatMap((position) => find(position)) : []);
    for (const cell of cells) if (!selected.has(cell)) cell.removeAttribute('aria-selected');
    for (const cell of selected) if (!cells.has(cell)) cell.setAttribute('aria-selected', 'true');
    frame.toggleAttribute('data-range', selected.size > 1);
    cells = selected;
    if (range && selected.size > 1)
      find(range.head)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function find(position: Parameters<SheetLayout['cellAt']>[0]): Element[] {
    const { row, column } = layout.cellAt(position);
    const cell = frame.querySelector(`[row-id="${row}"] [col-id="${column}"]`);
    return cell ? [cell] : [];
  }

  return session.subscribe(paint);
}
