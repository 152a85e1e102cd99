const SHORT = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

const TINY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
});

/** From here on the names of the numbers are no longer common. */
const HUGE = 1e15;

/** Shows dollars beside a chart, where a short figure is enough: `$12.5K`, `$0.05`, `$1e+20`. */
export function chartDollars(dollars: number): string {
  if (dollars >= HUGE) return `$${dollars.toExponential(0)}`;
  return dollars < 1 ? TINY.format(dollars) : SHORT.format(dollars);
}
