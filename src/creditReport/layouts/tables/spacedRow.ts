import type { LabelKind } from '../../lexicon/labelTable';
import { hasShape, isDateKind, isMoneyKind } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { areTwoSums, isAmountShaped, isEmptyValue, isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { isStatusOnly, readStatusText } from '../../pieces/statuses';
import type { Column } from './column';
import { shareTwoNames } from './twoNames';

function isShapedWord(word: string): boolean {
  return isMaskedNumber(word) || readDate(word) !== undefined || isEmptyValue(word);
}

/** What a number looks like that nothing masks: `SM884410`, `20-0046-0317*`. */
const NUMBER = /^(?:(?:[A-Z]{0,4}|x+)\d{4,}[A-Z0-9*-]*|\d{2,}(?:-\d{3,})+\*?)$/;

/** The sign of dollars that a form prints before the field of the sum. */
const SIGN_APART = /\$ (?=\d)/g;

function takes(kind: LabelKind | undefined, word: string): boolean {
  if (!kind) return false;
  if (isEmptyValue(word)) return true;
  if (kind === 'money' && areTwoSums(word)) return true;
  if (isMoneyKind(kind)) return isAmountShaped(word);
  if (isDateKind(kind)) return readDate(word) !== undefined;
  return kind === 'number' && (isMaskedNumber(word) || NUMBER.test(word));
}

function isText(kind: LabelKind | undefined): boolean {
  return !kind || !hasShape(kind);
}

function isStatus(text: string): boolean {
  return !readStatusText(text).flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/**
 * Divides the words of neighbouring text columns: a status takes the most words that are nothing else, or what holds
 * one, but for a word that is left to its neighbour.
 */
function shareWords(words: readonly string[], columns: readonly Column[]): string[] {
  const [first, second] = columns.map(({ kind = 'text' }) => STATUS_KINDS.includes(kind));
  if (columns.length === 1) return [words.join(' ')];
  for (const isOne of [isStatusOnly, isStatus]) {
    const most = isOne === isStatusOnly ? words.length : words.length - 1;
    for (let taken = most; taken > 0; taken -= 1) {
      const cut = first ? taken : words.length - taken;
      const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
      if (first ? isOne(left) : second && isOne(right))
        return [left, right, ...columns.slice(2).map(() => '')];
    }
  }
  return (
    shareTwoNames(words, columns) ??
    shareBesideName(words, columns) ?? [words.join(' '), ...columns.slice(1).map(() => '')]
  );
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

/** Whether words are plain numbers, one for each of the first columns of money, and behind them nothing but a status. */
function arePlainNumbers(words: readonly string[], kinds: readonly (LabelKind | undefined)[]): boolean {
  const first = kinds.findIndex(isText);
  const shaped = first < 0 ? kinds : kinds.slice(0, first);
  const rest = words.slice(shaped.length).join(' ');
  return (
    shaped.length > 0 &&
    words.length >= shaped.length &&
    shaped.every((kind, at) => takes(kind, words[at] ?? '')) &&
    (rest === '' || (first >= 0 && isStatusOnly(rest)))
  );
}

/** Gives the words of a row to the columns, in their order, by the shape of the words; undefined where they do not fit. */
export function divideRow(text: string, columns: readonly Column[]): string[] | undefined {
  const words = text.replace(SIGN_APART, '$').split(' ');
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
    /** What has the form of a column behind, but more words behind it than these columns hold, is of the text: `visit 11/2023`. */
    const isCrowded = (left: number) => left > behind.length && !behind.some(isText);
    const isNamed = columns.slice(column, last).some(({ kind }) => kind === 'name');
    const ends = (text: string, left: number) => {
      // A dash before words enough for all columns behind is the text of this one.
      if (isEmptyValue(text) && left > behind.length) return false;
      return (
        isMoneyWord(text) ||
        (behind[0] === 'number' && takes('number', text)) ||
        (isShapedWord(text) && !isCrowded(left) && behind.some((next) => takes(next, text))) ||
        (isNamed && arePlainNumbers(words.slice(words.length - left), behind))
      );
    };
    let stop = word;
    while (stop < words.length && !(behind.length > 0 && ends(words[stop] ?? '', words.length - stop))) {
      if (behind.length === 0 && isEmptyValue(words[stop] ?? '') && stop > word) break;
      stop += 1;
    }
    cells.push(...shareWords(words.slice(word, stop), columns.slice(column, last)));
    word = stop;
    column = last;
  }
  return word >= words.length ? cells : undefined;
}
