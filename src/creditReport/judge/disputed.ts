import { type Account, hasValue } from '../account';
import { matchesIn } from '../page/matches';

/** How any word of a dispute ends or begins, and any such word; a look for the first costs little. */
const [HAS_BEGUN, MAY_SAY] = [
  /disput|n[o'’]?t (?:mine|hers|his|ours|theirs|my)/i,
  /disput|(?:\bnot|n['’]t|\b(?:is|ai)nt) (?:mine|hers|his|ours|theirs|my\b)/i,
];
const maySay = (text: string) => HAS_BEGUN.test(text) && MAY_SAY.test(text);
/** Who owes: a report speaks of the consumer, a person of themselves or of their family. */
const DEBTOR =
  '(?:consum(?:e?r)?|cnsmr|customer|cust|client|cardholder|borrower|debtor|patient|member|s?he|they|we|i)';
/** What is disputed, in the words and the short forms of the bureaus. */
const WHAT =
  '(?:acct|accts|account|accounts|a/c|info(?:rmation)?|item|debt|balance|bal|amount|charges?|bill|claim|collection)';
/** What leads to words that tell of none: a denial, an empty box, what was before. */
const NOT_SAID =
  '(?<!\\b(?:not|no|never|no longer|previously|formerly|once|was|if|un) ?|(?:[☐□❑]|\\[ ?\\]) ?)';
/** That the dispute is over, behind the words that tell of one; who disagrees with how it ended disputes it still. */
const OVER =
  '(?![^.;\\n]{0,60}\\b(?:resolved|resolution|withdrawn|removed|closed|ended|over|denied|rejected)\\b(?![^\\n]{0,30}\\bdisagree))';

/** How a text says of one account that its person disputes it, or does not owe it. */
const SAID = new RegExp(
  `${NOT_SAID}(?:${[
    `\\b${WHAT} (?:(?:is|are|now|currently) )*(?:disputed|in dispute|under dispute)(?! \\()`,
    `\\bdisputed (?:by (?!you\\b)|w/|with )[^\\n]`,
    `\\b(?:${DEBTOR}|${DEBTOR}['’]s) (?:(?:is|are|am|still|also|has|have) )*(?:disput(?:es?|ed|ing)|disagrees)\\b`,
    `\\bdisputing (?:it|this|that)\\b`,
    `\\d,? (?:in )?disput(?:ed?|ing)[.!) ]*$`,
    `\\((?:in |under |being )?disput(?:ed|ing|e(?<=in dispute))\\)`,
    `\\b(?:states?|says?|claims?|said|swears?)\\b[^.;\\n]{0,40}(?:\\bnot|n['’]t|\\b(?:is|ai)nt) (?:mine|hers|his|ours|theirs|my (?:acc|debt))`,
    `(?:\\bnot|n['’]t|\\b(?:is|ai)nt) (?:mine|hers|his|ours|theirs)\\b(?! (?:alone|only))`,
  ].join('|')})${OVER}`,
  'iu',
);
/** The same where a value tells nothing but how the account stands: `Disputed`, `collection, disputed 9/25`. */
const STANDS = new RegExp(
  `${NOT_SAID}(?:^|[,;:(/>–—-] ?)(?:acct |account |in |under )?disput(?:e|ed|ing)\\b(?! (?:status|code|date|this|an|center|something))${OVER}`,
  'iu',
);

/** An entry of a legend, which explains several codes on a line: `AID  Account info disputed by consumer     PRL  …`. */
const ENTRY = /(?<![\p{L}\d])[A-Z][A-Z\d]{1,3}(?: ?= ?| {2,})\p{L}/gu;
/** Of fewer entries it is no legend. */
const MIN_ENTRIES = 2;

/** Whether a line of a text that explains no codes says so. */
function isSaid(text: string): boolean {
  return (
    maySay(text) &&
    text
      .split('\n')
      .some((line) => SAID.test(line) && Array.from(matchesIn(line, ENTRY)).length < MIN_ENTRIES)
  );
}

/** A column that asks for it, and its answer. */
const [QUESTION, YES] = [/^(?:in )?disputed?\??$/i, /^(?:y|yes|x|true|✓|✔)$/i];

/**
 * Whether an account says that its person disputes it, or that it is not theirs; a button, a right to dispute, a legend,
 * a denial and a dispute that is over say nothing of it.
 *
 * @param own the text that is of this account alone; empty where it stands among others
 */
export function isDisputed(account: Account, own: string): boolean {
  const isToldBy = (value: string, label: string) =>
    (maySay(value) && (isSaid(value) || STANDS.test(value))) || (QUESTION.test(label) && YES.test(value));
  return isSaid(own) || hasValue(account, isToldBy);
}
