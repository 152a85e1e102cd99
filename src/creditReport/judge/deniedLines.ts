import { either, inTurn } from '../page/anyOf';
import type { Line, Span } from '../page/lines';

/** Words that people put before and behind what they answer. */
const FILLER = either(
  /no|nah|nope|but|well|lol|lmao|haha|babe|hun|hon|honey|tho|though|ok|um|yeah|love|dear/,
);
/** What says that something is none, and what ends that. */
const [NO_DEBT, END] = [
  inTurn(
    '',
    /(?:are ?n['’]?t|is ?n['’]?t|ain['’]?t|not)(?: (?:an?|really|even|actually|real|exactly|our))*/,
    / (?:debts?|loans?)/,
  ),
  '[ .!)]*$',
];
/** What was told before. */
const THESE = /(?:those|these|they|that|it)(?:['’]?(?:re|s))?(?: (?:are|is))? /;
/** What takes back that the message before tells of debts: `those arent loans babe`, `Rosa: not a debt lol`; bare words are a title. */
const DENIES = inTurn(
  'iu',
  /^(?:\p{L}{1,20}: )?/u,
  either(
    inTurn('', `(?:${FILLER},? )*`, THESE, NO_DEBT, `(?:,? (?:${FILLER}))*`, END),
    inTurn('', `(?:${FILLER},? )+`, NO_DEBT, `(?:,? (?:${FILLER}))*`, END),
    inTurn('', NO_DEBT, `(?:,? (?:${FILLER}))+`, END),
  ),
);
/** The word for it; a look for that costs little. */
const MAY_DENY = /n[o'’]?t /i;
/** A longer line says more. */
const MAX_LENGTH = 60;

/** The lines with a figure right above one that says they tell of no debt. */
export function deniedIn(lines: readonly Line[]): readonly Span[] {
  return lines.flatMap(({ text }, index) => {
    const before = lines[index - 1];
    const denies =
      before &&
      text.length <= MAX_LENGTH &&
      MAY_DENY.test(text) &&
      DENIES.test(text) &&
      /\d/.test(before.text);
    return denies ? [{ from: before.from, to: before.to }] : [];
  });
}
