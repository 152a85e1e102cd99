import { unlabelled } from '../../account';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import type { Pair } from './pairs';

/** A sum, and behind it without a label how the debt stands: `3,871.00 Current`, `$5, 30 days late`. */
const WITH_STATUS = /^(\$? ?\d+(?:,\d{3})*(?:\.\d\d)?),? (?=(?:\d{2,3} )?\p{L})(.{2,60})$/u;

/** The pair of a balance; of one with a status behind its sum, the two. */
export function withStatusApart(pair: Pair): Pair[] {
  const [, sum, status = ''] = pair.kind === 'balance' ? (WITH_STATUS.exec(pair.value) ?? []) : [];
  if (sum === undefined || !isStatusOnly(status) || !isStatusTold(status)) return [pair];
  const stands: Pair = { kind: 'statusLoose', label: unlabelled('statusLoose'), value: status, colon: false };
  return [{ ...pair, value: sum }, stands];
}
