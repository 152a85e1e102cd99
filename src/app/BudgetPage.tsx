import { useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AgentInfoCard } from '../budget/AgentInfoCard';
import { ExpenseGrid, IncomeGrid } from '../budget/BudgetGrid';
import { BudgetSummary } from '../budget/BudgetSummary';
import { AGENT_FIELDS, agentProblems, isBlank } from '../budget/budget';
import { fillNamesAtom, isBudgetEnteredAtom, liveBudgetAtom } from '../budget/budgetAtoms';
import { budgetPayload } from '../budget/budgetPayload';
import { MemberInfoCard } from '../budget/MemberInfoCard';
import { say, unsay } from '../messages/say';
import { latePart } from '../parts/part';
import { keyName } from '../sheet/keys/keyPress';
import { fetchCalculatorParts } from './fetchParts';
import { FIELD_KEYS } from './fieldKeys';

const PrintedBudgetSheet = latePart(fetchCalculatorParts, 'PrintedBudgetSheet');

/** Keeps the message single, and takes it away once it no longer holds. */
const AGENT_MESSAGE = 'agent-information';

/** The budget form with its live summary; it leads to the calculator. */
export function BudgetPage() {
  const store = useStore();
  const navigate = useNavigate();
  const [hasTried, setHasTried] = useState(false);
  /** Whether the calculator is on its way: until it stands, this screen can be pressed once more. */
  const isLeaving = useRef(false);
  const fillNames = useSetAtom(fillNamesAtom);

  // In whatever way it comes, by Back as by the button.
  useEffect(() => fillNames(), [fillNames]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLeaving.current) return;
    const budget = store.get(liveBudgetAtom);
    const problems = agentProblems(budget);
    const [wrong] = AGENT_FIELDS.filter(({ id }) => problems[id]);
    if (!wrong) {
      unsay(AGENT_MESSAGE);
      isLeaving.current = true;
      // What is submitted holds on every entry of the history, also over totals that a reload has left.
      store.set(isBudgetEnteredAtom, true);
      navigate('/calculator', { state: budgetPayload(budget) });
      return;
    }
    setHasTried(true);
    if (isBlank(budget.agentName) || isBlank(budget.agentEmail))
      say('error', 'Please fill in agent information', { toastId: AGENT_MESSAGE });
    const field = event.currentTarget.elements.namedItem(wrong.id);
    if (field instanceof HTMLElement) field.focus();
  }

  function answerKey(event: KeyboardEvent<HTMLFormElement>) {
    const { target, currentTarget, nativeEvent } = event;
    const isField = target instanceof HTMLInputElement && target.closest('.fields') !== null;
    const key = FIELD_KEYS.find(({ keys }) => keys.includes(keyName(event)));
    // Enter may also take what an input method proposes.
    if (!isField || !key || nativeEvent.isComposing) return;
    event.preventDefault();
    key.act(target, currentTarget);
  }

  return (
    <form className="budget-page" noValidate onSubmit={submit} onKeyDown={answerKey}>
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
        <p className="actions">
          <button type="submit" className="primary">
            Click here to calculate monthly payments
          </button>
          <button type="button" title="Ctrl+P" onClick={() => window.print()}>
            Print
          </button>
        </p>
      </section>
      <BudgetSummary />
      <PrintedBudgetSheet />
    </form>
  );
}
