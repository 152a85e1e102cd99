import { readDate } from '../../pieces/dates';
import { readStatusText } from '../../pieces/statuses';

/** How pages speak to the person about an account: `Your payment is 34 days past due.` */
const SPOKEN =
  /(?:^|[.!] )[^\p{L}\d]*(?:your|this|the) (?:\p{L}+ )?(?:payment|account|loan|card|balance|bill) is (?:currently |now |more than )*([^.!;$]{4,40})/iu;
/** The same without whose it is: `! Payment past due 35 days.`, `Loan is 62 days late.` */
const SPOKEN_SHORT =
  /(?:^|[.!] )[^\p{L}\d]*(?:payment|account|loan|card|bill) (?:is )?((?:\d{1,3} days )?(?:past due|late|overdue|delinquent)(?: (?:by )?\d{1,3} days)?)(?=[.!;]|$)/iu;
/** How late it is, before what the person is asked to do about it: `68 days past due. Please pay now.` */
const SPOKEN_FIRST =
  /^[^\p{L}\d]*(\d{1,3} days (?:past due|late|overdue|delinquent))[.!] (?:please|pay|call|contact|make|to avoid)(?!\p{L})/iu;
/** What became of an account, as a line says it: `This account has been referred to a collection agency.` */
const BECAME =
  /(?:^|[.!] )[^\p{L}\d]*(?:your|this|the) (?:\p{L}+ )?(?:account|loan|balance|bill|debt) (?:has been|was) ((?:referred|sent|placed|turned over|assigned|transferred|charged[ -]off|written[ -]off)[^.!;$]{0,40})/iu;
/** Words that each of them has; a look for one costs little. */
const MAY_SPEAK = / (?:is |has been |was |past due|late|overdue|delinquent)/i;
/** A sum and the day on which it is to be paid: `$391.26 due Dec 5`, `Payment of $80.00 due on 12/05/2024`. */
const DUE =
  /^(?:(?:(?:next|upcoming|minimum|monthly) )?(?:payment|autopay|installment)(?: of)?:? )?(\$ ?\d[\d,]*(?:\.\d\d)?) (?:is )?(?:due|scheduled)(?: on| by| for)? (\S.{2,20})$/i;
/** What stands over the sum that is to be paid next, with the day: `Next payment Aug 1, 2025`, `Your next bill is due 8/14`. */
const NEXT_ON =
  /^(?:your |the )?(?:next|upcoming) (?:monthly )?(?:payment|installment|instalment|bill|autopay)(?: is)?(?: due| scheduled)?(?: on| by| for)?:? (\S.{2,20})$/i;
const SUM = /^\$ ?\d[\d,]*(?:\.\d\d)?$/;
/** A day without its year. */
const DAY =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}\/\d{1,2})$/i;
/** Longer lines say more. */
const [MAX_SPOKEN, MAX_DUE] = [160, 60];

/** How late an account is, or that it is not, or what became of it, as a line says it to the person; undefined where it does not say how much. */
export function spokenStatus(text: string): string | undefined {
  if (text.length > MAX_SPOKEN || !MAY_SPEAK.test(text)) return undefined;
  const told = [SPOKEN, SPOKEN_SHORT, SPOKEN_FIRST, BECAME]
    .map((saying) => saying.exec(text)?.[1])
    .find(Boolean);
  return told !== undefined && readStatusText(told).current !== null ? told : undefined;
}

/** Whether a text is a day, with its year or without. */
function isDay(text: string): boolean {
  return DAY.test(text) || readDate(text) !== undefined;
}

/** The sum that a line says is due on a day, which is the next payment, or the line above it; undefined where neither says such a thing. */
export function dueOnDay(text: string, above = ''): string | undefined {
  if (text.length > MAX_DUE || above.length > MAX_DUE) return undefined;
  const [, sum, day = ''] = DUE.exec(text) ?? [];
  if (sum !== undefined) return isDay(day) ? sum : undefined;
  const next = SUM.test(text) ? NEXT_ON.exec(above)?.[1] : undefined;
  return next !== undefined && isDay(next) ? text : undefined;
}
