import { useSetAtom } from 'jotai';
import { endMergeAtom } from '../history/history';
import { ZERO } from '../money/money';
import { fitOver, fits, fitsFromMonths, fitsFromWords, fitWords } from './affordability';
import type { PlanFactors } from './paymentPlan';
import { monthsAtom } from './planAtoms';
import type { PlanTerms } from './planLines';

interface FitsFromProps {
  factors: PlanFactors;
  terms: PlanTerms;
}

/** Whether an option fits at the present length, and from how many months on, as a button that sets them. */
export function FitsFrom({ factors, terms: { totalPaying, months, availableIncome } }: FitsFromProps) {
  const setMonths = useSetAtom(monthsAtom);
  const endMerge = useSetAtom(endMergeAtom);
  const from = fitsFromMonths(factors, totalPaying, availableIncome);
  const words = fitsFromWords(from, totalPaying);
  const fit = fitOver(factors, totalPaying, months, availableIncome);
  const hasFit = totalPaying.gt(ZERO) && availableIncome.gt(ZERO);
  return (
    <div className="fits-from">
      {hasFit && <p className={fits(fit) ? 'good-words' : 'bad-words'}>{fitWords(fit)}</p>}
      {from === undefined || totalPaying.eq(ZERO) ? (
        <p>{words}</p>
      ) : (
        <button
          type="button"
          title={`Sets the months to ${from}`}
          onClick={() => {
            setMonths(from);
            endMerge();
          }}
        >
          {words}
        </button>
      )}
    </div>
  );
}
