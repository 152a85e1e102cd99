import createBig, { type Big } from 'big.js';

/**
 * An amount of US dollars as an exact decimal. Sums and products are exact. A quotient is cut off, not rounded,
 * after 20 decimals: rounding half up to the cent then gives what rounding the endless quotient would give.
 */
export type Money = Big;

const Decimal = createBig();
Decimal.RM = Decimal.roundDown;

/** Longer texts are no amounts of money, and would freeze the page they are reckoned on. */
const MAX_MONEY_LENGTH = 60;

export const ZERO: Money = new Decimal(0);

/** Keeps the digits and the decimal points of a text and strips every other character. Source: specification 5. */
export function sanitizeMoney(text: string): string {
  return text.replace(/[^0-9.]/g, '');
}

/**
 * Reads a sanitised money text.
 *
 * @returns dollars, exact; zero where the text is empty or no number (`1.2.3`, `.`). Source: specification 5.
 */
export function parseMoney(text: string): Money {
  return text === '' || moneyProblem(text) ? ZERO : new Decimal(text);
}

/** Says in words why a sanitised money text counts as zero; undefined where it is empty or an amount. */
export function moneyProblem(text: string): string | undefined {
  if (text.length > MAX_MONEY_LENGTH)
    return `More than ${MAX_MONEY_LENGTH} characters are not read as an amount, so this counts as $0.00. Use fewer.`;
  if (text !== '' && !/^(\d+\.?\d*|\.\d+)$/.test(text))
    return `“${text}” is not an amount, so it counts as $0.00. Use digits and one decimal point.`;
  return undefined;
}

/** Says in words that an amount is finer than it is shown; undefined where it is shown as it is. */
export function fractionDoubt(amount: string): string | undefined {
  return /\.\d\d+[1-9]/.test(amount)
    ? `Shown as ${formatMoney(parseMoney(amount))}, added up as ${amount}.`
    : undefined;
}

/**
 * Shows dollars as `$1,234.50` or `-$5,300.70`: rounded half up to the cent, never a negative zero.
 *
 * It does not use `Intl.NumberFormat`: making the first one keeps a browser for 20 ms before the first paint.
 */
export function formatMoney(money: Money): string {
  const cents = roundToCent(money);
  const digits = cents
    .abs()
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');
  return cents.lt(ZERO) ? `-$${digits}` : `$${digits}`;
}

/** Dollars: what is less than so much above a cent is rounded down to it. */
export const HALF_A_CENT = '0.005';

/** The amount rounded half up to the cent. */
export function roundToCent(money: Money): Money {
  return money.round(2, Decimal.roundHalfUp);
}

/** Adds amounts exactly; zero where there are none. */
export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce((total, amount) => total.plus(amount), ZERO);
}

/** Makes an exact amount of a number that arrived as one, such as a total of the budget payload. */
export function moneyFromNumber(dollars: number): Money {
  return new Decimal(dollars);
}
