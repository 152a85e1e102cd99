import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { readBudgetPayload } from '../budget/budgetPayload';
import { DebtGrid } from '../debts/DebtGrid';
import { ReportImport, ReportNotice } from '../debts/ReportImport';
import { moneyFromNumber } from '../money/money';
import { CreditScoreField } from '../plan/CreditScoreField';
import { MonthsField } from '../plan/MonthsField';
import { OptionCards } from '../plan/OptionCards';
import { PlanChoices } from '../plan/PlanChoices';

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
  return (
    <div className="calculator-page">
      <section className="card" aria-labelledby="debts">
        <div className="card-head">
          <h2 id="debts">Debts</h2>
          <CreditScoreField />
          <ReportImport />
        </div>
        <ReportNotice />
        <DebtGrid />
      </section>
      <section className="card" aria-labelledby="plan">
        <div className="card-head">
          <h2 id="plan">Payment options</h2>
          <MonthsField />
        </div>
        <OptionCards availableIncome={moneyFromNumber(payload.availableIncome)} />
        <PlanChoices />
      </section>
      <p className="actions">
        <button type="button" onClick={() => navigate('/')}>
          Go to Budget
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => toast.success('Proceeding to validation...')}
        >
          Go to Validation
        </button>
      </p>
    </div>
  );
}
