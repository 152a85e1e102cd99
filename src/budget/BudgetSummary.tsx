import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { formatMoney, type Money, ZERO } from '../money/money';
import { availableIncomeProblem } from './budget';
import { budgetTotalsAtom } from './budgetAtoms';

/** What comes in, what goes out and what is left, at every key. */
export function BudgetSummary() {
  const { totalIncome, totalExpenses, availableIncome } = useAtomValue(budgetTotalsAtom);
  return (
    <section className="card budget-summary" aria-label="Budget Summary">
      <h2>Budget Summary</h2>
      <dl>
        <div>
          <dt>Total Income</dt>
          <Sum amount={totalIncome} />
        </div>
        <div>
          <dt>Total Expenses</dt>
          <Sum amount={totalExpenses} />
        </div>
        <div className={`available ${availableIncome.gte(ZERO) ? 'good' : 'bad'}`}>
          <dt>Available Income</dt>
          <Sum amount={availableIncome} />
        </div>
      </dl>
      <p className="sense">{availableIncomeProblem(availableIncome)}</p>
    </section>
  );
}

/** An amount that tells the style sheet how many characters it has, so that a long one stays on its line. */
function Sum({ amount }: { amount: Money }) {
  const text = formatMoney(amount);
  return <dd style={{ '--length': text.length } as CSSProperties}>{text}</dd>;
}
