import { useAtom, useSetAtom } from 'jotai';
import { endMergeAtom } from '../history/history';
import { creditScoreNote } from './creditScore';
import { creditScoreAtom } from './planAtoms';

/** The member's credit score, with its FICO band in words; it changes no result. */
export function CreditScoreField() {
  const [creditScore, setCreditScore] = useAtom(creditScoreAtom);
  const endMerge = useSetAtom(endMergeAtom);
  return (
    <div className="field credit-score">
      <label htmlFor="credit-score">Credit Score</label>
      <input
        id="credit-score"
        type="number"
        step={1}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby="credit-score-note"
        value={creditScore}
        onChange={(event) => setCreditScore(event.target.value)}
        onBlur={() => endMerge()}
        // The wheel scrolls the page, as it is meant to, instead of changing the number.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      <p className="field-note" id="credit-score-note">
        {creditScoreNote(creditScore)}
      </p>
    </div>
  );
}
