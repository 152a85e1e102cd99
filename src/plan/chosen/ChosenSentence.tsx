import { useAtomValue } from 'jotai';
import type { Money } from '../../money/money';
import { FitVerdict } from '../months/FitVerdict';
import { planChoicesAtom, planTermsAtom } from '../planAtoms';
import { useAfterPaint } from '../useAfterPaint';
import { chosenPlan } from './chosenPlan';

/**
 * The chosen plan in a sentence to read aloud, or what is missing for it; and whether it fits, since the options that
 * stand over it say it of themselves alone.
 */
export function ChosenSentence({ availableIncome }: { availableIncome: Money | undefined }) {
  const terms = { ...useAfterPaint(planTermsAtom), availableIncome };
  const { sentence, isSaid, verdict } = chosenPlan(useAtomValue(planChoicesAtom), terms);
  return (
    <>
      {verdict && <FitVerdict verdict={verdict} />}
      <p className={isSaid ? 'sentence' : 'field-note'}>{sentence}</p>
    </>
  );
}
