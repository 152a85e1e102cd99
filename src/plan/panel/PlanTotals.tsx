import { useAtomValue } from 'jotai';
import { totalBasisAtom, totalPayingAtom } from '../../debts/debtAtoms';
import { formatMoney, type Money, ZERO } from '../../money/money';

/** What the plan starts from, at every key: what is owed, what is paid of it, and what there is for it each month. */
export function PlanTotals({ availableIncome }: { availableIncome: Money }) {
  return (
    <dl className="plan-totals">
      <Total name="Total Basis" amount={useAtomValue(totalBasisAtom)} />
      <Total name="Total Paying" amount={useAtomValue(totalPayingAtom)} />
      <Total
        name="Available, before tax"
        amount={availableIncome}
        look={availableIncome.lt(ZERO) ? 'bad' : ''}
      />
    </dl>
  );
}

function Total({ name, amount, look = '' }: { name: string; amount: Money; look?: string }) {
  return (
    <div className={look}>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
