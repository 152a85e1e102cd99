import { useAtomValue } from 'jotai';
import { isEntered } from './debt';
import { liveDebtsAtom } from './debtAtoms';

/** Says of the empty debts what can be done; its line is kept, so that nothing moves at the first key. */
export function FirstHint() {
  const isEmpty = !useAtomValue(liveDebtsAtom).some(isEntered);
  return (
    <p className="field-note first-hint" data-empty={isEmpty}>
      Type the debts, paste a credit report, or drop its file here.
    </p>
  );
}
