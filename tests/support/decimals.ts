/** An exact decimal: so many units of a tenth to the power of `places`. */
export interface Decimal {
  units: bigint;
  places: number;
}

/** The longest text that is an amount. Source: `money/money.ts` says it to the user. */
const MAX_LENGTH = 60;

/** Whether a text is an amount: digits with one point at most, and not too many. Source: specification 5. */
export function isAmount(text: string): boolean {
  return text.length <= MAX_LENGTH && /^\d*\.?\d*$/.test(text) && /\d/.test(text);
}

/** Reads an amount; zero for whatever is none. Source: specification 5. */
export function decimal(text: string): Decimal {
  const [whole = '', fraction = ''] = isAmount(text) ? text.split('.') : [];
  return { units: BigInt(`0${whole}${fraction}`), places: fraction.length };
}

export function plus(...terms: readonly Decimal[]): Decimal {
  const places = Math.max(0, ...terms.map((term) => term.places));
  return {
    units: terms.reduce((sum, term) => sum + term.units * 10n ** BigInt(places - term.places), 0n),
    places,
  };
}

export function minus(left: Decimal, right: Decimal): Decimal {
  return plus(left, { ...right, units: -right.units });
}

/**
 * Shows a fraction of an amount as dollars, such as `-$1,234.50`: rounded to the cent, a half away from zero.
 *
 * @param times by what the amount is multiplied
 * @param over by what it is divided, > 0
 */
export function dollars({ units, places }: Decimal, times = 1n, over = 1n): string {
  const size = (units < 0n ? -units : units) * times * 100n;
  const whole = over * 10n ** BigInt(places);
  const cents = (size * 2n + whole) / (whole * 2n);
  const digits = cents.toString().padStart(3, '0');
  const grouped = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${units < 0n && cents > 0n ? '-' : ''}$${grouped}.${digits.slice(-2)}`;
}
