import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';
import { isMaskedNumber, readDashedNumber, readSignedNumber, readUnlabelledNumber } from './accountNumber';
import { isAddress } from './addresses';
import { isAmountShaped, isMoneyWord } from './amounts';
import {
  ADDRESS_BEHIND,
  CARE_OF,
  CLOSED_BEHIND,
  DEBT_BEHIND,
  DESK_BEHIND,
  FROM_IN_BRACKETS,
  KIND_BEHIND,
  LAST_FOUR,
  LOAN_SUFFIX,
  MEMBER,
  NUMBERED_BEFORE,
  NUMBERING,
  ORIGINAL_AFTER,
  ORIGINAL_IN_BRACKETS,
  OUTLINE,
  PHONE_BEHIND,
  SMALL_BEHIND,
  STATEMENT_BEHIND,
  SUFFIX,
  TAIL_NUMBER,
  TITLE_BEFORE,
  TITLE_OF_PAPER,
  TOLD_NUMBER,
  WIDE_BRACKETS,
} from './aroundNames';
import { isTimeAgo, readDate } from './dates';
import { bureausIn, isFurniture } from './furniture';
import { areKindsOfDebt, isKindOfAccount } from './kindsOfAccount';
import { isLegendLine } from './legendLine';
import { BEGINS_NO_NAME, HOLDS_NO_NAME } from './noNames';
import { withoutNotOwn } from './notOwn';
import { numberOfName } from './numberNames';
import { withoutPictures } from './pictures';
import { sectionOf } from './sections';
import { isStatusOnly } from './statuses';
import { MODELS } from './vehicles';

/** A name without what reports put around it, and what was found there. */
export interface CleanName {
  name: string;
  originalCreditor: string;
  /** The masked number that stood after the name; empty where none did. */
  number: string;
  multiLine: boolean;
}

/** What a sign for a number belongs to where no name stands before it. */
const NUMBERED_THING =
  /^(?:account|acct|card|loan|member|mbr|mem|patient|contract|reference|ref|file|case|claim|report|invoice|policy|customer|client|confirmation|id)\.?$/i;
/** What has a number that is none of a debt: a suit, a report, what was asked for. */
const OF_NO_DEBT = /(?:^|\s)(?:case|docket|petition|report|order|confirmation|policy)\.?$/i;
/** A line below a name that is but its number: `Loan 440-0917352`, `**** 2218`; no year, town or telephone number. */
const OWN_NUMBER =
  /^(?:(?:account|acct|loan|card|member|contract)\.? ?(?:no\.?|number|#)?:? ?|no\.? ?|#)?(?=(?:.*\d){4})(?!(?:19|20)\d\d$|\d{5}(?:-\d{4})?$|\(?\d{3}\)?[ -]\d{3}-\d{4}$)((?:[*•Xx]{2,} ?)?[\dA-Z*•Xx-]+)$/i;
/** A kind of debt before its number, as tables have them under the name: `Student Loan · #…0031`. */
const KIND_AND_NUMBER = /^([^·•|]{4,40}) [·•|] #? ?(\S+)$/;

/** The number beside the kind of a debt, on a line that is nothing else; empty where a line is none. */
export function numberBesideKind(line: string): string {
  const [, kind = '', number = ''] = KIND_AND_NUMBER.exec(line) ?? [];
  return areKindsOfDebt(kind) || isKindOfAccount(kind) ? readUnlabelledNumber(number) : '';
}

/** A remark that a wrapped cell carries after the name. */
const REMARK = / (?:acct\.?|account) (?:transferred|closed|sold|purchased|paid|charged)\b.*$/i;

/** The unmarked number behind a name; what a client or a case has is none of an account. */
function dashedIn(name: string): ReturnType<typeof readDashedNumber> {
  const found = readDashedNumber(name);
  const last = found?.before.slice(found.before.lastIndexOf(' ') + 1) ?? '';
  return NUMBERED_THING.test(last) ? undefined : found;
}

/** Which of a member's loans it is, behind its name; what is but a kind, as `Auto Loan L40`, names nothing without it. */
function loanSuffixOf(name: string): RegExpExecArray | undefined {
  const suffix = LOAN_SUFFIX.exec(name);
  return suffix && !areKindsOfDebt(name.slice(0, suffix.index)) ? suffix : undefined;
}

/** What a sign for a number may stand right behind, after a name: `Oak Bank Acct# 1234567`. */
const WORD_FOR_NUMBER = /(?<=\p{L}{2}\S*) (?:acct|account)\.? ?$/iu;

/** A speck of a scan behind a name, which a blank parts from it. */
const SPECK = / [.,'~]$/;

/** Reads a creditor's name as it stands in a cell, after a label or as a heading. */
export const cleanName = remembered(readName);

function readName(printed: string): CleanName {
  const lines = printed.includes('\n')
    ? printed.split('\n').map(collapse).filter(Boolean)
    : [collapse(printed)];
  let originalCreditor = '';
  let multiLine = false;
  const rest: string[] = [];
  let number = '';
  const takeOriginal = (line: string, pattern: RegExp) => {
    if (
      !/orig|\(oc|\(fka|\(was|\(used to|formerly|\(bought|\(purchased|assigne|initial|\(se te|\(era|\(antes|\(for |\(from |\(原/i.test(
        line,
      )
    )
      return line;
    const match = pattern.exec(line);
    if (!match) return line;
    originalCreditor ||= match[1]?.trim() ?? '';
    return collapse(line.replace(pattern, ' '));
  };
  for (const [index, line] of lines.entries()) {
    const unlabelled = readUnlabelledNumber(line) || numberBesideKind(line);
    const own = index > 0 ? unlabelled || (OWN_NUMBER.exec(line)?.[1] ?? '') : '';
    if (own !== '') {
      number ||= own;
      continue;
    }
    const text = [ORIGINAL_IN_BRACKETS, FROM_IN_BRACKETS, ORIGINAL_AFTER].reduce(takeOriginal, line);
    // A whole "label: value" under the name is read for sure; anything else under it leaves a doubt.
    if (index > 0 && !/^original creditor(?: name)?:/i.test(line)) multiLine = true;
    if (text) rest.push(text);
  }
  let name = withoutPictures(collapse(withoutNotOwn(rest[0] ?? '').replace(/[><]/g, ' ')))
    .replace(WIDE_BRACKETS, '($1)')
    .replace(NUMBERING, '')
    .replace(TITLE_BEFORE, '')
    .replace(DESK_BEHIND, '')
    .replace(STATEMENT_BEHIND, '')
    .replace(PHONE_BEHIND, '');
  if (REMARK.test(name)) {
    name = name.replace(REMARK, '');
    multiLine = true;
  }
  name = name
    .replace(KIND_BEHIND, '$1')
    .replace(SMALL_BEHIND, '$1')
    .replace(CARE_OF, '')
    .replace(MEMBER, '')
    .replace(SUFFIX, '')
    .replace(CLOSED_BEHIND, '');
  const address = ADDRESS_BEHIND.exec(name);
  if (address) name = name.slice(0, address.index);
  const before = NUMBERED_BEFORE.exec(name);
  if (before) {
    number ||= before[1] ?? '';
    name = name.slice(before[0].length);
  }
  const signed = readSignedNumber(name);
  if (signed && !OF_NO_DEBT.test(signed.before)) {
    number ||= signed.number;
    name = signed.before.replace(WORD_FOR_NUMBER, '');
  }
  const tail = TAIL_NUMBER.exec(name) ?? LAST_FOUR.exec(name) ?? TOLD_NUMBER.exec(name) ?? loanSuffixOf(name);
  if (tail?.[1]) {
    number ||= tail[1];
    name = name.slice(0, tail.index);
  }
  const lastWord = name.slice(name.lastIndexOf(' ') + 1);
  const masked = lastWord.replace(/^\((.+)\)$/, '$1').replace(/^#(?=\w)/, '');
  if (name.includes(' ') && isMaskedNumber(masked)) {
    number ||= masked;
    name = name.slice(0, -lastWord.length).trim();
  }
  const dashed = number === '' ? dashedIn(name) : undefined;
  if (dashed) {
    number = dashed.number;
    name = dashed.before;
  }
  name = name
    .replace(SUFFIX, '')
    .replace(DEBT_BEHIND, '')
    .replace(SPECK, '')
    .replace(/(?<![ \-–—:|,*•·])[ \-–—:|,*•·]+$/, '')
    .trim();
  return { name, originalCreditor, number, multiLine };
}

/** One of several ways to pay a debt that are proposed, or a word before the sums of a claim. */
const CHOICE =
  /^(?:(?:settlement|payment|repayment|your) )?(?:option|choice|offer|alternative|scenario) #?(?:\d{1,2}|[a-d]|one|two|three|four)$|^(?:clm|claim(?:s|ed)?|allowed|disallowed|disbursed|trustee compensation(?: to date)?)$/i;
/** The year of a trust that holds loans, and the year and the make of what a loan was for: `Oak Trust 2016-A`, `Auto Loan - 2020 Forester`, `Oak Financial (2017 Jetta)`, `Oak Financial (Jetta 2017)`. */
const MODEL =
  /(?<=\b(?:trust|funding|receivables|series|issuer|fund)\b,? )(?:19|20)\d\d(?:-[A-Z\d]{1,3})?$|(?<=\b(?:auto|car|vehicle|truck|boat|rv|motorcycle) (?:loan|lease|finance)\b[ ,(–-]{1,4}|\p{L} \()(?:19|20)\d\d(?= \p{L})|(?<=\p{L} \(\p{L}[\p{L} -]{0,24} )(?:19|20)\d\d(?=\)$)/iu;
/** The year behind a vehicle by its model alone: `Oak Financial - Sentra 2019`. */
const YEAR_OF_VEHICLE = new RegExp(String.raw`(?<= ${MODELS} )(?:19|20)\d\d$`, 'i');
/** One word of capitals and four digits at least, hyphens between them: a number of something. */
const CODE = /^(?=(?:[A-Z-]*\d){4})[\dA-Z-]+$/;
const SENTENCE =
  /\b(?:is|are|was|were|has|have|this|your|you|(?<!\b(?:Bank|University|College|Department) of )the|will|been|may|cannot)\b|^(?:I|We|They|He|She) [a-z]/;
/** What was bought, behind a name: `Oak Finance, the Altima`, `Oak Auto (the Rogue)`. */
const THING_BEHIND = /(?:,| [–—-]) the \p{Lu}?\p{L}+$| \((?:the|our) \p{L}[\p{L}\d-]*(?: [\p{L}\d-]+)?\)$/u;
/** What qualifies the label behind it, as in `Outstanding Principal Balance`: by itself it names nobody. */
const QUALIFIERS =
  /^(?:(?:our|your|my|the|outstanding|principal|statement|remaining|total|previous|prior|new|average|estimated|current|ending|opening|starting|lowest|next|regular|required|approximate|final)(?: |$))+$/i;
/** How letters begin and end. */
const GREETING =
  /^(?:dear|hi|(?:kind |best )?regards|sincerely|thanks?|thank you)\b|^(?:estimad[oa]s?|hola|buen[oa]s (?:d[ií]as|tardes|noches)|prezad[oa]s?|ol[aá]|oi(?=,| \p{L}+(?:,|$))|bom dia|boa (?:tarde|noite))(?!\p{L})|(?:您好|你好|敬上)$|^(?:尊敬|亲爱)的/iu;
/** What names of companies end in with a dot, which then ends no sentence; the number may stand behind it, or what the company calls itself. */
const COMPANY_DOT =
  /\b(?:inc|corp|co|n\.[ab]|p\.c|llc|ltd|f\.s\.b|dept|(?:f\.)?c\.u|assoc|assn|hosp|svcs?|mgmt|natl|bk|univ|dist)\.(?: *$|(?= (?:#|[*•xX]{2}|(?:dba|d\/b\/a|aka|a\/k\/a)(?!\p{L}))))/iu;

/** Words that names shorten in their middle, and initials: `I.C. System`, `St. Vincent`. */
const SHORTENED =
  /\b(?:(?:dept|st|ste|ft|mt|dr|mr|univ|natl|assn|assoc|bros|svcs?|hosp|med|ctr|cnty|intl)\. (?=\p{L})|(?:[a-z]\.)+(?= ))/giu;

/** Whether a line ends as a sentence or a question does, or holds the end of one. */
function isPunctuated(text: string): boolean {
  return /[:;?!]$|[?!] |\.(?:\s|$)/.test(
    text.includes('.') ? text.replace(COMPANY_DOT, '').replace(SHORTENED, ' ') : text,
  );
}

/** Whether a line has its number in the outline of the report, as the first line of an account has. */
export function isOutlined(line: string): boolean {
  return OUTLINE.test(line);
}

/** Whether words can only belong to the label behind them. */
export function qualifiesLabel(words: string): boolean {
  return words.length <= 60 && QUALIFIERS.test(words);
}

/** A debt of taxes is called by its year. */
const OF_TAXES =
  /^(?:(?:back|unpaid|old) )?(?:irs(?: (?:back )?tax(?:es)?)?|(?:back )?taxes|(?:(?:federal|state|income|property|back|irs) )*tax(?:es)? (?:debt|bill|balance)|(?:federal|state|income|property) tax(?:es)?)(?:,? (?:to (?:the )?)?irs)? (?:for )?(?:19|20)\d\d(?: tax(?:es)?(?: debt| bill)?)?$/i;

/** Whether a name is that of taxes of a year: `IRS 2024`. */
export function isOfTaxes(text: string): boolean {
  return OF_TAXES.test(text);
}

/** What begins with a small letter, and is not spelled as a product is: `cashRewards`, `eBay`. */
const BEGINS_SMALL = /^\p{Ll}(?!\p{Ll}{0,11}\p{Lu}\p{Ll})/u;

/** Whether a line can be the name of a creditor: none of the lines that readers of reports take for one. */
export const isName = remembered(mayName);

/** A day without its year, and nothing else: `October 8`. */
const DAY_OF_YEAR =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\.|uary|ruary|ch|il|ust|ember|tember|ober)? \d{1,2}(?:st|nd|rd|th)?$/i;

/** What a company is by law, without its name: what a line or a comma has cut off. */
const LEGAL_FORM = /^(?:l\.?l\.?[cp]|inc|corp|co|ltd|lp|pllc|p\.?c|n\.?a|f\.?s\.?b)\.?$/i;

function mayName(line: string): boolean {
  const text = collapse(line).replace(NUMBERING, '');
  if (isOfTaxes(text)) return true;
  if (LEGAL_FORM.test(text)) return false;
  // Who had the debt first, in brackets behind it, makes a name no sentence.
  const own =
    text.includes('(') && text.length <= 180 ? collapse(text.replace(ORIGINAL_IN_BRACKETS, ' ')) : text;
  if (text.length < 2 || own.length > 90 || !/\p{L}.*\p{L}/u.test(text)) return false;
  const words = own.split(' ');
  if (words.length > 10 || BEGINS_SMALL.test(text) || isPunctuated(text)) return false;
  if (isKindOfAccount(text) || BEGINS_NO_NAME.test(text) || CODE.test(text)) return false;
  if (CHOICE.test(text) || TITLE_OF_PAPER.test(text)) return false;
  const unnumbered = text.slice(numberOfName(text).length);
  const undated = collapse(unnumbered.replace(SUFFIX, '').replace(MODEL, ' ').replace(YEAR_OF_VEHICLE, ' '));
  if (HOLDS_NO_NAME.test(undated.replace(LAST_FOUR, '')) || SENTENCE.test(text.replace(THING_BEHIND, '')))
    return false;
  if (qualifiesLabel(text) || GREETING.test(text) || isLegendLine(text)) return false;
  if (isFurniture(text) || sectionOf(text) || bureausIn(text) || isAddress(text)) return false;
  if (readDate(text) !== undefined || DAY_OF_YEAR.test(text) || isTimeAgo(text) || isAmountShaped(undated))
    return false;
  if (/\d/.test(text) && words.some(isMoneyWord)) return false;
  if (words.some((word, index) => word === '#' && NUMBERED_THING.test(words[index - 1] ?? ''))) return false;
  return !isMaskedNumber(text) && !isStatusOnly(text.replace(/[><]/g, ''));
}
