import { type Money, parseMoney } from '../../money/money';
import { readMoney } from '../../money/readMoney';

type Row = readonly string[];

const BLANK = /^\s*([-–—]*|n\/a)\s*$/i;

export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** What a row is called: the first thing that stands in it. */
export function nameOf(row: Row): string {
  return row.find((text) => !isBlank(text)) ?? '';
}

/** What stands in a row, with its columns. */
export function filledIn(row: Row): { text: string; column: number }[] {
  return row.flatMap((text, column) => (isBlank(text) ? [] : [{ text, column }]));
}

/** Dollars; undefined for a text that holds no amount. */
export function amountOf(text = ''): Money | undefined {
  const amount = readMoney(text).text;
  return amount === undefined ? undefined : parseMoney(amount);
}
