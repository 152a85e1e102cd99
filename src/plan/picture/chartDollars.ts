const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** From here on the names of the numbers are no longer common. */
const HUGE = 1e15;

/** Shows dollars beside a chart, where a short figure is enough: `$12.5K`, `$0.05`, `$1e+20`. */
export function chartDollars(dollars: number): string {
  return dollars >= HUGE ? `$${dollars.toExponential(0)}` : SHORT.format(dollars);
}
