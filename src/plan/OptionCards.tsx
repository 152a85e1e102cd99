import { useAtomValue } from 'jotai';
import { totalPayingAtom } from '../debts/debtAtoms';
import type { Money } from '../money/money';
import { OptionCard } from './OptionCard';
import { monthsAtom, optionOutcomesAtom, planChoicesAtom } from './planAtoms';

/** The payment options side by side, at every key. */
export function OptionCards({ availableIncome }: { availableIncome: Money }) {
  const totalPaying = useAtomValue(totalPayingAtom);
  const months = useAtomValue(monthsAtom);
  const { firstPlan, laterPlan } = useAtomValue(planChoicesAtom);
  return (
    <div className="option-cards">
      {useAtomValue(optionOutcomesAtom).map(({ option, outcome }) => (
        <OptionCard
          key={option.id}
          label={option.label}
          outcome={outcome}
          totalPaying={totalPaying}
          months={months}
          availableIncome={availableIncome}
          isChosen={{ firstPlan: firstPlan === option.id, laterPlan: laterPlan === option.id }}
        />
      ))}
    </div>
  );
}
