import { beginsWithCreditor } from '../lexicon/creditors';
import { spelledKind } from '../lexicon/labels';
import { areLabelWords } from '../lexicon/words';
import { anyOf, either, inTurn } from '../page/anyOf';
import type { Line } from '../page/lines';
import { matchesIn } from '../page/matches';
import { bureausIn } from '../pieces/furniture';
import { statementRowOf } from '../pieces/statementRows';
import type { ReadAccount } from './weigh';

/** Names that hold what is none: the number of a line, a code, a date, a share, a cell with a sum. */
const ODD_NAME = anyOf(
  'i',
  // What a paper, or a part of it, is called; whose a debt is.
  /^(?:patient|guarantor|debtor|policy|claim|contract|invoice|statement|summary|ledger|judge?ment)s?$/,
  /^(?:my |the )?(?:husband|wife|spouse|partner|joint|both|his|hers|him|her|us|ours|me|mine)$/,
  // The number of a line, a mark, a year, a date, a share, a part of a sum.
  /^\d+[,.]? |^["“”*•]|\d{4}$|\d\d?\/\d\d|\d%|,\d/,
  // A part of an account, as servicers call the loans in it.
  /^(?:loan )?(?:group [a-z]{1,2}|(?:group|disbursement) \d{1,3})$/,
  // An end that leads to more, or that tells of the debt.
  inTurn(
    '',
    /(?:^| )/,
    either(
      /charged off|past due|late|behind|acct\.?|account|number|balance|amount|due|owed|hers|his/,
      /en|in|de|of|to|with|con|for|from|the/,
    ),
    '$',
  ),
);
/** Words of sentences, which no company is called by: `BEING MADE ON TIME`, `AMOUNT CHARGED OFF WAS`. */
const OF_SENTENCE =
  /\b(?:is|was|are|were|has|have|had|being|been|made|will|would|must|not|never|please|your|you|we|they|this|that|these|on time|times)\b/i;
/** A name that says so many of its words twice is two names beside each other, such as those of two bureaus. */
const REPEATED = 2;
/** So many words of labels in a row are headings. */
const HEADINGS = 4;

/** Whether a name may be none by itself, also where it stands under a label of names: a text of the page, or two in one. */
export function isOddName(name: string): boolean {
  if (ODD_NAME.test(name) || bureausIn(name) > 0) return true;
  const words = name.toLowerCase().split(/\s+/);
  if (words.length >= 2 * REPEATED && new Set(words).size <= words.length - REPEATED) return true;
  const mayBeOfPage = OF_SENTENCE.test(name) || (words.length >= HEADINGS && areLabelWords(name));
  return mayBeOfPage && !beginsWithCreditor(name);
}

/** How a plan calls what it counts until all is paid: `Months to go`, `Payments left`. */
const COUNTED =
  /^(?:(?:number|no\.?|#) of )?(?:days|weeks|months|mos\.?|years|pay ?checks|payments|pmts)(?: (?:still|left|remaining|until|till|to))* (?:go|left|remaining|pay ?off|(?:debt[- ])?free|done)$/i;

/** What stands before the first sum of a line. */
const BEFORE_SUM = /^[^\d$]{1,80}(?=[\d$]|$)/;

/** Whether a line tells what was owed before, as one of each statement does, whatever stands beside it. */
function tellsOwedBefore({ text }: Line): boolean {
  return statementRowOf((BEFORE_SUM.exec(text)?.[0] ?? '').trim()) === 'before';
}

/**
 * The rows without those that are called as sums are labelled, such as `NEW BALANCE`, or in a statement as its lines are,
 * such as `Purchases`; and without a count that is of no debt.
 */
export function withoutLabelsAsNames<Row extends Pick<ReadAccount, 'debt'>>(
  rows: readonly Row[],
  lines: readonly Line[],
): readonly Row[] {
  const mayBeOfStatement = rows.some(({ debt }) => statementRowOf(debt.accountName) !== undefined);
  const isOfStatement = mayBeOfStatement && lines.some(tellsOwedBefore);
  return rows.filter(({ debt: { accountName, amount } }) => {
    if (amount === undefined && COUNTED.test(accountName)) return false;
    if (isOfStatement && statementRowOf(accountName) !== undefined) return false;
    const kind = spelledKind(accountName.toLowerCase());
    return kind !== 'balance' && kind !== 'money' && kind !== 'pastDue';
  });
}

/** Names as short as this are codes where most rows have such. */
const SHORT = /^.{1,3}$/;
/** A name that so many rows have, of half of all rows, may be a word of the page. */
const MANY = 3;

/** Tells of a name whether it, or its like, stands at half of the rows or more: codes, or a word of the page. */
export function isCommonIn(reads: readonly ReadAccount[]): (name: string) => boolean {
  const likeOf = (name: string) => (SHORT.test(name) ? '' : name);
  const counts = new Map<string, number>();
  for (const { debt } of reads) {
    const like = likeOf(debt.accountName);
    counts.set(like, (counts.get(like) ?? 0) + 1);
  }
  return (name) => {
    const count = name === '' ? 0 : (counts.get(likeOf(name)) ?? 0);
    return count >= MANY && count * 2 >= reads.length;
  };
}

/** Who is spoken to or of: the person that owes, and no creditor. */
const PERSON =
  /(?:^|\n|[ \t])(?:dear|hello,?|hi,?|good (?:morning|afternoon|evening),?|(?:co-?)?borrower|applicant|debtor|consumer|prepared for|report for|member|patient|guarantor)(?: name)?:? +([^\n\t:;]{3,40})/gi;

/** The names in a text that are of the person it speaks to or of, lower case. */
export function personsIn(source: string): readonly string[] {
  return Array.from(matchesIn(source, PERSON), ([, name = '']) =>
    name.toLowerCase().replace(/(?<![ ,.])[ ,.]+$/, ''),
  );
}
