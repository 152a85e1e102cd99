const LATE = '(?:late|past due|behind|del\\b|delinq|delq|dlq|overdue|missed|in arrears)';
/** What counts how late a debt is: `Days late`, `months behind`, `Payments past due`, `DLQ DAYS`, `Delinquent (Days)`. */
const COUNTS = new RegExp(
  `\\b(day|month|mo|mth|payment|pmt|mes|d[ií]a)\\w*\\.? (?:${LATE}|de atraso|atrasad)|\\b${LATE}\\w*\\.? \\(?(days?|months?|mos?\\b|payments|pmts)`,
  'i',
);

/** Days by which reports count how late a debt is, and no others. */
const DAYS = /^(?:30|60|90|120|150|180)\+?$/;

/** Whether a value by itself may be how many days a debt is late: `60`, `90+`. */
export function mayBeDaysLate(value: string): boolean {
  return DAYS.test(value);
}

/** In what a label counts how late a debt is; undefined for a label that counts nothing so. */
export function unitOfLateness(label: string): 'days' | 'months' | undefined {
  const counted = COUNTS.exec(label);
  const unit = counted?.[1] ?? counted?.[2] ?? (/\bdpd\b/i.test(label) ? 'day' : undefined);
  if (unit === undefined) return undefined;
  return /^d/i.test(unit) ? 'days' : 'months';
}
