import { formatMoney, fractionDoubt, moneyProblem, parseMoney, ZERO } from '../money/money';
import type { Debt, DebtField } from './debt';
import { knownPart } from './knownPart';
import { isSameAccount } from './sameAccount';

/**
 * Says in words what is doubtful about a cell of a debt; undefined where nothing is. Nothing is ever blocked by it. That
 * two debts are the same account is said once, beside the later one.
 *
 * @param rowAtWork the debt that is being filled in: what it says as a whole is not asked yet; null for none
 */
export function debtProblem(
  debts: readonly Debt[],
  row: number,
  field: DebtField,
  rowAtWork: number | null = null,
): string | undefined {
  const debt = debts[row];
  if (!debt) return undefined;
  const isMoney = field === 'amount' || field === 'paying';
  const problem = isMoney ? moneyProblem(debt[field]) : undefined;
  if (problem) return problem;
  // That an amount is finer than a cent is said of its cell alone, so it waits for no other.
  if (row === rowAtWork) return isMoney ? fractionDoubt(debt[field]) : undefined;
  switch (field) {
    case 'amount':
      return missingAmountProblem(debt) ?? fractionDoubt(debt.amount);
    case 'paying':
      return payingProblem(debt) ?? fractionDoubt(debt.paying);
    case accountFieldOf(debt):
      return duplicateProblem(debts, row, debt, rowAtWork);
    default:
      return undefined;
  }
}

/** The field by which an account is told from others. */
function accountFieldOf({ accountNumber }: Debt): DebtField {
  return knownPart(accountNumber) === '' ? 'accountName' : 'accountNumber';
}

function duplicateProblem(
  debts: readonly Debt[],
  row: number,
  debt: Debt,
  rowAtWork: number | null,
): string | undefined {
  const earlier = debts.slice(0, row);
  const twin = earlier.findIndex((other, index) => index !== rowAtWork && isSameAccount(debt, other));
  return twin < 0 ? undefined : `The same account as Debt ${twin + 1}.`;
}

/** An amount at the end of a text, told by a dollar sign, thousands or cents. */
const ENDS_IN_AMOUNT = /(?:\$ ?\d[\d,. ]{0,15}|\d,\d{3}|\d\.\d\d)$/;

function missingAmountProblem({ amount, paying, accountName, accountNumber }: Debt): string | undefined {
  if (amount === '' && ENDS_IN_AMOUNT.test(accountName)) return 'The name ends in an amount.';
  if (amount === '' && ENDS_IN_AMOUNT.test(accountNumber)) return 'The account number ends in an amount.';
  const dollars = parseMoney(paying);
  return amount === '' && dollars.gt(ZERO)
    ? `Paying ${formatMoney(dollars)}, but there is no amount.`
    : undefined;
}

function payingProblem({ amount: amountText, paying: payingText }: Debt): string | undefined {
  const [amount, paying] = [parseMoney(amountText), parseMoney(payingText)];
  return amountText !== '' && paying.gt(amount)
    ? `Paying ${formatMoney(paying)} is above the amount of ${formatMoney(amount)}.`
    : undefined;
}
