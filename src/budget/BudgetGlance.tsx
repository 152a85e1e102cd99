import { formatMoney, moneyFromNumber } from '../money/money';
import { availableIncomeProblem } from './budget';
import type { BudgetPayload } from './budgetPayload';

/** The budget on one line, as it came from the budget screen. */
export function BudgetGlance({ payload }: { payload: BudgetPayload }) {
  const [income, expenses, available] = [
    payload.totalIncome,
    payload.totalExpenses,
    payload.availableIncome,
  ].map(moneyFromNumber);
  const name = `${payload.firstName.trim()} ${payload.lastName.trim()}`.trim();
  const problem = available && availableIncomeProblem(available);
  return (
    <section className="card budget-glance" aria-labelledby="budget-glance">
      <h2 id="budget-glance">{name || 'Member not named'}</h2>
      <dl>
        {income && <Amount name="Income, before tax" amount={formatMoney(income)} />}
        {expenses && <Amount name="Expenses" amount={formatMoney(expenses)} />}
        {available && (
          <Amount name="Available Income" amount={formatMoney(available)} look={problem ? 'bad' : 'good'} />
        )}
      </dl>
      {problem && <p className="sense">{problem}</p>}
    </section>
  );
}

function Amount({ name, amount, look = '' }: { name: string; amount: string; look?: string }) {
  return (
    <div className={look}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
