import { either } from '../../page/anyOf';
import { isMaskedNumber, readAccountNumber } from '../../pieces/accountNumber';
import { isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';

/** A number as it is printed: in groups of four, at its end one with a letter, or as one word with a digit. */
const PRINTED = `(${either(
  // Two or three groups of four before a shorter one that ends what is told: `0177 4420 18`.
  /\d{4}(?: \d{4}){1,2} \d{2,3}(?= ?(?:$|[;:|)]|[.,](?!\d)))/,
  // Of a card: `4417 XXXX XXXX 2218`, `4417 **** **** 2218 B`. Of two plain groups the second is what is owed, where words
  // follow and no other sum: `1098 3400 visa`.
  /(?!\d{4} \d{4} (?:[a-z@]|\d{2,3} days)[^\d$]*\d{0,2}[^\d$]*$)[\dXx*•]{4}(?:[ -][\dXx*•]{4}){1,3}(?: \d[A-JL-Z])?(?![\w*•]|-\w)/,
  // In groups of other sizes, up to the end of what is told: `70018 824413`; two short ones may be sums.
  /(?!\d{4} \d{1,4}(?! ))\d{2,8}(?: [A-Z]{0,2}\d{2,8}){1,4}(?: \d)?(?= ?(?:$|[;:|)]|[.,](?!\d)))/,
  // In one word, with a mask or without: `D23-10447`, `...2218`; no sum with cents.
  /(?=[\w*•…-]*\d)[A-Za-z0-9*•…][\w*•…-]{1,24}(?![\w*•…-]|[.,]\d)/,
)})`;
/** Words that nothing but a number of an account follows, in the languages of households. */
const TELLING = either(
  // English.
  /acct|account|a\/c|number|num|nbr|no\.|no|n[º°]|ending(?: in| with)?|ends(?: in| with)?/,
  /last (?:4|four)(?: digits)?(?: is| are)?|ref(?:erence)?|file/,
  // Spanish, Portuguese, French, Haitian Creole and Vietnamese.
  /cuenta|conta|contrato|compte|kont|tài khoản|số cuối|đuôi(?: số)?|số thẻ|n[uú]mero|nimewo/,
  /terminaci[oó]n|terminad[ao] en|termina(?: en)?|acaba en|se termine par|termine par|final/,
  // Chinese and Korean.
  /卡号尾号|卡號尾號|账号尾号|帳號尾號|尾号|尾號|账号|帳號|账户|卡号|编号|編號|案号|案號|贷款号|合同号|계좌번호|번호/,
);
const TOLD = new RegExp(
  `(?:(?<!\\p{L})${TELLING}(?:(?!\\p{L})|(?<=\\p{Script=Han})(?=[A-Z]))\\.?(?: (?:number|num|no\\.?|is|en|in|${TELLING}))?|#)\\s*[:#]?\\s*#?${PRINTED}`,
  'iu',
);
/** Words that a sum can follow too, unless what follows is too long for one. */
const HINTING =
  /(?<!\p{L})(?:card|loan|id|member|policy|case|préstamo|prestamo|empréstimo|emprestimo)\s*[:#]?\s*((?=[\w-]*\d)[A-Za-z0-9][\w-]{5,24})(?![\w-]|[.,]\d)/iu;
/**
 * The last digits of a card, in whose place no sum stands: with a zero before them, or where it is said that the card is
 * used no more: `card 4411 was closed`.
 */
const OF_CARD =
  /(?<!\p{L})(?:card|visa|mastercard|acct|account) (0\d{3}|(?!(?:19|20)\d\d)[1-9]\d{3}(?= (?:(?:is|was|got|has been|were) )?(?:now )?(?:closed|shut|cancell?ed|frozen|stolen|lost)(?!\p{L})))(?![\d.,/-]*\d)/iu;
/** The digits behind a mask; `4 x 75` is a sum and how often it is paid. */
const TAIL = /(?:^|[\s(])(?!(?<=\d )x \d)((?:[x*•]{1,}-?|\.{2,4}|…)\s?\d{2,6})\b(?![.,]\d)/i;
/** What is a date, a year or a sum, and so no number. */
const NO_NUMBER =
  /^(?:19|20)\d\d(?:[-–](?:19|20)?\d\d)?$|^\d+\.\d\d$|^(?:\d{3}-)?\d{3}-\d{4}$|^[A-Z]{2} \d{5}(?:-\d{4})?$/;
/** Fewer digits after a word for it are a count: `loan 2`. */
const LEAST = 3;
/** A shop has its number behind a name in capitals: `MARKET #844`. */
const BRANCH = /\p{Lu}{2} #\d{1,3}$/u;
/** A number printed whole, with signs of a mask in its groups: `5304 77•• •••• 1196`. */
const MASKED_GROUPS = /(?<![\w*•])(?=[\dXx ]*[*•Xx])[\dXx*•]{4}(?: [\dXx*•]{4}){2,3}(?![\w*•])/;
/** Letters and digits that a hyphen joins, as lenders number loans; no name has such a word: `HLT-4471902`. */
const CODE = /(?<![\w-])[A-Z]{2,6}-\d{5,12}(?![\w-]|[.,]\d)/;

/** The number of a card, printed whole and plain: four groups of four behind a name. Sums begin with other digits, or have marks. */
const CARD_IN_GROUPS = /(?<=\p{L}{2}[.)]?,? )[3-6]\d{3}(?: \d{4}){3}(?![\w*•]|[.,-]\d| \d)/u;

/** Groups of digits right behind a name and before a marked sum, as forms print numbers: `AMEX 3499 92117 $ 853.00`. */
const GROUPS_BEFORE_SUM =
  /(?<=\p{L}{2}\.? )(?!(?:19|20)\d\d-(?:19|20)\d\d )(?:\d{4,6}(?: \d{4,6}){1,3}|(?=[\d-]{7})\d{2,8}(?:-\d{2,8}){1,3})(?= \$ ?\d)/u;

/** The same before the word for what is owed, joined by hyphens, no telephone's: `Oak Bank 0044190-09 bal 900`. */
const GROUPS_BEFORE_BALANCE =
  /(?<=^|\p{L}{2}[.)]? )(?=[\d-]{7})(?!\d{3}-\d{3}-\d{4} )\d{2,8}(?:-\d{2,8}){1,3}(?= (?:bal(?:ance)?|owed?|owes)(?!\p{L}))/u;

function groupsIn(chunk: string): string {
  const groups = (GROUPS_BEFORE_SUM.exec(chunk) ?? GROUPS_BEFORE_BALANCE.exec(chunk))?.[0] ?? '';
  return readDate(groups) !== undefined ? '' : groups;
}

/** The number of an account that a piece tells by a mask, by words for it, or by its form. */
export function numberIn(chunk: string): string {
  const groups = (MASKED_GROUPS.exec(chunk) ?? CARD_IN_GROUPS.exec(chunk))?.[0];
  if (groups) return groups;
  const tail = TAIL.exec(chunk)?.[1];
  const told = TOLD.exec(chunk)?.[1];
  if (tail) return told?.endsWith(` ${tail}`) ? told : tail;
  const masked = chunk.split(' ').find(isMaskedNumber);
  if (masked) return masked;
  const labelled =
    told ?? OF_CARD.exec(chunk)?.[1] ?? HINTING.exec(chunk)?.[1] ?? CODE.exec(chunk)?.[0] ?? groupsIn(chunk);
  return BRANCH.test(chunk) || labelled.replace(/\D/g, '').length < LEAST ? '' : labelled;
}

/** Fewer digits by themselves are no number. */
const LEAST_PLAIN = 4;
/** What cars are called: `F150`; and the year of one beside it. */
const [MODEL, MODEL_YEAR] = [/^[A-Z]{1,2}-?\d{1,3}$/, /^(?:19|20)\d\d | (?:19|20)\d\d$/];

/** Words before a number, in whatever case: they are no letters of it. */
const WORD_BEFORE = /^(?:acct|account|a\/c|number|num|no|ref|file)(?:[.:#]| )/i;

/** A piece that is nothing but a number of an account: with a mask, or digits where money is written otherwise. */
export function wholeNumber(chunk: string, isMarked: boolean): string {
  if (readAccountNumber(chunk) !== chunk || isMoneyWord(chunk) || readDate(chunk) !== undefined) return '';
  if (NO_NUMBER.test(chunk) || WORD_BEFORE.test(chunk) || /\/\p{L}/u.test(chunk)) return '';
  const isPlain = /^\d+$/.test(chunk);
  if (isPlain) return isMarked && chunk.length >= LEAST_PLAIN ? chunk : '';
  return /\d{3}/.test(chunk) && !MODEL.test(chunk.replace(MODEL_YEAR, '')) ? chunk : '';
}

/** Digits that may be the number of an account. */
const UNREAD = /(?:^|[^\d/.,$-])\d{4,}(?![\d/.,%]| (?:dollars|bucks|d[oó]lares)\b)/;

/** Whether digits of a piece may be a number that was not read; where money is written as plain digits, none are. */
export function hasUnreadDigits(chunk: string, isMarked: boolean): boolean {
  return isMarked && readDate(chunk) === undefined && UNREAD.test(chunk.replace(/\b(?:19|20)\d\d\b/g, ''));
}
