import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { isEntered } from '../../debt';
import { debtEntriesAtom } from '../../debtAtoms';
import { parseShare, payName } from '../../pay/payInFull';
import { ShareField } from '../../pay/ShareField';
import type { ReviewAtoms } from './reviewAtoms';

/** Where the debts go, and what of them is entered as paid. */
export function LandingChoices({ review }: { review: ReviewAtoms }) {
  const [landing, land] = useAtom(review.landingAtom);
  const hasDebts = useAtomValue(debtEntriesAtom).debts.some(isEntered);
  const [pays, setPays] = useAtom(review.paysAtom);
  const [shareText, typeShare] = useAtom(review.shareTextAtom);
  const endMerge = useSetAtom(review.endMergeAtom);
  const share = parseShare(shareText);
  return (
    <div className="review-landing">
      <fieldset className="review-choices">
        <legend>Where to</legend>
        <Choice
          group="landing"
          label="Fill the empty rows"
          isChosen={landing === 'empty'}
          onChoose={() => land('empty')}
        />
        {hasDebts && (
          <Choice
            group="landing"
            label="Update debts already entered"
            isChosen={landing === 'update'}
            onChoose={() => land('update')}
          />
        )}
        <Choice
          group="landing"
          label="Replace all debts"
          isChosen={landing === 'all'}
          onChoose={() => land('all')}
        />
      </fieldset>
      <fieldset className="review-choices">
        <legend>$ Paying</legend>
        <Choice
          group="paying"
          label={landing === 'update' ? 'Leave as it is' : 'Leave empty'}
          isChosen={!pays}
          onChoose={() => setPays(false)}
        />
        <Choice
          group="paying"
          label={share ? payName(share) : 'Pay a share'}
          isChosen={pays}
          onChoose={() => setPays(true)}
        />
        <ShareField id="review-share" text={shareText} onType={typeShare} onLeave={endMerge} />
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  /** The choices of which one holds. */
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ group, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}
