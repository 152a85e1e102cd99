import { areKindsOfDebt, isKindOfAccount } from '../pieces/kindsOfAccount';
import type { ReportedDebt } from '../reportedDebt';

/** The kind of an account in brackets behind a name, as a report site prints it: `OAK BANK (Credit Card)`. */
const IN_BRACKETS = / ?\(([^()]{3,40})\)$/;
/** Fewer debts may have their kinds there to be told apart. */
const MIN_DEBTS = 3;

/** What stands behind a name of the kind of its account; empty where nothing does. */
function kindBehind(name: string): string {
  const [behind = '', kind = ''] = IN_BRACKETS.exec(name) ?? [];
  return isKindOfAccount(kind) || areKindsOfDebt(kind) ? behind : '';
}

/**
 * The debts without the kinds of their accounts in brackets behind the names, where each of a page has one: they are a column
 * of the page. Where but some have one, it tells the account from others, and belongs to the name.
 */
export function withoutKindsBehind<Read extends { debt: ReportedDebt }>(
  reads: readonly Read[],
): readonly Read[] {
  const named = reads.filter(({ debt }) => debt.accountName !== '');
  if (named.length < MIN_DEBTS || !named.every(({ debt }) => kindBehind(debt.accountName) !== ''))
    return reads;
  return reads.map((read) => {
    const { accountName, sources } = read.debt;
    const { length } = kindBehind(accountName);
    const place = sources.accountName;
    const isWhole = place && place.to - place.from === accountName.length;
    return {
      ...read,
      debt: {
        ...read.debt,
        accountName: accountName.slice(0, accountName.length - length),
        sources: isWhole ? { ...sources, accountName: { ...place, to: place.to - length } } : sources,
      },
    };
  });
}
