import type { Account } from './account';
import { isMaskedNumber } from './accountNumber';
import { isAmountShaped, isEmptyValue, isMoneyWord } from './amounts';
import { areHeadings, type Column } from './columns';
import { readDate } from './dates';
import { isFurniture } from './furniture';
import { labelAt } from './labels';
import type { LabelKind } from './labelTable';
import type { Line } from './lines';
import { isKindOfAccount } from './names';
import { headingsOf, readPairs } from './pairs';
import { sectionOf } from './sections';
import { isMoneyKind } from './shapes';
import { isStatusOnly, readStatusText } from './statuses';
import { accountOfRow, type TableReading } from './tables';

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

function isStatus(text: string): boolean {
  return !readStatusText(text).flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/** Divides the words of neighbouring text columns: a status takes the most words that are nothing else, or one at all. */
function shareWords(words: readonly string[], columns: readonly Column[]): string[] {
  const [first, second] = columns.map(({ kind = 'text' }) => STATUSES.includes(kind));
  if (columns.length === 1) return [words.join(' ')];
  for (const isOne of [isStatusOnly, isStatus]) {
    for (let taken = words.length; taken > 0; taken -= 1) {
      const cut = first ? taken : words.length - taken;
      const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
      if (first ? isOne(left) : second && isOne(right))
        return [left, right, ...columns.slice(2).map(() => '')];
    }
  }
  return shareBesideName(words, columns) ?? [words.join(' '), ...columns.slice(1).map(() => '')];
}

/** A code, such as whose account it is, is no more than two letters long. */
const SHORT = /^[A-Z0-9]{1,2}$/;

/** Divides the words of a name and the text beside it: a short code before the name, a kind of account behind it. */
function shareBesideName(words: readonly string[], columns: readonly Column[]): string[] | undefined {
  const [first, second] = columns.map(({ kind }) => kind === 'name');
  if (columns.length !== 2) return undefined;
  if (second && SHORT.test(words[0] ?? '')) return [words[0] ?? '', words.slice(1).join(' ')];
  const cut = words.findIndex((_, index) => index > 0 && isKindOfAccount(words.slice(index).join(' ')));
  return first && cut > 0 ? [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] : undefined;
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
      cells.push(isTaken ? value : '');
      if (isTaken) word += 1;
      column += 1;
      continue;
    }
    // A dash stands for the text itself where a word is left for every column behind it.
    if (isEmptyValue(words[word] ?? '') && words.length - word >= columns.length - column) {
      cells.push(words[word] ?? '');
      word += 1;
      column += 1;
      continue;
    }
    let last = column;
    while (last < columns.length && isText(columns[last]?.kind)) last += 1;
    const behind = columns.slice(last).map((next) => next.kind);
    const ends = (text: string) =>
      isMoneyWord(text) ||
      (behind[0] === 'number' && takes('number', text)) ||
      (isShapedWord(text) && behind.some((next) => takes(next, text)));
    let stop = word;
    while (stop < words.length && !(behind.length > 0 && ends(words[stop] ?? ''))) {
      if (behind.length === 0 && isEmptyValue(words[stop] ?? '') && stop > word) break;
      stop += 1;
    }
    cells.push(...shareWords(words.slice(word, stop), columns.slice(column, last)));
    word = stop;
    column = last;
  }
  return word >= words.length ? cells : undefined;
}

/** `Payment Status` over a column may be two headings: a sum before the first status tells. */
function settleHeadings(columns: readonly Column[], row: string): readonly Column[] {
  const index = columns.findIndex(({ label }) => label === 'payment status');
  const [first = ''] = (index !== -1 && divideRow(row, columns)?.[index]?.split(' ')) || [];
  if (!isMoneyWord(first)) return columns;
  const two: readonly Column[] = [
    { kind: 'paying', label: 'payment' },
    { kind: 'statusLoose', label: 'status' },
  ];
  return [...columns.slice(0, index), ...two, ...columns.slice(index + 1)];
}

/** Reads the rows under headings that one space parts, also where a name is wrapped over two lines. */
export function readSpacedTable(
  lines: readonly Line[],
  start: number,
  headings: readonly Column[],
): TableReading {
  const columns = settleHeadings(headings, lines[start]?.text ?? '');
  const accounts: Account[] = [];
  let [wrapped, above] = ['', ''];
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.cells.length > 1) break;
    if (isFurniture(line.text) || sectionOf(line.text)) continue;
    if (readPairs(line.text).pairs.some(({ colon }) => colon)) break;
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
