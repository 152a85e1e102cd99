import { type Account, accountOf, unlabelledFact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line } from '../page/lines';
import { isKindOfAccount } from '../pieces/kindsOfAccount';
import { cleanName, isName } from '../pieces/names';
import { beginsAsTotal } from '../pieces/sums';

/** The title over what is owed, alone on its line: `LIABILITIES & EQUITY`, `B. LIABILITIES (last 4 digits only)`. */
const TITLE =
  /^(?:(?:[A-Z]|\d{1,2}|[IVX]{1,5})[.)] )?(?:total )?(?:liabilities|debts)(?:(?: (?:&|and) |\/)[\p{L}'’ ]{3,40})?(?: \([^()]{1,80}\))?:?$/iu;
/** The sum of all that is owed, which ends it. */
const END = /^total (?:liabilities|debts?)[:.… ]*\(?-?\$? ?\d[\d,.]*\)?$/i;
/** What else a balance sheet adds up. */
const OTHER_SUM =
  /^(?:(?:[A-Z]|\d{1,2}|[IVX]{1,5})[.)] )?(?:total )?(?:assets|(?:owner['’]?s |opening balance )?equity|net worth)(?: \([^()\n]{1,80}\))?[:.… ]*\(?-?\$? ?-?\d/im;
/** A line of a sheet of one column: what it is called, and its sum. */
const ENTRY = /^(\D.*?|\d.*? .*?) \(?(-?\$? ?-?\d{1,3}(?:,?\d{3})*\.\d{2}|-?\.\d{2})\)?$/;
/** The dots that lead from an entry to its sum, and what a form says where nothing is owed. */
const [LEADERS, NONE] = [/ ?(?<![.…])[.…]{3,}(?= )/g, /: (?:none|n\/a)$/i];
/** The number of an entry in the books, before its name: `2010 · `. */
const BOOK_NUMBER = /^\d{3,6}(?:[.-]\d{1,3})? [·•|:–-] /;
/** The last digits of an account behind its name, with their mark; without one they are no year. */
const LAST_FOUR = / (?:#|- ?)?((?:[x*•.…]+|(?!(?:19|20)\d\d$))\d{4})$/i;

/** The debt that a line of the part for liabilities is; undefined for titles and sums. */
function accountOn(line: Line): Account | undefined {
  const [, entry = '', amount = ''] = ENTRY.exec(line.text.replace(LEADERS, '')) ?? [];
  const title = entry.replace(BOOK_NUMBER, '');
  const told = cleanName(title);
  const name = told.number === '' ? title.replace(LAST_FOUR, '') : told.name;
  if (entry === '' || beginsAsTotal(name) || NONE.test(name) || !(isName(name) || isKindOfAccount(name)))
    return undefined;
  const fact = (kind: LabelKind, value: string) => unlabelledFact(kind, value, line);
  const number = told.number || LAST_FOUR.exec(title)?.[1];
  return accountOf([
    fact('name', name),
    ...(number ? [fact('number', number)] : []),
    fact('balance', amount),
  ]);
}

/**
 * Reads what a balance sheet lists as owed, as programs that keep books print it: one entry a line between the title of
 * the liabilities and their sum. Nothing is read where a line has several sums, of which no place tells the newest.
 */
export function readBalanceSheet(lines: readonly Line[]): Account[] {
  const end = lines.findIndex(({ text }) => END.test(text));
  const start = lines.slice(0, Math.max(0, end)).findLastIndex(({ text }) => TITLE.test(text));
  if (start < 0 || !lines.some(({ text }) => OTHER_SUM.test(text))) return [];
  return lines.slice(start + 1, end).flatMap((line) => accountOn(line) ?? []);
}
