import { type Figure, figuresIn } from '../layouts/lists/figures';
import { numberIn } from '../layouts/lists/listNumber';
import { nameIn } from '../layouts/lists/spokenName';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line, Span } from '../page/lines';
import { isAddress } from '../pieces/addresses';
import { isFurniture } from '../pieces/furniture';
import type { Unused } from '../slots';

/** A sum without any mark of money, or none but its cents. Behind no name that a debt could have, few digits count something, and a year is one. */
const [BARE, UNNAMED] = [/^(?:\d{2,6}|\d+[.,]\d{1,2})$/, /^(?!(?:19|20)\d\d$)(?:\d{3,6}|\d+[.,]\d{1,2})$/];
/** Longer lines are no entries of a list. */
const MAX_LENGTH = 120;
/** What is told in words and a figure; the line of a page, an address or a number of an account is no entry. */
const ENTRY = /\p{L}{2}.*\d{2}/u;

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

/** The places of figures in a line, each behind the one before. */
function placesOf(figures: readonly Figure[], { from, to }: Line, source: string): Unused[] {
  const stretch = source.slice(from, to);
  let end = 0;
  return figures.flatMap(({ text }) => {
    const at = stretch.indexOf(text, end);
    if (at < 0) return [];
    end = at + text.length;
    return [{ from: from + at, to: from + end, kind: 'amount' }];
  });
}

function sumsOf(line: Line, source: string, isTaken: boolean): Unused[] {
  if (!isEntry(line) || (isTaken && line.cells.length > 1)) return [];
  const figures = figuresIn(line.text, '');
  const open = isTaken ? figures.slice(0, 1).filter(({ kind }) => OPEN.includes(kind)) : figures;
  return placesOf(
    open.filter((figure) => isBareSum(figure, line.text)),
    line,
    source,
  );
}

/**
 * The sums of a list that are written as bare numbers: the first of each line from which a row was read, as in `Oak 640`,
 * and every one of a line from which none was: `rent 900`.
 *
 * @param taken the stretches that rows were read from
 */
export function bareSumsIn(lines: readonly Line[], source: string, taken: readonly Span[]): Unused[] {
  return lines.flatMap((line) =>
    sumsOf(
      line,
      source,
      taken.some(({ from, to }) => from < line.to && line.from < to),
    ),
  );
}
