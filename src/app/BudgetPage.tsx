import { useStore } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { AgentInfoCard } from '../budget/AgentInfoCard';
import { ExpenseGrid, IncomeGrid } from '../budget/BudgetGrid';
import { BudgetSummary } from '../budget/BudgetSummary';
import { AGENT_FIELDS, agentProblems, isBlank } from '../budget/budget';
import { liveBudgetAtom } from '../budget/budgetAtoms';
import { budgetPayload } from '../budget/budgetPayload';
import { MemberInfoCard } from '../budget/MemberInfoCard';

/** Keeps the message single, and takes it away once it no longer holds. */
const AGENT_MESSAGE = 'agent-information';

/** The budget form with its live summary; it leads to the calculator. */
export function BudgetPage() {
  const store = useStore();
  const navigate = useNavigate();
  const [hasTried, setHasTried] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const budget = store.get(liveBudgetAtom);
    const problems = agentProblems(budget);
    const [wrong] = AGENT_FIELDS.filter(({ id }) => problems[id]);
    if (!wrong) {
      toast.dismiss(AGENT_MESSAGE);
      navigate('/calculator', { state: budgetPayload(budget) });
      return;
    }
    setHasTried(true);
    if (isBlank(budget.agentName) || isBlank(budget.agentEmail))
      toast.error('Please fill in agent information', { toastId: AGENT_MESSAGE });
    const field = event.currentTarget.elements.namedItem(wrong.id);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form className="budget-page" noValidate onSubmit={submit}>
      <div className="column">
        <AgentInfoCard showProblems={hasTried} />
        <MemberInfoCard />
        <section className="card" aria-labelledby="incomes">
          <h2 id="incomes">Incomes (Before Tax)</h2>
          <p className="hint">gift, alimony, child support, tax return…</p>
          <IncomeGrid />
        </section>
      </div>
      <section className="card column" aria-labelledby="expenses">
        <h2 id="expenses">Expenses</h2>
        <ExpenseGrid />
        <button type="submit" className="primary">
          Click here to calculate monthly payments
        </button>
      </section>
      <BudgetSummary />
    </form>
  );
}
