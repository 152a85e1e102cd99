import { useAtomValue } from 'jotai';
import { debtEntriesAtom } from '../../debtAtoms';
import { acceptedWords, freeRows, leftWords, type ReportRow } from '../reportRows';
import { ended, listed } from './listed';
import type { ReviewAtoms } from './reviewAtoms';
import { type TotalSaid, totalSaid } from './totalSaid';

interface ReviewFootProps {
  review: ReviewAtoms;
  onAccept: () => void;
  onLeave: () => void;
}

/** Whether the amounts add up, what does not fit, and the way out: with the debts or without. */
export function ReviewFoot({ review, onAccept, onLeave }: ReviewFootProps) {
  const reviewed = useAtomValue(review.reviewAtom);
  const standings = useAtomValue(review.standingsAtom);
  const { fitting, left } = useAtomValue(review.acceptedAtom);
  const free = freeRows(useAtomValue(debtEntriesAtom).debts, useAtomValue(review.landingAtom)).length;
  const isReady = useAtomValue(review.isReadyAtom);
  return (
    <footer className="review-foot">
      <div role="status">
        {reviewed.texts.map(
          ({ name, reading }, text) =>
            reading.addsUp && (
              <TotalLine
                key={`${text} ${name}`}
                name={name}
                said={totalSaid(reading.addsUp, reviewed, standings, text)}
              />
            ),
        )}
        {left.length > 0 && (
          <p className="field-problem">
            {leftWords(left.length, free)}: {ended(namesOf(left))}{' '}
            {fitting.length > 0
              ? 'Once the others are entered, “Copy what did not fit” under the debts copies them.'
              : 'Delete debts first, or replace all debts.'}
          </p>
        )}
      </div>
      <p className="actions">
        <button type="button" className="primary" disabled={!isReady} onClick={onAccept}>
          {acceptedWords(fitting, ['Enter', 'Update'])}
        </button>
        <button type="button" onClick={onLeave}>
          Cancel
        </button>
      </p>
    </footer>
  );
}

/** One line: whether the amounts come to a total that a text prints, of which text where there are several. */
function TotalLine({ name, said }: { name: string | undefined; said: TotalSaid }) {
  if (said.words === '') return null;
  return (
    <p className={said.differs ? 'field-problem' : undefined}>
      {name !== undefined && `${name}: `}
      {said.words}
    </p>
  );
}

/** More names are counted only. */
const MOST_NAMES = 5;

/** Names the first of some debts: `CHASE, CITI and 175 more`. */
function namesOf(debts: readonly ReportRow[]): string {
  return listed(
    debts.map(({ accountName }) => accountName.text || 'unnamed'),
    MOST_NAMES,
  );
}
