import { type RefObject, useSyncExternalStore } from 'react';
import { formatMoney, parseMoney, sum } from '../money/money';
import { writeTable } from './clipboardTable';
import { isSelection, type OpenGrid } from './openGrid';
import { count } from './paste';
import { RowButtons } from './RowButtons';
import { positionsIn, type Range } from './range';
import type { Notice, Session } from './session';
import type { Sheet } from './sheet';
import type { SheetLayout } from './sheetLayout';
import { writeClipboard } from './writeClipboard';

interface SheetStatusProps {
  grid: RefObject<OpenGrid | null>;
  sheet: Sheet;
  layout: SheetLayout;
  session: Session;
}

/**
 * Under a sheet: what can be done with the selected rows, what the last paste did, and count, sum and average of the
 * selected amounts.
 */
export function SheetStatus({ grid, sheet, layout, session }: SheetStatusProps) {
  const { notice, range } = useSyncExternalStore(session.subscribe, session.get);
  const selection = useSyncExternalStore(
    (listener) => {
      const stops = [session.subscribe(listener), sheet.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => selectionWords(session.get().range, sheet, layout),
  );
  return (
    <div className="sheet-status">
      {sheet.arrange && range && <RowButtons grid={grid} layout={layout} range={range} />}
      <SheetNotice notice={notice} onDismiss={() => session.set({ notice: null })} />
      <p className="sheet-selection">{selection}</p>
    </div>
  );
}

interface SheetNoticeProps {
  notice: Notice | null;
  onDismiss: () => void;
}

/** What happened, in words, with what did not fit ready to be copied. */
export function SheetNotice({ notice, onDismiss }: SheetNoticeProps) {
  return (
    <>
      <p role="status">{notice?.words}</p>
      {notice && notice.leftOver.length > 0 && <CopyLeftOver notice={notice} />}
      {notice && (
        <button type="button" onClick={onDismiss}>
          Dismiss
        </button>
      )}
    </>
  );
}

/** Puts what did not fit on the clipboard. */
function CopyLeftOver({ notice }: { notice: Notice }) {
  const { text } = writeTable(
    notice.leftOver.map((row) => row.map((cell) => ({ text: cell, isNumber: false }))),
  );
  return (
    <button type="button" onClick={() => writeClipboard({ text })}>
      Copy what did not fit
    </button>
  );
}

/** Count, sum and average of the amounts in a range, in words; empty where no range is selected. */
function selectionWords(range: Range | null, sheet: Sheet, layout: SheetLayout): string {
  if (!isSelection(range)) return '';
  const positions = positionsIn(range);
  const amounts = positions.flatMap((position) => {
    const { row, column, type } = layout.cellAt(position);
    const text = sheet.read(row, column);
    return type.kind === 'money' && text !== '' ? [parseMoney(text)] : [];
  });
  const cells = `${count(positions.length, 'cell')} selected`;
  if (amounts.length === 0) return cells;
  const total = sum(amounts);
  return `${cells} · Count ${amounts.length} · Sum ${formatMoney(total)} · Average ${formatMoney(total.div(amounts.length))}`;
}
