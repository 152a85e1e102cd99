import { useAtomValue } from 'jotai';
import { withoutHeldBack } from '../../../creditReport/reportedDebt';
import { count } from '../../../sheet/count';
import { leftWords } from '../reportRows';
import { unreadFilesAtom } from '../unreadAtoms';
import { ReviewTools } from './ReviewTools';
import type { ReviewAtoms } from './reviewAtoms';
import type { ReviewCommands } from './reviewKeys';

/** What was read, how much of it does not fit, and what was not read, beside what can be done to the rows. */
export function ReviewHead({ review, commands }: { review: ReviewAtoms; commands: ReviewCommands }) {
  const { texts } = useAtomValue(review.reviewAtom);
  const { fitting, left } = useAtomValue(review.acceptedAtom);
  // What brings an entered debt up to date takes no row that another could have.
  const takeRows = fitting.some(({ updates }) => updates === undefined);
  const unread = useAtomValue(unreadFilesAtom);
  const rows = texts.flatMap(({ reading }) => reading.debts);
  const read = withoutHeldBack(rows).length;
  const heldBack = rows.length - read;
  return (
    <header className="review-head">
      <h2 id="review">Review the report</h2>
      <p className="field-note">
        {count(read, 'debt')} {read === 1 ? 'was' : 'were'} read.{' '}
        {heldBack > 0 &&
          `${count(heldBack, 'more row')} ${heldBack === 1 ? 'is hardly a debt' : 'are hardly debts'} and left out. `}
        {left.length > 0 && (
          <strong className="field-problem">
            {leftWords(left.length, 0)}:{' '}
            {takeRows ? 'untick others' : 'delete debts first, or replace all debts'}.{' '}
          </strong>
        )}
        Nothing is entered yet. Leave out what does not belong, and check what is marked.
      </p>
      <ReviewTools review={review} commands={commands} />
      {unread.length > 0 && (
        <ul className="review-unread field-problem" aria-label="What was not read">
          {unread.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </header>
  );
}
