import { useAtomValue } from 'jotai';
import { formatMoney } from '../../money/money';
import { optionOutcomesAtom, planTermsAtom } from '../planAtoms';
import './planBar.css';

/** On a narrow screen the plan in short, at the lower edge while the debts are typed. A press leads to the plan. */
export function PlanBar() {
  const { totalPaying, months } = useAtomValue(planTermsAtom);
  const outcomes = useAtomValue(optionOutcomesAtom);

  function goToPlan() {
    const plan = document.getElementById('payment-options');
    plan?.scrollIntoView();
    plan?.focus({ preventScroll: true });
  }

  return (
    <button type="button" className="plan-bar" title="Go to the payment options" onClick={goToPlan}>
      <span className="plan-bar-terms">
        <span>
          Total Paying <b>{formatMoney(totalPaying)}</b>
        </span>{' '}
        <span>over {months} months</span>
      </span>
      {outcomes.map(({ option, outcome }) => (
        <span key={option.id}>
          {' '}
          {option.label} <b>{formatMoney(outcome.firstSix)}</b> then <b>{formatMoney(outcome.later)}</b>
        </span>
      ))}
    </button>
  );
}
