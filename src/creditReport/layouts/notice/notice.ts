import { type Account, accountOf, type Fact, FINED_BY, letterFact } from '../../account';
import { beginsWithCollector, isCollector } from '../../lexicon/collectors';
import type { LabelKind } from '../../lexicon/labelTable';
import { headingsOfAges } from '../../meaning/agedSums';
import { either, inTurn } from '../../page/anyOf';
import type { Line, Span } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import type { Page } from '../../page/page';
import { readAccountNumber, withoutEnding } from '../../pieces/accountNumber';
import { readStatusText, worseStatus } from '../../pieces/statuses';
import type { ReviewFlag } from '../../reviewFlags';
import { type AgedFoot, agedFootIn } from '../agedFoot';
import { boughtFrom } from '../boughtFrom';
import { hostOf, spokenOfIn, writerOf } from './noticeNames';
import { besideOwed, noticeSums, owedBy, wholeOf, withBalance, withCharges } from './noticeSums';
import { isOwedTogether } from './owedTogether';

/** Longer texts, and those with more sums, tell more than a debt. */
const [MAX_LENGTH, MAX_LINES, MAX_SUMS] = [2500, 40, 12];
/** What is said to somebody who owes, or stands on what he is sent. */
const TO_DEBTOR =
  /\byour?\b|\b(?:previous balance|current (?:charges|service)|total (?:amount )?due|(?:amount|balance|payment|minimum) due|due date|past[- ]due|(?:final|shut-?off|disconnect\w*) notice|final demand|total (?:amount )?owed|total balance|total of payments|total remaining|remaining balance|arrears balance|(?:early|lease) buy-?out|we will accept|to collect a debt|debt collector)\b/i;
/** What people say of themselves. */
const FIRST_PERSON = /\b(?:I|I['’](?:m|ve|ll|d))\b(?!\.)|\b(?:[Mm]y|[Mm]ine)\b/;
/** Texts whose sums nobody owes, or many together: money in a bank, what is bought, asked for or offered, what work pays, what others owe, a score. */
const NO_NOTICE = inTurn(
  'i',
  /\b/,
  either(
    /newsletter|workshop|average/,
    // What an insurer tells of a visit, before anybody is billed.
    /(?:this is )?not a bill|explanation of benefits/,
    // Work, and what it pays.
    /offer of employment|sign-?on bonus|per hour|salary|paycheck|payroll|direct deposit/,
    // A visit to come.
    /co-?pay|your appointment/,
    // Money in a bank, on a card or saved.
    /checking|savings account|prepaid|gift card|rewards?|hsa|401|available balance/,
    // Offers.
    /pre-?(?:approved|qualified)|apply (?:now|today)/,
    // What is bought, comes back, or may cost.
    /order (?:number|#|total)|receipt|subtotal|tracking|refund|estimate/,
    // Prizes, and what is paid for living.
    /cash ?back|you (?:have )?won|premium|rent is due/,
    // Scores, and all debts together.
    /fico|vantage ?score|credit (?:score|snapshot|summary|usage)|total debt/,
  ),
  /\b/,
);

/** The numbers of a notice by what stands before them: the account's own, before that by which the writer keeps it. */
const NUMBER = String.raw`\.?(?: (?:number|no\.?|num|id))?(?: is)? ?[:#]{0,2} {0,8}#?(?:ending(?: in| with)?:? |ends in:? )?((?=[\w*•-]*\d)(?:[A-Z]{1,4}-?)?[Xx*•\d][\w*•-]{0,24}(?: (?:[Xx*•]{2,8}(?= [\w*•])|(?=[\w*•-]*\d)[Xx*•\d][\w*•-]{0,20})){0,5})(?![\w/]|[.,]\d| ?(?:days?|months?|payments?)\b)`;
const NUMBERS: readonly RegExp[] = [
  String.raw`\boriginal (?:account|acct|loan|card)${NUMBER}`,
  String.raw`\b(?:account|acct|loan|card|lease|agreement|contract|policy|customer)${NUMBER}`,
  String.raw`\b(?:account|acct|reference|ref|file|claim|case|invoice|citation|ticket|violation)${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'gim'));
/** By whom a number is kept, in the letters of his name: `MCM account`. */
const KEPT_BY = /(?<!\p{L})(?!YOUR|THIS|THE|BANK|CARD|LOAN|AUTO)\p{Lu}{2,5} $/u;
/** Fewer digits count something. */
const LEAST_DIGITS = 3;

function numberIn(source: string): { number: string; span: Span } | undefined {
  for (const pattern of NUMBERS)
    for (const { 0: whole, 1: printed = '', index } of matchesIn(source, pattern)) {
      const number = withoutEnding(readAccountNumber(printed));
      const isKept = pattern !== NUMBERS.at(-1) && KEPT_BY.test(source.slice(Math.max(0, index - 8), index));
      if (!isKept && number.replace(/\D/g, '').length >= LEAST_DIGITS)
        return { number, span: { from: index, to: index + whole.length } };
    }
  return undefined;
}

/** What may come, and who works there: they say nothing of how a debt stands. */
const FEARED = /\b(?:may|might|could|will|would|if|unless|avoid|before|prevent|keep)\b/i;
const OFFICE = /\bcollections? (?:team|department|dept|manager|specialist|unit|office|representative)\b/gi;
/** Who writes because a debt is collected. */
const COLLECTS = /\bdebt collector\b|\bto collect a debt\b/i;
/** An account that is told to be in time; any other `current` is of this month, or of now. */
const IN_TIME = /\b(?:is|status:?) (?:now |currently )?(?:current|in good standing)\b/i;

/** How the debt of a notice stands: of what its sentences say the worst. */
function standingIn(lines: readonly Line[]): { text: string; span: Span } | undefined {
  let worst: { text: string; span: Span; read: ReturnType<typeof readStatusText> } | undefined;
  for (const line of lines.filter(({ text }) => headingsOfAges(text).length === 0))
    for (const part of line.text.split(/(?<=[.!?]) +(?=\p{Lu})/u)) {
      const text = COLLECTS.test(part) ? 'collection' : part.replace(OFFICE, ' ');
      const read = readStatusText(text);
      const isTold = read.current !== null || read.flags.includes('past-due-no-bucket');
      const isFeared = text === part && FEARED.test(part) && !/\d days?\b/i.test(part);
      if (!isTold || isFeared || (read.current === 'current' && !IN_TIME.test(part))) continue;
      if (!worst || worseStatus(worst.read, read) === read) worst = { text, span: line, read };
    }
  return worst;
}

/** Who was owed first, or is owed by one whom another collects for, behind a label. */
const LABELLED_CREDITOR =
  /^ *(?:original |current |your )?(?:creditor|lender|client)(?: name)?: *(\S[^\n\t]{1,60}?) *$/im;

const shareAWord = (one: string, other: string) =>
  one.toLowerCase().split(' ')[0] === other.toLowerCase().split(' ')[0];

/** What is owed by the foot of a bill that tells it by its age. */
function ofFoot(foot: AgedFoot | undefined): ReturnType<typeof owedBy> {
  return foot && { sum: { ...foot, text: foot.total }, isGuess: false };
}

/** What a court is owed itself. */
const FINE = /\b(?:fines?|court costs?|citation|traffic ticket)\b/i;

/** Whether a text is told to somebody who owes. */
export function tellsOfDebt(source: string): boolean {
  return TO_DEBTOR.test(source);
}

/**
 * Reads a short notice about one debt: a bill, a reminder, an offer to settle, a message. What is owed is what it says is
 * owed in the end; what was charged this month, an offer and its payments are neither that nor a status.
 */
export function readNotice({ source, lines }: Page): Account[] {
  if (source.length > MAX_LENGTH || lines.length > MAX_LINES) return [];
  if (FIRST_PERSON.test(source) || NO_NOTICE.test(source)) return [];
  const sums = noticeSums(lines, source);
  const foot = agedFootIn(lines);
  const told = sums.length <= MAX_SUMS ? (ofFoot(foot) ?? wholeOf(lines, source) ?? owedBy(sums)) : undefined;
  const owed = told && withCharges(withBalance(told, sums), sums);
  if (!owed || isOwedTogether(owed.sum, lines, source)) return [];
  const [writer, spokenOf] = [writerOf(lines, source), spokenOfIn(source)];
  const name = writer ?? spokenOf ?? hostOf(source);
  if (!name) return [];
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string | undefined, at: Span) => {
    if (text) facts.push(letterFact(kind, text, at));
  };
  facts.push({
    ...letterFact('name', name.name, name),
    ...(FINE.test(source) && { label: FINED_BY }),
  });
  const numbered = numberIn(source);
  if (numbered) add('number', numbered.number, numbered.span);
  add('balance', owed.sum.text, owed.sum);
  for (const kind of ['paying', 'late'] as const) {
    const sum = besideOwed(sums, owed.sum, kind);
    if (sum) add(kind === 'late' ? 'pastDue' : kind, sum.text, sum);
  }
  const labelled = LABELLED_CREDITOR.exec(source);
  const isCollected = isCollector(name.name) || /\bcollect/i.test(source);
  const seller = boughtFrom(source);
  const before = labelled?.[1] ?? seller ?? name.whom ?? (isCollected ? spokenOf?.name : undefined);
  const toldBy = name.whom === undefined ? (spokenOf ?? name) : name;
  const hadAt = labelled?.index ?? (seller === undefined ? -1 : source.indexOf(seller));
  if (before && !shareAWord(before, name.name) && (isCollected || seller !== undefined))
    add(
      'original',
      before,
      hadAt < 0 ? toldBy : { from: hadAt, to: hadAt + (labelled?.[0] ?? before).length },
    );
  const standing = standingIn(lines);
  if (foot) add('statusLoose', foot.standing, foot);
  else if (standing) add('statusLoose', standing.text, standing.span);
  else if (beginsWithCollector(name.name)) add('statusLoose', 'collection', name);
  const flags: ReviewFlag[] = [];
  if (owed.isGuess) flags.push('amount-guessed');
  // Who has sold a debt is owed it no more.
  if (name.isGuess || (seller !== undefined && shareAWord(seller, name.name))) flags.push('name-guessed');
  return [accountOf(facts, { flags })];
}
