/** The source of an expression for the name of a month, whole or cut short, in small letters. */
export const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** How Spanish and Portuguese shorten months whose names begin otherwise than in English. */
const OTHER_MONTHS: Readonly<Record<string, number>> = {
  ene: 1,
  fev: 2,
  abr: 4,
  mai: 5,
  ago: 8,
  set: 9,
  out: 10,
  dic: 12,
  dez: 12,
};

/** Which month begins with three letters; 0 where none does. */
function monthOf(letters: string): number {
  return OTHER_MONTHS[letters] ?? MONTHS.indexOf(letters) + 1;
}

/**
 * Reads the date a value begins with: `10/20/2026`, `08/2026`, `2026-10-20`, `20-OCT-2026`, `Oct 11, 2026`,
 * `Oct 2026`, `20 oct 2026`, `20 de octubre de 2026`.
 *
 * @returns a number that grows with the date (year, month, day); undefined where the value is no date.
 */
export function readDate(value: string): number | undefined {
  if (!/\d/.test(value)) return undefined;
  const text = value
    .replace(/^[> ]+/, '')
    .slice(0, 30)
    .toLowerCase();
  const order = (year: number, month: number, day: number) => {
    const fullYear = year < 100 ? year + 2000 : year;
    return month >= 1 && month <= 12 && day <= 31 ? fullYear * 10_000 + month * 100 + day : undefined;
  };
  const slashed = /^(\d{1,2})[/.-](?:(\d{1,2})[/.-])?(\d{4}|\d{2})(?![\d/]| ?%)/.exec(text);
  if (slashed) {
    const [first, second, year] = [slashed[1], slashed[2] ?? 0, slashed[3]].map(Number) as [
      number,
      number,
      number,
    ];
    // Most countries print the day first, which shows where it can be no month.
    return order(year, first, second) ?? order(year, second, first);
  }
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?![\dx*])/.exec(text);
  if (iso) return order(Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 0));
  const dayFirst = /^(\d{1,2})[/-]([a-z]{3})[a-z]{0,7}\.?[/-](\d{4}|\d{2})(?![\da-z])/.exec(text);
  if (dayFirst) return order(Number(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const spelled = /^(\d{1,2}) (?:de )?([a-z]{3})[a-z]{0,7}\.? (?:del? )?(\d{4})(?!\d)/.exec(text);
  if (spelled) return order(Number(spelled[3]), monthOf(spelled[2] ?? ''), Number(spelled[1]));
  const named = /^([a-z]{3})[a-z]{0,7}\.? (?:de )?(?:(\d{1,2}),? )?(\d{4})(?!\d)/.exec(text);
  if (named) return order(Number(named[3]), monthOf(named[1] ?? ''), Number(named[2] ?? 0));
  return undefined;
}

/** How long ago something was: `Opened 4 yrs, 2 mos ago`, `3 days ago`. */
const AGO =
  /^(?:\p{L}+ ){0,3}?(?:(?:about|over|almost) )?(?:an?|\d{1,3}) (?:y(?:ea)?rs?|mo(?:nth)?s?|w(?:ee)?ks?|days?|h(?:ou)?rs?|min(?:ute)?s?)\b.{0,20} ago$/iu;

/** How long something goes on yet: `5 yrs left`. */
const LEFT = /^\d{1,3} (?:y(?:ea)?rs?|mo(?:nth)?s?) (?:left|remaining|to go)$/i;

/** Whether a line tells how long ago something was, or how long it goes on yet. */
export function isTimeAgo(line: string): boolean {
  return line.length <= 60 && (AGO.test(line) || LEFT.test(line));
}

const DATE_AT_END = new RegExp(
  `(?:^| )(?:(?:${MONTHS.join('|')})[a-z]{0,6}\\.? (?:\\d{1,2},? )?|(?:\\d{1,2}[/-]){1,2})(?:19|20)\\d\\d\\.?$`,
  'i',
);

/** Whether a line ends in a day or a month of a year: `Opened Jan 2025`, `In collections since 03/2023`, `Closed Mar 4, 2023`. */
export function endsInDate(line: string): boolean {
  return DATE_AT_END.test(line);
}
