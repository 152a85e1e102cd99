import { useAtomValue } from 'jotai';
import type { Money } from '../money/money';
import { OptionCard } from './OptionCard';
import { OptionMeaning } from './OptionMeaning';
import { monthsAtom, optionOutcomesAtom, planChoicesAtom, planTermsAtom } from './planAtoms';
import { useAfterPaint } from './useAfterPaint';

/** The payment options side by side, their amounts at every key, and after them what these come to. */
export function OptionCards({ availableIncome }: { availableIncome: Money }) {
  const { firstPlan, laterPlan } = useAtomValue(planChoicesAtom);
  const months = useAtomValue(monthsAtom);
  const explained = useAfterPaint(planTermsAtom);
  return (
    <>
      <div className="option-cards">
        {useAtomValue(optionOutcomesAtom).map(({ option, outcome }) => (
          <OptionCard
            key={option.id}
            option={option}
            outcome={outcome}
            months={months}
            isChosen={{ firstPlan: firstPlan === option.id, laterPlan: laterPlan === option.id }}
          >
            <OptionMeaning option={option} {...explained} availableIncome={availableIncome} />
          </OptionCard>
        ))}
      </div>
      <p className="field-note rounding">
        All amounts are rounded to the cent; totals are added up before rounding.
      </p>
    </>
  );
}
