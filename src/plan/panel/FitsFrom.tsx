import { useSetAtom } from 'jotai';
import { endMergeAtom } from '../../history/history';
import { fitsFromMonths, fitsFromWords, unjudgedWords } from '../months/affordability';
import type { PlanFactors } from '../paymentPlan';
import { monthsAtom } from '../planAtoms';
import type { PlanTerms } from '../planLines';

interface FitsFromProps {
  factors: PlanFactors;
  terms: PlanTerms;
}

/** From how many months on an option fits, as a button that sets them; or in words, where none does or nothing can be told. */
export function FitsFrom({ factors, terms: { totalPaying, availableIncome } }: FitsFromProps) {
  const setMonths = useSetAtom(monthsAtom);
  const endMerge = useSetAtom(endMergeAtom);
  const unjudged = unjudgedWords(totalPaying, availableIncome);
  const from = availableIncome && fitsFromMonths(factors, totalPaying, availableIncome);
  const words = unjudged ?? fitsFromWords(from);
  if (from === undefined || unjudged) return <p className="fits-from">{words}</p>;
  return (
    <button
      type="button"
      className="fits-from"
      title={`Sets the months to ${from}`}
      onClick={() => {
        setMonths(from);
        endMerge();
      }}
    >
      {words}
    </button>
  );
}
