import { useSetAtom } from 'jotai';
import { endMergeAtom } from '../history/history';
import { fitsFromMonths, fitsFromWords } from './affordability';
import type { PlanFactors } from './paymentPlan';
import { monthsAtom } from './planAtoms';
import type { PlanTerms } from './planLines';

interface FitsFromProps {
  factors: PlanFactors;
  terms: PlanTerms;
}

/** From how many months on an option fits the Available Income, as a button that sets them; else that none does. */
export function FitsFrom({ factors, terms: { totalPaying, availableIncome } }: FitsFromProps) {
  const setMonths = useSetAtom(monthsAtom);
  const endMerge = useSetAtom(endMergeAtom);
  const months = fitsFromMonths(factors, totalPaying, availableIncome);
  const words = fitsFromWords(months, totalPaying, availableIncome);
  if (months === undefined || totalPaying.eq(0)) return <p className="fits-from">{words}</p>;
  return (
    <p className="fits-from">
      <button
        type="button"
        title={`Sets the months to ${months}`}
        onClick={() => {
          setMonths(months);
          endMerge();
        }}
      >
        {words}
      </button>
    </p>
  );
}
