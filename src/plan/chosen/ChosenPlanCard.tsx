import { useAtomValue } from 'jotai';
import { say } from '../../messages/say';
import type { Money } from '../../money/money';
import { writeClipboard } from '../../sheet/clipboard/writeClipboard';
import { FitVerdict } from '../months/FitVerdict';
import { PlanLineList } from '../PlanLineList';
import { planChoicesAtom, planTermsAtom } from '../planAtoms';
import { planLines } from '../planLines';
import { chosenPlan } from './chosenPlan';
import './chosenPlan.css';
import { useAfterPaint } from '../useAfterPaint';

/** The plan of the two dropdowns: its name, whether it fits and its four lines, and a button that copies its sentence. */
export function ChosenPlanCard({ availableIncome }: { availableIncome: Money | undefined }) {
  const terms = { ...useAfterPaint(planTermsAtom), availableIncome };
  const { name, outcome, verdict, sentence, isSaid } = chosenPlan(useAtomValue(planChoicesAtom), terms);
  return (
    <div className="chosen-plan">
      {isSaid && (
        <button type="button" onClick={() => copy(sentence)}>
          Copy sentence
        </button>
      )}
      {name && <h3>{name}</h3>}
      {verdict && <FitVerdict verdict={verdict} />}
      {outcome && <PlanLineList lines={planLines(outcome, terms)} />}
    </div>
  );
}

function copy(sentence: string): void {
  writeClipboard({ text: sentence }).then(
    () => say('success', 'Sentence copied', { role: 'status' }),
    () => say('error', 'The browser did not allow copying.'),
  );
}
