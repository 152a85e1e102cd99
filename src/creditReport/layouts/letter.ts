import { type Account, accountOf, type Fact, letterFact } from '../account';
import { isCollector } from '../lexicon/collectors';
import { looksLikeCreditor } from '../lexicon/creditors';
import type { LabelKind } from '../lexicon/labelTable';
import { anyOf } from '../page/anyOf';
import type { Line, Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { readAccountNumber } from '../pieces/accountNumber';
import { readAmount } from '../pieces/amounts';
import { collectorIn } from '../pieces/collectorSays';
import { leadsToLeastOffered } from '../pieces/leastOffered';
import { nameKey } from '../pieces/nameKey';
import { withoutOtherDays } from '../pieces/otherDays';
import { withoutThreats } from '../pieces/threats';
import type { ReviewFlag } from '../reviewFlags';
import { agedFootIn } from './agedFoot';
import { boughtFrom } from './boughtFrom';
import { best, type Sum, sumsIn } from './letterSums';
import { writerIn } from './letterWriter';
import { originalOf, YOU_HAD, YOU_HAD_UNNUMBERED } from './modelForm';
import { spokenOfIn } from './notice/noticeNames';

/** What letters and statements about one debt say. */
const WORDS = anyOf(
  'gi',
  // The head of a statement.
  /statement date|statement period|closing date|payment due date|billing period|billing statement|new balance/,
  /previous balance|minimum payment (?:due|warning)|late payment warning|mortgage statement|loan statement/,
  /amount due/,
  // What the law makes a collector say.
  /(?:attempt|trying) to collect a debt|amount of the debt|is a debt collector/,
  /dispute (?:all or part of )?the debt|validation/,
  // How letters begin, ask and end.
  /remit(?:tance)?|dear |past due notice|(?:second|third|final) notice|pay this amount|billing inquiries/,
  /detach and return|insurance has paid/,
  // Who had the debt, and who has it now.
  /(?:settle|sold|assigned|transferred) (?:this|your) account|current owner of (?:the|this|your) (?:debt|account)/,
  /has been (?:sold|assigned|transferred) to|send payments? to/,
  // What would pay it off.
  /you owe \$|payoff (?:quote|amount|statement|letter)|good through|per diem/,
  // What the form of a collector tells, what a sale left, and the end.
  /our information shows|deficiency|proceeds of (?:the )?(?:sale|disposition)|(?:we|was|been) repossessed|sincerely/,
);
/** So many different ones of them make a text a letter. */
const MIN_WORDS = 3;

/** Whether a text is a letter or a statement about one debt. */
export function isLetter(source: string): boolean {
  return (
    new Set(Array.from(matchesIn(source.slice(0, 20_000), WORDS), ([word]) => word.toLowerCase())).size >=
    MIN_WORDS
  );
}

/** Who was and who is owed, as a line of its own says it. */
const [ORIGINAL, CREDITOR] = ['original', '(?:current )?'].map(
  (whose) =>
    new RegExp(
      `^[^\\S\\n]*${whose} ?(?:creditor|lender)(?: name)?:[^\\S\\n]*(\\S[^\\n\\t]{1,60}?)(?= {3}|\\s*$)`,
      'im',
    ),
);
/** Whom its slip asks to pay. */
const PAYABLE =
  /\b(?:payable|remit(?: payment)?) to:? +(\p{Lu}[^\n\t.:]{2,50}?)(?=,? P\.? ?O\.? Box| {3}|[\n\t.])/iu;
/** What shortens the end of a company's name: its dot belongs to it, also where it ends the sentence. */
const SHORTENED = String.raw`(?:,? (?:N\.A|F\.S\.B|P\.C|Inc|Corp|Co|Ltd)\.)?`;
const OWED_TO = new RegExp(
  String.raw`debt\s(?:that\s)?you\sowed?\sto\s+(?!us\b)([\s\S]{3,80}?${SHORTENED})(?:\.|(?<=\.))\s+(?:We|You|Our|This|The)\b`,
);
/** Who was owed first, as a sentence says it. */
const FIRST_OWED = new RegExp(
  String.raw`\boriginal\s(?:creditor|lender)\s(?:is|was)\s(\p{Lu}[^;\n]{2,60}?${SHORTENED})(?=[.;]|(?<=\.)\s|\s*$)`,
  'mu',
);
/** Who owns the debt now, as the one says who had it before. */
const SOLD_TO = new RegExp(
  String.raw`\b(?:has been|have been|was|were) (?:sold|assigned|transferred)(?: and assigned)? to (?!us\b)(\p{Lu}[^.;\n]{2,60}?${SHORTENED})(?:(?= (?:on|as of|effective|for)\b|[.;\n])|(?<=\.)(?=\s))`,
  'u',
);
/** The numbers of a letter, the surest first: an account's before the writer's own reference. */
const NUMBERS = [
  'account|loan|card|acct',
  'reference|file|claim|ref|guarantor|(?:patient|customer|client)(?= (?:number|no\\.?|id)\\b)',
].map(
  (words) =>
    new RegExp(
      `\\b(?:${words})\\.?(?: (?:number|no\\.?|id))?\\s*[:#]?\\s+((?=[\\w* -]*\\d)(?:[A-Z]{1,4}-?)?[X*x\\d][\\w*-]*(?: [X*x\\d][\\w*-]*)*)`,
      'gi',
    ),
);
/** The last digits of the number in a sentence, which a page may wrap before them; an account that pays has its own. */
const ENDING =
  /(?<!\b(?:from|using)\s(?:(?:your|my|an|the|bank|checking|savings|external|linked)\s){0,3}account\s)\b(?:ending|ends) in:? (\d{3,6})\b/gi;

/** The numbers that patterns find in a letter, those of the first pattern first. */
function numbersIn(source: string, patterns: readonly (RegExp | undefined)[]): string[] {
  return patterns.flatMap((pattern) =>
    pattern ? Array.from(matchesIn(source, pattern), ([, number = '']) => readAccountNumber(number)) : [],
  );
}

/** What stands over the number of the account in a row of headings. */
const NUMBER_HEADING = /^(?:account|acct|loan)\.?(?: (?:number|no\.?|#))$/i;

/** The cells of a line, also of one that bars draw a box around. */
function boxedCells({ text, cells }: Line): readonly string[] {
  return text.startsWith('|') ? text.split('|').map((cell) => cell.trim()) : cells;
}

/** The numbers that stand under their heading, in a row of as many cells: `STATEMENT DATE | AMOUNT | ACCOUNT NUMBER`. */
function numbersUnder(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    const [cells, below] = [boxedCells(line), next ? boxedCells(next) : []];
    const column = cells.findIndex((cell) => NUMBER_HEADING.test(cell));
    const isRow = column >= 0 && cells.length > 1 && below.length === cells.length;
    return (isRow && readAccountNumber(below[column] ?? '')) || [];
  });
}

/** A day at the beginning of a line is that of a transaction. */
const DATED = /^\s*\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\s/;

/** In how many years it would be paid, as the law makes a card's statement warn. Source: 12 CFR 1026.7(b)(12). */
const IN_YEARS = /(?<![\d/-])\d{1,2} years?\b/i;

/** Whether a line tells of something else than what is asked for: what was paid on a day, or what would be paid in years. */
function isOfOther(line: string): boolean {
  return DATED.test(line) || IN_YEARS.test(line);
}

/** So much of its end tells one number from another, however much of it is masked. */
const LAST_DIGITS = 3;
/** Sums of examples and warnings. */
const EXAMPLE = /\b(?:only|if|years?|savings?|example|each month|up to|about)\b/i;

/** What would settle the debt: it is paid once. */
const OFFERED = /\b(?:accept\w*|settle\w*|offer\w*|one-time|lump sum)\b/i;
/** What leads to the sum of an offer on its own line: `Discount offer: 40% OFF. You save $700. Pay $1,100 by 12/20/2026`. */
const OFFER_BEFORE = /\b(?:offers?|discount(?:ed)?|you(?:['’]ll| will)? save|settle\w*)\b[^\n]{0,120}$/i;
/** So many payments of a sum, as one choice of what is offered above: `[ ] 6 payments of $113.42`. */
const SO_MANY = /\b\d{1,2} (?:(?:equal|monthly|weekly|easy) )*(?:payments|installments) of$/i;
/** An offer stands so near above its choices. */
const NEAR = 160;

/** Whether a sum would settle the debt, by its own words or as a choice of an offer. */
function isOffered({ label, text, from, to }: Sum, source: string): boolean {
  const line = source.slice(from, to);
  return (
    OFFERED.test(label) ||
    OFFER_BEFORE.test(line.slice(0, Math.max(0, line.indexOf(text)))) ||
    (SO_MANY.test(label) && OFFERED.test(source.slice(Math.max(0, from - NEAR), from)))
  );
}

/** What a letter says of how late a debt is, or what became of it; what may yet be taken back is not. */
const LATE =
  /\b\d{2,3} days? (?:delinquent|past due|late|overdue)|debt collector|\bcollection agency\b|\bto collect a debt\b|\b(?:we|was|were|been|have|had) repossessed\b/i;

/** What is owed where the lender has sold what secured the loan. */
const LEFT_BY_SALE = /\bdeficiency\b/i;

/** What the model form of a validation notice calls the debt. Source: 12 CFR 1006, appendix B. */
const OF_MODEL_FORM = /\btotal amount of (?:the|your) debt\b/i;
/** What statements call all that is owed now, and nothing else. Source: 12 CFR 1026, appendix G; 12 CFR 1026.41(d). */
const OWED_NOW =
  /^[^\p{L}]{0,4}(?:(?:your )?(?:new|current|outstanding|total|new total|total outstanding) balance(?: as of [\d/-]{5,10})?|outstanding principal(?: balance)?)\W{0,3}$/iu;
/** A word for a card names what was lent, and not who lent it: `Rewards Visa card`. */
const CARD = /\b(?:credit|debit|store|card|visa|mastercard)\b/gi;

/** The labels of a slip for two sums, one behind the other. */
const BALANCE_AND_PAYMENT = /\bbalance\b.*\bpayment\b/i;

/** Where a piece of the source stands. */
function place(source: string, text: string): Span {
  const from = source.indexOf(text);
  return { from, to: from + text.length };
}

/** What is said of an owner behind his name. */
const BEHIND_OWNER = /,? (?:which|who|that|as|and who)\b.*$/;

/** Whether two names are of one company, of which a letter may leave the end out: `Oak Bank`, `Oak Bank, N.A.` */
function areSame(one: string, other: string): boolean {
  const [first, second] = [nameKey(one), nameKey(other)];
  return first.startsWith(second) || second.startsWith(first);
}

/**
 * Who bought the debt that another collects for him: he is owed it now, where somebody else is named as the one who was first.
 *
 * @param hadFrom whom the debt was had from, as the model form says it
 * @param original what was had, by the name of it: before one who buys debts, the first creditor
 */
function ownerNow(source: string, hadFrom: string | undefined, original = ''): string | undefined {
  const owner = OWED_TO.exec(source)?.[1]?.replace(/\s+/g, ' ').replace(BEHIND_OWNER, '');
  const isBuyer = owner !== undefined && isCollector(owner) && looksLikeCreditor(original.replace(CARD, ''));
  const first =
    FIRST_OWED.exec(source)?.[1] ??
    ORIGINAL?.exec(source)?.[1] ??
    hadFrom ??
    (isBuyer ? original : undefined);
  return owner && first && !areSame(owner, first) ? owner : undefined;
}

/** Whether a sum is called all that is owed now, and no other sum of the letter is called so. */
function isOwedNow(balance: Sum, sums: readonly Sum[]): boolean {
  const digits = ({ text }: Sum) => text.replace(/[^\d.]/g, '');
  const others = sums.filter(({ label }) => OWED_NOW.test(label) || OF_MODEL_FORM.test(label));
  return OWED_NOW.test(balance.label) && others.every((sum) => digits(sum) === digits(balance));
}

/** Reads a letter or a statement about one debt: who writes, the number, what is owed now, what is asked for each month, what is past due. */
export function readLetter({ source, lines }: Page): Account[] {
  if (!isLetter(source)) return [];
  const sums = sumsIn(lines, source).filter(
    ({ label }) => !EXAMPLE.test(label) && !leadsToLeastOffered(label),
  );
  const foot = agedFootIn(lines);
  const balance = foot ? { ...foot, label: '', text: foot.total } : best(sums, 'balance');
  if (!balance) return [];
  const paid = sums.filter(
    (sum) =>
      sum.text !== foot?.total &&
      sum !== balance &&
      !isOffered(sum, source) &&
      !isOfOther(source.slice(sum.from, sum.to)),
  );
  // A slip that runs its labels together puts that of the payment before the balance.
  const isBalance = (sum: Sum) => sum.text === balance.text && BALANCE_AND_PAYMENT.test(sum.label);
  const paying = best(
    paid.filter((sum) => !isBalance(sum)),
    'paying',
  );
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string | undefined, span?: Span) => {
    if (text) facts.push(letterFact(kind, text, span ?? place(source, text)));
  };
  const writer = writerIn(lines, source);
  const creditor = CREDITOR?.exec(source)?.[1];
  const [numbered] = matchesIn(source, YOU_HAD);
  const had = numbered ?? YOU_HAD_UNNUMBERED.exec(source);
  const original = had ? originalOf(had[1] ?? '') : undefined;
  const hadFrom = /\sfrom\s/i.test(had?.[1] ?? '') ? original : undefined;
  const collector = collectorIn(source)?.text;
  const name =
    ownerNow(source, hadFrom, original) ??
    collector ??
    SOLD_TO.exec(source)?.[1] ??
    writer ??
    creditor ??
    PAYABLE.exec(source)?.[1] ??
    spokenOfIn(source)?.name;
  add('name', name);
  const under = numbersUnder(lines);
  const own = under.length > 0 ? under : numbersIn(source, [NUMBERS[0], ENDING]);
  add('number', own[0] ?? numbersIn(source, [NUMBERS[1]])[0]);
  add('balance', balance.text.replace(/^[-–+] ?/, ''), balance);
  if (paying) add('paying', paying.text, paying);
  const pastDue = best(sums, 'pastDue');
  if (pastDue) add('pastDue', pastDue.text, pastDue);
  // The one it is owed to now may have bought it of the one it was had from.
  const owedTo = [
    ORIGINAL?.exec(source)?.[1],
    hadFrom,
    OWED_TO.exec(source)?.[1],
    FIRST_OWED.exec(source)?.[1],
    boughtFrom(source),
    original,
  ].find((text) => text && text !== name);
  add('original', owedTo?.replace(/\s+/g, ' '), place(source, owedTo ?? ''));
  const late = LATE.exec(withoutThreats(withoutOtherDays(source)))?.[0];
  // A servicer says of himself that he collects debts, also where nothing of this one is past due.
  const isCollected = late && /collect/i.test(late);
  const isInTime = pastDue && readAmount(pastDue.text)?.amount?.eq(0);
  if (foot) add('statusLoose', foot.standing, foot);
  else if (!isCollected || !isInTime)
    add('statusLoose', isCollected ? 'collection' : late, late ? place(source, late) : undefined);
  if (!late && LEFT_BY_SALE.test(balance.label)) add('statusLoose', 'repossession', balance);
  // Who writes has a number of his own for it, and pages about several debts have a number for each.
  const isNumbered = new Set(own.map((number) => number.slice(-LAST_DIGITS))).size === 1;
  const flags: ReviewFlag[] = [];
  if (!OF_MODEL_FORM.test(balance.label) && !isOwedNow(balance, sums)) flags.push('amount-guessed');
  if (!isNumbered) flags.push('digits-unused');
  // Who says of himself that he is a debt collector, or who heads a page that nobody collects for him and is called as a lender is.
  const isLender = !isCollected && name === writer && looksLikeCreditor((writer ?? '').replace(CARD, ''));
  const isSure = name === collector || isLender;
  if (!isSure) flags.push('name-guessed');
  return [accountOf(facts, { flags })];
}
