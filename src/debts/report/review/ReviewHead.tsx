import { useAtomValue } from 'jotai';
import { count } from '../../../sheet/count';
import { ReviewTools } from './ReviewTools';
import type { ReviewAtoms } from './reviewAtoms';
import type { ReviewCommands } from './reviewKeys';

/** What was read and how much of it does not fit, beside what can be done to the rows. */
export function ReviewHead({ review, commands }: { review: ReviewAtoms; commands: ReviewCommands }) {
  const { texts } = useAtomValue(review.reviewAtom);
  const { left } = useAtomValue(review.acceptedAtom);
  const read = texts.reduce((sum, { reading }) => sum + reading.debts.length, 0);
  return (
    <header className="review-head">
      <h2 id="review">Review the report</h2>
      <p className="field-note">
        {count(read, 'debt')} {read === 1 ? 'was' : 'were'} read.{' '}
        {left.length > 0 && (
          <strong className="field-problem">{left.length} of them have no row left: untick others. </strong>
        )}
        Nothing is entered yet. Leave out what does not belong, and check what is marked.
      </p>
      <ReviewTools review={review} commands={commands} />
    </header>
  );
}
