import { nameKey } from '../pieces/nameKey';
import type { ReportedDebt } from '../reportedDebt';
import type { Read } from './duplicates';
import { withFlags } from './withFlags';

/** Of fewer rows, two of one lender may be two accounts. */
const MIN_ROWS = 2;

/** An account, and its name as it is compared. */
interface Named {
  read: Read;
  name: string;
}

/** A debt with the status that the overview tells, where the account itself tells none. */
function withStatusOf(debt: ReportedDebt, overview: ReportedDebt): ReportedDebt {
  const own = debt.review.filter((flag) => flag !== 'no-status');
  if (debt.current !== null || own.length === debt.review.length)
    return withFlags(debt, ['duplicate-merged']);
  const { current } = overview.sources;
  const told: ReportedDebt = {
    ...debt,
    current: overview.current,
    review: own,
    sources: { ...debt.sources, ...(current && { current }) },
  };
  return withFlags(told, [...overview.review, 'duplicate-merged']);
}

/**
 * The debts without those of an overview above them: rows without numbers, each of which has the name and the balance of
 * exactly one account with a number; in its narrow columns a name may be cut at the end. What the overview alone tells of a
 * status is kept. Where one row has no such account it is no overview, and all rows stay.
 */
export function withoutOverview(reads: readonly Read[]): readonly Read[] {
  const rows = reads.filter(({ debt }) => debt.accountNumber === '' && debt.amount);
  if (rows.length < MIN_ROWS) return reads;
  const accounts = new Map<string, Named[]>();
  for (const read of reads)
    if (read.debt.accountNumber !== '' && read.debt.amount) {
      const amount = read.debt.amount.toFixed();
      const named = { read, name: nameKey(read.debt.accountName) };
      const known = accounts.get(amount);
      if (known) known.push(named);
      else accounts.set(amount, [named]);
    }
  const told = new Map<Read, ReportedDebt>();
  for (const { debt } of rows) {
    const name = nameKey(debt.accountName);
    if (name === '') return reads;
    const alike = (accounts.get(debt.amount?.toFixed() ?? '') ?? []).filter((one) =>
      one.name.startsWith(name),
    );
    const [account, ...more] = alike.map(({ read }) => read);
    if (!account || more.length > 0 || told.has(account)) return reads;
    told.set(account, debt);
  }
  const unnumbered = new Set(rows);
  return reads.flatMap((read) => {
    const overview = told.get(read);
    if (overview) return [{ ...read, debt: withStatusOf(read.debt, overview) }];
    return unnumbered.has(read) ? [] : [read];
  });
}
