import { type Account, factsOf, unlabelled } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { isEmptyValue } from '../pieces/amounts';
import { isDepositKind, isDepositName } from '../pieces/deposits';
import type { ReportedDebt } from '../reportedDebt';

/** What is printed of debts alone. */
const OF_DEBTS: readonly LabelKind[] = ['paying', 'pastDue', 'original', 'agency'];

/** What a program that pays debts holds of a client's own money. */
const PUT_ASIDE = /^(?:sda|trust|(?:dedicated|trust|reserve|savings) account) balance$|^balance on hand$/;

/** Whether the only status is the word over a bank's own balance, beside what is available: `Current`. */
function isBalanceOfNow({ facts }: Account, { current, statusText }: ReportedDebt): boolean {
  const isWord = current === 'current' && /^current$/i.test(statusText);
  return isWord && facts.some(({ kind, label }) => kind === 'money' && /\bavailable$/.test(label));
}

/** How accounts are called that are kept at a bank; `Oak Savings` may be a bank too, which lends. */
const KEPT = /\b(?:savings|checking|chequing|banking)$/i;

/** Whether nothing but what is available is printed of an account that is called as one kept at a bank. */
function isAvailableAlone({ facts }: Account, { accountName, amountText }: ReportedDebt): boolean {
  const isAvailable = facts.some(({ kind, label }) => kind === 'money' && /^available\b/.test(label));
  return amountText === '' && isAvailable && KEPT.test(accountName);
}

/** What is borrowed against a person's own money is called a loan; a bank may be called so too: `401(k) loan`, not `Oak Savings & Loan`. */
const LOAN = /(?<!\b(?:no|savings (?:&|and)|s ?&) )\bloans?\b/i;

/**
 * Whether an account holds a person's own money: where its kind says so, or its one balance is what is put aside, or its
 * name says so while nothing speaks of a debt. A checking account that is overdrawn and charged off is a debt.
 */
export function isDeposit(account: Account, debt: ReportedDebt, hasStatus: boolean): boolean {
  const isOfKind = factsOf(account, 'statusHint').some(({ values }) => values.some(isDepositKind));
  if (isOfKind && !LOAN.test(debt.accountName)) return true;
  if (debt.amountText === '' && account.facts.some(({ label }) => PUT_ASIDE.test(label))) return true;
  if (!hasStatus && isAvailableAlone(account, debt)) return true;
  const speaksOfDebt = account.facts.some(
    ({ kind, label, values }) =>
      OF_DEBTS.includes(kind) && label !== unlabelled(kind) && !values.every(isEmptyValue),
  );
  const tellsStatus = hasStatus && !isBalanceOfNow(account, debt);
  return !tellsStatus && !speaksOfDebt && isDepositName(debt.accountName);
}
