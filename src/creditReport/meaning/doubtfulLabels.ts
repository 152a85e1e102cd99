import { type Account, isPrinted } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { labelKey } from '../lexicon/labelText';
import type { ReportedDebt } from '../reportedDebt';
import type { ReportedField, ReviewFlag } from '../reviewFlags';
import { doubtAbout } from './doubt';

const DOUBTS: Readonly<Record<ReportedField, ReviewFlag>> = {
  accountName: 'name-guessed',
  accountNumber: 'number-guessed',
  amount: 'amount-guessed',
  originalCreditor: 'original-guessed',
  current: 'status-guessed',
  paying: 'paying-guessed',
};

/** Tells of the fields of a debt which were taken from a label that may mean something else, as flags. */
export function doubtfulLabels(
  reads: readonly { account: Account; debt: ReportedDebt }[],
  decided: ReadonlyMap<string, LabelKind>,
): (debt: ReportedDebt) => ReviewFlag[] {
  const values = new Map<string, string[]>();
  for (const { account } of reads)
    for (const { label, values: own } of account.facts) {
      const known = values.get(label);
      if (known) known.push(...own);
      else values.set(label, [...own]);
    }
  const known = new Map<string, boolean>();
  const isDoubtful = (label: string, field: ReportedField) => {
    const key = `${field} ${label}`;
    const answer =
      known.get(key) ??
      (!decided.has(labelKey(label)) && doubtAbout(label, values.get(label) ?? [], field).isDoubtful);
    known.set(key, answer);
    return answer;
  };
  return ({ sources }) =>
    Object.entries(sources).flatMap(([field, { label }]) =>
      label !== undefined && isPrinted(label) && isDoubtful(label, field as ReportedField)
        ? [DOUBTS[field as ReportedField]]
        : [],
    );
}
