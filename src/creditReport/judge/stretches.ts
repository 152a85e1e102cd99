import { type Account, factsOf } from '../account';
import { debtOf } from '../debts/debtOf';
import { type Span, spanOf } from '../page/lines';
import { rememberedOf } from '../page/remembered';
import type { Weighed } from './choose';
import { MAX_ACCOUNTS, MAX_ROWS } from './refusal';
import { type ReadAccount, worthOfAmounts, worthOfRow } from './weigh';

/** A row that is worth less is none, whatever amounts stand in it. */
const NOTHING = -1.5;

/** The doubt about a line of a list whose every word is known: below zero, since that leaves nothing unexplained. */
const DOUBT_OF_KNOWN = -0.2;

/** Debts whose lines lie among each other, such as those of a table with a column for each; mostly but one. */
export interface Stretch extends Weighed {
  reads: ReadAccount[];
}

/** Where an account stands in the source. */
export const spanOfAccount = rememberedOf(
  ({ heading, facts }: Account): Span =>
    spanOf([...(heading ? [heading.span] : []), ...facts.map(({ span }) => span)]),
);

/** Where what is owed on an account stands; all of it where no balance is told. */
export function spanOfOwed(account: Account): Span {
  return factsOf(account, 'balance')[0]?.span ?? spanOfAccount(account);
}

/**
 * Puts the debts of one layout together that share lines, and weighs them; up to `MAX_ROWS` that are worth something, or
 * `MAX_ACCOUNTS` with different numbers, or as many rows that all are worth nothing.
 *
 * @param doubt how much less each row is worth; less so where every word of it is known
 * @param amounts where the amounts of the source begin
 */
export function stretchesOf(
  accounts: readonly Account[],
  layout: number,
  doubt: number,
  amounts: readonly number[],
): { stretches: Stretch[]; areTooMany: boolean } {
  const stretches: Stretch[] = [];
  let [rows, worthy] = [0, 0];
  const numbers = new Set<string>();
  const areTooMany = () => worthy > MAX_ROWS || numbers.size > MAX_ACCOUNTS;
  for (const account of accounts) {
    if (areTooMany() || (worthy === 0 && rows > MAX_ROWS)) break;
    const debt = debtOf(account);
    const worth = debt ? worthOfRow({ account, debt }, stretches.length === 0) : NOTHING;
    if (!debt || worth < NOTHING) continue;
    rows += 1;
    const own = account.isKnown ? DOUBT_OF_KNOWN : doubt;
    if (worth > own) {
      worthy += 1;
      if (debt.accountNumber !== '') numbers.add(debt.accountNumber);
    }
    const span = spanOfAccount(account);
    const last = stretches.at(-1);
    if (last && span.from < last.to) {
      Object.assign(last, spanOf([last, span]));
      last.reads.push({ account, debt });
      last.weight += worth - own;
    } else stretches.push({ ...span, layout, reads: [{ account, debt }], weight: worth - own });
  }
  for (const stretch of stretches) stretch.weight += worthOfAmounts(stretch.reads, stretch, amounts);
  return { stretches, areTooMany: areTooMany() };
}
