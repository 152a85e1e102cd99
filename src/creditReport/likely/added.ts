import { sum, ZERO } from '../../money/money';
import { nameKey } from '../pieces/nameKey';
import type { ReportedDebt } from '../reportedDebt';
import type { Run } from './debtsAlong';
import { ALL_FIELDS, isTold, marked } from './fields';
import type { Part } from './parts';
import { debtOfRuns, type Weighed } from './weighed';

/** How likely the name and the balance of a debt have to be that was not read. */
const LIKELY = 0.4;

/** Nobody is called by figures alone. */
const HAS_LETTER = /\p{L}/u;

/** A sum below, without a mark of money, is a number of something else: an hour, a day, how many. */
const LEAST_BARE = 10;

function isSum({ amount, sources }: ReportedDebt, source: string): boolean {
  if (!amount?.gt(0) || amount.gte(LEAST_BARE)) return true;
  const { from = 0, to = 0 } = sources.amount ?? {};
  return /[$€£]|\d[.,]\d\d\b/.test(source.slice(Math.max(0, from - 2), to));
}

/** Whether runs tell a debt by themselves: a name and a balance, none of them unlikely. */
export function isDebt(runs: readonly Run[]): boolean {
  const main = runs.filter(({ part }) => part === 'name' || part === 'balance');
  const has = (part: Part) => main.some((run) => run.part === part);
  return has('name') && has('balance') && main.every(({ likely }) => likely >= LIKELY);
}

/** The debt that runs tell, marked in all it tells; undefined where it is one of those that were read, or what they come to. */
export function addedTo(
  read: readonly ReportedDebt[],
  runs: readonly Run[],
  weighed: Weighed,
): ReportedDebt | undefined {
  const debt = debtOfRuns(runs, weighed);
  if (!debt || !HAS_LETTER.test(debt.accountName) || !isSum(debt, weighed.page.source)) return undefined;
  if (isTotal(debt, read) || read.some((one) => isSame(one, debt, read.length === 1))) return undefined;
  return marked(
    debt,
    ALL_FIELDS.filter((field) => isTold(debt, field)),
  );
}

/**
 * Whether a debt that was not read is one that was, which the text tells again: by its name and its balance, by its number, or without one by its name.
 *
 * @param isOnly nothing else was read, as of a letter or a bill, which has other sums of the same creditor
 */
function isSame(one: ReportedDebt, other: ReportedDebt, isOnly: boolean): boolean {
  const [name, again] = [nameKey(one.accountName), nameKey(other.accountName)];
  const isNamedAlike = name !== '' && (name.includes(again) || again.includes(name));
  if (isNamedAlike && one.amountText === other.amountText) return true;
  if (other.accountNumber !== '' && one.accountNumber !== '')
    return one.accountNumber === other.accountNumber;
  return name === again || (isNamedAlike && isOnly);
}

/** Whether a debt without a number is what several that stand one behind the other come to. */
function isTotal({ amount, accountNumber }: ReportedDebt, read: readonly ReportedDebt[]): boolean {
  if (!amount?.gt(0) || accountNumber !== '') return false;
  const amounts = read.map((debt) => debt.amount ?? ZERO);
  return amounts.some((_, from) =>
    amounts.some((_, to) => to > from && sum(amounts.slice(from, to + 1)).eq(amount)),
  );
}
