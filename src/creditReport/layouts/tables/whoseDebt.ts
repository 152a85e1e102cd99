/** Letters before a name that say whose account it is, as reports code it: `J`, `I B`. */
const WHOSE = /^(?:[A-Z] ){1,2}(?=[A-Z]{2})/;
/** A single name may begin with a letter of its own: `T MOBILE`. */
const MIN_NAMES = 2;

/** How many letters of each name say whose account it is, with the blanks behind them; none where not all have some. */
export function whoseIn(names: readonly string[]): number[] {
  const lengths = names.map((name) => WHOSE.exec(name)?.[0].length ?? 0);
  return names.length >= MIN_NAMES && !lengths.includes(0) ? lengths : names.map(() => 0);
}
