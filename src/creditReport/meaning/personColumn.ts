import { callsDebts } from '../lexicon/calledDebts';
import { looksLikeCreditor } from '../lexicon/creditors';
import { candidates } from './candidates';
import { BY_VALUES, share } from './columnValues';

/** What may stand over who of a household owes as well as over who is owed. */
const WHO = /^(?:who|name|person|quien|quién|nombre)$/i;

/**
 * The column of those who owe, and that of whom they owe, where a heading could be of either: `Who | What | How much`.
 * Undefined where no other column names creditors or is headed as debts.
 *
 * @param columns the values that are printed in each
 */
export function personColumn(
  labels: readonly string[],
  columns: readonly (readonly string[])[],
): { person: number; creditor: number } | undefined {
  const person = labels.findIndex(
    (label, column) => WHO.test(label) && share(columns[column] ?? [], looksLikeCreditor) === 0,
  );
  if (person < 0) return undefined;
  const creditor = labels.findIndex((label, column) => {
    const values = columns[column] ?? [];
    const isOther = candidates(label, values, column).some(({ kind }) => kind !== 'name');
    return (
      column !== person && !isOther && (callsDebts(label) || share(values, looksLikeCreditor) >= BY_VALUES)
    );
  });
  return creditor < 0 ? undefined : { person, creditor };
}
