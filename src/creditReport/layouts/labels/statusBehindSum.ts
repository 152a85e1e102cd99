import { isStatusOnly, isStatusTold } from '../../pieces/statuses';

/** A sum, and behind it without a label how the debt stands: `3,871.00 Current`, `$5, 30 days late`. */
const WITH_STATUS = /^(\$? ?\d+(?:,\d{3})*(?:\.\d\d)?),? (?=(?:\d{2,3} )?[a-z])([^:]{2,60})$/i;

/** The sum of a value, and the status behind it; undefined where the value is no sum with a status. */
export function statusBehindSum(value: string): { sum: string; status: string } | undefined {
  const [, sum, status = ''] = WITH_STATUS.exec(value) ?? [];
  return sum !== undefined && isStatusOnly(status) && isStatusTold(status) ? { sum, status } : undefined;
}
