import { memo } from 'react';
import type { Money } from '../../money/money';
import type { PaymentOption } from '../options';
import { PlanLineList } from '../PlanLineList';
import { planOutcome } from '../paymentPlan';
import { planTermsAtom } from '../planAtoms';
import { meaningLines } from '../planLines';
import { useAfterPaint } from '../useAfterPaint';
import { FitsFrom } from './FitsFrom';

export interface OptionMeaningProps {
  option: PaymentOption;
  availableIncome: Money;
}

/** What an option comes to, and whether and from when on it fits. It may come a frame after the amounts. */
export const OptionMeaning = memo(({ option, availableIncome }: OptionMeaningProps) => {
  const terms = { ...useAfterPaint(planTermsAtom), availableIncome };
  const [paid] = meaningLines(planOutcome(option, terms.totalPaying, terms.months), terms);
  return (
    <div className="option-meaning">
      {paid && <PlanLineList lines={[paid]} />}
      <FitsFrom factors={option} terms={terms} />
    </div>
  );
});
