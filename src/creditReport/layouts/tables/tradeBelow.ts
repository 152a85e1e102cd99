import { spelledKind } from '../../lexicon/labels';
import type { Line } from '../../page/lines';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isStatusTold } from '../../pieces/statuses';
import { KIND, statusIn, TERMS } from './tradeValues';

/** A line of a debt has no more words. */
const MAX_WORDS = 40;

const NUMBER = /^(?=.*\d)[A-Z\d*•#-]{4,}$/i;
/** How a line begins that a number does. */
const BEGINS_NUMBERED = /^[A-Z*•#-]*\d/i;
/** For how many months a debt is paid, or that it is paid in another way. */
const MONTHS = /^\d{1,3}$/;
/** What stands where no payment is due. */
const NO_PAYMENT = /^(?:[-–—]+|def(?:erred)?)$/i;

/**
 * The kind of a debt before its limit, or the months that it is paid in, and what is to be paid: `MTG 360 X $2,038`, `REV
 * $7,500 $64`.
 */
const KIND_AND_PAYMENT =
  /^(?:rev|inst?|mtg|opn|open|coll|loc|heloc|auto|educ?) (?:(\d{1,3}) ?[x@] ?|\$\d[\d,.]* )(\$\d[\d,.]*)(?: (.*))?$/i;

/** What may be a label before the number: `ACCT:`, `Account No.:`. */
const LABEL = /^([A-Z#][A-Z#. ]{1,20}): ?(?=\S)/i;

/** The words of a line without the label of the number that begins them. */
function withoutLabel(text: string): string {
  const [whole = '', label = ''] = LABEL.exec(text) ?? [];
  return spelledKind(label) === 'number' ? text.slice(whole.length) : text;
}

/** What the line below the values of a debt has. */
export interface TradeBelow {
  number: string;
  terms: string;
  /** What is to be paid each month. */
  payment: string;
  status: string;
}

const isDay = (word: string) => readDate(word) !== undefined;

/** Terms that have what is to be paid in the same word: `360/1,518`, `REV/159`. */
const GLUED = /^(?:\d{1,3}|[a-z]{3,4})[/x@$]\$?\d/i;

/** Whether a word is terms, with what is to be paid in it or without; `10/25` is a day. */
const isOfTerms = (word: string) => TERMS.test(word) && !isDay(word);

/** Words that begin with the terms of a debt, without its kind before these: `MTG 360/1,518`, `REV REV`. */
function withoutKind(words: readonly string[]): readonly string[] {
  const [kind = '', terms = ''] = words;
  const isBeforeTerms = KIND.test(kind) && isOfTerms(terms) && !isMoneyWord(terms) && !NO_PAYMENT.test(terms);
  return isBeforeTerms ? words.slice(1) : words;
}

/** The bureaus that report a debt, among the words of how it stands: `XP/TU/EF AS AGREED`, `EF COLLECTION`. */
const SOURCES = /^(?:XPN?|EXP|TUC?|EFX?|EQF?)(?:\/(?:XPN?|EXP|TUC?|EFX?|EQF?))*$/i;

/** How a debt stands, in words among which the sources of the report may be. */
function standingOf(words: readonly string[]): string {
  return statusIn(words.filter((word) => word !== '' && !SOURCES.test(word)));
}

/** How a debt stands where no terms are before it; what is no standing there says something else. */
function standingIn(words: readonly string[]): string {
  const status = standingOf(words);
  return isStatusTold(status) ? status : '';
}

/**
 * What a line below values says: the number of the debt, which begins it, and behind days its terms, what is to be paid, and
 * how it stands: `7730021845 05/24 360 $1846 MTG AS AGREED`, also behind the kind of debt and its limit. The sources of the
 * report, or nothing, may stand there instead. Undefined where no number begins the line, or a sum stands elsewhere.
 */
export function tradeBelowIn(line: Line | undefined): TradeBelow | undefined {
  const text = withoutLabel(line?.text ?? '');
  if (!BEGINS_NUMBERED.test(text)) return undefined;
  const [number = '', ...words] = text.split(' ', MAX_WORDS);
  if (!NUMBER.test(number) || !(isMaskedNumber(number) || /\d{4}/.test(number))) return undefined;
  const afterDays = words.findIndex((word) => !isDay(word));
  const behindDays = afterDays < 0 ? [] : words.slice(afterDays);
  const [paid, months = '', sum = '', behind = ''] = KIND_AND_PAYMENT.exec(behindDays.join(' ')) ?? [];
  if (paid !== undefined)
    return { number, terms: months, payment: sum, status: standingOf(behind.split(' ')) };
  const [terms = '', payment = '', ...stands] = withoutKind(behindDays);
  if (GLUED.test(terms) && isOfTerms(terms))
    return { number, terms, payment: '', status: standingOf([payment, ...stands]) };
  const hasTerms = MONTHS.test(terms) || TERMS.test(terms);
  const isPaid = hasTerms && isMoneyWord(payment);
  if (!isPaid && !(hasTerms && NO_PAYMENT.test(payment)))
    return words.some((word) => isMoneyWord(word))
      ? undefined
      : { number, terms: '', payment: '', status: standingIn([terms, payment, ...stands]) };
  if (stands.some((word) => isMoneyWord(word) && word.includes('$'))) return undefined;
  return { number, terms, payment: isPaid ? payment : '', status: standingOf(stands) };
}

/** The terms of a debt on a line of their own, behind its limit: `MTG 360 $1,487 XP1/TU1`, `$5,000 REV $151`, `OPEN -- TU1`. */
const TERMS_ALONE =
  /^(?:\$\d[\d,.]* )?(?:rev|inst?|mtg|opn|open|coll|loc|heloc|auto|educ?)(?: (\d{1,3}))? (?:(\$\d[\d,.]*)|[-–—]+)(?= |$)/i;

/** What a line says that begins with the terms of a debt; undefined for any other. */
export function termsAloneIn(line: Line | undefined): Pick<TradeBelow, 'terms' | 'payment'> | undefined {
  const [whole, terms = '', payment = ''] = TERMS_ALONE.exec(line?.text ?? '') ?? [];
  return whole === undefined ? undefined : { terms, payment };
}
