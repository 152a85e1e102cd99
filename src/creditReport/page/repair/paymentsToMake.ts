/** Whom somebody reminds himself to pay, and how much: `Pay Oak Visa $64`. What else he notes may stand behind it. */
const PAY =
  /^(?:[-•*☐] ?)?pay (?:the |my |our )?(\p{L}[^$\n\d]{1,60}?),? (\$ ?\d[\d,]*(?:\.\d\d)?)(?:[,;:.–—-]+ ?|$)(.*)$/iu;
/** How it begins, anywhere in a text; a look for that costs little. */
const MAY_PAY = /(?:^|[\n•*☐-]) ?pay /i;
/** What is owed: `balance 2,118.09`, `owe $400`. */
const OWED = /\b(?:bal(?:ance)?|owe[ds]?|left)\b[^\d\n]{0,12}\d/i;
const MONEY = /\$ ?\d|\d\.\d\d(?!\d)/;
/** So many lines at most are noted of one payment. */
const MAX_NOTES = 4;
/** A single payment to make may be said of anything. */
const LEAST = 2;

/** A payment to make with what is noted of it, on one line, and how many lines that was. */
interface ToPay {
  line: string;
  lines: number;
}

/** The payment that a line begins, where it is noted how much is owed. */
function paymentAt(lines: readonly string[], start: number): ToPay | undefined {
  const [, name = '', sum = '', rest = ''] = PAY.exec(lines[start] ?? '') ?? [];
  if (name === '') return undefined;
  const notes = rest === '' ? [] : [rest];
  let end = start + 1;
  for (; end - start <= MAX_NOTES; end += 1) {
    const next = lines[end] ?? '';
    const isOwn = next.trim() !== '' && !PAY.test(next);
    if (!isOwn || (MONEY.test(next) && OWED.test(notes.join(' ')))) break;
    notes.push(next.trim());
  }
  const line = [`${name}: pay ${sum}`, ...notes].join(', ');
  return OWED.test(line) ? { line, lines: end - start } : undefined;
}

/**
 * Puts on one line, and whom first, what reminders of payments say with the balance below or behind: `Pay Oak Visa $64`,
 * `balance 2,118.09, acct ending 9927`. A reminder to pay alone tells no debt.
 */
export function withPaymentsToMake(text: string): string {
  if (!MAY_PAY.test(text)) return text;
  const lines = text.split('\n');
  const found = new Map<number, ToPay>();
  for (let index = 0; index < lines.length; index += 1) {
    const payment = paymentAt(lines, index);
    if (payment) found.set(index, payment);
  }
  if (found.size < LEAST) return text;
  const put: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const payment = found.get(index);
    put.push(payment?.line ?? lines[index] ?? '');
    index += payment?.lines ?? 1;
  }
  return put.join('\n');
}
