import { useSetAtom } from 'jotai';
import { endMergeAtom } from '../../history/history';
import { ZERO } from '../../money/money';
import { fitOver, fits, fitsFromMonths, fitsFromWords, fitWords } from '../months/affordability';
import type { PlanFactors } from '../paymentPlan';
import { monthsAtom } from '../planAtoms';
import type { PlanTerms } from '../planLines';

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
  const atThisLength = availableIncome.gt(ZERO) ? fitWords(fit) : 'No room for a payment';
  return (
    <div className="fits-from">
      {totalPaying.gt(ZERO) && <p className={fits(fit) ? 'good-words' : 'bad-words'}>{atThisLength}</p>}
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
