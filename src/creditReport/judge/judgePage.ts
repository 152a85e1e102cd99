import type { Account } from '../account';
import { debtOf } from '../debts/debtOf';
import type { ReportedDebt } from '../debts/reportedDebt';
import { LAYOUTS } from '../layouts/layouts';
import { type Span, spanOf } from '../page/lines';
import type { Page } from '../page/page';
import { chooseStretches, type Weighed } from './choose';
import { amountsIn, weigh } from './weigh';

/** A debt with the account it was read from. */
export interface ReadAccount {
  account: Account;
  debt: ReportedDebt;
}

/** Debts whose lines lie among each other, such as those of a table with a column for each; mostly but one. */
interface Stretch extends Weighed {
  reads: ReadAccount[];
}

function spanOfAccount({ heading, facts }: Account): Span {
  return spanOf([...(heading ? [heading.span] : []), ...facts.map(({ span }) => span)]);
}

/** Puts the debts of one layout together that share lines. */
function stretchesOf(accounts: readonly Account[], layout: number, amounts: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const account of accounts) {
    const debt = debtOf(account);
    if (!debt) continue;
    const span = spanOfAccount(account);
    const weight = weigh(debt, account, span, amounts);
    const last = stretches.at(-1);
    if (last && span.from < last.to) {
      Object.assign(last, spanOf([last, span]), { weight: last.weight + weight });
      last.reads.push({ account, debt });
    } else stretches.push({ ...span, layout, weight, reads: [{ account, debt }] });
  }
  return stretches;
}

/** Reads a page in every layout, and keeps for each part of it the reading that explains most. */
export function judgePage({ source, lines }: Page): ReadAccount[] {
  const amounts = amountsIn(source);
  const candidates = LAYOUTS.flatMap(({ read }, layout) => stretchesOf(read(lines), layout, amounts));
  return chooseStretches(candidates).flatMap(({ reads }) => reads);
}
