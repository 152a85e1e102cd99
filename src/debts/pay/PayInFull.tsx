import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { endMergeAtom } from '../../history/history';
import { payShareAtom, shareTextAtom, unpaidCountAtom, unpaidWordsAtom } from './payAtoms';
import { parseShare, payName } from './payInFull';
import { ShareField } from './ShareField';

/** Pays all debts that have no payment yet, in full or to a share, and says how many those are, or that there are none. */
export function PayInFull() {
  const [shareText, typeShare] = useAtom(shareTextAtom);
  const endMerge = useSetAtom(endMergeAtom);
  const pay = useSetAtom(payShareAtom);
  const share = parseShare(shareText);
  const unpaid = useAtomValue(unpaidCountAtom);
  return (
    <form
      className="pay-in-full"
      onSubmit={(event) => {
        event.preventDefault();
        endMerge();
        pay();
      }}
    >
      <button type="submit" aria-describedby="share-note" aria-disabled={!share || unpaid === 0}>
        {share ? payName(share) : 'Pay a share'}
      </button>
      <ShareField
        id="share"
        text={shareText}
        onType={typeShare}
        onLeave={endMerge}
        note={useAtomValue(unpaidWordsAtom)}
      />
    </form>
  );
}
