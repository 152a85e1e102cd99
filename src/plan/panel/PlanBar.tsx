import { formatMoney, type Money } from '../../money/money';
import { fitStyle } from '../../sheet/fitStyle';
import { optionAmountsAtom, planTermsAtom } from '../planAtoms';
import { useAfterPaint } from '../useAfterPaint';
import './planBar.css';

/**
 * On a narrow screen the plan in short, at the lower edge while the debts are typed. A press leads to the plan. It comes
 * a frame after the key, since a wide screen does not show it.
 */
export function PlanBar() {
  const { totalPaying, months } = useAfterPaint(planTermsAtom);
  const options = useAfterPaint(optionAmountsAtom);

  function goToPlan() {
    const plan = document.getElementById('payment-options');
    plan?.scrollIntoView();
    plan?.focus({ preventScroll: true });
  }

  return (
    <button type="button" className="plan-bar" title="Go to the payment options" onClick={goToPlan}>
      <span className="plan-bar-terms">
        <span>
          Total Paying <Amount amount={totalPaying} />
        </span>{' '}
        <span>over {months} months</span>
      </span>
      {options.map(({ option, amounts }) => (
        <span key={option.id} className="plan-bar-option">
          {' '}
          <span>{option.label}</span> <Amount amount={amounts.firstSix} />{' '}
          <span>
            then <Amount amount={amounts.later} />
          </span>
        </span>
      ))}
    </button>
  );
}

function Amount({ amount }: { amount: Money }) {
  const shown = formatMoney(amount);
  return (
    <b className="fitted" style={fitStyle(shown)}>
      {shown}
    </b>
  );
}
