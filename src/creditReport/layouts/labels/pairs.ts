import { unlabelled } from '../../account';
import { beginsLabel, headingKind, labelAt, spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { unitOfLateness } from '../../lexicon/lateness';
import { asksStanding, isAnswer, isDaysAlone, isNoneLate, tellsHowLate } from '../../lexicon/questions';
import { fitsKind, hasShape, isMoneyKind } from '../../lexicon/shapes';
import { meaningByWords } from '../../lexicon/words';
import { collapse } from '../../page/normalise';
import { remembered } from '../../page/remembered';
import { isCondition } from '../../pieces/conditions';
import { cleanName, isName } from '../../pieces/names';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { isTotalTitle } from '../../pieces/sums';
import { paidByTerms } from '../../pieces/terms';
import { firstLabel, followsWhole } from './inlineLabels';
import { statusBehindSum } from './statusBehindSum';

/** A label and what follows it on the line. */
export interface Pair {
  kind: LabelKind;
  label: string;
  value: string;
  colon: boolean;
}

/** The pairs of a text, and what stands before the first of them. */
export interface Pairs {
  lead: string;
  pairs: readonly Pair[];
}

const MAX_UNKNOWN_LABEL = 7;
/** A label whose value follows the colon at once, as exports write it: `Loan Status:RP`. */
const NO_BLANK = /^((?!https?|www)\p{L}[^:\d]{1,60}(?: \d)?):(?=[^\s/])/u;
/** What leads from a label that nobody has listed to its value: `Member ............ OAK GAS`. */
const LEADERS = / ?(?:\.{4,}|(?<= )\.{2,}) (?=\S)/g;
/** What a label says of how much of the number is printed: `Account Number (last 4 digits):`. */
const LAST_DIGITS = / ?\(last (?:4|four)(?: digits)?\) ?: ?/gi;
/** The label of whose a debt was, which belongs to the name it stands behind: `(Original Creditor: X)`, `(原债权人: X)`. */
const ORIGINAL_IN_BRACKETS = /(\((?:orig|原)[^:()]{0,30}):/gi;
/** The same on a line of its own. */
const ORIGINAL_ALONE = /^\((orig[^:()]{0,30}: ?[^()]{2,80})\)$/i;
/** The sign of a label that stands at its number: `Account #104417`. */
const GLUED_SIGN = /\b(account|acct\.?|loan|card) #(?=[\w*-]*\d{3})/gi;
/** What may be the whole label of a line. */
const LABEL = /^(\p{L}[^:\t]{1,60}):/u;

/** A word that ends in a colon; whose `Number:` it is says the word before it. */
const HEADING = /^(?!number:)[a-z]{2,15}:$/i;

/** What leads on to the words behind it. */
const LEADS_ON = /^(?:to|from|by|with|of|for)$/;

const NONE: ReadonlySet<string> = new Set();

/** Whether a word ends the label of a line: a colon does, and a question about how a debt stands before its answer: `Behind? No, current`. */
function isLabelEnd(word: string, lead: readonly string[], isAnswered: boolean): boolean {
  if (word.endsWith(':')) return true;
  return isAnswered && word.endsWith('?') && tellsStanding(lead.join(' ').slice(0, -1));
}

/** Whether a label is one of how a debt stands, or of what is late of it: `Late`, `Past due`, not `Late fee`. */
function tellsStanding(label: string): boolean {
  const kind = headingKind(label);
  return kind === 'status' || kind === 'statusLoose' || (kind === 'pastDue' && asksStanding(label));
}

/** A question that its answers end: `Are you: 2 payments behind`. */
const BEGUN = /^(?:are|is) /;

/** Whether a label asks how a debt stands, and its value is a yes, a no, `never`, for how long, or the end of the question. */
function isAnswered(label: string, value: string): boolean {
  if (!tellsStanding(label)) return false;
  const tells =
    isAnswer(value) || isNoneLate(value, label) || tellsHowLate(value, label) || isDaysAlone(value, label);
  return (tells && asksStanding(label)) || (BEGUN.test(label) && isStatusTold(value));
}

/** What stands before the colon on several lines, and so is a label as a whole: `Loan canceled amount`. */
export function wholeLabels(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Map<string, string>();
  const whole = new Set<string>();
  for (const text of texts) {
    const label = LABEL.exec(text)?.[1];
    if (label === undefined) continue;
    const value = seen.get(label);
    if (value !== undefined && (value !== text || text.endsWith(':'))) whole.add(label);
    seen.set(label, text);
  }
  return whole;
}

/** The words of a label that takes all that stands before the colon, though it may end in one that is known. */
function wholeLabel(text: string, isWhole: boolean): readonly string[] {
  const label = LABEL.exec(text)?.[1] ?? '';
  if (label === '' || !(isWhole || NO_BLANK.test(text))) return [];
  return label.split(' ').filter(Boolean);
}

/** What is owed, as nobody has listed it, and its sum on a line of their own: `Payoff $13,004.12`, `Lease balance $3,300.00`. */
const OWED_ALONE =
  /^((?=\p{Lu})(?:\p{L}{2,15} ){0,2}(?:[Pp]ay-?off|[Bb]alance)) (?=\$ ?\d[\d,]*(?:\.\d\d)?$)/u;

/** A sum and its label behind it, on a line of their own: `$640.30 Current balance`. */
const BEFORE_LABEL = /^(\$ ?\d[\d,]*(?:\.\d\d)?) (\p{Lu}[\p{L} ]{2,30})$/u;

/** A text with a colon behind such words, and a label before its sum. */
function withOwedTold(text: string): string {
  const [, sum, behind = ''] = BEFORE_LABEL.exec(text) ?? [];
  const kind = spelledKind(behind);
  if (sum !== undefined && kind !== undefined && isMoneyKind(kind)) return `${behind}: ${sum}`;
  const label = OWED_ALONE.exec(text)?.[1];
  const isTold = label !== undefined && spelledKind(label) === undefined && headingKind(label) === 'balance';
  return isTold ? text.replace(OWED_ALONE, '$1: ') : text;
}

/** A text with a colon in the place of the dots that lead to its value. Behind a colon they stand within a value. */
function withoutLeaders(text: string): string {
  if (!text.includes('.. ')) return text;
  const [label, ...values] = text.split(/(?=: )/);
  return [label?.replace(LEADERS, ': '), ...values].join('');
}

/**
 * Finds the labels of a text and gives each the words up to the next. A colon makes any known words a label; without
 * one they are a label where the text begins, or where what stands around them has the right shape.
 *
 * @param text words with one blank between two of them
 * @param whole labels that are known to take all that stands before the colon
 */
export function readPairs(text: string, whole: ReadonlySet<string> = NONE): Pairs {
  const isWhole = whole.size > 0 && whole.has(LABEL.exec(withoutLeaders(text))?.[1] ?? '');
  return isWhole ? pairsIn(text, true) : plainPairs(text);
}

/** The pairs of a text that no other text of the page says more about: several layouts ask for them. */
const plainPairs = remembered((text) => pairsIn(text, false));

function pairsIn(text: string, isWhole: boolean): Pairs {
  const led = withOwedTold(withoutLeaders(text.replace(ORIGINAL_ALONE, '$1')));
  const apart = led.includes(':') ? led.replace(LAST_DIGITS, ': ').replace(NO_BLANK, '$1: ') : led;
  const plain = apart.includes('(') ? collapse(apart.replace(ORIGINAL_IN_BRACKETS, '$1')) : apart;
  const words = (plain.includes('#') ? plain.replace(GLUED_SIGN, '$1 # ') : plain).split(' ');
  if (words[0] === '') words.shift();
  const pairs: Pair[] = [];
  let lead: string[] = [];
  let value: string[] = [];
  const close = () => {
    const last = pairs.at(-1);
    // A dash may lead to the value, as a colon does: `Balance – $5`. Behind a colon a hyphen is a minus.
    const isLed = value.length === 2 && (last?.colon ? /^[–—]$/ : /^[-–—]$/).test(value[0] ?? '');
    if (last) last.value = isLed ? (value[1] ?? '') : value.join(' ');
    value = [];
  };
  let index = 0;
  const label = led.includes(':') ? wholeLabel(led, isWhole || led !== text) : [];
  if (label.length > 0 && labelAt(words, 0)?.words !== label.length) {
    pairs.push({ kind: 'text', label: label.join(' ').toLowerCase(), value: '', colon: true });
    index = label.length;
  }
  while (index < words.length) {
    const last = pairs.at(-1);
    const longest = index === 0 ? firstLabel(words) : labelAt(words, index);
    const isLabel = index === 0 || longest?.colon;
    const found =
      longest && (isLabel || followsWhole(longest, words, index, last, value)) ? longest : undefined;
    // A word that leads on belongs to a label which nobody has listed: `Last payment to original creditor:`.
    if (found?.colon && pairs.length === 0 && LEADS_ON.test(lead.at(-1) ?? '')) {
      const words = [...lead, found.text].join(' ').toLowerCase();
      pairs.push({ kind: 'text', label: words, value: '', colon: true });
      lead = [];
      index += found.words;
      continue;
    }
    if (found) {
      close();
      pairs.push({ kind: found.kind, label: found.text, value: '', colon: found.colon });
      index += found.words;
      continue;
    }
    const word = words[index] ?? '';
    if (last && value.length > 0 && isHeadingOfValue(word, words[index + 1])) {
      close();
      pairs.push({ kind: 'text', label: word.slice(0, -1).toLowerCase(), value: '', colon: true });
    } else if (word === '|' || word === '·' || (word === '•' && last)) {
      // A bar ends a value; what stands behind it without a label is of no interest, unless it is a status.
      if (last && last.kind !== 'text') {
        close();
        pairs.push({ kind: 'text', label: '|', value: '', colon: true });
      }
    } else if (last) value.push(word);
    else {
      lead.push(word);
      if (isLabelEnd(word, lead, words.length > index + 1) && lead.length <= MAX_UNKNOWN_LABEL) {
        pairs.push({
          kind: 'text',
          label: lead.join(' ').slice(0, -1).toLowerCase(),
          value: '',
          colon: true,
        });
        lead = [];
      }
    }
    index += 1;
  }
  close();
  return { lead: lead.join(' '), pairs: pairs.flatMap(behindBar).map(withMeaning).flatMap(withStatusApart) };
}

/** Whether a word in mid-line is a label by its colon, which elsewhere means something over a column alone, and the word behind it the number or the sum that it asks for: `Creditor: OAK Acct: 12XX`. */
function isHeadingOfValue(word: string, next = ''): boolean {
  if (!HEADING.test(word) || !/\d/.test(next)) return false;
  const { kind } = withMeaning({
    kind: 'text',
    label: word.slice(0, -1).toLowerCase(),
    value: next,
    colon: true,
  });
  return kind === 'number' || isMoneyKind(kind);
}

/** What is owed, or paid each month; behind the latter it may be said that this month's is paid, and not the debt. */
const WITH_STANDING: readonly LabelKind[] = ['balance', 'paying'];
const PAID = /^(?:paid|settled)\b/i;

/** The pair of a sum that is owed or paid; of one with a status behind its sum, the two. */
function withStatusApart(pair: Pair): Pair[] {
  const parted = WITH_STANDING.includes(pair.kind) ? statusBehindSum(pair.value) : undefined;
  if (!parted || (pair.kind === 'paying' && PAID.test(parted.status))) return [pair];
  const label = unlabelled('statusLoose');
  return [
    { ...pair, value: parted.sum },
    { kind: 'statusLoose', label, value: parted.status, colon: false },
  ];
}

/** A pair as it is; of what stands behind a bar without a label, a status: `Reported 09/2017 • Paid`. */
function behindBar(pair: Pair): Pair[] {
  if (pair.label !== '|') return [pair];
  return pair.value !== '' && isStatusOnly(pair.value)
    ? [{ ...pair, kind: 'statusLoose', label: unlabelled('statusLoose') }]
    : [];
}

/** A label that only may be one of a name, such as that of a school, must say so clearly. */
const MIN_NAME = 4;

function headingOf(label: string): LabelKind | undefined {
  const kind = headingKind(label);
  const isClear =
    kind !== 'name' || spelledKind(label) === 'name' || (meaningByWords(label)?.margin ?? 0) >= MIN_NAME;
  return isClear ? kind : undefined;
}

/** Whether a value shows by its form that a label means what its words say. */
function isShown(kind: LabelKind, value: string): boolean {
  if (kind === 'status') return isStatusTold(value);
  if (kind === 'original') return isName(value);
  if (kind === 'number' && DECIMAL.test(value)) return false;
  return (hasShape(kind) || kind === 'name' || kind === 'agency') && fitsKind(kind, value);
}

/** The number of a list before the first label of an account, whatever that is called, or behind a word for it: `1. Member: OAK GAS`, `Account 1 of 4: OAK GAS`. */
const NUMBERED =
  /^\d{1,2}[.)] (?!name$|consumer$)|^(?:account|creditor|tradeline|trade ?line|trade|debt|item|collection|loan|card) (?:# ?|no\.? ?)?\d{1,3}(?: (?:of|\/) \d{1,3})?$/;
/** A sum with its cents is no number: `Final bill: 131.06`. */
const DECIMAL = /^\d[\d,]*\.\d\d$/;

/** How many days or months: `How many months behind? 2`. */
const COUNT = /^\d{1,3}\+?$/;

/** What is said of a sum is no label of another one: `Pay off $2,000: 655 to 684`. */
const SUM = /\$ ?\d/;

/** What a letter is about, where that is the number of an account: `RE: Account ending in 2291`. */
const SUBJECT = /^(?:re|regarding|subject)$/i;
const ABOUT_ACCOUNT =
  /^(?:your )?(?:(?:card|loan|credit card) )?(?:account|acct\.?|loan|card)(?: (?:number|no\.?|#))?:?(?: ending(?: in| with)?:?)? #?([X*•\d][X*•\d-]{3,})$/i;

/** Gives an unknown label the meaning it has over a column, where its value has the shape: `Bank: OAK`, `Owed: $5`. */
export function withMeaning(pair: Pair): Pair {
  if (pair.kind !== 'text' || pair.value === '' || isCondition(pair.label)) return pair;
  const subject = SUBJECT.test(pair.label) ? ABOUT_ACCOUNT.exec(pair.value)?.[1] : undefined;
  if (subject) return { ...pair, kind: 'number', value: subject };
  if (SUM.test(pair.label)) return pair;
  if (isTotalTitle(pair.label)) return { ...pair, kind: 'money' };
  const isCounted = unitOfLateness(pair.label) !== undefined && COUNT.test(pair.value);
  if (isCounted || isAnswered(pair.label, pair.value)) return { ...pair, kind: 'status' };
  const payment = pair.label === 'terms' ? paidByTerms(pair.value) : undefined;
  if (payment) return { ...pair, kind: 'paying', value: payment };
  if (NUMBERED.test(pair.label) && isName(cleanName(pair.value).name)) return { ...pair, kind: 'name' };
  const heading = headingOf(pair.label);
  const meanings: readonly LabelKind[] = heading === 'name' ? ['name', 'number'] : heading ? [heading] : [];
  const kind = meanings.find((one) => isShown(one, pair.value));
  return kind ? { ...pair, kind } : pair;
}

/** Fewer labels on a line are no headings of a table. */
const MIN_HEADINGS = 3;

/**
 * The labels of a line that is nothing but labels, three at least: the heading of a table without tabs. A slash joins
 * the word behind it to the label before it: `Limit / Orig. Balance` are the two headings `Limit / Orig.` and `Balance`.
 */
export function headingsOf(text: string): readonly Pair[] | undefined {
  const end = text.indexOf(' ');
  const hasThird = end >= 0 && text.includes(' ', end + 1);
  if (!hasThird || !beginsLabel([text.slice(0, end)])) return undefined;
  const words = text.split(' ');
  const headings: Pair[] = [];
  let index = 0;
  while (index < words.length) {
    const found = labelAt(words, index);
    if (!found) return undefined;
    index += found.words;
    const joined = words[index] === '/' ? ` / ${words[index + 1] ?? ''}` : '';
    if (joined !== '') index += 2;
    headings.push({ kind: found.kind, label: `${found.text}${joined}`, value: '', colon: found.colon });
  }
  return headings.length >= MIN_HEADINGS ? headings : undefined;
}
