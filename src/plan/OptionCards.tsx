import { useAtomValue } from 'jotai';
import { OptionCard } from './OptionCard';
import { optionOutcomesAtom, planChoicesAtom } from './planAtoms';
import type { PlanTerms } from './planLines';

/** The payment options side by side, at every key. */
export function OptionCards({ terms }: { terms: PlanTerms }) {
  const { firstPlan, laterPlan } = useAtomValue(planChoicesAtom);
  return (
    <>
      <div className="option-cards">
        {useAtomValue(optionOutcomesAtom).map(({ option, outcome }) => (
          <OptionCard
            key={option.id}
            option={option}
            outcome={outcome}
            terms={terms}
            isChosen={{ firstPlan: firstPlan === option.id, laterPlan: laterPlan === option.id }}
          />
        ))}
      </div>
      <p className="field-note rounding">
        All amounts are rounded to the cent; totals are added up before rounding.
      </p>
    </>
  );
}
