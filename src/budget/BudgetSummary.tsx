import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { formatMoney, ZERO } from '../money/money';
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
          <dd>{formatMoney(totalIncome)}</dd>
        </div>
        <div>
          <dt>Total Expenses</dt>
          <dd>{formatMoney(totalExpenses)}</dd>
        </div>
        <div className={`available ${availableIncome.gte(ZERO) ? 'good' : 'bad'}`}>
          <dt>Available Income</dt>
          <dd style={lengthOf(formatMoney(availableIncome))}>{formatMoney(availableIncome)}</dd>
        </div>
      </dl>
      <p className="sense">{availableIncomeProblem(availableIncome)}</p>
    </section>
  );
}

/** Tells the style sheet how many characters a text has, so that a long amount stays on its line. */
function lengthOf({ length }: string): CSSProperties {
  return { '--length': length } as CSSProperties;
}
