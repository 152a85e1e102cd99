import { useAtomValue } from 'jotai';
import { formatMoney, type Money } from '../../money/money';
import { fitStyle } from '../../sheet/fitStyle';
import { optionAmountsAtom, planTermsAtom } from '../planAtoms';
import './planBar.css';

/** On a narrow screen the plan in short, at the lower edge while the debts are typed. A press leads to the plan. */
export function PlanBar() {
  const { totalPaying, months } = useAtomValue(planTermsAtom);
  const options = useAtomValue(optionAmountsAtom);

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
