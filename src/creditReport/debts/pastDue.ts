import { type Account, factsOf } from '../account';
import { readAmount } from '../pieces/amounts';
import { printedValues } from './printed';

/** The sum that the words of a status tell is past due: `Charged off. $841 past due as of Mar 2024`. */
function toldPastDue(statusText: string): readonly string[] {
  return /\$ ?[\d.,]+(?= past due(?! (?:\$ ?)?0(?!\d)))/i.exec(statusText.slice(0, 240)) ?? [];
}

/** Whether an account prints a sum above zero as past due, or its status tells one. */
export function isPastDue(account: Account, column: number, statusText: string): boolean {
  const sums = printedValues(account, 'pastDue', column).map(({ value }) => value);
  return [...sums, ...toldPastDue(statusText)].some((text) => readAmount(text)?.amount?.gt(0) ?? false);
}

/**
 * What a report prints as past due on an account, the first sum above zero before others, also where the status tells
 * it; empty where it prints none.
 */
export function pastDueText(account: Account, statusText: string): string {
  const printed = factsOf(account, 'pastDue').flatMap(({ values }) => values);
  const sums = [...printed, ...toldPastDue(statusText)].flatMap((value) => readAmount(value) ?? []);
  return (sums.find(({ amount }) => amount?.gt(0)) ?? sums.find(({ amount }) => amount))?.text ?? '';
}
