import { memo } from 'react';
import { type Money, ZERO } from '../../money/money';
import { verdictOf } from '../months/affordability';
import { FitVerdict } from '../months/FitVerdict';
import type { PaymentOption } from '../options';
import { PlanLineList } from '../PlanLineList';
import { planOutcome } from '../paymentPlan';
import { planTermsAtom } from '../planAtoms';
import { meaningLines } from '../planLines';
import { useAfterPaint } from '../useAfterPaint';
import { costsMost } from './costsMost';
import { FitsFrom } from './FitsFrom';
import './optionMeaning.css';

export interface OptionMeaningProps {
  option: PaymentOption;
  availableIncome: Money | undefined;
}

/** What an option comes to, and whether and from when on it fits. It may come a frame after the amounts. */
export const OptionMeaning = memo(({ option, availableIncome }: OptionMeaningProps) => {
  const terms = { ...useAfterPaint(planTermsAtom), availableIncome };
  const { totalPaying, months } = terms;
  const [paid] = meaningLines(planOutcome(option, totalPaying, months), terms);
  const verdict = verdictOf(option, terms);
  return (
    <div className="option-meaning">
      {verdict && <FitVerdict verdict={verdict} />}
      {totalPaying.gt(ZERO) && costsMost(option, months) && <p className="cost-words">Costs most</p>}
      {paid && <PlanLineList lines={[paid]} />}
      <FitsFrom factors={option} terms={terms} />
    </div>
  );
});
