import { matchesIn } from '../page/matches';
import { collapse } from '../page/normalise';
import { remembered } from '../page/remembered';
import { chosenIn } from '../page/repair/boxes';
import type { ReadStatus, ReportedStatus } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';
import { isEmptyValue } from './amounts';
import { paymentsLate } from './countedLateness';
import { readDate } from './dates';
import { daysLate } from './daysLate';
import { KEPT, NOT_YET_KEPT } from './keptStatuses';
import { withoutLateCounts } from './lateCounts';
import { withoutNoneSo } from './noneSo';
import { withoutOtherDays } from './otherDays';
import { withoutPast } from './pastLateness';
import { GIVEN_UP, PAUSED, UNPAID } from './spokenStatuses';
import { type CodeScheme, codeScheme, readStatusCode, statusCode } from './statusCodes';
import { inEnglish } from './statusLanguages';
import type { StatusRule } from './statusRule';
import { CHARGE_OFF, COLLECTION, FEARED, IN_TIME, PAID_A_PART, SOLD_COLLATERAL } from './wordsOfStatuses';

/** Longer texts are no statuses; this bounds what the patterns below look at. */
const MAX_LENGTH = 240;

/** What exports write for a whole status, as their column has room for no more; letters stand apart from digits. */
const ABBREVIATED: readonly StatusRule[] = [
  { when: /^curr?(?: acct?)?$/, current: 'current' },
  { when: /^3[01] ?(?:-|to) ?(?:59|60)$/, current: '30days' },
  { when: /^6[01] ?(?:-|to) ?(?:89|90)$/, current: '60days' },
  { when: /^(?:9[01]|1[258]\d) ?(?:(?:-|to) ?\d{3}|\+)$/, current: '90days' },
  { when: /^30 (?:dl|pd)$/, current: '30days' },
  { when: /^60 (?:dl|pd)$/, current: '60days' },
  { when: /^(?:9|1[258])0 (?:dl|pd)$/, current: '90days' },
  // How often it was late, where it never was.
  { when: /^0 x ?30(?: ?[,/]? ?0 x ?[69]0\+?)*$/, current: 'current' },
  { when: /^c\/?o$|^chg-?o?ff$|^chargoff$/, current: '90days', flag: 'charge-off' },
  { when: /^coll?(?:ect)? ?(?:acc?t)?$/, current: '90days', flag: 'collection' },
  { when: /^(?:sif|pd coll|stld)$/, current: null, flag: 'paid-settled' },
  { when: /^(?:pif|pd|paid off|pd off)$/, current: null, flag: 'paid-closed' },
  { when: /^b\/?k[yt]? ?(?:7|11|12|13)?$/, current: null, flag: 'bankruptcy' },
  { when: /^unk$/, current: null, flag: 'no-status' },
];

/**
 * The rules in their order: the first that fits a status decides. The texts they see are lower case, without sums of
 * money and dates. Source: the status table of the credit-report rules.
 */
const RULES: readonly StatusRule[] = [
  ...ABBREVIATED,
  // How many accounts are so says nothing of one of them: `Closed (2)`.
  {
    when: /^(?:all|open|closed|active|current|paid|late|past due|negative|collections?|charge-?offs?)(?: accounts)? ?\(\d{1,3}\)$/,
    current: null,
    flag: 'status-unclear',
  },
  {
    when: /bankruptcy|\bbk(?:r?p?tcy|cy)\b|\bbk ?(?:7|11|12|13)\b|\b(?:included in|filed|filing|part of|thr(?:ough|u)|in) (?:(?:the|my|our|a) )?bk\b|\bch(?:apter|\.)? ?(?:7|11|12|13)\b|wage earner/,
    current: null,
    flag: 'bankruptcy',
  },
  {
    when: /\bpaid,?;?:? (?:(?:in full|closed)[,;.:]? )?(?:was (?:a )?)?(?:collection|charged?[ -]?off|write[ -]off)|(?:collection|charged?[ -]?off)(?: account)?(?:[ ,;/-]*paid\b|\. paid(?:$|[ ,./]+(?:in full|closed)))|(?<!\bnot (?:yet )?)\bsettled\b|paid in settlement|less than (?:the )?full/,
    current: null,
    flag: 'paid-settled',
  },
  {
    when: (text) =>
      /transferred|\bsold\b|purchased by/.test(text.replace(SOLD_COLLATERAL, ' ')) && !CHARGE_OFF.test(text),
    current: null,
    flag: 'transferred',
  },
  { when: CHARGE_OFF, current: '90days', flag: 'charge-off' },
  { when: COLLECTION, current: '90days', flag: 'collection' },
  {
    when: (text) => /\bjudge?ment\b/.test(text) && !/satisf|vacat|dismiss|releas|\bpaid\b/.test(text),
    current: '90days',
    flag: 'collection',
  },
  // A federal student loan is in default after 270 days. Source: 34 CFR 685.102; the words of NSLDS's codes DU, DL, DT.
  { when: /^defaulted, (?:unresolved|in litigation|collection terminated)\b/, current: '90days' },
  { when: /foreclosure|foreclosed/, current: '90days', flag: 'foreclosure' },
  {
    when: /reposs?ess?|\brepo\b|voluntar(?:y|ily) surrender/,
    current: '90days',
    flag: 'repossession',
  },
  ...GIVEN_UP,
  {
    when: /\bcur(?:r|rent)?(?: acc(?:oun)?t)?\b[ ;,:/-]*(?:but )?was\b|as agreed[ ;,:/-]*was\b|\bnow current\b|\b[riomc]-?0?1 was\b/,
    current: 'current',
  },
  { when: /\bpaid(?:[ ;,:/-]+(?:closed|off|in full))*[ ;,:/-]*was\b/, current: null, flag: 'paid-closed' },
  // The cents of a sum are no days: `1,108.42 was Oak`.
  { when: /(?<![\w.,$])[3-5]\d was\b/, current: '30days' },
  { when: /(?<![\w.,$])[6-8]\d was\b/, current: '60days' },
  { when: /(?<![\w.,$])(?:9\d|1[0-9]\d) was\b/, current: '90days' },
  // Equifax counts the payment of this month with those that are late. Source: the status table of the credit-report rules.
  { when: /not more than (?:two|2) payments past due/, current: '30days' },
  { when: /not more than (?:three|3) payments past due/, current: '60days' },
  { when: /\bmissed (?:the |my |our )?(?:last|past) (?:three|3|four|4|few)\b/, current: '90days' },
  { when: /\bmissed (?:the |my |our )?(?:last|past) (?:two|2|couple)\b/, current: '60days' },
  { when: /\bmissed (?:the |my |our )?(?:last|past) (?:one|payment|month)\b/, current: '30days' },
  { when: (text) => paymentsLate(text) >= 3, current: '90days' },
  { when: (text) => paymentsLate(text) === 2, current: '60days' },
  { when: (text) => paymentsLate(text) === 1, current: '30days' },
  { when: /\b(?:never|nvr) (?:been )?(?:\d+\+? days? )?late\b/, current: 'current' },
  // No day is counted.
  {
    when: /^(?:0|no|zero) days? (?:past due|late|delinquent|overdue|behind)$|^days? (?:past due|late|delinquent|overdue|behind):? 0$|^(?:past due|late|delinquent|overdue|behind)\??:? (?:no|none)$/,
    current: 'current',
  },
  { when: (text) => daysLate(text) >= 90, current: '90days' },
  { when: (text) => daysLate(text) >= 60, current: '60days' },
  { when: (text) => daysLate(text) >= 30, current: '30days' },
  { when: /\bnot cur(?:r(?:ent)?)?\b/, current: null, flag: 'past-due-no-bucket' },
  ...NOT_YET_KEPT,
  { when: IN_TIME, current: 'current' },
  ...KEPT,
  {
    when: /\bdefer(?:red|ment|ral)\b|^(?:defer|defrd?|dfrd|forb)$|forbearance|grace period|in[- ]school\b/,
    current: null,
    flag: 'deferred',
  },
  ...PAUSED,
  {
    when: /^(?:in )?repayment\b(?! (?:status|plan|option|terms?|amount|period)\b)/,
    current: 'current',
    flag: 'status-open-only',
  },
  { when: /^open(?: account)?$/, current: 'current', flag: 'status-open-only' },
  {
    when: /past due|\blate\b|delinquen|derog|overdue|\bdefault|\bbehind\b/,
    current: null,
    flag: 'past-due-no-bucket',
  },
  {
    when: /(?<!\b(?:having|with|has) an )\bunpaid\b(?! (?:accrued )?(?:interest|principal)\b)|\b(?:not|never|nothing|(?:have|has|had|did|was|is|were)n['’]?t)(?: (?:been|get|got|yet|ever|even))* paid\b/,
    current: null,
    flag: 'past-due-no-bucket',
  },
  ...UNPAID,
  {
    when: (text) => /\bpaid\b|\bclosed\b|\bsatisfied/.test(text.replace(PAID_A_PART, ' ')),
    current: null,
    flag: 'paid-closed',
  },
  // What a settlement is to become tells not how late a debt is.
  {
    when: /^(?:in |under |still )?negotiat(?:ing|ions?)$|\bnot (?:yet )?settled\b/,
    current: null,
    flag: 'no-status',
  },
  {
    when: /too new|no data|unrated|not (?:yet )?(?:rated|reported|available)|no status|unknown|not applicable/,
    current: null,
    flag: 'no-status',
  },
];

/** What did not become of a debt: `never in collections`. */
const DENIED =
  /\b(?:never|not|no longer|no)(?: (?:been|being|gone|yet|ever|currently|sent|sold|turned over|placed|in|to|for|an?|any))* (?:collections?|charged?[ -]?offs?|written[ -]off|repossess\w*|repo|foreclos\w+|bankruptcy|judge?ments?|default(?:ed)?|sued|law ?suits?|suits?|garnish\w*)\b/g;
/** That it is late no more: `no longer 30 days late`. */
const LATE_NO_MORE =
  /\b(?:no longer|not any ?more) (?:\d{2,3}\+? days? |\d months? )?(?:late|behind|past due|overdue|delinquent)\b/g;

/** No money, which counts nothing that is late: `past due $0.00`. */
const NO_MONEY = /\$ ?0+(?:\.0+)?(?![\d.,]*\d)/g;
/** That nothing of it is late, in figures or a word behind that or before; how often it was late by so many days says nothing of today. */
const LATE_BY_NONE =
  /(?<!\d\+? ?(?:days?|d|months?|mos?) )\b(?:late|behind|past due|overdue|delinquent)(?: ?[:=-] ?| )(?:\$ ?)?(?:0|none|zero)(?![.,]?\d|\w| ?(?:x|times)\b)|(?<![\d.,$-]|\d["'])(?:0|zero) (?:days? |months? )?(?:late|behind|past due|overdue|delinquent)(?! (?:pay|fee|charge|notice))\b/g;

/** The code of Metro 2 before its own words: `71 - Account 30-59 days past the due date`, `71 - 30-59 days past due`. */
const CODE_BEFORE =
  /^(?:05|11|13|6[1-5]|71|78|8[0-4]|88|89|9[3-7]) ?[-–:=] ?(?=\p{L}|\d{2,3} ?(?:[-–+]|to ) ?\d{0,3} ?days\b|180 days\b)/u;

/** What is asked for because something was once late. */
const LATE_FEE = /\blate (?:fee|charge)s?(?: of)?(?: \$? ?\d+)?/g;

/** An account that is paid in full each month. Source: the kinds of accounts of Metro 2 and of loan applications. */
const CHARGE_ACCOUNT =
  /\bopen[ -]+30[- ]day\b(?!s| late| past| del)|\b30[- ]day (?:charge )?(?:account|acct|charge|terms)\b/g;
/** Days that have not passed yet: `less than 30 days late`. */
const NOT_YET_30 =
  /\b(?:less than|under|fewer than|within|not(?: yet| even| quite)?|almost|nearly) 30 days?\b/g;
/** How few months are left of a debt, as lenders who then leave out its payment write it: `< 10 mos`. */
const FEW_LEFT =
  /[<≤] ?=? ?\d{1,2} (?:mos?|mths?|months?|pmts?|payments?)\b(?! (?:late|behind|past|overdue|delinq|in arrears))/g;
/** A count in words with its figures in brackets, as contracts write it: `sixty (60) days`. */
const IN_WORDS = /\b[a-z]+(?:[- ][a-z]+)? ?\((\d{1,3})\)(?= (?:days?|months?|payments?)\b)/g;

/** How late it is going to be: `will be 30 days late next week`. */
const YET_TO_BE =
  /\b(?:will|['’]ll|going to|gonna|about to)(?: (?:soon|then|also|probably))? (?:be|go|become|turn|hit) (?:\d{2,3}\+? days? |\d months? )?(?:late|behind|past due|overdue|delinquent)\b/g;
/** When something is to be: `due in 30 days`. */
const YET_TO_COME = /\b(?:due )?in \d{1,3} days?\b(?! (?:late|behind|past|overdue|delinq|in arrears))/g;
/** The days that a report of a debt is over: `Last 30 days: current`. */
const OVER_DAYS = /\b(?:last|past|previous) (?:30|60|90) days?:/g;

/** Whom to call about it. */
const PHONE = /(?<![\d-])(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-.]\d{4}(?!\d)/g;

/** A bankruptcy that rid somebody of other debts, which are named: `and a bankruptcy in 2019 wiped out my Oak`. */
const OTHERS_WIPED_OUT =
  /\b(?:an?|my|our|the) (?:(?:chapter|ch\.?) ?\d{1,2} )?bankruptcy\b[^.;\n\d]{0,20}(?:(?:19|20)\d\d )?(?:wiped out|got rid of|took care of|cleared|discharged|erased) (?:my|our|the|all|most|some|a)\b[^.;\n]*/g;

/** How agents shorten that a debt is delinquent, behind the days or before them: `60 DQ`, `DQ60`. */
const DQ = /(?<=\b\d{2,3}\+? ?)(?:dq|dlq|delq)\b/g;
const DQ_FIRST = /\b(?:dq|dlq|delq) ?(30|60|90|120|150|180)\b(?![,.]\d)/g;

/** Lower case, words apart (`LateOver120Days`), without marks, telephone numbers, sums of money, percentages, dates and months. */
function plainStatus(value: string): string {
  const words = withoutNoneSo(withoutLateCounts(chosenIn(value.slice(0, MAX_LENGTH))))
    .replace(CODE_BEFORE, '')
    .replace(PHONE, ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .toLowerCase()
    .replace(FEW_LEFT, ' ')
    .replace(DQ_FIRST, '$1 days delinquent')
    .replace(DQ, 'days delinquent')
    .replace(/[><*®_]/g, ' ')
    .replace(NO_MONEY, '0')
    .replace(/\$ ?[\d.,]+/g, '$')
    .replace(/(?<![\d.,])[\d.,]+ ?%/g, '%')
    .replace(LATE_FEE, ' ')
    .replace(DENIED, ' ')
    .replace(FEARED, ' ')
    .replace(OTHERS_WIPED_OUT, ' ')
    .replace(CHARGE_ACCOUNT, ' ')
    .replace(NOT_YET_30, 'days')
    .replace(YET_TO_BE, 'late')
    .replace(YET_TO_COME, ' ')
    .replace(OVER_DAYS, ' ')
    .replace(IN_WORDS, '$1')
    .replace(LATE_BY_NONE, 'not late')
    .replace(LATE_NO_MORE, 'not late');
  const present = withoutPast(withoutOtherDays(words)).replace(
    /\b\d{1,2}\/(?:\d{1,2}\/)?\d{2,4}\b|\b(?:19|20)\d\d\b/g,
    ' ',
  );
  return collapse(inEnglish(present)).replace(/(?<![ .,;])[ .,;]+$/, '');
}

function applyRules(value: string): ReadStatus {
  const text = plainStatus(value);
  if (isEmptyValue(text)) return { current: null, flags: ['no-status'] };
  const rule = RULES.find(({ when }) => (typeof when === 'function' ? when(text) : when.test(text)));
  if (!rule) return { current: null, flags: ['status-unclear'] };
  const flags = new Set<ReviewFlag>(rule.flag ? [rule.flag] : []);
  if (rule.flag === 'charge-off') {
    if (COLLECTION.test(text)) flags.add('collection');
    if (/transferred|\bsold\b|purchased by/.test(text)) flags.add('transferred');
  }
  return { current: rule.current, flags: [...flags] };
}

/** Reads the words of a status, such as `30-59 Days Past Due`. An empty value is no status; unknown words are unclear. */
export const readStatusText = remembered((value) => applyRules(value.slice(0, MAX_LENGTH)));

/** Whether words tell how a debt stands. */
export function isStatusTold(value: string): boolean {
  return !readStatusText(value).flags.some((flag) => flag === 'status-unclear' || flag === 'no-status');
}

/** Words with their code in brackets: `Charge-off (97)`. */
const WITH_CODE = /^(\p{L}.*?) ?\((\d\d)\)$/u;

/** The words of a status field, without a code of Metro 2 in brackets behind them that means the same. */
function wordsOfStatus(value: string): string {
  const [, words = '', code = ''] = WITH_CODE.exec(value) ?? [];
  const isSame = words !== '' && readStatusText(words).current === readStatusCode(code, 'metro2').current;
  return isSame && isStatusTold(words) ? words : value;
}

/** Whether words tell what did not become of a debt, which says how it stands to a person: `not in collections yet`. */
export function isStatusDenied(value: string): boolean {
  return value.search(DENIED) >= 0;
}

/** Reads a status field: words, or a bare code of the scheme its column is written in. */
export function readStatus(value: string, scheme?: CodeScheme): ReadStatus {
  const code = statusCode(value.replace(/[><]/g, ''));
  if (code === undefined) return readStatusText(wordsOfStatus(value));
  return readStatusCode(code, scheme ?? codeScheme([code]));
}

/** A word of letters; `LateOver` is two. */
const WORD = /[A-Z]+[a-z]*|[a-z]+/g;

/** The label of the day on which it came to a status: `Charge-off date`. */
const LABEL_OF_DATE = /(?<!due|up to) date:?$/i;

/** Whether a text is a status and nothing else: never the name of a creditor. */
export const isStatusOnly = remembered(isNothingElse);

/** What a page says of a status of several words, in small letters behind a dash: `In collections – offer received`. */
const SAID_OF_STATUS =
  /^(\p{Lu}\p{Ll}+ \p{Ll}[\p{Ll} ]*|\d{2,3} days [\p{Ll} ]+) [-–—] (\p{Ll}[\p{Ll}'’ -]+)$/u;

/** Words of what is said so, which no name of a creditor holds that may stand there as well. */
const OF_SAYING =
  /(?<!\p{L})(?:not|no|yet|we|you|your|our|pending|awaiting|waiting|being|offers?|negotiat\p{L}+|settl\p{L}+|received|accepted|declined|funds?|review\p{L}*|contact\p{L}*|call|since|until|in|on|to)(?!\p{L})/u;

/** How a page asks the person to look at an account, before how that stands: `Needs attention – Charge-off`. */
const ASKS_TO_LOOK = /^needs attention ?[-–—·:] (?=\S)/i;

/** A status without what is said of it. */
function withoutSaying(given: string): string {
  const text = given.replace(ASKS_TO_LOOK, '');
  const [, status = '', said = ''] = SAID_OF_STATUS.exec(text) ?? [];
  return OF_SAYING.test(said) ? status : text;
}

/** Who has closed an account, and as what a debt was written off, as bureaus print it: `Closed by credit grantor, charged off as bad debt`. */
const CLOSED_BY = /(?<=\bclosed) by (?:the )?(?:credit grantor|consumer|creditor|lender|customer)\b/i;
const AS_BAD_DEBT = /(?<=\b(?:charged|written)[- ]off) as (?:a )?bad debt\b/i;

/** What a site praises an account with; `history` alone is the title of what is below. */
const PRAISE = /^(?:exceptional|excellent|perfect) payment history$/i;

function isNothingElse(given: string): boolean {
  const text = withoutSaying(given);
  if (PRAISE.test(text)) return true;
  if (text.length > 60 || LABEL_OF_DATE.test(text)) return false;
  if (!/\p{L}/u.test(text) && readDate(text) !== undefined) return false;
  const bare = CHARGE_OFF.test(text.toLowerCase())
    ? text.replace(CLOSED_BY, '').replace(AS_BAD_DEBT, '')
    : text;
  for (const [word] of matchesIn(inEnglish(bare), WORD))
    if (!STATUS_WORDS.has(word.toLowerCase())) return false;
  const { current, flags } = readStatusText(text);
  return current !== null || !flags.includes('status-unclear');
}

const STATUS_WORDS = new Set(
  `a account accounts agreed and as been bankruptcy by c charge charged chapter closed collection collections current
  data date day days del delinquent derogatory due for foreclosure full good in included is late met never new no not o
  off ok on open or over paid past paying pays payment payments placed plus profit loss rated rating repossession reported required satisfactorily sold
  collector collectors turned deferment deferral deferred forbearance grace period repayment school standing surrender settled terms time to too transferred unpaid unrated voluntary was wage earner plan with written
  available unavailable potentially negative caught up behind month months i am mwen estoy estou tengo llevo voy on one two
  three missed skipped default defaulted dpd dq dlq delq couple few cycle cycles mo mos mths pmt pmts track schedule agency chargeoff up sent first second third final notice this your now currently negotiating negotiation negotiations`.split(
    /\s+/,
  ),
);

const SEVERITY: readonly (ReportedStatus | null)[] = [null, 'current', '30days', '60days', '90days'];

/** Whether a debt that stands so is later than one that stands otherwise; of which nothing is told is not. */
export function isLater(one: ReportedStatus | null, other: ReportedStatus | null): boolean {
  return SEVERITY.indexOf(one) > SEVERITY.indexOf(other);
}

/** The worse of two statuses: the later one; of two as late, the one that says more about why. */
export function worseStatus(one: ReadStatus, other: ReadStatus): ReadStatus {
  if (isLater(one.current, other.current)) return one;
  if (isLater(other.current, one.current)) return other;
  const isSilent = ({ flags }: ReadStatus) => flags.includes('no-status') || flags.includes('status-unclear');
  if (isSilent(one)) return other;
  if (isSilent(other)) return one;
  return { current: one.current, flags: [...new Set([...one.flags, ...other.flags])] };
}
