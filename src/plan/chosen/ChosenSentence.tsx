import { useAtomValue } from 'jotai';
import type { Money } from '../../money/money';
import { planChoicesAtom, planTermsAtom } from '../planAtoms';
import { useAfterPaint } from '../useAfterPaint';
import { chosenPlan } from './chosenPlan';

/** The chosen plan in a sentence to read aloud, or what is missing for it. */
export function ChosenSentence({ availableIncome }: { availableIncome: Money }) {
  const terms = { ...useAfterPaint(planTermsAtom), availableIncome };
  const { sentence, isSaid } = chosenPlan(useAtomValue(planChoicesAtom), terms);
  return <p className={isSaid ? 'sentence' : 'field-note'}>{sentence}</p>;
}
