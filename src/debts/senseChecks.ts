import { formatMoney, moneyProblem, parseMoney, ZERO } from '../money/money';
import type { Debt, DebtField } from './debt';
import { knownPart } from './knownPart';

/** An account number of which no more is known is one only together with the account's name. */
const AMBIGUOUS = 4;

/** Says in words what is doubtful about a cell of a debt; undefined where nothing is. Nothing is ever blocked by it. */
export function debtProblem(debts: readonly Debt[], row: number, field: DebtField): string | undefined {
  const debt = debts[row];
  if (!debt) return undefined;
  switch (field) {
    case 'accountNumber':
      return duplicateProblem(debts, row, debt);
    case 'amount':
      return moneyProblem(debt.amount) ?? missingAmountProblem(debt);
    case 'paying':
      return moneyProblem(debt.paying) ?? payingProblem(debt);
    default:
      return undefined;
  }
}

function duplicateProblem(debts: readonly Debt[], row: number, debt: Debt): string | undefined {
  const twin = debts.findIndex((other, index) => index !== row && isSameAccount(debt, other));
  return twin < 0 ? undefined : `The same account as Debt ${twin + 1}.`;
}

function isSameAccount(one: Debt, other: Debt): boolean {
  const known = knownPart(one.accountNumber);
  if (known === '' || known !== knownPart(other.accountNumber)) return false;
  return known.length > AMBIGUOUS || nameOf(one) === nameOf(other);
}

function nameOf({ accountName }: Debt): string {
  return accountName.replace(/\s+/g, ' ').trim().toUpperCase();
}

function missingAmountProblem({ amount, paying }: Debt): string | undefined {
  const dollars = parseMoney(paying);
  return amount === '' && dollars.gt(ZERO)
    ? `Paying ${formatMoney(dollars)}, but there is no amount.`
    : undefined;
}

function payingProblem({ amount: amountText, paying: payingText }: Debt): string | undefined {
  const [amount, paying] = [parseMoney(amountText), parseMoney(payingText)];
  if (amount.gt(ZERO) && paying.eq(ZERO))
    return `An amount of ${formatMoney(amount)}, but nothing is paid on it.`;
  if (amountText !== '' && paying.gt(amount))
    return `Paying ${formatMoney(paying)} is above the amount of ${formatMoney(amount)}.`;
  return undefined;
}
