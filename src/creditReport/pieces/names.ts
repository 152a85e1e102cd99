import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';
import { isMaskedNumber, readDashedNumber, readSignedNumber, readUnlabelledNumber } from './accountNumber';
import { isAddress } from './addresses';
import { isAmountShaped, isMoneyWord } from './amounts';
import { isTimeAgo, readDate } from './dates';
import { bureausIn, isFurniture } from './furniture';
import { areKindsOfDebt, isKindOfAccount } from './kindsOfAccount';
import { isLegendLine } from './legendLine';
import { withoutNotOwn } from './notOwn';
import { numberOfName } from './numberNames';
import { withoutPictures } from './pictures';
import { sectionOf } from './sections';
import { isStatusOnly } from './statuses';

/** A name without what reports put around it, and what was found there. */
export interface CleanName {
  name: string;
  originalCreditor: string;
  /** The masked number that stood after the name; empty where none did. */
  number: string;
  multiLine: boolean;
}

const ORIGINAL_IN_BRACKETS =
  /\((?:orig(?:inal(?:ly)?)?\.?(?: creditor)?(?: name)?|(?:credor|acreedor|créancier) (?:original|initial)|oc|fka|was|used to be|formerly|bought from|purchased from|(?:as )?(?:assignee|assigned) (?:of|by|from)|se te|era de|era|antes|for|原(?:始?债权人|始?債權人)?)(?![a-z])[:.]? ?([^)]*)\)?/i;
/** From whom somebody has the debt, in brackets behind his name; a thing, a day or a place from which is none: `(from Verizon)`. */
const FROM_IN_BRACKETS =
  /(?<=\p{L} )\(from (?:(?:the|my|our|an?|old) )*(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:\p{Ll}{0,6})?\b)(\p{Lu}[^()\d]{1,40})\)/u;
const ORIGINAL_AFTER =
  /[ ,;-]*(?<!\[)\b(?:original creditor|orig\.? creditor|orig\.?|originally|formerly|(?:as )?assignee of)(?: name)?(?::|(?<=\.|ly|assignee of(?= ))) ?(.+)$/i;
/** What stands before a name: the marks of a quoted mail, of Markdown or of a list, a number of a list, a box that opens and closes, the kind of debt in Chinese brackets. Of one blank each: the text is collapsed. */
const NUMBERING =
  /^(?:[#>•*·▪◦●○]+ |\*\*(?=\p{L})|\*(?=\p{Lu}|\p{L}[^*]*\*))+(?:\d+(?:\.\d+)*[.)] )?|^\d+(?:\.\d+)*[.)] |^\d+(?:\.\d+)+ |^\d{1,2}-\d{2} (?=\p{Lu}\p{Ll})|^\(?[a-z]\) (?=\p{Lu})|^\(\d{1,3}\) |^\[[A-Z]{0,2}\d{1,3}\] |^\[[ xX✓]?\] |^[[(][-+−–][\])] |^[一二三四五六七八九十]{1,3}[,、.] ?(?=\P{Script=Han})|^【[^】]{1,12}】 */u;
/** A number of an outline, such as `3.1`: it begins an account for sure. */
const OUTLINE = /^\d+\.\d+ /;
/** What is printed after names and is no part of them: what became of the account, that somebody has bought it, that it is what the sale of the collateral left, a link beside it. */
const SUFFIX =
  / [-–—] (?:closed|open|paid|transferred|sold|cerrada|abierta|pagada|vendida)$| \((?:closed|open|paid|transferred|sold)[^)]*\)$| \((?:debt )?(?:purchaser|buyer)\)$| \((?:[^()]{2,30}, )?(?:opened|placed|assigned|reported|since) [^()]{4,20}\)$| \((?:[a-z]+ )?deficiency(?: balance)?\)$| #[a-z]+$| (?:back to top|(?:view|see|show|hide) (?:account )?details)$/i;
/** That an account is closed, on the last line of a cell whose lines are one text: a printed page shows no line breaks. */
const CLOSED_BEHIND = /(?<=\S) CLOSED$/;
/** The kind of account in small letters behind a name in capitals; `PNC Mortgage` is called so. */
const KIND_BEHIND =
  /^((?=[^\p{Ll}]{6}|(?!.* Mortgage$))[^\p{Ll}]{3,}) (?:Installment|Revolving|Mortgage|Collection|Open|Student Loan|Line of Credit)$/u;
/** The kind of debt in small letters behind a name that is all in capitals. */
const SMALL_BEHIND =
  /^((?=[^\p{Ll}]*\p{Lu}{3})[^\p{Ll}]{3,}) (?:(?:auto|car|personal|student|home)(?: loan)?|(?:hospital|medical|doctor|dental) bill|credit card|mortgage)$/u;
/** What kind of debt it is, in small letters behind a comma or a dash: `Oak Bank, 1st mortgage`, `Elm Bank – line of credit`. */
const DEBT_BEHIND =
  /(?:,| [-–—]) (?:(?:1st|2nd|3rd|first|second|third|demand|term|secured|unsecured|business|equipment|personal|auto|installment) )*(?:mortgage|deed of trust|note|term loan|line of credit|heloc|credit card)$/;
/** Where the address of a creditor begins behind its name: a box, or a house number before a street. */
const ADDRESS_BEHIND =
  /, (?=p\.? ?o\.? ?box \d|\d{1,6}[a-z]? [^,]{0,40}\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|pkwy|hwy|pl|plaza|ct|suite|ste)\b)/i;
/** Brackets that a scan, or a hand, has set apart from the words in them: `Oak Bank ( truck )`. */
const WIDE_BRACKETS = /\( ?([^()]{1,40}?) ?\)/g;
/** The telephone of a creditor beside its name. */
const PHONE_BEHIND = / (?:phone|tel\.?|ph\.?):? \(?\d{3}\)?[ -]\d{3}-\d{4}$/i;
/** What a paper is called at its head, which names nobody: `FINAL DISCONNECTION NOTICE`, `Past-due reminder`, `Settlement offer`. */
const PAPER =
  '(?:(?:(?:very )?final|first|second|third|last|past[- ]due|overdue|disconnect(?:ion)?|shut-?off|termination|service|payment|delinquen(?:t|cy)|default|charge-?off|collection|settlement|urgent|important|friendly|courtesy|monthly|account|billing|guarantor|patient|mortgage|loan|credit card|card) )+(?:notice|reminder|statement|invoice|warning|alert|notification|demand|offer)(?: ?#? ?\\d)?';
const TITLE_OF_PAPER = new RegExp(`^${PAPER}$`, 'i');
/** The same before who writes it: `Final demand: Oak Library`. */
const TITLE_BEFORE = new RegExp(`^${PAPER}(?: ?[-–—]|:) (?=\\p{L})`, 'iu');
/** The desk that writes for a company, behind its name. */
const DESK_BEHIND =
  /(?<=\p{L}{2}\.?) (?:alerts?|notifications?|customer (?:service|care|support)|loss mitigation(?: dep(?:t|artment))?|(?:billing|collections?) dep(?:t\.?|artment))$/iu;
/** Who collects for the creditor is part of an address. */
const CARE_OF = /(?<![ ,])[ ,]+c\/o .*$/i;
const MEMBER = / ?[-–(] ?member ?#.*$| member ?# ?\S*$/i;
/** The kind of account and its number before whose it is: `Hospital Account 70018824413 - OAK GENERAL HOSPITAL`. */
const NUMBERED_BEFORE =
  /^(?:\p{Lu}\p{Ll}+ ){0,2}Account (?:#|No\.? ?)?(\d[\d-]{4,20}) [-–—] (?=\p{Lu}\p{L})/u;
/** The last digits of the number, as cards are told apart: `(...1234)`, `ending in 1234`, `acct ending in 1234`. */
const TAIL_NUMBER =
  / (?:acct\.? )?\(?((?:\.{3}|…|x|ending in |(?<=\(|, )ending (?:with )?)\d{4}|(?:[*•]{2,}|x{3,}) (?=[A-Z]*\d)[\dA-Z]{2,6})\)?$/i;
/** The same in brackets alone, which are no year of our days: `(1234)`. */
const LAST_FOUR = / \(((?!(?:19|20[0-3])\d)\d{4})\)$/;
/** The number behind words for it: `, acct 1234`, `, số TK ...4417`. */
const TOLD_NUMBER =
  /(?:(?:,| [-–—]) ?(?:acct|account|a\/c|loan|cuenta|conta|compte|kont|(?:số )?tk|số tài khoản)\.?(?: (?:no\.?|number|#|ending(?: in)?))?| (?:账号|帐号|帳號|尾号|尾號|卡号|卡號|贷款号|貸款號|合同号)) ?#?:? ?((?=\S*\d)[\w*•.…-]{3,}|\d{2,8}(?: \d{2,8}){1,3})$/iu;
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
    name = signed.before;
  }
  const tail = TAIL_NUMBER.exec(name) ?? LAST_FOUR.exec(name) ?? TOLD_NUMBER.exec(name);
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
    .replace(/(?<![ \-–:|,*•·])[ \-–:|,*•·]+$/, '')
    .trim();
  return { name, originalCreditor, number, multiLine };
}

const BEGINS_NO_NAME =
  /^(?:trans(?:action)?|eff(?:ective)?|posted?)(?: date)?$|^(?:beginning|ending|opening|closing|starting) balance|^[-–]?\d+(?:\.\d+)? ?% |^(?:(?:interest|fixed|variable|annual) )?(?:rate|apr):? \d|^number,? street\b|^(?:choose|select|pick) (?:an?|one|your|the|from)\b|^(?:final |past due )?notice of (?:past due|intent|default|right|sale|assignment|delinquen)|^\*? ?(?:includes|excludes|denotes|indicates) |^(?:guarantor|co-?borrower|borrower|applicant|patients?|client|remarks?|comments?|status|responsibility|terms|type|loan type|interest type) |^(?:(?:account|balance|payment|credit limit|date|status|high balance|past due|amount) (?:number|of|is|was|updated|history|due|opened|name)\b|(?:overall |total )?(?:credit|debt|account) (?:limit|utilization|usage)|debt[- ]to[- ](?:income|credit)\b|(?:year )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?)+$)/i;
const HOLDS_NO_NAME =
  /^(?:part|section|(?:official )?form|schedule|(?:co-?)?debtor) #?\d[\dA-Z/]{0,6}$|^(?:part|section) #?\d{1,2} ?[-–—:] |\bytd\b|\byear[- ]to[- ]date\b|\bgood (?:morning|afternoon|evening)\b|^no (?:\w+ ){1,3}(?:yet|set up)$|^none(?: (?:reported|found|listed|on file|at this time))?\.?$|\b(?:filed|entered|modified|amended|withdrawn)$|^your\b|[☐□☑☒]| = |\bas of\b|\b\d+ of \d+\b|^(?:credit )?(?:usage|utili[sz]ation)(?: rate)?:? \d{1,3}%|(?<![*•…] ?)\b(?:19|20)\d\d\b|@|https?:|www\.|\b(?:in|over|for|during|within) (?:the )?(?:prior|last|past|previous) \d+ (?:months|years)\b|\bnever late\b|\b\d+ times? (?:\d|late)|\bnmls\b|\bfico\b[®™*]?(?: \w+)? ?(?:score\b|\d|$)|\bvantage ?score\b|\bcredit report\b|\b(?:legend|glossary)\b|\bhistory$|\b(?:judge?ments?|debts?|creditors?|accounts?|bills) list$|\bnot? (?:\w+ ){1,3}available\b|^(?:see|view|show) (?:more |all )?(?:details?|accounts?)$|\bkey$/i;
/** One of several ways to pay a debt that are proposed, or a word before the sums of a claim. */
const CHOICE =
  /^(?:(?:settlement|payment|repayment|your) )?(?:option|choice|offer|alternative|scenario) #?(?:\d{1,2}|[a-d]|one|two|three|four)$|^(?:clm|claim(?:s|ed)?|allowed|disallowed|disbursed|trustee compensation(?: to date)?)$/i;
/** The year of a trust that holds loans, and the year and the make of what a loan was for: `Oak Trust 2016-A`, `Auto Loan - 2020 Forester`, `Oak Financial (2017 Jetta)`, `Oak Financial (Jetta 2017)`. */
const MODEL =
  /(?<=\b(?:trust|funding|receivables|series|issuer|fund)\b,? )(?:19|20)\d\d(?:-[A-Z\d]{1,3})?$|(?<=\b(?:auto|car|vehicle|truck|boat|rv|motorcycle) (?:loan|lease|finance)\b[ ,(–-]{1,4}|\p{L} \()(?:19|20)\d\d(?= \p{L})|(?<=\p{L} \(\p{L}[\p{L} -]{0,24} )(?:19|20)\d\d(?=\)$)/iu;
/** One word of capitals and four digits at least, hyphens between them: a number of something. */
const CODE = /^(?=(?:[A-Z-]*\d){4})[\dA-Z-]+$/;
const SENTENCE =
  /\b(?:is|are|was|were|has|have|this|your|you|the|will|been|may|cannot)\b|^(?:I|We|They|He|She) [a-z]/;
/** What was bought, behind a name: `Oak Finance, the Altima`. */
const THING_BEHIND = /(?:,| [–—-]) the \p{Lu}?\p{L}+$/u;
/** What qualifies the label behind it, as in `Outstanding Principal Balance`: by itself it names nobody. */
const QUALIFIERS =
  /^(?:(?:our|your|my|the|outstanding|principal|statement|remaining|total|previous|prior|new|average|estimated|current|ending|opening|starting|lowest|next|regular|required|approximate|final)(?: |$))+$/i;
/** How letters begin and end. */
const GREETING =
  /^(?:dear|hi|(?:kind |best )?regards|sincerely|thanks?|thank you)\b|^(?:estimad[oa]s?|hola|buen[oa]s (?:d[ií]as|tardes|noches)|prezad[oa]s?|bom dia|boa (?:tarde|noite))(?!\p{L})|(?:您好|你好|敬上)$|^(?:尊敬|亲爱)的/iu;
/** What names of companies end in with a dot, which then ends no sentence; the number may stand behind it. */
const COMPANY_DOT = /\b(?:inc|corp|co|n\.[ab]|p\.c|llc|ltd|f\.s\.b|dept)\.(?: *$|(?= (?:#|[*•xX]{2})))/i;

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

/** Whether a line can be the name of a creditor: none of the lines that readers of reports take for one. */
export const isName = remembered(mayName);

/** A day without its year, and nothing else: `October 8`. */
const DAY_OF_YEAR =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\.|uary|ruary|ch|il|ust|ember|tember|ober)? \d{1,2}(?:st|nd|rd|th)?$/i;

function mayName(line: string): boolean {
  const text = collapse(line).replace(NUMBERING, '');
  if (isOfTaxes(text)) return true;
  if (text.length < 2 || text.length > 90 || !/\p{L}.*\p{L}/u.test(text)) return false;
  const words = text.split(' ');
  if (words.length > 10 || /^\p{Ll}/u.test(text) || isPunctuated(text)) return false;
  if (isKindOfAccount(text) || BEGINS_NO_NAME.test(text) || CODE.test(text)) return false;
  if (CHOICE.test(text) || TITLE_OF_PAPER.test(text)) return false;
  const unnumbered = text.slice(numberOfName(text).length);
  const undated = collapse(unnumbered.replace(SUFFIX, '').replace(MODEL, ' '));
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
