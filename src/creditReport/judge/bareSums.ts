import { type Figure, figuresIn } from '../layouts/lists/figures';
import { numberIn } from '../layouts/lists/listNumber';
import { nameIn } from '../layouts/lists/spokenName';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line, Span } from '../page/lines';
import { placesInOrder } from '../page/placesInOrder';
import { isAddress } from '../pieces/addresses';
import { isFurniture } from '../pieces/furniture';
import type { Unused } from '../slots';

/** A sum without any mark of money, or none but its cents, or with mistyped thousands. Behind no name that a debt could have, few digits count something, and a year is one. */
const [BARE, UNNAMED] = [
  /^(?:\d{2,6}|\d*[.,]\d{1,6}|\d+(?:\.\d)?k)$/i,
  /^(?!(?:19|20)\d\d$)(?:\d{3,6}|\d*[.,]\d{1,6}|\d+(?:\.\d)?k)$/i,
];
/** Longer lines are no entries of a list. */
const MAX_LENGTH = 120;
/** What is told in words and a figure; the line of a page, an address or a number of an account is no entry. */
const ENTRY = /\p{L}[&.'’]?\p{L}.*\d{2}/u;

/** What the words around it say of a sum that may be owed. */
const OPEN: readonly (LabelKind | undefined)[] = [undefined, 'balance', 'pastDue'];

function isEntry({ text }: Line): boolean {
  if (text.length > MAX_LENGTH || !ENTRY.test(text)) return false;
  return numberIn(text) === '' && !isFurniture(text) && !isAddress(text);
}

/** Whether a figure can be what is owed, though it has no mark of money. */
function isBareSum(figure: Figure, text: string): boolean {
  if (!BARE.test(figure.text)) return false;
  return UNNAMED.test(figure.text) || nameIn(text, figure, undefined) !== undefined;
}

function sumsOf(line: Line, source: string, isTaken: boolean): Unused[] {
  if (!isEntry(line) || (isTaken && line.cells.length > 1)) return [];
  const figures = figuresIn(line.text, '');
  const open = isTaken ? figures.slice(0, 1).filter(({ kind }) => OPEN.includes(kind)) : figures;
  const sums = open.filter((figure) => isBareSum(figure, line.text)).map(({ text }) => text);
  return placesInOrder(sums, line, source).flatMap((place) => (place ? [{ ...place, kind: 'amount' }] : []));
}

/**
 * The sums of a list that are written as bare numbers: the first of each line from which a row was read, as in `Oak 640`,
 * and every one of a line from which none was: `rent 900`.
 *
 * @param taken the stretches that rows were read from, in any order
 */
export function bareSumsIn(lines: readonly Line[], source: string, taken: readonly Span[]): Unused[] {
  const sorted = [...taken].sort((one, other) => one.from - other.from);
  let [next, reach] = [0, 0];
  return lines.flatMap((line) => {
    for (let span = sorted[next]; span && span.from < line.to; span = sorted[next]) {
      reach = Math.max(reach, span.to);
      next += 1;
    }
    return sumsOf(line, source, reach > line.from);
  });
}
