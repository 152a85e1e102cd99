/** A row of a name and two figures that may be one sum with its thousands: `Oak,410,100`. */
const EITHER = /^[^,\d$]*\p{L}[^,\d$]*, ?([1-9]\d{1,2}),([1-9]\d{2})$/u;
/** The same with a blank behind each comma: its writer parts all figures so. */
const APART = /^[^,\d$]*\p{L}[^,\d$]*(?:, \d+){2}$/u;
/** Its figures; a look for those costs little. */
const TWO_APART = /, \d+, \d/;
/** A blank behind the name. */
const SPACED = /, /;

/** What each line of a text is, where commas stand in it. */
function rowsOf(source: string): readonly string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(','));
}

/**
 * Whether a line may have two figures where one sum with its thousands was read: no line of the text with a comma shows
 * which it is, or another has its two figures apart. One digit before the comma, as in `Oak,4,100`, is no balance of its
 * own, and shows it for all.
 */
export function mayBeTwoFigures(source: string): (line: string) => boolean {
  const rows = rowsOf(source);
  const areAll = rows.length > 0 && rows.every((row) => EITHER.test(row) && !SPACED.test(row));
  const areSomeApart = rows.some((row) => TWO_APART.test(row) && APART.test(row));
  return (line) => (areAll || areSomeApart) && EITHER.test(line.trim());
}
