import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { BudgetGlance } from '../budget/BudgetGlance';
import { type BudgetPayload, readBudgetPayload } from '../budget/budgetPayload';
import { DebtGrid } from '../debts/DebtGrid';
import { PayInFull } from '../debts/PayInFull';
import { ReportImport } from '../debts/ReportImport';
import { moneyFromNumber } from '../money/money';
import { latePart } from '../parts/part';
import { CreditScoreField } from '../plan/CreditScoreField';
import { MonthsField } from '../plan/MonthsField';
import { OptionCards } from '../plan/OptionCards';
import { PlanChoices } from '../plan/PlanChoices';
import { CopySummaryButton } from './CopySummaryButton';
import { fetchCalculatorParts } from './fetchParts';
import { debtTotalsWordsAtom } from './totalsAtoms';

const ChosenPlanCard = latePart(async () => (await fetchCalculatorParts()).ChosenPlanCard, NoPlanYet);
const PlanPicture = latePart(async () => (await fetchCalculatorParts()).PlanPicture);
const PrintedPlan = latePart(async () => (await fetchCalculatorParts()).PrintedPlan);

/** The payment-plan calculator; without budget data it says so and returns to the budget. */
export function CalculatorPage() {
  const navigate = useNavigate();
  const payload = readBudgetPayload(useLocation().state);

  const hasPayload = payload !== undefined;
  useEffect(() => {
    if (hasPayload) return;
    // The id keeps the message single when React runs the effect twice.
    toast.error('No budget data found. Please complete the form first.', { toastId: 'no-budget-data' });
    navigate('/', { replace: true });
  }, [hasPayload, navigate]);

  if (!payload) return null;
  return <Calculator payload={payload} />;
}

/** The totals of the debts as text, for assistive technology that does not reach the grid's pinned row. */
function DebtTotals() {
  return <p className="visually-hidden">{useAtomValue(debtTotalsWordsAtom)}</p>;
}

function Calculator({ payload }: { payload: BudgetPayload }) {
  const navigate = useNavigate();
  const availableIncome = useMemo(() => moneyFromNumber(payload.availableIncome), [payload.availableIncome]);
  return (
    <div className="calculator-page">
      <BudgetGlance payload={payload} />
      <section className="card" aria-labelledby="debts">
        <div className="card-head">
          <h2 id="debts">Debts</h2>
          <CreditScoreField />
          <ReportImport />
          <PayInFull />
        </div>
        <DebtGrid />
        <DebtTotals />
      </section>
      <section className="card" aria-labelledby="plan">
        <div className="card-head">
          <h2 id="plan">Payment options</h2>
          <MonthsField />
        </div>
        <OptionCards availableIncome={availableIncome} />
      </section>
      <section className="card plan-told" aria-labelledby="plan-choice">
        <div className="column">
          <h2 id="plan-choice">Chosen plan</h2>
          <PlanChoices />
          <ChosenPlanCard availableIncome={availableIncome} />
        </div>
        <div>
          <h2>What has been paid by each month</h2>
          <div className="plan-picture-place">
            <PlanPicture />
          </div>
        </div>
      </section>
      <p className="actions">
        <button type="button" onClick={() => navigate('/')}>
          Go to Budget
        </button>
        <button type="button" title="Ctrl+P" onClick={() => window.print()}>
          Print
        </button>
        <CopySummaryButton payload={payload} />
        <button
          type="button"
          className="primary"
          onClick={() => toast.success('Proceeding to validation...', { role: 'status' })}
        >
          Go to Validation
        </button>
      </p>
      <PrintedPlan payload={payload} />
    </div>
  );
}

/** What the chosen plan says where nothing is chosen, so that nothing moves when it comes. */
function NoPlanYet() {
  return <p className="field-note">Choose an option for each phase to form a plan.</p>;
}
