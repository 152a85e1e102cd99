const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const TENS = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty';
const TEENS = 'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen';

/** A sum in words behind a comma, a colon or a dash: `Oak, six thousand two hundred`. */
const SUM = new RegExp(
  `(?:[,:–—-]|\\.{2,3}) ?(?:about |around |roughly |like )?(?:an?|${ONES}|${TEENS}|${TENS}(?:[ -](?:${ONES}))?) (?:hundred|thousand|grand)(?![\\p{L}-])(?! (?:percent|times|miles|days))`,
  'iu',
);
/** A longer line tells a story. */
const MAX_LENGTH = 120;

/** Whether a line tells a sum in words, which is not read. */
export function tellsSumInWords(line: string): boolean {
  return line.length <= MAX_LENGTH && SUM.test(line);
}
