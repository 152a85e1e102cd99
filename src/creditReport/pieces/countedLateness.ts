import { NAMED_ONE } from '../page/repair/numberWords';
import { MONTH_NAME } from './dates';

/** How many, in figures or as people say it; `Capital One` counts no payment. */
const MANY = `((?<!\\b(?:${NAMED_ONE}) )one|\\d{1,2}|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:a )?couple(?: of)?|(?:a )?few|several)`;
/** What is counted of a debt that is late. */
const UNIT =
  '(weeks?|wks?|months?|mos?|mths?|payments?|pmts?|pymts?|cycles?|instal?lments?|bills?|years?|yrs?)\\b(?:\\.|(?!\\.))';
const LATE = '(?:behind|late|past[- ]due|delinquent|overdue|missed|skipped|in arrears|unpaid)';
/** What may stand between the words that count. */
const BETWEEN =
  "(?:(?:now|currently|que|is|are|of|by|for|on|about|around|like|over|almost|more than|at least|the|my|our|his|her|last|past|i am|i[’']m) )*";
/** Before words that deny it: `never missed a payment`. */
const NOT_DENIED =
  "(?<!\\b(?:never|not|no|without|hasnt|havent|didnt|dont|\\w{2,5}n['’]t) (?:(?:even|ever|yet|once|been) )?)";
/** That nothing was paid, before for how long. */
const NOT_PAID =
  "(?:(?:not|never|no|(?:havent|hasnt|didnt|aint)|\\w{2,5}n['’]t) (?:(?:been|made|sent|make|any|an?|even|yet) ){0,3}(?:paid|pay|paying|payments?)|unpaid|(?:stopped|quit) paying)";

function pattern(source: string): RegExp {
  return new RegExp(source, 'i');
}

/**
 * Months or payments that are counted as late, the count first and what is counted behind it: `2 months behind`, `behind by
 * a month`, `1 missed payment`, `no payment in 4 months`; `2 months` alone.
 */
const COUNTED: readonly RegExp[] = [
  pattern(`${NOT_DENIED}\\b${MANY}\\+? (?:or more |full |whole |more )?${UNIT} ${BETWEEN}${LATE}\\b`),
  pattern(`${NOT_DENIED}\\b([1-9]|1[01]|one|two|three|four|five|six) (?:missed|skipped) ${UNIT}(?! (?:in|ever|since|during|over|within|before|ago|years?)\\b)`),
  pattern(`${NOT_DENIED}\\b${LATE},? ${BETWEEN}${MANY}\\+? (?:full |whole |more )?${UNIT}(?! (?:left|to go|remaining)\\b)`),
  pattern(`\\b${NOT_PAID} (?:(?:on|it|this|them|that|anything|a thing) ){0,3}(?:in|for|since|en) ${BETWEEN}${MANY} ${UNIT}\\b`),
  /^(\d|1[01]|one|two|three|four|five|six)\+? (months?|mos?\.?|mths?\.?|cycles?)$/i,
  pattern(`\\b(?:stopped|quit) paying (?:(?:on|it|this|them|that|about|over) ){0,3}${MANY} ${UNIT} ago\\b`),
  pattern(`\\b${MANY} ${UNIT} (?:without (?:a |any )?pay(?:ing|ments?)|since (?:i|we|he|she|they)(?: last| ['’]?ve)? (?:paid|made))\\b`),
]; // biome-ignore format: patterns are read in lines

/** A count without what is counted: `missed 2`, `behind two`, `2 behind`. */
const BARE: readonly RegExp[] = [
  pattern(
    `${NOT_DENIED}\\b(?:missed|skipped|behind)(?: the last| my last)? (\\d|1[01]|two|three|four|five|six)$`,
  ),
  /(?<![\d.,$-])\b(\d|1[01]|two|three|four|five|six) behind\b/i,
];
/** One payment, that of which no count is told: `missed a payment` counts one, `skipped last month's`. */
const ONE = pattern(
  `${NOT_DENIED}\\b(?:missed|skipped) (?:the |my |our |a |his |her )?(?:this|last|most recent|latest) (?:one|payments?|months?(?:['’]?s)?)\\b`,
);

/** The months that somebody did not pay, by their names: `missed October and November`. */
const BY_NAME = pattern(
  `${NOT_DENIED}\\b(?:missed|skipped|(?:didnt|didn['’]t|did not) pay) (?:(?:in|for|my|our|the) )*((?:${MONTH_NAME}\\.?(?:,? (?:and|&|\\+) |, ?|/|$|(?=[ .;)])))+)`,
);
const MONTH = /[a-z]{3,}/gi;

const WORDS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12,
}; // biome-ignore format: numbers are read in lines

function countOf(many: string): number {
  const word = many.toLowerCase();
  if (word.includes('couple')) return 2;
  if (/few|several/.test(word)) return 3;
  return WORDS[word] ?? Number(word);
}

/** Days of a week, and the months that reports count. */
const [WEEK, MONTH_OF_DAYS, YEAR] = [7, 30, 12];

function monthsOf(many: string, unit: string): number {
  const count = countOf(many);
  if (/^w/i.test(unit)) return Math.floor((count * WEEK) / MONTH_OF_DAYS);
  return /^y/i.test(unit) ? count * YEAR : count;
}

/** What any of these says; a look for it costs little. */
const MAY_COUNT = /behind|late|due|delinq|missed|skipped|arrears|unpaid|pa[iy]|cycle|^\d/i;

/** The months, payments or cycles that a text counts as late; zero where it counts none, or what it counts is denied. */
export function paymentsLate(text: string): number {
  if (!MAY_COUNT.test(text)) return 0;
  for (const one of COUNTED) {
    const [, many, unit] = one.exec(text) ?? [];
    if (many && unit) return monthsOf(many, unit);
  }
  for (const one of BARE) {
    const many = one.exec(text)?.[1];
    if (many) return countOf(many);
  }
  if (ONE.test(text)) return 1;
  const named = BY_NAME.exec(text)?.[1];
  return (named?.match(MONTH) ?? []).filter((word) => word.toLowerCase() !== 'and').length;
}
