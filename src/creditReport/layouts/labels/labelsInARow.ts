import { labelAt } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind, hasShape, isMoneyKind } from '../../lexicon/shapes';
import { type Line, lineOf, spanOf } from '../../page/lines';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isMoneyWord } from '../../pieces/amounts';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { isStatusOnly } from '../../pieces/statuses';

/** A label as it is printed. */
export interface Label {
  text: string;
  kind: LabelKind | undefined;
}

/** More labels, or words of their values, stand on no line of an account. */
const [MAX_LABELS, MAX_WORDS] = [8, 40];
/** A sum with its day has so many words: `$808 as of Aug 12, 2026`. */
const MAX_SHAPED = 6;
/** The word before the day of a sum: `$1,874 as of Jul 2010`, `$1,874 / Jul 2010`. */
const OF_DAY = /^(?:as|on|\/|\()/i;
const ADDRESS = /^address:$/i;
/** An address has so many lines at most. */
const MAX_ADDRESS = 5;
/** A number that is printed whole; fewer digits are those of a postal code. */
const WHOLE_NUMBER = /^(?=(?:\D*\d){6})[A-Z\d-]+$/;

/** The labels of a line that is nothing else, each with its colon; undefined where it is another line. */
function labelsOf({ text, cells }: Line): readonly Label[] | undefined {
  if (cells.length > 1 || !text.endsWith(':')) return undefined;
  const parts = text.split(/(?<=:) /);
  if (parts.length < 2 || parts.length > MAX_LABELS) return undefined;
  const labels = parts.map((part): Label => {
    const words = part.split(' ', MAX_LABELS);
    const found = labelAt(words, 0);
    return { text: part, kind: found?.words === words.length ? found.kind : undefined };
  });
  const known = labels.filter(({ kind }) => kind !== undefined);
  const areLabels = labels.every(({ text: label }) => /^\p{Lu}[^\d$:]{1,40}:$/u.test(label));
  // Of an address nobody knows where it ends, but beside a number alone.
  const mayDivide = areOfAddress(labels) || !labels.some(({ text: label }) => ADDRESS.test(label));
  return areLabels && mayDivide && known.length * 2 >= labels.length ? labels : undefined;
}

/** How many of the words a label may take for its value, the likeliest first. */
function lengths(kind: LabelKind | undefined, words: readonly string[], left: number): number[] {
  const counts = Array.from({ length: Math.max(0, words.length - left) }, (_, index) => index + 1);
  const wordsOf = (count: number) => words.slice(0, count).join(' ');
  if (kind && hasShape(kind)) {
    const fitting = counts.slice(0, MAX_SHAPED).filter((count) => fitsKind(kind, wordsOf(count)));
    // A sum goes on with nothing but its day; behind a date stands the next value.
    const isDated = OF_DAY.test(words[1] ?? '');
    return isMoneyKind(kind) ? fitting.filter((count) => count === 1 || isDated).reverse() : fitting;
  }
  const money = words.findIndex(isMoneyWord);
  const texts = money < 0 ? counts : counts.slice(0, money);
  const isClear = (count: number) => isStatusOnly(wordsOf(count)) || isKindOfAccount(wordsOf(count));
  return [...texts.filter(isClear).reverse(), ...texts.filter((count) => !isClear(count))];
}

/** Gives the words of a line to labels, in their order, each as many as its kind takes; undefined where none may be left. */
export function divide(labels: readonly Label[], words: readonly string[]): readonly string[] | undefined {
  const failed = new Set<number>();
  const from = (label: number, word: number): readonly string[] | undefined => {
    if (label === labels.length) return word === words.length ? [] : undefined;
    const state = label * MAX_WORDS + word;
    if (failed.has(state)) return undefined;
    for (const count of lengths(labels[label]?.kind, words.slice(word), labels.length - label - 1)) {
      const rest = from(label + 1, word + count);
      if (rest) return [words.slice(word, word + count).join(' '), ...rest];
    }
    failed.add(state);
    return undefined;
  };
  return words.length > MAX_WORDS ? undefined : from(0, 0);
}

/** Whether labels are those of a creditor's address and of the number of the account beside it. */
function areOfAddress(labels: readonly Label[]): boolean {
  return (
    labels.length === 2 &&
    labels.filter(({ text }) => ADDRESS.test(text)).length === 1 &&
    labels.some(({ kind }) => kind === 'number')
  );
}

/** The lines of an address beside which an account's number stands, as a line for each of the two. */
function addressWithNumber(
  labels: readonly Label[],
  lines: readonly Line[],
  start: number,
): { lines: Line[]; end: number } | undefined {
  const below = lines.slice(start, start + MAX_ADDRESS);
  const next = below.findIndex(({ text }) => text.includes(':'));
  const address = next < 0 ? below : below.slice(0, next);
  const isLast = labels[1]?.kind === 'number';
  const numberOf = ({ text }: Line) => text.split(' ').at(isLast ? -1 : 0) ?? '';
  const isWhole = ({ text }: Line) => !/\bbox\b/i.test(text);
  const at =
    address.find((line) => isMaskedNumber(numberOf(line))) ??
    address.find((line) => isWhole(line) && WHOLE_NUMBER.test(numberOf(line)));
  if (!at) return undefined;
  const number = numberOf(at);
  const rest = address.map((line) => {
    if (line !== at) return line.text;
    return isLast ? line.text.slice(0, -number.length).trim() : line.text.slice(number.length).trim();
  });
  const values = isLast ? [rest.join(' '), number] : [number, rest.join(' ')];
  const span = spanOf(address);
  return {
    lines: labels.map(({ text }, index) =>
      lineOf(`${text} ${values[index]}`, index === (isLast ? 1 : 0) ? at : span),
    ),
    end: start + address.length,
  };
}

/**
 * Lines with a line for each label where several stand on one, each with its colon, and their values on the line below, as
 * a viewer copies what a report prints in columns: `Date Opened: Type: High Balance:` over `05/2010 Installment $11,870`.
 */
export function withLabelsInARow(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = [];
  let index = 0;
  while (index < lines.length) {
    const [line, below] = [lines[index], lines[index + 1]];
    if (!line) break;
    const labels = below && !below.afterBlank ? labelsOf(line) : undefined;
    const isOfAddress = labels !== undefined && areOfAddress(labels);
    const address = isOfAddress ? addressWithNumber(labels, lines, index + 1) : undefined;
    const isOther = !below || below.cells.length > 1 || /:(?: |$)/.test(below.text);
    const values = labels && !isOfAddress && !isOther ? divide(labels, below.text.split(' ')) : undefined;
    if (address) {
      found.push(...address.lines);
      index = address.end;
    } else if (labels && values && below) {
      found.push(
        ...labels.map(({ text }, at) => lineOf(`${text} ${values[at]}`, below, at === 0 && line.afterBlank)),
      );
      index += 2;
    } else {
      found.push(line);
      index += 1;
    }
  }
  return found;
}
