/**
 * Days that tell when something is due, may be done or ends, beside words for being late too: `due in 30 days`, `30 days
 * to dispute the debt`, `30 day notice`.
 */
const OF_OTHER_DAYS =
  /(?<!\b(?:pa(?:id|ys?|ying)|late|behind|past due) )\b(?:within|next|every|(?<=\b(?:due|ends?|ending|expires?|expiring|starts?|begins?|closes?|again|back|payable) )in) (?:the )?(?:next )?\d{1,3} days?\b(?! (?:late|behind|past|over|delinq))|\b\d{1,3}[- ]days? (?:to (?!\d|date)|from (?:the date of )?(?:this|today|now|receipt)|after (?:you|we|this|receipt)|(?:(?:advance|prior|written) )*notice\b)/gi;

/** The days of a statement, how long ago something was, and the worst that there ever was. */
const OF_PERIOD =
  /\b\d{1,3} days? (?:ago\b|(?:in|of) (?:the |this |your )?(?:billing|statement)\b)|\b(?:billing|statement) (?:cycle|period):? ?\d{1,3} days?\b|\bdays in (?:the |this |your )?(?:billing|statement) (?:cycle|period):? ?\d{1,3}\b|\b(?:highest|worst|maximum|max) (?:delinquency|lateness|late)(?: ever)?:? ?\d{2,3}\+? days?\b/gi;
/** What would happen if it were late: `if you are more than 60 days late, the penalty APR may apply`. */
const WERE_IT_LATE =
  /\b(?:if|when|once|unless|should) (?:you|your|i|we|it|any|an?|the|this|payments?|accounts?)\b[^.;\n]{0,60}?\b\d{2,3}\+? days? (?:or more )?(?:late|past due|delinquent|overdue|behind)\b/gi;

/** A text without the days that tell of something else than how late a debt is. */
export function withoutOtherDays(text: string): string {
  return /days?\b/i.test(text)
    ? [WERE_IT_LATE, OF_OTHER_DAYS, OF_PERIOD].reduce((left, days) => left.replace(days, ' '), text)
    : text;
}
