import { labelAt } from '../../lexicon/labels';
import { hasShape } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { type Line, lineOf } from '../../page/lines';
import { remembered } from '../../page/remembered';
import { isAddress, isZip } from '../../pieces/addresses';
import { isStatusTold } from '../../pieces/statuses';
import { divide, type Label } from './labelsInARow';

/** Fewer labels stand beside each other by chance, and one row of them may be the heading of a table. */
const [MIN_LABELS, MIN_ROWS] = [2, 2];
/** More words are no labels, or values of them. */
const MAX_WORDS = 20;
/** The words of a state and its code. */
const ZIP_WORDS = 2;

/** A line of words, some of an address before the others. */
interface Behind<T> {
  address: string;
  rest: T;
}

const isOfShape = ({ kind }: Label) => kind !== undefined && hasShape(kind);
const isOfStatus = ({ kind }: Label) => kind !== undefined && STATUS_KINDS.includes(kind);

/** Labels that words are, and nothing else, one at least of a value with a shape, or of how a debt stands; none names who is owed, as the headings of a table do. */
function labelsIn(words: readonly string[]): readonly Label[] | undefined {
  const labels: Label[] = [];
  let index = 0;
  while (index < words.length) {
    const found = labelAt(words, index);
    if (!found || found.colon || found.kind === 'name' || found.kind === 'agency') return undefined;
    labels.push({ text: words.slice(index, index + found.words).join(' '), kind: found.kind });
    index += found.words;
  }
  const haveShape = labels.some((label) => isOfShape(label) || isOfStatus(label));
  return labels.length >= MIN_LABELS && haveShape ? labels : undefined;
}

/** The labels of a text that is nothing else, or that a line of an address begins. */
const labelsOf = remembered((text): Behind<readonly Label[]> | undefined => {
  const words = text.split(' ');
  if (words.length > MAX_WORDS || text.includes(':') || text.includes('$')) return undefined;
  for (let start = 0; start + MIN_LABELS <= words.length; start += 1) {
    const address = words.slice(0, start).join(' ');
    const rest = labelsIn(words.slice(start));
    if (rest) return start === 0 || isAddress(address) ? { address, rest } : undefined;
  }
  return undefined;
});

/** The values that a line gives to labels; behind its town, where the labels stand beside an address. */
function valuesOf(
  { address, rest: labels }: Behind<readonly Label[]>,
  { cells, text }: Line,
): Behind<readonly string[]> | undefined {
  const words = text.split(' ');
  if (cells.length > 1 || words.length > MAX_WORDS || text.includes(':')) return undefined;
  // Labels whose values are left empty stand over other labels.
  if ((labelAt(words, 0)?.words ?? 0) > 1) return undefined;
  const whole = divide(labels, words);
  if (whole || address === '') return whole && { address: '', rest: whole };
  const end = words.findIndex((_, index) => isZip(words.slice(index - ZIP_WORDS + 1, index + 1).join(' ')));
  const rest = end < 0 ? undefined : divide(labels, words.slice(end + 1));
  return rest && { address: words.slice(0, end + 1).join(' '), rest };
}

/** The lines that a row of labels over a row of their values stand for; undefined where two lines are none. */
function linesOf(line: Line, below: Line | undefined): readonly Line[] | undefined {
  const labels = below && !below.afterBlank && line.cells.length === 1 ? labelsOf(line.text) : undefined;
  const values = labels && below && valuesOf(labels, below);
  if (!values) return undefined;
  const isTold = labels.rest.some((label, at) => isOfStatus(label) && isStatusTold(values.rest[at] ?? ''));
  if (!isTold && !labels.rest.some(isOfShape)) return undefined;
  const addresses = [lineOf(labels.address, line, line.afterBlank), lineOf(values.address, below)];
  const pairs = labels.rest.map(({ text }, at) => lineOf(`${text}: ${values.rest[at]}`, below));
  return [...addresses.filter(({ text }) => text !== ''), ...pairs];
}

/**
 * Lines with a line for each label where several that have no colon stand on one, over a line of their values, as a viewer
 * copies what a report prints in columns, with one blank where each gap was: `Date opened Type Credit limit` over
 * `05/1998 Credit card $8,000`. The address of the creditor may stand beside both.
 */
export function withBareLabelsInARow(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = [];
  let rows = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const own = linesOf(line, lines[index + 1]);
    found.push(...(own ?? [line]));
    if (own) [rows, index] = [rows + 1, index + 1];
  }
  return rows < MIN_ROWS ? lines : found;
}
