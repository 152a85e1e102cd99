import type { Account } from '../../account';
import { labelAt } from '../../lexicon/labels';
import { isMoneyKind } from '../../lexicon/shapes';
import { type Line, spanOf } from '../../page/lines';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isMoneyWord } from '../../pieces/amounts';
import { isFurniture } from '../../pieces/furniture';
import { sectionOf } from '../../pieces/sections';
import { readPairs } from '../labels/pairs';
import type { Column } from './column';
import { rowOfNameAlone } from './nameAlone';
import { divideRow } from './spacedRow';
import { accountOfRow, type TableReading } from './tables';

/** So many lines above a row may hold its name, more than one only where the row itself has none. */
const MAX_WRAPPED = 2;
/** What a table says of one of its rows below it: `** Paid in full 02/08/2018.` */
const FOOTNOTE = /^\*{1,3} ?\p{L}/u;

/** `Account Balance` may be two headings too: a number before the first sum tells, where no other heading is over it. */
function withAccountApart(columns: readonly Column[], row: string): readonly Column[] {
  const index = columns.findIndex(({ label }) => label === 'account balance');
  if (index === -1 || columns.some(({ kind }) => kind === 'number')) return columns;
  const two: readonly Column[] = [
    { kind: 'number', label: 'account' },
    { kind: 'balance', label: 'balance' },
  ];
  const apart = [...columns.slice(0, index), ...two, ...columns.slice(index + 1)];
  return divideRow(row, apart)?.[index] ? apart : columns;
}

/** `Payment Status` over a column may be two headings: a sum before the first status tells. */
function settleHeadings(printed: readonly Column[], row: string): readonly Column[] {
  const columns = withAccountApart(printed, row);
  const index = columns.findIndex(({ label }) => label === 'payment status');
  const [first = ''] = (index !== -1 && divideRow(row, columns)?.[index]?.split(' ')) || [];
  if (!isMoneyWord(first)) return columns;
  const two: readonly Column[] = [
    { kind: 'paying', label: 'payment' },
    { kind: 'statusLoose', label: 'status' },
  ];
  return [...columns.slice(0, index), ...two, ...columns.slice(index + 1)];
}

/** Whether a row has a figure under every heading of money, though none is written as money: `Elm 900 35`. */
function hasPlainSums(cells: readonly string[] | undefined, columns: readonly Column[]): boolean {
  return (
    cells !== undefined &&
    columns.every(({ kind }, at) => !kind || !isMoneyKind(kind) || /\d/.test(cells[at] ?? ''))
  );
}

/** Reads the rows under headings that one space parts, also where a name is wrapped over several lines. */
export function readSpacedTable(
  lines: readonly Line[],
  start: number,
  headings: readonly Column[],
): TableReading {
  const columns = settleHeadings(headings, lines[start]?.text ?? '');
  const accounts: Account[] = [];
  let wrapped: Line[] = [];
  let above: Line | undefined;
  let end = start;
  const hasGaps = (lines[start - 1]?.cells.length ?? 1) > 1;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || (line.cells.length > 1 && !hasGaps)) break;
    if (isFurniture(line.text) || sectionOf(line.text) || FOOTNOTE.test(line.text)) continue;
    if (readPairs(line.text).pairs.some(({ colon }) => colon)) break;
    const own = divideRow(line.text, columns);
    const hasFigures =
      line.text.split(' ').some((word) => isMoneyWord(word) || isMaskedNumber(word)) ||
      hasPlainSums(own, columns);
    const below = hasFigures ? undefined : divideRow(lines[index + 1]?.text ?? '', columns);
    const alone = wrapped.length > 0 ? undefined : rowOfNameAlone(line.text, below, columns);
    const untold = alone && accountOfRow(alone, columns, line, { flags: ['amount-missing'] });
    if (untold) {
      accounts.push(untold);
      above = undefined;
      end = index + 1;
      continue;
    }
    if (!hasFigures) {
      const found = labelAt(line.text.split(' ', 8), 0);
      // A line that goes on in small letters belongs to the row above, anything else to the row below.
      const longer =
        /^[a-z]/.test(line.text) && above ? divideRow(`${above.text} ${line.text}`, columns) : undefined;
      const whole = longer && accountOfRow(longer, columns, spanOf([above ?? line, line]));
      if (whole) {
        accounts[accounts.length - 1] = whole;
        end = index + 1;
        continue;
      }
      const isFull = wrapped.length >= MAX_WRAPPED;
      if (isFull || found || line.afterBlank || line.text.length > 60 || readPairs(line.text).pairs.length)
        break;
      wrapped.push(line);
      continue;
    }
    if (wrapped.length > 1 && columns.some(({ kind }, at) => kind === 'name' && own?.[at])) break;
    const isWrapped = wrapped.length > 0;
    const cells = isWrapped ? divideRow([...wrapped, line].map(({ text }) => text).join(' '), columns) : own;
    const flags = isWrapped ? (['multi-line-name'] as const) : [];
    const account = cells && accountOfRow(cells, columns, spanOf([...wrapped, line]), { flags });
    if (!account) break;
    accounts.push(account);
    above = isWrapped ? undefined : line;
    wrapped = [];
    end = index + 1;
  }
  return { accounts, end, repaired: 0 };
}
