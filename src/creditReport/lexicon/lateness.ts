/** What counts how late a debt is: `Days late`, `months behind`, `Payments past due`. */
const COUNTS =
  /\b(day|month|mo|mth|payment|pmt|mes|d[ií]a)\w*\.? (?:late|past due|behind|del\b|delinq|overdue|missed|de atraso|atrasad)/i;

/** In what a label counts how late a debt is; undefined for a label that counts nothing so. */
export function unitOfLateness(label: string): 'days' | 'months' | undefined {
  const unit = COUNTS.exec(label)?.[1] ?? (/\bdpd\b/i.test(label) ? 'day' : undefined);
  if (unit === undefined) return undefined;
  return /^d/i.test(unit) ? 'days' : 'months';
}
