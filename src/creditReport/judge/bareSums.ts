import { figuresIn } from '../layouts/lists/figures';
import { numberIn } from '../layouts/lists/listNumber';
import { nameIn } from '../layouts/lists/spokenName';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line } from '../page/lines';
import { isAddress } from '../pieces/addresses';
import { isFurniture } from '../pieces/furniture';
import type { Unused } from '../slots';

/** A sum without any mark of money. Behind no name that a debt could have, few digits count something, and a year is one. */
const [BARE, UNNAMED] = [/^\d{2,6}$/, /^(?!(?:19|20)\d\d$)\d{3,6}$/];
/** Longer lines are no entries of a list. */
const MAX_LENGTH = 120;
/** What is told in words and a figure; the line of a page, an address or a number of an account is no entry. */
const ENTRY = /\p{L}{2}.*\d{2}/u;

/** What the words around it say of a sum that may be owed. */
const OPEN: readonly (LabelKind | undefined)[] = [undefined, 'balance', 'pastDue'];

function isEntry({ text, cells }: Line): boolean {
  if (cells.length > 1 || text.length > MAX_LENGTH || !ENTRY.test(text)) return false;
  return numberIn(text) === '' && !isFurniture(text) && !isAddress(text);
}

/** The place of the first sum of a line, where it is bare and no word says that it is something else. */
function bareSumOf(line: Line, source: string): Unused[] {
  const { text, from, to } = line;
  const [first] = isEntry(line) ? figuresIn(text, '') : [];
  if (!first || !BARE.test(first.text) || !OPEN.includes(first.kind)) return [];
  if (!UNNAMED.test(first.text) && nameIn(text, first, undefined) === undefined) return [];
  const at = source.slice(from, to).indexOf(first.text);
  return at < 0 ? [] : [{ from: from + at, to: from + at + first.text.length, kind: 'amount' }];
}

/** The first sum of each line of a list, where it is written as a bare number: `Oak 640`, `rent 900`. */
export function bareSumsIn(lines: readonly Line[], source: string): Unused[] {
  return lines.flatMap((line) => bareSumOf(line, source));
}
