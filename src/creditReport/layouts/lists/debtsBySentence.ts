import { beginsWithCreditor, creditorIn } from '../../lexicon/creditors';
import type { Line } from '../../page/lines';
import { isKindOfDebt } from './kindOfDebt';
import { isListName } from './listName';
import { partOfLine } from './partOfLine';

/** How somebody begins to tell what another said. */
export const SAYS =
  /^(?:(?:the )?(?:client|customer|member|caller|consumer|debtor)|he|she|they) (?:(?:says?|said|states?|stated|reports?|reported|told (?:me|us))(?: (?:that )?(?:he|she|they) owes?)?|owes):? /i;
/** Where a sentence ends, and how the next one names whom it is about. */
const [SENTENCE_END, NAMES] = [
  /(?<=[^\s.]{2}(?<!\b(?:orig|acct|approx|dept|inc|corp|llc|ltd|co|st|dr|mr|mrs|ms|no|bal|min|pmt))[.!?]) (?=\p{L})/iu,
  /^(?:(?:and|also|but|oh|then),? )?(?:(?:the|my|our) )?/i,
];

/** The creditor whom many households owe that a sentence is about; empty where it begins with none. */
function aboutIn(sentence: string): string {
  return creditorIn(sentence.replace(NAMES, '')).toLowerCase();
}

/**
 * A line whose sentences are about several creditors, as a line for each: what is said of one is never another's. `The Oak
 * is $4,120. Elm is paid off now`. Undefined where they are about one at most.
 */
export function sentencesOfOthers(line: Line): readonly Line[] | undefined {
  const { text } = line;
  const sentences = text.split(SENTENCE_END);
  if (sentences.length === 1) return undefined;
  const parts: { from: number; to: number; about: string }[] = [];
  let at = 0;
  for (const told of sentences) {
    const from = at;
    at = from + told.length + 1;
    const about = aboutIn(told);
    const last = parts.at(-1);
    const isOfOther = about !== '' && last?.about !== '' && about !== last?.about;
    if (!last || isOfOther) parts.push({ from, to: from + told.length, about });
    else {
      last.to = from + told.length;
      last.about ||= about;
    }
  }
  return parts.length > 1 ? parts.map((span) => partOfLine(line, span)) : undefined;
}

/** Where a sentence begins; and a sentence that begins with whom or what a marked sum behind it is owed for. */
const [SENTENCE, NAMED_SUM] = [
  /(?<=[^\s.]{2}\.) (?=\p{Lu})/u,
  /^(\p{Lu}[^\d$.,;:()]{1,40}?) (\$ ?\d[\d,]*|\d{1,3},\d{3}|\d{3,5}(?!\d))(?:\.\d\d)?(?![\d%])/u,
];
/** A sentence about what is owed no more. */
const PAID_OFF =
  /^(?:(?:and|oh|also),? )?(?:i|we|he|she|they)(?:['’]ve| have| had)? (?:already |just |finally )?paid off (?!\$?\d)/i;

function beginsAsDebt(sentence: string): boolean {
  const [, name, sum = ''] = NAMED_SUM.exec(sentence) ?? [];
  if (name === undefined) return false;
  return sum.startsWith('$') ? isKindOfDebt(name) || isListName(name) : beginsWithCreditor(name);
}

/**
 * A paragraph of which each sentence begins with a name and its sum, as a line for each, without those about what is paid
 * off; undefined for any other.
 *
 * @param begin where the first sentence begins, behind how somebody begins to tell
 */
export function sentencesOf(line: Line, begin: number): readonly Line[] | undefined {
  const { text } = line;
  const sentences = text.slice(begin).split(SENTENCE);
  const debts = sentences.filter((sentence) => !PAID_OFF.test(sentence));
  if (sentences.length === 1 || debts.length === 0 || !debts.every(beginsAsDebt)) return undefined;
  let at = begin;
  return debts.map((told) => {
    const from = text.indexOf(told, at);
    at = from + told.length;
    return partOfLine(line, { from, to: at });
  });
}
