import { mayBeDaysLate, unitOfLateness } from '../lexicon/lateness';
import { answeredStatus, countsDays, isForSoLong } from '../lexicon/questions';
import { isStatusTold } from '../pieces/statuses';

/** A heading under which such days alone are how late a debt is; so are they in the place of a status without one. */
const STATUS =
  /^(?:(?:(?:payment|pay|account|acct|current) )?(?:stat(?:us)?|standing|rating|delinq(?:uen(?:cy|t))?|delq|dlq)\.?|column \d+|unlabelled statusLoose)$/i;

/** A plain number under a heading that counts days or months, in words: `60` under `Days late`, also under a mere `Status`. */
export function countedStatus(value: string, label: string): string {
  const unit = unitOfLateness(label) ?? (mayBeDaysLate(value) && STATUS.test(label) ? 'days' : undefined);
  // A nought that is written, or scanned, as a letter.
  const count = /^o$/i.test(value) ? '0' : value;
  if (!unit || !/^\d{1,3}\+?$/.test(count)) return value;
  if (/^0+$/.test(count)) return 'current';
  return unit === 'days' ? `${value} days late` : `${value} months behind`;
}

/** A yes or no before what is said about it. */
const WITH_REASON = /^(yes|yep|no|nope|sí|si|sim|não)(?:[,;:.]| [-–—])+ +\S/i;

/** The words of a status under a heading that asks for yes or no, or for a count. */
export function statusUnder(value: string, label: string): string {
  const [, answer] = WITH_REASON.exec(value) ?? [];
  // Words behind a yes or no that tell no status are a reason for it: `No, on a plan and paying`.
  const behind = value.slice(answer?.length ?? 0);
  const isReason =
    answer !== undefined && !isStatusTold(behind) && !isForSoLong(behind) && !countsDays(value);
  return answeredStatus(countedStatus(isReason ? answer : value, label), label);
}
