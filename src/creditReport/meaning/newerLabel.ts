const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The month of a label, by its name or as a figure before the day: `Balance Sep`, `Owed 9/1`. */
const DATE =
  /(?<![\p{L}])(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?![\p{L}])|(?<![\d/-])(?<month>1[0-2]|0?[1-9])[/-](?<day>\d{1,2})(?![\d/-])/iu;

/** A month and its day as days of a year of equal months. */
const [MONTH_DAYS, YEAR_DAYS] = [31, 372];

/** A label without its date, and the day of the year that it tells; undefined where it tells none. */
function datedIn(label: string): { words: string; day: number } | undefined {
  const { name, month, day = '0' } = DATE.exec(label)?.groups ?? {};
  const index = name ? MONTHS.indexOf(name.toLowerCase()) : Number(month ?? 0) - 1;
  return index < 0 ? undefined : { words: label.replace(DATE, ''), day: index * MONTH_DAYS + Number(day) };
}

/** Whether of two labels that differ in their date alone, the later of two columns is the newer: dates go on by less than half a year. */
export function isNewer(later: string, earlier: string): boolean {
  const [one, other] = [datedIn(later), datedIn(earlier)];
  if (!one || !other || one.words !== other.words || one.day === other.day) return false;
  return (one.day - other.day + YEAR_DAYS) % YEAR_DAYS < YEAR_DAYS / 2;
}
