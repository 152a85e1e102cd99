import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';
import type { ReviewFlag } from '../reviewFlags';
import { isZip } from './addresses';
import { isEmptyValue } from './amounts';
import { MAKES } from './vehicles';

/** A masked number that needs no label: letters or digits around a run of mask characters, and a digit or a star. */
const MASK =
  /^(?=[A-Z0-9]*[Xx*•.-])(?=.*[\d*•])(?:[A-Z0-9]{0,12}|(?=[A-Z]*\d)[A-Z0-9]{13,20})(?:[X*x•]{3,}|[X*x•][X*x•.-]{2,}|(?<=\d)\.{3,})[X*x•.-]*[A-Z0-9]{0,6}(?:-[A-Z]{0,2}\d{1,4})?$/;
/** The last digits behind a star or dots of any kind, digits before two signs of a mask, or small letters with a digit before stars. */
const SHORT_MASK =
  /^\d{4,}(?:XX|\*\*)$|^(?=[a-z]*\d)[a-z\d]{4,12}\*{3,}$|^(?:••|\*\*)(?=[A-Z]*\d)[\dA-Z]{2,6}$|^\*[A-Z]{0,2}(?:\d{2,6}|\d{8,10})(?:-[A-Z]{0,2}\d{1,4})?$|^(?:\.{3}|…)(?=[A-Z-]*\d)[\dA-Z-]{3,8}$|^·{2,8}(?=[A-Z]*\d)[\dA-Z]{2,6}$/;
/** What a word of a labelled number is made of. A word of letters only is none, unless it is all mask. */
const NUMBER_WORD = /^(?=.*[\dX*x•#])[A-Za-z0-9*•·….\-/#+]+$/;
const ENDING =
  /^(?:(?:ending(?: in| with)?|ends(?: in| with|(?= \d{3,6}$))|last 4|last four|termina(?:d[ao])? e[nm]|acaba en|final) |(?:[尾末][号號]|[末后後][四4]位)[为為是]?:? ?)(\S+)$/i;

/** Whether a word is a masked account number, wherever it stands. */
export function isMaskedNumber(word: string): boolean {
  return word.length >= 3 && word.length <= 40 && (MASK.test(word) || SHORT_MASK.test(word));
}

/** Whether a value can follow a label of an account number. */
export function isNumberShaped(value: string): boolean {
  return isEmptyValue(value) || readAccountNumber(value) !== '';
}

function isNumberWord(word: string): boolean {
  if (word.length > 40 || !NUMBER_WORD.test(word)) return false;
  return /\d|[*•]/.test(word) || /^[Xx]{2,}[-.]?[Xx]*$/.test(word) || /[Xx]{3,}/.test(word);
}

/** A landlord numbers his accounts by the homes: `UNIT 14C`. */
const HOME = /^(?:unit|apt\.?|lot) #?(?=\S*\d)[\w-]+$/i;

/** Letters before digits in two groups or more. */
const LETTERS_BEFORE_GROUPS = /^[A-Z]{1,4} \d{3,6} \d{3,6}(?: \d{3,6})?$/;
/** The digits behind letters of a number. */
const LETTERED = /^(?:[\d-]{6,}|\d{5})$/;

/** The number of a card with a line for each digit that is not known: `5467 01__ ____ 8820`. */
const UNKNOWN_DIGITS = /^(?=.*\d)(?=.*__)[\d_]{4}(?: [\d_]{4}){2,3}$/;

/** Reads a labelled account number and keeps it as printed, groups and mask included; empty where none is printed. */
export const readAccountNumber = remembered(numberIn);

function numberIn(value: string): string {
  const text = collapse(value.replace(/[><]/g, ' '));
  if (isEmptyValue(text)) return '';
  if (ENDING.test(text)) return text;
  const words = text.split(' ');
  // A few letters may stand before the digits, which blanks may part into groups: `PRA 60113942`, `PL 662 018`.
  const [first = '', second = ''] = words;
  if (words.length === 2 && /^[A-Z]{1,4}$/.test(first) && LETTERED.test(second) && !isZip(text)) return text;
  if (LETTERS_BEFORE_GROUPS.test(text)) return text;
  if (HOME.test(text) || UNKNOWN_DIGITS.test(text)) return text;
  // A form has a box for each digit.
  if (words.length > 1 && words.every((word) => /^\d$/.test(word))) return words.join('');
  return once(words.slice(0, endOfNumber(words))).join(' ');
}

/** The year of a vehicle, and who makes it, as lenders print what secures a loan behind its number: `448120-L21 2021 TOYOTA`. */
const [YEAR, MAKE] = [/^(?:19|20)\d\d$/, new RegExp(`^(?:${MAKES.source})$`, 'i')];

/** The index behind the words of a number. */
function endOfNumber(words: readonly string[]): number {
  const end = words.findIndex((word) => !isNumberWord(word));
  if (end < 0) return words.length;
  const isOfVehicle = end > 1 && YEAR.test(words[end - 1] ?? '') && MAKE.test(words[end] ?? '');
  return isOfVehicle ? end - 1 : end;
}

/** Shorter ones are groups of one number: `4147 4147`. */
const LEAST_WHOLE = 8;

/** More words are no numbers that the bureaus print. */
const MOST_WORDS = 24;

/** A masked number of two or three bureaus whose columns no blank parts: `0651XXXX0651XXXX`. */
const GLUED = /^((?=[X*•]*\d)[A-Z\d*•]{6,13})\1{1,2}$/;
const MASKED = /[X*•]{2}/;

/** The words of a number that stands several times beside itself, as bureaus in columns print it, once. */
function once(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  const [, glued] = (words.length === 1 && MASKED.test(first) && GLUED.exec(first)) || [];
  if (glued) return [glued];
  if (words.length > MOST_WORDS) return words;
  for (let length = 1; length * 2 <= words.length; length += 1) {
    const number = words.slice(0, length);
    const repeats = words.length % length === 0 && words.every((word, at) => word === number[at % length]);
    const isWhole = number.join('').length >= LEAST_WHOLE && /\d/.test(number.join(''));
    if (repeats && isWhole) return number;
  }
  return words;
}

/** Whether numbers that are whole by themselves stand beside each other, so that one of them is the account's. */
function areSeveral(number: string): boolean {
  const words = number.split(' ');
  return words.length > 1 && words.every((word) => word.length >= LEAST_WHOLE && /\d{4}/.test(word));
}

/** A line or a part that is a number after a word for it: `acct ending in 1234`, `Account ****1234`, `No. 1234****`, `Cuenta 21904473`, `termina en 9148`. */
const AFTER_WORD =
  /^(?:(?:account|acct|card|loan|cuenta|conta)\.? )?(?:(?:no\.|nr\.|number:?|#:?) )?(?:(?:(?:ending|ends) (?:in|with)|termina(?:d[ao])? e[nm]|acaba en) (?=\S*\d)[\dA-Z]{2,6}|\S+)$/i;
const WORD_FOR_IT = /^(?:(?:account|acct|card|loan|cuenta|conta)\.? )?(?:(?:no\.|nr\.|number:?|#:?) )?/i;

/** A number in groups, one of which is masked, and one of which is not, in any place: `•••• LX21`, `5424 18** **** ****`. */
const GROUPS =
  /^(?=(?:.* )?[\d-]*(?:[*•]{2}|[Xx]{3}))(?=.*\d)[\d*•Xx.-]{1,12}(?: [\d*•Xx.-]{1,12}){0,4}(?: (?=[A-Z]*\d)[A-Z\d]{1,6})?$/;

/** The last four digits behind a single small letter of a mask, and the part of a credit union's member that a loan is: `x9114`, `x6620-L21`. */
const ONE_X = /^x\d{4}(?:-[A-Z]{1,2}\d{1,4})?$/;

/** The last digits of a member's number, which all accounts there share, and behind them which of these it is: `*4410 L61`. */
const OF_MEMBER = /^[*•x]\d{3,6} [A-Z]{1,2}\d{1,4}$/;

/** Reads a number that has no label, but shows that it is one; empty where a text is none. */
export function readUnlabelledNumber(text: string): string {
  if (text.length <= 40 && text.includes(' ') && (GROUPS.test(text) || OF_MEMBER.test(text))) return text;
  if (text.length > 60 || !AFTER_WORD.test(text)) return '';
  const number = text.replace(WORD_FOR_IT, '');
  const isPlain = /^(?:account|acct|cuenta|conta)/i.test(text) && /^\d{4,}$/.test(number);
  const isMarked =
    isMaskedNumber(number) || /^[*xX]{2,}\d{2,6}$/.test(number) || ONE_X.test(number) || ENDING.test(number);
  return isMarked || isPlain ? number : '';
}

/** The number behind its sign, whose groups blanks may part: `#2208841`, `# B31-7704`, `# 3 49115 77230`. */
const SIGNED = /(?<!#) ?# ?((?=[\w*•.-]*\d)[\w*•.-]{4,}|\d{1,6}(?: \d{3,6}){1,4})$/;

/** The number that a text ends in behind its sign, and what stands before it; undefined where none does. */
export function readSignedNumber(text: string): { before: string; number: string } | undefined {
  const found = SIGNED.exec(text);
  return found?.[1] ? { before: text.slice(0, found.index), number: found[1] } : undefined;
}

/** A name and such a number are no longer. */
const MAX_DASHED = 120;
/** Groups of digits behind a name, of five digits and more: `Oak Bank 7781-02`. */
const DASHED = /(?<=\p{L}{2}\S* )[A-Z]{0,3}-?(?=(?:-?\d){5})\d+(?:-\d+){1,4}$/u;
/** Groups of digits that are years, the year and the series of a trust, a ZIP, a telephone number, the sender of a text message, a date, or the number of a person. */
const NO_DASHED =
  /^(?:(?:19|20)\d\d-(?:\d{1,2}|\d{4})|\d{5}-\d{4}|(?:\d-)?(?:\d{3}-){1,2}\d{4}|\d{1,2}-\d{1,2}-\d{2,4}|\d{4}-\d\d?-\d\d?|\d{3}-\d\d-\d{4}|\d{3}-\d{3})$/;

/** The number that a name ends in without any mark, in groups that dashes part; undefined where it ends in none. */
export function readDashedNumber(text: string): { before: string; number: string } | undefined {
  const found = DASHED.exec(text.slice(-MAX_DASHED));
  if (!found || NO_DASHED.test(found[0])) return undefined;
  return { before: text.slice(0, -found[0].length).trimEnd(), number: found[0] };
}

/**
 * A line that is nothing but a number, of digits, capitals and hyphens, behind a word for it: `Loan 0041729936`,
 * `Reference OAK-2207719`, also with whose of several it is at a hospital: `Professional Account 3320581`. A reference of digits alone may be one of anything.
 */
const NUMBER_LINE =
  /^(?!ref[a-z]*\.? [\d ]+$)(?:(?:(?:hospital|professional|physicians?|facility|clinic|medical|dental) )?account|acct|loan|ref|reference|contract|guarantor)\.? (?:(?:no\.|number:?|#:?) ?)?(?=(?:.*\d){5})((?:[A-Z]{1,4}-?)?\d[\d-]*|\d{2,8}(?: \d{2,8}){1,4})$/i;

/** A number in the groups of a telephone's, behind whose account it is: `Kestrel account 302-884-1176`. */
const GROUPED_LIKE_PHONE =
  /^[A-Z][\w&.'-]{1,20} (?:account|acct|loan)\.?(?: (?:no\.?|number|#))?:? (\d{3}-\d{3}-\d{4})$/i;

/** Reads a line that is a number, also a plain one behind a word for it; empty where a line is none. */
export function readNumberLine(line: string): string {
  return (
    readUnlabelledNumber(line) ||
    (line.length <= 60 ? ((NUMBER_LINE.exec(line) ?? GROUPED_LIKE_PHONE.exec(line))?.[1] ?? '') : '')
  );
}

/** A number without the words that say that it is the end of one: the last digits are what is known. */
export function withoutEnding(number: string): string {
  return ENDING.exec(number)?.[1] ?? number;
}

/** The doubts about an account number: made a date or shortened by a spreadsheet, printed in full, or several beside each other. */
export function numberDoubts(number: string): ReviewFlag[] {
  const doubts: ReviewFlag[] = [];
  if (/^(?:\d\d?\/\d\d?\/\d{2,4}|\d{4}-[01]\d-[0-3]\d)$/.test(number)) doubts.push('account-number-date');
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(number)) doubts.push('account-number-scientific');
  if (/^\d{12,19}$/.test(number.replace(/[ -]/g, ''))) doubts.push('full-account-number');
  if (areSeveral(number)) doubts.push('number-guessed');
  return doubts;
}

/** Fewer letters and digits number the branch of a shop: `MARKET #844`. */
const LONG = /(?:\w.*){4}/;

/** Whether a number has enough letters and digits to be one of an account. */
export function isLongEnough(number: string): boolean {
  return LONG.test(number);
}

/** The letters and digits of a number that no mask hides. */
export function unmasked(accountNumber: string): string {
  return accountNumber.replace(/[^A-Za-z0-9]|[Xx]{2,}/g, '');
}
