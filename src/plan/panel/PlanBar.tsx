import { useAtomValue } from 'jotai';
import { formatMoney, type Money, ZERO } from '../../money/money';
import { fitStyle } from '../../sheet/fitStyle';
import { chosenPlan } from '../chosen/chosenPlan';
import { type Fit, fitByMonths, fits } from '../months/affordability';
import { OPTIONS, type PaymentOption } from '../options';
import { reachesLaterPhase } from '../paymentPlan';
import { optionAmountsAtom, planChoicesAtom, planTermsAtom } from '../planAtoms';
import type { PlanTerms } from '../planLines';
import { useAfterPaint } from '../useAfterPaint';
import { costsMost } from './costsMost';
import './planBar.css';

/**
 * On a narrow screen the plan in short, at the lower edge while the debts are typed: what each option asks for, whether
 * it fits, and which costs most; of the chosen plan what that does not tell. A press leads to the plan. It comes a frame after the key, since a wide screen does not
 * show it.
 */
export function PlanBar({ availableIncome }: { availableIncome: Money | undefined }) {
  const terms = { ...useAfterPaint(planTermsAtom), availableIncome };
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
          Total Paying <Amount amount={terms.totalPaying} />
        </span>{' '}
        <span>over {terms.months} months</span>{' '}
        <span>
          Available, before tax <Amount amount={availableIncome ?? ZERO} /> <ChosenWords terms={terms} />
        </span>
      </span>
      {options.map(({ option, amounts }) => (
        <span key={option.id} className="plan-bar-option">
          {' '}
          <span>
            <OptionWords option={option} terms={terms} />
          </span>{' '}
          <Amount amount={amounts.firstSix} />{' '}
          <span>
            {reachesLaterPhase(terms.months) && (
              <>
                <span className="plan-bar-word">then</span> <Amount amount={amounts.later} />
              </>
            )}
          </span>
        </span>
      ))}
    </button>
  );
}

/** An option by its name and, once there is something to pay, in a word or two what is to be known of it. */
function OptionWords({ option, terms }: { option: PaymentOption; terms: PlanTerms }) {
  const { totalPaying, months, availableIncome } = terms;
  const [word, letter] = option.label.split(' ');
  const name = (
    <>
      <span className="plan-bar-word">{word} </span>
      {letter}
    </>
  );
  if (totalPaying.eq(ZERO)) return name;
  const fit = availableIncome && fitByMonths(option, totalPaying, availableIncome)(months);
  return (
    <>
      {name}
      {fit && (
        <>
          {' '}
          <b className={fits(fit) ? 'good-words' : 'bad-words'}>{shortFitWords(fit)}</b>
        </>
      )}
      {costsMost(option, months) && <b>, costs most</b>}
    </>
  );
}

/** The chosen plan, where the words of the options do not tell of it: it is made of two, or it does not fit. */
function ChosenWords({ terms }: { terms: PlanTerms }) {
  const { totalPaying, months, availableIncome } = terms;
  const { name, factors } = chosenPlan(useAtomValue(planChoicesAtom), terms);
  if (!name || !factors || !availableIncome || totalPaying.eq(ZERO)) return null;
  const fit = fitByMonths(factors, totalPaying, availableIncome)(months);
  if (fits(fit) && OPTIONS.some(({ label }) => label === name)) return null;
  return (
    <span className="plan-bar-chosen">
      <span className="plan-bar-word">Chosen: </span>
      {name.replaceAll('Option ', '')}{' '}
      <b className={fits(fit) ? 'good-words' : 'bad-words'}>{shortFitWords(fit)}</b>
    </span>
  );
}

/** Says in a word or two whether a plan fits the Available Income, which stands beside it. */
function shortFitWords({ isWithin, isPaidOff }: Fit): string {
  if (!isWithin) return 'too high';
  return isPaidOff ? 'fits' : 'not paid off';
}

function Amount({ amount }: { amount: Money }) {
  const shown = formatMoney(amount);
  return (
    <b className="fitted" style={fitStyle(shown)}>
      {shown}
    </b>
  );
}
