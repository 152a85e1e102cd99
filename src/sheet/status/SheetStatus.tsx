import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { formatMoney, parseMoney, sum } from '../../money/money';
import { afterPaint } from '../../parts/afterPaint';
import { type Table, writeTable } from '../clipboard/clipboardTable';
import { writeClipboard } from '../clipboard/writeClipboard';
import { count } from '../count';
import { noticeWords } from '../notice';
import { isSelection, type OpenGrid } from '../openGrid';
import { isWithin, positionsIn, type Range } from '../range/range';
import type { Session } from '../session';
import type { Sheet } from '../sheet';
import type { SheetLayout } from '../sheetLayout';
import { RowButtons } from './RowButtons';

interface SheetStatusProps {
  grid: RefObject<OpenGrid | null>;
  sheet: Sheet;
  layout: SheetLayout;
  session: Session;
}

/**
 * Under a sheet, and never out of sight: what can be done with the selected rows, what the last act did, and count, sum
 * and average of the selected amounts.
 */
export function SheetStatus({ grid, sheet, layout, session }: SheetStatusProps) {
  const onActs = useMemo(() => both(session.subscribe, sheet.acts.subscribe), [session, sheet]);
  const words = useSyncExternalStore(onActs, () => noticeWords(sheet, session));
  const range = useSyncExternalStore(session.subscribe, () => session.get().range);
  const rows = sheet.arrange ? range : null;
  // Reckoned as it is shown: asked for at every change of the session, an act would reckon it over and over.
  useSyncExternalStore(sheet.subscribe, sheet.acts.standing);
  const selection = selectionWords(range, sheet, layout);
  const status = useRef<HTMLDivElement>(null);
  // Only then: before, a paste would lay out the page twice.
  useEffect(() => afterPaint(() => status.current && showBeside(status.current, words)), [words]);
  return (
    <div
      ref={status}
      className={`sheet-status ${words ? 'noticing' : ''} ${words || selection || rows ? 'telling' : ''}`}
    >
      {rows && <RowButtons grid={grid} layout={layout} range={rows} />}
      <p role="status">{words}</p>
      {words !== '' && <LeftOver leftOver={session.get().notice?.leftOver ?? []} />}
      {words !== '' && (
        <button type="button" onClick={() => session.set({ notice: null })}>
          Dismiss
        </button>
      )}
      <p className="sheet-selection">{selection}</p>
    </div>
  );
}

/** The height in pixels for which every cell leaves room at the lower edge of the screen anyway (told.css). */
const ROOM = 60;

/**
 * Keeps clear of what stays at the edge of the screen: the cells that are selected, as they are after a paste, come into
 * view over it, the first of them in any case. While the focus is elsewhere nothing moves.
 * More room is asked for only where it is needed, because every cell is styled anew for it.
 */
function showBeside(status: HTMLElement, words: string): void {
  const sheet = status.closest<HTMLElement>('.sheet');
  const height = words === '' ? 0 : status.offsetHeight;
  if (height > ROOM) sheet?.style.setProperty('--told', `${height}px`);
  else sheet?.style.removeProperty('--told');
  if (words === '' || !sheet?.contains(document.activeElement)) return;
  const column = sheet.querySelector('[aria-selected=true][col-id]')?.getAttribute('col-id');
  // Of one column, so that a narrow sheet does not go sideways.
  const cells = sheet.querySelectorAll(`[aria-selected=true][col-id="${column}"]`);
  for (const cell of [cells[cells.length - 1], cells[0]]) cell?.scrollIntoView({ block: 'nearest' });
}

type Subscribe = (listener: () => void) => () => void;

/** Hears of the changes of two. */
function both(one: Subscribe, other: Subscribe): Subscribe {
  return (listener) => {
    const stops = [one(listener), other(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Puts what did not fit on the clipboard. It comes into view, since nothing else on the screen tells of the rest. */
function LeftOver({ leftOver }: { leftOver: Table }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isRefused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each rest once.
  useEffect(() => {
    setRefused(false);
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [leftOver]);
  if (leftOver.length === 0) return null;
  const { text } = writeTable(leftOver.map((row) => row.map((cell) => ({ text: cell, isNumber: false }))));
  return (
    <button
      type="button"
      ref={button}
      onClick={() =>
        writeClipboard({ text }).then(
          () => setRefused(false),
          () => setRefused(true),
        )
      }
    >
      {isRefused ? 'The browser did not allow copying. Try again' : 'Copy what did not fit'}
    </button>
  );
}

/**
 * How many cells of a range hold anything, with sum and average of its amounts, in words, as a spreadsheet's status bar
 * says them; empty where no range is selected.
 */
function selectionWords(range: Range | null, sheet: Sheet, layout: SheetLayout): string {
  if (!isSelection(range) || !isWithin(range, layout.extent)) return '';
  const positions = positionsIn(range);
  const filled = positions.flatMap((position) => {
    const { row, column, type } = layout.cellAt(position);
    const text = sheet.read(row, column);
    return text === '' ? [] : [{ text, type }];
  });
  const amounts = filled.flatMap(({ text, type }) => (type.kind === 'money' ? [parseMoney(text)] : []));
  const cells = `${count(positions.length, 'cell')} selected`;
  if (filled.length === 0) return cells;
  const counted = `${cells} · Count ${filled.length}`;
  if (amounts.length === 0) return counted;
  const total = sum(amounts);
  return `${counted} · Sum ${formatMoney(total)} · Average ${formatMoney(total.div(amounts.length))}`;
}
