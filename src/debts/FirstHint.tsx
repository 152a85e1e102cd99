import { useAtomValue } from 'jotai';
import { hasNoDebtsAtom } from './debtAtoms';

/** Says of the empty debts what can be done; its line is kept, so that nothing moves at the first key. */
export function FirstHint() {
  return (
    <p className="field-note first-hint" data-empty={useAtomValue(hasNoDebtsAtom)}>
      Type the debts, paste a credit report, or drop its file here.
    </p>
  );
}
