import { type Account, type Fact, isOwed, isPrinted, isWho } from '../../account';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { isEmptyValue, readAmount } from '../../pieces/amounts';
import { isName } from '../../pieces/names';
import { isStatusTold, readStatusText } from '../../pieces/statuses';

function isPaid({ kind, values }: Fact): boolean {
  return kind === 'paying' && values.some((value) => readAmount(value)?.amount?.gt(0));
}

function isStanding({ kind, values }: Fact): boolean {
  return STATUS_KINDS.includes(kind) && values.some((value) => !isEmptyValue(value) && isStatusTold(value));
}

function isNumber({ kind, values }: Fact): boolean {
  return kind === 'number' && !values.every(isEmptyValue);
}

/** Whether a fact tells that something of a debt is late. */
function isLate({ kind, values }: Fact): boolean {
  if (kind === 'pastDue') return values.some((value) => readAmount(value)?.amount?.gt(0));
  if (!STATUS_KINDS.includes(kind)) return false;
  return values.some((value) => {
    const { current } = readStatusText(value);
    return current !== null && current !== 'current';
  });
}

/** The label under which an account says who is owed; undefined where none says it. */
function labelOfName({ facts }: Account): string | undefined {
  const named = facts.find((fact) => isWho(fact) && isPrinted(fact.label));
  return isName(named?.values[0] ?? '') ? named?.label : undefined;
}

/** The fact of what is owed, if it is more than the label. */
function balanceOf({ facts }: Account): Fact | undefined {
  return facts.find((fact) => isOwed(fact) && !fact.values.every(isEmptyValue));
}

/** Whether the place of a balance says in letters that it is left open: `N/A`; what is blank may not have been read. */
function isSaidOpen(fact: Fact): boolean {
  return isOwed(fact) && fact.values.some((value) => /\p{L}/u.test(value));
}

/** Whether an account stands under a name of its own. */
function isNamed({ heading }: Account): boolean {
  return heading !== undefined && isName(heading.name.name);
}

/**
 * Accounts with the mark that no balance is printed, where others of the same text have one, so that none of them is lost and
 * no neighbour gets what is theirs: one that stands under the same label of who is owed as those, with a status or a payment;
 * and one under a name of its own whose balance is left open, as `Not reported`, though it is late.
 */
export function withBalancesMissing(accounts: readonly Account[]): Account[] {
  const labels = new Set<string | undefined>();
  const balances = new Set<string>();
  for (const account of accounts) {
    const balance = balanceOf(account);
    if (!balance) continue;
    labels.add(labelOfName(account));
    balances.add(balance.label);
  }
  return accounts.map((account) => {
    const { facts, flags, isSkipped } = account;
    // By its number an account is known without this.
    if (facts.some(isNumber)) return account;
    if (isSkipped || flags.includes('amount-missing') || balanceOf(account)) return account;
    const label = labelOfName(account);
    const isTold =
      label !== undefined && labels.has(label) && facts.some((fact) => isStanding(fact) || isPaid(fact));
    const isLeftOpen = facts.some((fact) => balances.has(fact.label) && isSaidOpen(fact));
    return isTold || (isLeftOpen && isNamed(account) && facts.some(isLate))
      ? { ...account, flags: [...flags, 'amount-missing'] }
      : account;
  });
}
