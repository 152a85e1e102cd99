import { either } from '../page/anyOf';

/** A time that is no month. */
const UNIT = either(
  /weeks?|wks?|fortnights?|paydays?|pay ?(?:checks?|periods?)|days?|quarters?|years?|yrs?/,
  /semanas?|quincenas?|días?|años?/,
);
/** Words that say how often. */
const ADVERB = either(
  /(?:bi|semi)[- ]?(?:weekly|monthly|annual(?:ly)?)|weekly|wkly|fortnightly|daily|quarterly|yearly|annual(?:ly)?/,
  /semanal(?:es)?|quincenal(?:es)?/,
);
/** What is paid so often, before its sum. */
const PAYMENT =
  '(?:(?:auto ?)?pay(?:ments?)?|pmts?|installments?|drafts?|pagos?|cuotas?)(?: (?:amount|amt))?(?: (?:is|are|of|de|es))?(?!\\p{L})';
/** Behind a sum that is paid each such time; a week late or a year ago is something else, and `al día` is up to date. */
const BEHIND = [
  String.raw` ?\(?(?!al día(?!\p{L}))`,
  either(
    // `due weekly`, `every week`, `/ week`.
    `(?:due |paid )?${ADVERB}`,
    `(?:(?:every|each|per|an?|once an?|cada|por|al?) |/ ?)${UNIT}`,
    // `every other week`, `cada dos semanas`, `twice a month`.
    String.raw`(?:every|cada) (?:other|\d{1,2}|two|three|four|six|dos|tres|cuatro) (?:${UNIT}|months?|mes(?:es)?)`,
    /(?:twice|two times|2x) an? (?:month|week|year)/,
  ),
  String.raw`(?![\p{L}\d])(?! (?:late|behind|past|overdue|ago|old|early|before|after|later|from|left)(?!\p{L}))`,
  // The payment that is called so may stand behind it, with a sum of its own.
  String.raw`(?! ${PAYMENT}:? \$?(?:\d|$))`,
].join('');
const BEFORE = `(?<!\\p{L})${ADVERB} ${PAYMENT}`;

const RIGHT_BEHIND = new RegExp(`^${BEHIND}`, 'iu');
const RIGHT_BEFORE = new RegExp(`${BEFORE}\\P{L}{0,3}$`, 'iu');
const ANYWHERE = new RegExp(`(?<=\\d)${BEHIND}|${BEFORE}(?=\\W{0,3}\\d)`, 'iu');
/** So much is looked at before a sum. */
const MAX_BEFORE = 40;

/** Whether the words right before or behind a sum say that it is paid at other times than each month: `45 a week`. */
export function isOfOtherPeriod(before: string, behind: string): boolean {
  return RIGHT_BEHIND.test(behind) || RIGHT_BEFORE.test(before.slice(-MAX_BEFORE));
}

/** Whether a text tells such a sum. */
export function tellsOtherPeriod(text: string): boolean {
  return ANYWHERE.test(text);
}
