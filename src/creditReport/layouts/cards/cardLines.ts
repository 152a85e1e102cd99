import { labelAt, labelOfWords, spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { isMoneyKind } from '../../lexicon/shapes';
import { readAccountNumber, readUnlabelledNumber } from '../../pieces/accountNumber';
import { isAmountShaped } from '../../pieces/amounts';
import { endsInDate, isTimeAgo, readDate } from '../../pieces/dates';
import { isDepositName } from '../../pieces/deposits';
import { isFurniture } from '../../pieces/furniture';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { cleanName, isName } from '../../pieces/names';
import { isStatusOnly, readStatusText } from '../../pieces/statuses';
import { collectorsNumber } from '../labels/companyNumber';
import { partOf } from './groupHeads';

/** A sum alone on its line, with its sign on either side, or in brackets: `-$42.10`, `($42.10)`, `$42.10 CR`, `-42.10`. */
const LONE =
  /^(?:[-−–]?\$ ?[-−–]?\d[\d,]*(?:\.\d{2})?(?: ?cr|-)?|\(\$ ?\d[\d,]*(?:\.\d{2})?\)|[-−–]\d[\d,]*\.\d{2}|no balance)$/i;
/** A sum that begins its line: `$486.18 left of $972.36`. */
const FIRST = /^[-−–]?\$ ?[-−–]?\d[\d,]*(?:\.\d{2})? (?:left|remaining|owed|balance|of|due)\b/i;
/** What pages write on their buttons. */
const BUTTON =
  /^(?:pay|view|make|see|show|hide|log|sign|download|dispute|manage|transfer|messages?|accept|apply|contact|help|back|close|edit|learn|continue|details|good (?:morning|afternoon|evening)|hello|welcome|last|updated|you|total|net worth|available|offers?)\b/i;
/** A number of a few letters and digits behind a name: `Signature Loan L0044`, `Ally Auto x5516`. */
const BEHIND =
  / \(?((?:[xX*•]+|\.{3}|…|·{2,8})\d{2,6}|[*•]{2,}(?=[A-Z]*\d)[\dA-Z]{2,6}|[A-Z]{1,2}\d{3,6})\)?$/;
/** A line that is nothing but such a number. */
const ALONE = /^[A-Z]{1,3}-?\d{3,}(?:-\d+)?$/;
/** The last digits of a number behind a dash, which are no sum in brackets: `(-71003)`. */
const DASHED_END = /^\([-−–](\d{4,6})\)$/;
/** What stands before the number that a card shows, to the end of the line. */
const NUMBERED =
  /^(?:(?:guarantor|account|acct|reference|ref|creditor reference|card|loan|contract|agreement)(?: (?:number|no\.?|id|#))?|loan id)\b ?[#:]{0,2} ?(.*)$/i;
/** In which group a servicer bills a loan, over what kind it is: `Group AA`. */
const GROUP = /^(?:loan )?group [A-Z\d]{1,3}$/i;
/** What a page of a lender calls the list of what was bought with its loans: `Purchases`, `Active plans`. */
const LIST =
  /^(?:(?:your|my|all|active|open|current|recent|upcoming|ongoing) )*(?:purchases|orders|plans|installments|pay[- ]later)$/i;
/** Words that end labels of sums, and no names. */
const ENDS_LABEL = /\b(?:balance|amount|due|payment|owed|limit|fees?|rate|apr|score|term)$/i;
/** Where a sum lies or was sent, behind the word for it: `Balance in collections`, `Amount placed with an agency`. */
const OF_SUM =
  /^(?:(?:account|total|remaining|unpaid|outstanding) )?(?:balance|amount)(?: (?:due|owed))? (?:(?:sent|placed|referred|turned over) )?(?:in|at|to|with|on) \p{Ll}/iu;
/** What a page says to the person of how an account is paid or where it went: `You are on a payment plan`, `No recent activity`. */
const OF_ACCOUNT =
  /^no (?:\w+ ){0,2}(?:activity|transactions?)$|^(?:you(?:['’]re| are) (?:on|enrolled|set up|behind|past due)|(?:this|your) (?:account|balance|bill|debt|loan) (?:is|has|was))\b/i;
const [MAX_NAME, MAX_LABEL] = [60, 45];

/** Whether a line has the sum of a card. */
export function isSum(text: string): boolean {
  return LONE.test(text) || FIRST.test(text);
}

/** Whether a line is the title of a part of the page that holds other accounts. */
export function isTitle(text: string): boolean {
  const section = partOf(text);
  return section !== undefined && section !== 'part';
}

/** How much of a limit is used, in per cent: `49% of $6,000`, `49% used of $6,000 limit`. */
const SHARE_OF =
  /^\d{1,3}(?:\.\d+)? ?% (?:used )?of (?:your )?(\$ ?\d[\d,]*(?:\.\d{2})?)(?: (?:credit )?(?:limit|line))?(?: used)?$/i;

/** The limit of which a line tells how much is used; empty where it tells none. */
export function limitUsed(text: string): string {
  return SHARE_OF.exec(text)?.[1] ?? '';
}

/** Whether a sum stands alone on its line. */
export function isLoneSum(text: string): boolean {
  return LONE.test(text);
}

/** What a line means that is a label and nothing else; undefined where it is none. */
export function cardLabel(text: string): LabelKind | undefined {
  if (text.length > MAX_LABEL || text.includes('$') || text.includes(': ')) return undefined;
  const plain = text.replace(/:$/, '');
  return spelledKind(plain) ?? labelOfWords(plain);
}

/** The number behind a name; empty where none is. */
export function numberBehind(text: string): string {
  return BEHIND.exec(text)?.[1] ?? cleanName(text).number;
}

/** What kind of account a collector has. */
const COLLECTION = /^collections?(?: account)?$/i;
/** What parts a kind from its number: `Credit card · ····4418`. */
const POINT_BEHIND = / ·$/;

/**
 * The number behind a kind of account, as pages print it below the name: `Auto loan ••5560`, `Credit card • 5178XXXX`,
 * `Collection #8841*`; empty where none is.
 */
export function numberOfKind(text: string): string {
  const number = numberBehind(text);
  const kind = BEHIND.test(text) ? text.replace(BEHIND, '').replace(POINT_BEHIND, '') : cleanName(text).name;
  return number !== '' && (isKindOfAccount(kind) || COLLECTION.test(kind)) ? number : '';
}

/** The number that a line of a card shows; empty where it shows none. */
export function numberOn(text: string): string {
  if (ALONE.test(text)) return text;
  const labelled =
    DASHED_END.exec(text)?.[1] ||
    readUnlabelledNumber(text) ||
    readAccountNumber(NUMBERED.exec(text)?.[1] ?? '');
  return labelled || collectorsNumber(cleanName(text));
}

/** Whether a line can be the name of a card: also of an account that is no debt, which ends the card above it. */
export function isCardName(text: string): boolean {
  if (text.length > MAX_NAME || BUTTON.test(text) || isFurniture(text) || partOf(text)) return false;
  if (/[:$]/.test(text) || ENDS_LABEL.test(text) || OF_SUM.test(text) || GROUP.test(text) || LIST.test(text))
    return false;
  const plain = text.replace(BEHIND, '');
  if (numberOn(text) !== '' || cardLabel(plain) !== undefined) return false;
  const found = labelAt(text.split(' ', 6), 0);
  if (found && (found.colon || found.words > 1)) return false;
  return isName(plain) || isDepositName(plain) || (plain !== text && isKindOfAccount(plain));
}

/** Whether a line may stand between the name of a card and its first sum: a label, a number, a status, a remark. */
export function mayStandBetween(text: string): boolean {
  if (isTitle(text)) return false;
  return (
    cardLabel(text) !== undefined ||
    numberOn(text) !== '' ||
    isStatusOnly(text) ||
    isKindOfAccount(text) ||
    OF_SUM.test(text) ||
    OF_ACCOUNT.test(text) ||
    partOf(text) === 'part' ||
    readDate(text) !== undefined ||
    isTimeAgo(text) ||
    endsInDate(text) ||
    /[:·•]/.test(text) ||
    isAmountShaped(text)
  );
}

/** Whether a label names a sum of money; that all was paid names none: `Paid on time`. */
export function isMoneyLabel(text: string): boolean {
  const kind = cardLabel(text);
  return kind !== undefined && isMoneyKind(kind) && readStatusText(text).current !== 'current';
}
