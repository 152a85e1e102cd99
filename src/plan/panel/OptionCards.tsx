import { useAtom, useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { Money } from '../../money/money';
import { PHASES } from '../phases';
import { monthsAtom, optionAmountsAtom, planChoicesAtom } from '../planAtoms';
import { OptionCard } from './OptionCard';
import type { OptionMeaningProps } from './OptionMeaning';

interface OptionCardsProps {
  availableIncome: Money | undefined;
  /** What the amounts of an option come to; it comes later than they do. */
  Meaning: ComponentType<OptionMeaningProps>;
}

/** The payment options side by side, their amounts at every key. A press on an amount chooses it for its phase. */
export function OptionCards({ availableIncome, Meaning }: OptionCardsProps) {
  const [choices, choose] = useAtom(planChoicesAtom);
  const months = useAtomValue(monthsAtom);
  return (
    <div className="option-cards">
      {useAtomValue(optionAmountsAtom).map(({ option, amounts }) => (
        <OptionCard
          key={option.id}
          option={option}
          amounts={amounts}
          months={months}
          availableIncome={availableIncome}
          isChosen={{
            firstPlan: choices.firstPlan === option.id,
            laterPlan: choices.laterPlan === option.id,
          }}
          onChoose={(chosen) => {
            const unchosen = PHASES.find(({ id }) => id === chosen)?.unchosen.value ?? '';
            choose(chosen, choices[chosen] === option.id ? unchosen : option.id);
          }}
        >
          <Meaning option={option} availableIncome={availableIncome} />
        </OptionCard>
      ))}
    </div>
  );
}
