import { type Account, accountOf, type Fact } from '../account';
import { isCreditor } from '../lexicon/creditors';
import type { LabelKind } from '../lexicon/labelTable';
import { type Line, type Span, spanOf } from '../page/lines';
import { matchesIn } from '../page/matches';
import type { Page } from '../page/page';
import { collectorIn } from '../pieces/collectorSays';
import { isName } from '../pieces/names';
import { isStatusTold } from '../pieces/statuses';

/** What the page of a servicer shows beside a loan; so many different ones of them show that a page is one. */
const OF_SERVICER =
  /maturity date|original (?:loan|principal) (?:amount|balance)|escrow balance|unapplied funds|next (?:payment )?due|due date|auto ?pay|payoff|(?:sign|log) ?out|make (?:a )?payment|remaining term|payments remaining|property address|recent activity|payment history|interest rate/gi;
const LEAST = 3;
/** What a report about several debts says, and no servicer does. */
const OF_REPORT = /\b(?:creditors?|credit report|tradelines?|equifax|experian|transunion)\b/i;

const PAST_DUE =
  /^(?:total )?(?:past[- ]due|overdue|delinquent)(?: (?:amount|payments?|balance))?$|^(?:amount|payments?) (?:past[- ]due|overdue)$/i;
/** The labels of a loan, each with its kind; the first that fits tells. */
const LABELS: readonly (readonly [LabelKind, RegExp])[] = [
  [
    'number',
    /^(?:(?:personal|auto|student|home|consumer|installment) )?(?:loan|account|mortgage|contract)(?: account)? (?:number|no\.?|#|id)$/i,
  ],
  [
    'balance',
    /^(?:(?:your|total|estimated|current|unpaid|remaining|outstanding) )*(?:(?:principal|loan) balance|(?<=(?:current|unpaid|remaining|outstanding) )balance|principal)(?: remaining)?$|^upb$/i,
  ],
  [
    'paying',
    /^(?:(?:your|total|regular|current|scheduled|contractual) )*(?:monthly (?:mortgage |loan )?payment|regular payment|(?<=scheduled )payment|installment)(?: amount)?$/i,
  ],
  ['pastDue', PAST_DUE],
];
const MONEY = /-?\$ ?\d[\d,]*(?:\.\d{2})?/g;
const SUM = new RegExp(`^${MONEY.source}$`);
const NUMBER = /^#?((?=(?:.*\d){3})[\w*•.-]{4,25})$/;

/** The number of a loan behind its label, on a line of its own. */
const NUMBERED =
  /^((?:(?:personal|auto|student|home|consumer|installment) )?(?:loan|account|mortgage|contract)(?: account)? (?:number|no\.?|#|id)):? ?#?([\w*•.-]{4,25})$/i;
/** What is to be paid next, by the day in its label; where something is past due, that is in it too. */
const NEXT_PAYMENT =
  /^next (?:monthly )?payment(?: amount)?$|^(?:next |current |regular )?(?:monthly )?payment(?: amount)? due(?: (?:on |by )?(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\p{L}{3,9}\.? \d{1,2}(?:, \d{4})?))?$/iu;
/** How the page says that nothing is past due. */
const CAUGHT_UP = /\ball caught up\b|\b(?:loan|account|payments?) (?:is|are) (?:current|up to date)\b/i;

/** How late the page says that the loan is, in its own words. */
const LATE =
  /\b(?:number of )?days? (?:delinquent|past due)[: ]+\d{1,3}\b|\b\d{2,3} days? (?:delinquent|past due|late|overdue)\b/i;

/** Who services loans, by the words of such names; what leads to a part of the page is called by other words. */
const SERVICER =
  /^(?:[\p{Lu}\d][\p{L}\d.&'’]*,? ){1,5}(?:(?:loan|mortgage|home|student|auto|financial) )?(?:servicing|servicer|mortgage|bank|credit union|fcu|financial(?: services)?|finance|lending|loans|acceptance|funding|credit|education|savings)(?:,? (?:llc|inc\.?|corp\.?|n\.a\.|fsb))?$/iu;
const OF_MENU =
  /^(?:my|your|view|make|manage|apply|home|pay|get|new|other|about|learn|refinance|contact|personal|auto|student|small) /i;
const TITLE = /^\p{Lu}[\p{L}&'’ -]{2,40}$/u;
/** The head of a page is no longer. */
const HEAD = 12;

/** A name, and where it stands. */
interface Named {
  text: string;
  span: Span;
}

/** A label with its value, and where they stand. */
interface Pair extends Span {
  label: string;
  value: string;
}

/** What stands beside or below its label, wherever on a page; the lines of transactions have more than two cells. */
function pairsIn(lines: readonly Line[]): Pair[] {
  return lines.flatMap((line, index) => {
    const { cells, text, from, to } = line;
    const [first = '', second] = cells;
    if (cells.length > 2) return [];
    if (second !== undefined) return [{ label: first.replace(/:$/, ''), value: second, from, to }];
    const colon = text.indexOf(': ');
    if (colon > 0) return [{ label: text.slice(0, colon), value: text.slice(colon + 2), from, to }];
    const [, label, value = ''] = NUMBERED.exec(text) ?? [];
    if (label !== undefined && NUMBER.test(value)) return [{ label, value, from, to }];
    const below = lines[index + 1];
    return below?.cells.length === 1
      ? [{ label: text.replace(/:$/, ''), value: below.text, from, to: below.to }]
      : [];
  });
}

/** The first pair of a label of a kind whose value is one of that kind; undefined where two of them say something else. */
function only(pairs: readonly Pair[], kind: LabelKind): Pair | undefined {
  const label = LABELS.find(([known]) => known === kind)?.[1];
  const isValue = (value: string) => (kind === 'number' ? NUMBER.test(value) : SUM.test(value));
  const found = pairs.filter((pair) => label?.test(pair.label) && isValue(pair.value));
  const [first] = found;
  return found.every((pair) => pair.label !== first?.label || pair.value === first.value) ? first : undefined;
}

/** Whether a line of the head names who lends: by the words of such names, or as a creditor whom many households owe. */
function isLender(text: string): boolean {
  return isCreditor(text) || (isName(text) && SERVICER.test(text) && !OF_MENU.test(text));
}

/** Who services the loan: named at the head of the page, else in what its foot says of him. */
function servicerOf({ source, lines }: Page): Named | undefined {
  const line = lines.slice(0, HEAD).find(({ text, cells }) => cells.length === 1 && isLender(text));
  if (line) return { text: line.text, span: line };
  const own = collectorIn(source);
  return own && { text: own.text, span: own };
}

/** The lines of each loan: from the title above its number on, where the page shows several numbers; else all of them. */
function loansIn(lines: readonly Line[]): (readonly Line[])[] {
  const starts = lines.flatMap((line, index) => {
    const [, , value = ''] = (line.cells.length === 1 && NUMBERED.exec(line.text)) || [];
    return NUMBER.test(value) ? [{ at: isTitle(lines[index - 1]) ? index - 1 : index, value }] : [];
  });
  if (new Set(starts.map(({ value }) => value)).size < Math.max(2, starts.length)) return [lines];
  return starts.map(({ at }, index) => lines.slice(at, starts[index + 1]?.at));
}

/** Whether a line may be what a page calls a loan: `Mortgage`, `Home equity line`. */
function isTitle(line: Line | undefined): line is Line {
  return line?.cells.length === 1 && TITLE.test(line.text);
}

/** What is paid each month: under a label that says so, else what is due next where nothing is past due. */
function paymentIn(pairs: readonly Pair[]): Pair | undefined {
  const isLate = pairs.some(({ label, value }) => PAST_DUE.test(label) && /[1-9]/.test(value));
  const next = pairs.find(({ label, value }) => NEXT_PAYMENT.test(label) && SUM.test(value));
  return only(pairs, 'paying') ?? (isLate ? undefined : next);
}

/** One loan of a page; undefined where its number or its balance is not told. */
function loanOf(lines: readonly Line[], source: string, servicer: Named | undefined): Account | undefined {
  const pairs = pairsIn(lines);
  const [number, balance] = [only(pairs, 'number'), only(pairs, 'balance')];
  if (!number || !balance) return undefined;
  const facts: Fact[] = [];
  const add = (kind: LabelKind, label: string, text: string, span: Span) =>
    facts.push({ kind, label, values: [text], span });
  const [first] = lines;
  const name = servicer ?? (isTitle(first) ? { text: first.text, span: first } : undefined);
  if (name) add('name', 'servicer', name.text, name.span);
  add('number', number.label, NUMBER.exec(number.value)?.[1] ?? '', number);
  add('balance', balance.label, balance.value, balance);
  const [paying, pastDue] = [paymentIn(pairs), only(pairs, 'pastDue')];
  if (paying) add('paying', paying.label, paying.value, paying);
  if (pastDue) add('pastDue', pastDue.label, pastDue.value, pastDue);
  const { from, to } = spanOf(lines);
  const late = LATE.exec(source.slice(from, to)) ?? CAUGHT_UP.exec(source.slice(from, to));
  const labels = new Set(pairs.flatMap(({ label, value }) => (SUM.test(value) ? [label] : [])));
  // Of a page about one loan more is told than how it stands.
  const told = servicer
    ? undefined
    : lines.find(({ text, cells }) => cells.length === 1 && !labels.has(text) && isStatusTold(text));
  if (late) {
    const at = from + late.index;
    add('statusLoose', 'letter statusLoose', late[0], { from: at, to: at + late[0].length });
  } else if (told) add('statusLoose', 'letter statusLoose', told.text, told);
  // Every other sum of the page is of this loan, so that no other layout reads a debt in it.
  for (const { text, from, to } of lines)
    for (const [sum] of matchesIn(text, MONEY)) add('money', 'sum of the page', sum, { from, to });
  return accountOf(facts);
}

/**
 * Reads the page that a servicer shows of a person's loans with him: what is owed, paid each month and past due. A single
 * loan is his; of several, which begin with their titles and numbers, each must tell its balance.
 */
export function readLoanPage(page: Page): Account[] {
  const { source, lines } = page;
  const head = source.slice(0, 20_000);
  const words = new Set(Array.from(matchesIn(head, OF_SERVICER), ([word]) => word.toLowerCase()));
  if (words.size < LEAST || OF_REPORT.test(head)) return [];
  const servicer = servicerOf(page);
  const parts = loansIn(lines);
  if (parts.length < 2 && !servicer) return [];
  const loans = parts.map((part) => loanOf(part, source, parts.length < 2 ? servicer : undefined));
  return loans.every((loan) => loan !== undefined) ? loans : [];
}
