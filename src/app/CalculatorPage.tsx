import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { BudgetGlance } from '../budget/BudgetGlance';
import { type BudgetPayload, incomeForPlans } from '../budget/budgetPayload';
import { DebtGrid } from '../debts/DebtGrid';
import { FirstHint } from '../debts/FirstHint';
import { PayInFull } from '../debts/pay/PayInFull';
import { ReportImport } from '../debts/report/ReportImport';
import { say } from '../messages/say';
import { ZERO } from '../money/money';
import { latePart } from '../parts/part';
import { CreditScoreField } from '../plan/CreditScoreField';
import { PlanChoices } from '../plan/chosen/PlanChoices';
import { MonthsField } from '../plan/months/MonthsField';
import { OptionCards } from '../plan/panel/OptionCards';
import { PlanTotals } from '../plan/panel/PlanTotals';
import { CopySummaryButton } from './CopySummaryButton';
import { fetchCalculatorParts } from './fetchParts';
import { useBudgetPayload } from './useBudgetPayload';
import { useCaseFiles } from './useCaseFiles';

const ChosenPlanCard = latePart(fetchCalculatorParts, 'ChosenPlanCard', ChosenPlace);
const ChosenSentence = latePart(fetchCalculatorParts, 'ChosenSentence', NoPlanYet);
const DebtTotals = latePart(fetchCalculatorParts, 'DebtTotals');
const FitStrip = latePart(fetchCalculatorParts, 'FitStrip', StripPlace);
const OptionMeaning = latePart(fetchCalculatorParts, 'OptionMeaning', MeaningPlace);
const PlanBar = latePart(fetchCalculatorParts, 'PlanBar');
const PlanPicture = latePart(fetchCalculatorParts, 'PlanPicture');
const PrintedPlan = latePart(fetchCalculatorParts, 'PrintedPlan');
const ReplacedTotals = latePart(fetchCalculatorParts, 'ReplacedTotals');
const ShowToMember = latePart(fetchCalculatorParts, 'ShowToMember');

/** Pixels. */
const PICTURE_HEIGHT = 294;

/** The payment-plan calculator; without budget data it says so and returns to the budget. */
export function CalculatorPage() {
  const navigate = useNavigate();
  const payload = useBudgetPayload();

  const hasPayload = payload !== undefined;
  useEffect(() => {
    if (hasPayload) return;
    // The id keeps the message single when React runs the effect twice.
    say('error', 'No budget data found. Please complete the form first.', { toastId: 'no-budget-data' });
    navigate('/', { replace: true });
  }, [hasPayload, navigate]);

  if (!payload) return null;
  return <Calculator payload={payload} />;
}

function Calculator({ payload }: { payload: BudgetPayload }) {
  const navigate = useNavigate();
  const caseFiles = useCaseFiles();
  const availableIncome = useMemo(() => incomeForPlans(payload), [payload]);
  return (
    <div className="calculator-page">
      {/* First of the late parts: what looks whole can be printed. */}
      <PrintedPlan payload={payload} />
      <BudgetGlance payload={payload} />
      <section className="card debts-card" aria-labelledby="debts">
        <div className="card-head">
          <h2 id="debts">Debts</h2>
          <CreditScoreField />
          <ReportImport caseFiles={caseFiles} />
          <PayInFull />
        </div>
        <FirstHint />
        <DebtGrid />
        <DebtTotals />
      </section>
      <PlanBar availableIncome={availableIncome} />
      <section className="card plan-panel" id="payment-options" tabIndex={-1} aria-labelledby="plan">
        <div className="card-head">
          <h2 id="plan">Payment options</h2>
          <ShowToMember availableIncome={availableIncome} />
        </div>
        <PlanTotals availableIncome={availableIncome ?? ZERO} />
        <MonthsField>
          <FitStrip availableIncome={availableIncome} />
        </MonthsField>
        <OptionCards availableIncome={availableIncome} Meaning={OptionMeaning} />
        <div className="sentence-place">
          <ChosenSentence availableIncome={availableIncome} />
        </div>
      </section>
      <section className="card plan-told" aria-labelledby="plan-choice">
        <div className="column">
          <h2 id="plan-choice">Chosen plan</h2>
          <PlanChoices />
          <ChosenPlanCard availableIncome={availableIncome} />
          <p className="field-note rounding">
            All amounts are rounded to the cent; totals are added up before rounding.
          </p>
        </div>
        <div>
          <h2>Month by month</h2>
          <div className="plan-picture-place">
            <PlanPicture availableIncome={availableIncome} height={PICTURE_HEIGHT} />
          </div>
        </div>
      </section>
      <p className="actions">
        <button type="button" onClick={() => navigate('/')}>
          Go to Budget
        </button>
        <button type="button" className="primary" title="Ctrl+P" onClick={() => window.print()}>
          Print
        </button>
        <CopySummaryButton payload={payload} />
        <button
          type="button"
          onClick={() => say('success', 'Proceeding to validation...', { role: 'status' })}
        >
          Go to Validation
        </button>
      </p>
      <ReplacedTotals payload={payload} />
    </div>
  );
}

/** What the chosen plan says where nothing is chosen, so that nothing moves when it comes. */
function NoPlanYet() {
  return <p className="field-note">Choose an option for each phase to form a plan.</p>;
}

function ChosenPlace() {
  return <div className="chosen-plan" />;
}

function StripPlace() {
  return <div className="fit-strip" />;
}

function MeaningPlace() {
  return <div className="option-meaning" />;
}
