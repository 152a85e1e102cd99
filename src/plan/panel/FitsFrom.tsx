import { useSetAtom } from 'jotai';
import { endMergeAtom } from '../../history/history';
import { ZERO } from '../../money/money';
import { fitsFromMonths, fitsFromWords } from '../months/affordability';
import type { PlanFactors } from '../paymentPlan';
import { monthsAtom } from '../planAtoms';
import type { PlanTerms } from '../planLines';

interface FitsFromProps {
  factors: PlanFactors;
  terms: PlanTerms;
}

/** From how many months on an option fits, as a button that sets them; or in words, where none does. */
export function FitsFrom({ factors, terms: { totalPaying, availableIncome } }: FitsFromProps) {
  const setMonths = useSetAtom(monthsAtom);
  const endMerge = useSetAtom(endMergeAtom);
  const from = fitsFromMonths(factors, totalPaying, availableIncome);
  const words = fitsFromWords(from, totalPaying);
  if (from === undefined || totalPaying.eq(ZERO)) return <p className="fits-from">{words}</p>;
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
