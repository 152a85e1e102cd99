import type { Account } from './account';
import { isMaskedNumber } from './accountNumber';
import { isAmountShaped, isEmptyValue, isMoneyWord } from './amounts';
import { readDate } from './dates';
import { isFurniture } from './furniture';
import { labelAt } from './labels';
import type { LabelKind } from './labelTable';
import type { Line } from './lines';
import { headingsOf, readPairs } from './pairs';
import { isMoneyKind } from './shapes';
import { readStatusText } from './statuses';
import { accountOfRow, areHeadings, type Column, type TableReading } from './tables';

const DATES: readonly LabelKind[] = ['date', 'reported', 'opened'];
const STATUSES: readonly LabelKind[] = ['status', 'statusLoose', 'accountStatus'];

/** The columns of a heading line whose labels one space parts; undefined where the line is none. */
export function readSpacedHeadings(line: Line): Column[] | undefined {
  if (line.cells.length > 1 || line.text.length > 300 || /[:$\d]/.test(line.text)) return undefined;
  const headings = headingsOf(line.text);
  return headings && areHeadings(headings.map(({ kind }) => kind))
    ? headings.map(({ kind, label }) => ({ kind, label }))
    : undefined;
}

function isShapedWord(word: string): boolean {
  return (
    isMoneyWord(word) ||
    isMaskedNumber(word) ||
    readDate(word) !== undefined ||
    (isEmptyValue(word) && word !== '')
  );
}

function takes(kind: LabelKind | undefined, word: string): boolean {
  if (!kind) return false;
  if (isEmptyValue(word)) return true;
  if (isMoneyKind(kind)) return isAmountShaped(word) && !isMaskedNumber(word);
  if (DATES.includes(kind)) return readDate(word) !== undefined;
  return kind === 'number' && (isMaskedNumber(word) || /^[A-Z]{0,4}\d{4,}[A-Z0-9-]*$/.test(word));
}

function isText(kind: LabelKind | undefined): boolean {
  return !kind || !(isMoneyKind(kind) || DATES.includes(kind) || kind === 'number');
}

/** Divides the words of neighbouring text columns: a status takes the most last words that are one. */
function shareWords(words: readonly string[], columns: readonly Column[]): string[] {
  const [first, second] = columns;
  if (columns.length < 2 || !first || !second) return [words.join(' ')];
  const isStatus = (text: string) =>
    !readStatusText(text).flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
  const statusFirst = STATUSES.includes(first.kind ?? 'text');
  for (
    let cut = statusFirst ? words.length : 0;
    statusFirst ? cut > 0 : cut < words.length;
    cut += statusFirst ? -1 : 1
  ) {
    const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    if (statusFirst ? isStatus(left) : STATUSES.includes(second.kind ?? 'text') && isStatus(right))
      return [left, right];
  }
  return [words.join(' '), ...columns.slice(1).map(() => '')];
}

/** Gives the words of a row to the columns, in their order, by the shape of the words; undefined where they do not fit. */
function divideRow(text: string, columns: readonly Column[]): string[] | undefined {
  const words = text.split(' ');
  if (words.length > 80) return undefined;
  const cells: string[] = [];
  let word = 0;
  let column = 0;
  while (column < columns.length) {
    const { kind } = columns[column] ?? { kind: undefined };
    if (!isText(kind)) {
      const value = words[word] ?? '';
      const isTaken = value !== '' && takes(kind, value);
      // "xxxx 1234" is one number in two words.
      cells.push(isTaken ? value : '');
      if (isTaken) word += 1;
      column += 1;
      continue;
    }
    let last = column;
    while (last < columns.length && isText(columns[last]?.kind)) last += 1;
    const next = columns[last]?.kind;
    let stop = word;
    while (
      stop < words.length &&
      !(
        last < columns.length &&
        isShapedWord(words[stop] ?? '') &&
        (takes(next, words[stop] ?? '') || isMoneyWord(words[stop] ?? '')) &&
        stop > word - 1
      )
    ) {
      if (last === columns.length && isEmptyValue(words[stop] ?? '') && stop > word) break;
      stop += 1;
    }
    cells.push(...shareWords(words.slice(word, stop), columns.slice(column, last)));
    word = stop;
    column = last;
  }
  return word >= words.length ? cells : undefined;
}

/** Reads the rows under headings that one space parts, also where a name is wrapped over two lines. */
export function readSpacedTable(
  lines: readonly Line[],
  start: number,
  columns: readonly Column[],
): TableReading {
  const accounts: Account[] = [];
  let [wrapped, above] = ['', ''];
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.cells.length > 1) break;
    if (isFurniture(line.text)) continue;
    const hasFigures = line.text.split(' ').some((word) => isMoneyWord(word) || isMaskedNumber(word));
    if (!hasFigures) {
      const found = labelAt(line.text.split(' ', 8), 0);
      // A line that goes on in small letters belongs to the row above, anything else to the row below.
      const longer =
        /^[a-z]/.test(line.text) && above ? divideRow(`${above} ${line.text}`, columns) : undefined;
      const whole = longer && accountOfRow(longer, columns);
      if (whole) {
        accounts[accounts.length - 1] = whole;
        end = index + 1;
        continue;
      }
      if (
        wrapped !== '' ||
        found ||
        line.afterBlank ||
        line.text.length > 60 ||
        readPairs(line.text).pairs.length
      )
        break;
      wrapped = line.text;
      continue;
    }
    const cells = divideRow(wrapped ? `${wrapped} ${line.text}` : line.text, columns);
    const account = cells && accountOfRow(cells, columns, wrapped ? { flags: ['multi-line-name'] } : {});
    if (!account) break;
    accounts.push(account);
    above = wrapped ? '' : line.text;
    wrapped = '';
    end = index + 1;
  }
  return { accounts, end, repaired: 0 };
}
