import type { Account } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { mayBeDaysLate } from '../../lexicon/lateness';
import { isToldStatus } from '../../meaning/columnValues';
import { areBulleted } from '../../page/bullets';
import type { Line } from '../../page/lines';
import { isMaskedNumber, readAccountNumber } from '../../pieces/accountNumber';
import { isAmountShaped, isEmptyValue, readAmount } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { countsLates } from '../../pieces/lateCounts';
import { isName } from '../../pieces/names';
import { readStatus } from '../../pieces/statuses';
import type { ReviewFlag } from '../../reviewFlags';
import { figuresIn } from '../lists/figures';
import { tellsInWords } from '../lists/listedDebt';
import type { Column } from './column';
import { readHeadings } from './columns';
import { belowInEachRow, plainlyOwed } from './plainlyOwed';
import { accountOfRow } from './tables';
import { isBalanceUntold } from './untoldBalance';

/** Our own columns in their order: how a block of cells without headings is read where it fits. */
const GRID_ORDER: readonly Column[] = (
  ['name', 'number', 'balance', 'original', 'statusLoose', 'paying'] as const
).map((kind, index) => ({ kind, label: `column ${index + 1}` }));

/** The accounts of cells without headings, and whether what the columns mean is a guess. */
export interface UnheadedReading {
  accounts: readonly Account[];
  isGuess: boolean;
}

const NOTHING: UnheadedReading = { accounts: [], isGuess: false };

function columnOf(rows: readonly (readonly string[])[], index: number): string[] {
  return rows.map((row) => row[index] ?? '').filter((cell) => !isEmptyValue(cell));
}

function isStatusCell(cell: string): boolean {
  return !readStatus(cell).flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

function isNumberCell(cell: string): boolean {
  return readAccountNumber(cell) === cell && !/[$,]|^\d+\.\d\d$|^\d+(?:\.\d)?k$|\/\p{L}/iu.test(cell);
}

function isNameCell(cell: string): boolean {
  return isName(cell.split('\n')[0] ?? '');
}

function isOriginalCell(cell: string): boolean {
  return isNameCell(cell) && !isAmountShaped(cell) && !isStatusCell(cell) && !countsLates(cell);
}

/** The cells of each column, an empty one where a row has none. */
function columnsOf(rows: readonly (readonly string[])[], indexes: readonly number[]): string[][] {
  return indexes.map((index) => rows.map((row) => row[index] ?? ''));
}

function fitsGridOrder(rows: readonly (readonly string[])[], width: number): boolean {
  const all = (index: number, test: (cell: string) => boolean) => columnOf(rows, index).every(test);
  return (
    width <= GRID_ORDER.length &&
    rows.every(([name = '']) => isNameCell(name)) &&
    all(1, isNumberCell) &&
    all(2, isAmountShaped) &&
    // Plain digits before what is so small that it is paid each month are owed.
    !plainlyOwed(columnsOf(rows, [1, 2])) &&
    belowInEachRow(columnsOf(rows, [1, 2]))?.mayBeNumbers !== false &&
    columnOf(rows, 2).length > 0 &&
    all(3, isOriginalCell) &&
    all(4, isStatusCell) &&
    all(5, isAmountShaped)
  );
}

/** Which of several columns of money is the balance and which the payment: limits are round, past due is less, the payment last. */
function guessMoney(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
): Map<number, LabelKind> {
  const total = (index: number) =>
    columnOf(rows, index).reduce((sum, cell) => sum + Number(readAmount(cell)?.amount?.abs() ?? 0), 0);
  const meanings = new Map<number, LabelKind>();
  const left = [...columns];
  const last = left.at(-1);
  if (last !== undefined && left.slice(0, -1).some((other) => total(last) <= total(other))) {
    meanings.set(last, 'paying');
    left.pop();
  }
  const [first] = left;
  const isRound = (index: number) =>
    columnOf(rows, index).every((cell) => Number(readAmount(cell)?.amount ?? 1) % ROUND === 0);
  if (first !== undefined && isRound(first) && !left.every(isRound)) left.shift();
  const balance = left.reduce((most, index) => (total(index) > total(most) ? index : most), left[0] ?? -1);
  meanings.set(balance, 'balance');
  return meanings;
}

/** A sum with the marks of money. */
const MARKED = /\$|[.,]\d{2}$/;
/** Limits are so round. */
const ROUND = 50;

/** So much of a column has to have a shape before it is taken to have it. */
const MOST = 0.7;

function guessColumns(rows: readonly (readonly string[])[], width: number): Column[] | undefined {
  const indexes = Array.from({ length: width }, (_, index) => index);
  const printed = indexes.map((index) => columnOf(rows, index));
  const taken = new Set<number>();
  const share = (index: number, test: (cell: string) => boolean) =>
    (printed[index] ?? []).filter(test).length / Math.max(1, printed[index]?.length ?? 0);
  /** How many of the cells differ: an owner or a kind comes again, a name or a number does not. */
  const distinct = (index: number) => new Set(printed[index]).size / Math.max(1, printed[index]?.length ?? 0);
  const take = (worth: (index: number) => number, least: number) => {
    let [best, most] = [-1, 0];
    for (const index of indexes) {
      if (taken.has(index) || !printed[index]?.length) continue;
      const own = worth(index);
      if (best < 0 || own > most + 0.01) [best, most] = [index, own];
    }
    if (best < 0 || most < least) return undefined;
    taken.add(best);
    return best;
  };
  const areCount = (index: number) => printed[index]?.every((cell, row) => cell === String(row + 1));
  for (const index of indexes)
    if (areCount(index) || share(index, (cell) => readDate(cell) !== undefined) === 1) taken.add(index);
  const name = take(
    (index) =>
      (printed[index]?.length ?? 0) === rows.length ? share(index, isNameCell) * distinct(index) : 0,
    MOST,
  );
  const isNumber = (cell: string) => isNumberCell(cell) && (isMaskedNumber(cell) || /^[^.]{4,}$/.test(cell));
  const columns = columnsOf(rows, indexes);
  const plain = plainlyOwed(columns) ?? belowInEachRow(columns);
  for (const index of plain ? [plain.owed, plain.paid] : []) taken.add(index);
  const isMarked = (index: number) => share(index, (cell) => MARKED.test(cell)) === 1;
  /** Digits between a name and marked sums are a number, however few they are of some, and no round limits. */
  const areShort = (index: number) =>
    index - 1 === name &&
    indexes.filter((other) => other > index && isMarked(other)).length > 1 &&
    share(index, isNumberCell) === 1 &&
    share(index, isNumber) > 0 &&
    share(index, (cell) => Number(cell) % ROUND === 0) < 1;
  const number = take(
    (index) => (share(index, isNumber) === 1 || areShort(index) ? distinct(index) : 0),
    MOST,
  );
  /** An export of codes has that of an account which is paid as agreed; without it they may be what is paid each month. */
  const areCodes = (index: number) =>
    printed[index]?.some((cell) => /^(?:11|0?1)$|\p{L}/u.test(cell)) === true;
  // A plain figure is the code of a status only where a number shows the row of an export.
  const isStatus = (index: number) =>
    number === undefined || !areCodes(index) ? isToldStatus : isStatusCell;
  // Days stand in the place of a status where others are told in words: `Current`, `60`.
  const status = take(
    (index) =>
      share(
        index,
        (cell) => isStatus(index)(cell) || (mayBeDaysLate(cell) && share(index, isToldStatus) > 0),
      ),
    MOST,
  );
  const money = plain
    ? [plain.owed, plain.paid]
    : indexes.filter(
        (index) =>
          !taken.has(index) && (printed[index]?.length ?? 0) > 0 && share(index, isAmountShaped) === 1,
      );
  if (name === undefined || money.length === 0 || (number === undefined && status === undefined && !plain))
    return undefined;
  const meanings = guessMoney(rows, money);
  return indexes.map((index) => {
    const kind: LabelKind =
      index === name
        ? 'name'
        : index === number
          ? 'number'
          : index === status
            ? 'statusLoose'
            : (meanings.get(index) ?? (money.includes(index) ? 'money' : 'text'));
    return { kind, label: `column ${index + 1}` };
  });
}

/** Whether a cell tells what is paid each month: `$161 a month`. */
function tellsPaid(cell: string): boolean {
  return figuresIn(cell, '').some(({ kind }) => kind === 'paying');
}

/**
 * Reads cells that have no headings: in the order of our own columns where they fit it, otherwise by what the columns
 * hold, which is a guess and flagged as one.
 */
export function readUnheaded(lines: readonly Line[]): UnheadedReading {
  const rows = lines.map(({ cells }) => cells);
  // A clipboard has more rows than a call takes arguments.
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width < 3 || width > 40 || rows.some((row) => row.length < 2)) return NOTHING;
  if (areBulleted(rows.map(([first = '']) => first))) return NOTHING;
  // Under headings it is those that tell what the columns are.
  if (lines[0] && readHeadings(lines[0])) return NOTHING;
  // Of three columns with the words for what is paid in the last, no cell has what is owed but by words too.
  if (width === 3 && rows.every(([, , last = '']) => tellsPaid(last))) return NOTHING;
  const isOwn = fitsGridOrder(rows, width);
  // Three columns with less in the last may be a name, what is owed and what is paid.
  const isGuess = !isOwn || (width === 3 && belowInEachRow(columnsOf(rows, [1, 2])) !== undefined);
  const columns = isOwn ? GRID_ORDER : guessColumns(rows, width);
  if (!columns || lines.some(tellsInWords)) return NOTHING;
  const accounts = lines.flatMap(({ cells, ...line }) => {
    // The last cells of a row may be left out where they are empty.
    const whole = columns.map((_, index) => cells[index] ?? '');
    const flags: ReviewFlag[] = isGuess ? ['columns-guessed'] : [];
    if (isBalanceUntold(whole, columns)) flags.push('amount-missing');
    return accountOfRow(cells, columns, line, { flags }) ?? [];
  });
  return { accounts, isGuess };
}
