import { memo } from 'react';
import type { Money } from '../money/money';
import { FitsFrom } from './FitsFrom';
import type { PaymentOption } from './options';
import { PlanLineList } from './PlanLineList';
import { planOutcome } from './paymentPlan';
import { meaningLines } from './planLines';

interface OptionMeaningProps {
  option: PaymentOption;
  totalPaying: Money;
  months: number;
  availableIncome: Money;
}

/** What an option comes to, and from when on it fits. It may come a frame after the amounts it explains. */
export const OptionMeaning = memo(({ option, ...terms }: OptionMeaningProps) => (
  <>
    <PlanLineList lines={meaningLines(planOutcome(option, terms.totalPaying, terms.months), terms)} />
    <FitsFrom factors={option} terms={terms} />
  </>
));
