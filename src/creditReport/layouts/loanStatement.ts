import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line, Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import { rememberedOf } from '../page/remembered';
import { areKindsOfDebt } from '../pieces/kindsOfAccount';
import { isName } from '../pieces/names';
import { isStatusTold } from '../pieces/statuses';
import {
  endsInSums,
  lastSumOf,
  lastTransactionOf,
  type Payment,
  paymentsByNumber,
  rowsByNumber,
} from './loanBalances';

/** How the part of a loan begins: `LOAN 40   NEW VEHICLE`, `Loan ID 0040 - Used Auto`, `Loan 1-02 Direct Loan`. */
const HEAD =
  /^(?:loan|visa|mastercard|credit card|line of credit)(?: (?:id|no\.?|number|suffix))?:? ?#?([A-Z]{0,2}\d{1,6}(?:-\d{1,3})?)(?:[:–-]| [-–])? ((?:(?:19|20)\d\d )?\p{Lu}.*)$/iu;
/** The kinds of loans that a credit union makes, in words. */
const KIND =
  '(?=.*?\\b(?:loans?|vehicle|auto|car|truck|motorcycle|boat|rv|visa|mastercard|credit card|signature|personal|unsecured|share secured|home equity|heloc|mortgage|line of credit|overdraft|consolidation|student)\\b)';
/** The same under the number alone that the credit union gives each loan: `L31 USED VEHICLE   ANNUAL PERCENTAGE RATE 6.24%`. */
const NUMBERED = new RegExp(`^([A-Z]{0,2}\\d{1,4})(?: [-–])? (${KIND}\\p{Lu}.*)$`, 'iu');
/** The same with the number behind the kind, on a line of its own: `USED VEHICLE - L0031`. */
const NUMBER_LAST = new RegExp(`^(${KIND}\\p{L}[^\\d$:]{2,40}?)(?: [-–—]|:)? #?([A-Z]{1,2}\\d{2,5})$`, 'iu');
/** The number of a loan in a cell of its own, and one that counts the loans and is the number of none. */
const [ALONE, MERE_COUNT] = [/^(?:[A-Z]{1,2}\d|\d{2})\d{0,3}$/i, /^\d$/];
/** How such a line begins, and no date. */
const BEGINS_NUMBERED = /^(?!\d{1,2}\/)[A-Z]{0,2}\d/i;
/** The part of savings under such a number: `S75 FREE CHECKING`, `ID 09 SHARE DRAFT`, `Share 00 - Primary Savings`. */
const SAVINGS =
  /^(?:(?:id|suffix|shares?|savings) )?[A-Z]{0,2}\d{1,4}(?: [-–])? (?=.*?\b(?:shares?(?! secured)|savings|checking|draft|certificate|money market|club|ira)\b)/i;
/** The same with the number behind it, a letter before that: `REGULAR SHARE - S0001`. */
const SAVINGS_FIRST =
  /^[^\d$:]{0,30}\b(?:shares?(?! secured)|savings|checking|draft|certificate|money market|club|ira)\b[^\d$:]{0,20} #?[A-Z]{1,2}\d{2,5}$/i;
/** A summary has the balance on the line of the loan. */
const SUMMED = /^\S+ (?!.*\b(?:rate|apr)\b)[^\d$]*\$? ?(?:\d[\d,]*)?\.\d{2}-?$/i;
/** What ends it: a line across the page, the part of savings, the sums of the year. */
const END =
  /^(?:[=_-]{3,}|\*{3,}(?!.{0,80}\b(?:past due|delinquent|late|overdue)\b)|(?:suffix|shares?|savings|checking|certificate|dividends?|ytd|year[- ]to[- ]date|totals?)\b)/i;
const SUM = '\\$? ?((?:\\d[\\d,]*)?\\.\\d{2})(?![\\d-])';
const DAY = '\\d{1,2}[-/]\\d{1,2}(?:[-/]\\d{2,4})?';
/** What is owed when the statement closes, on the last such line; the day stands before it or behind its label. */
const BALANCE = new RegExp(
  `^(?:${DAY} )?(?:new|ending|closing|outstanding) (?:principal )?balance(?: ${DAY})?:? ${SUM}`,
  'i',
);
/** What is to be paid, with the day until when, and what is past due, on the lines that no day begins. */
const [PAYING, PAST_DUE] = [
  new RegExp(
    `\\b(?:(?:minimum|monthly|regular) )?payment(?: amount)?(?: due)?(?: ${DAY})?:? ${SUM}(?: due(?: ${DAY})?)?`,
    'i',
  ),
  new RegExp(`\\b(?:amount )?past due(?: amount)?:? ${SUM}`, 'i'),
];
/** What was paid in the year, which says of no loan that it is paid. */
const PAID_IN_YEAR = /\b(?:interest|principal|fees?|finance charges?) (?:paid|charged)\b/i;
/** What every statement of a card warns of, late or not. */
const WARNING = /^(?:late|minimum) payment warning\b/i;
/** The number of a card, masked. */
const MASK = /\b[X\d]{4}[ -]?X{4}[ -]?[X\d]{4}[ -]?\d{4}\b/;
/** The year of what a loan is for. */
const YEAR = /\b(?:19|20)\d\d /;
/** What the head of a loan says behind its kind: the number of a card, what it costs, what is to be paid. */
const BEHIND_KIND =
  /[\s*,;-]*\b(?:x{3,}|annual|apr|rate|daily|payment|pmt|credit limit|maturity|due|balance)\b.*$/i;
const DATED = /^\d{1,2}[-/]\d{1,2}/;
const SUMS = /\d[\d,]*\.\d{2}\b/g;

/** Whether a line begins the part of savings. */
function isSavings(text: string): boolean {
  return SAVINGS.test(text) || SAVINGS_FIRST.test(text);
}

/** The number of a loan and what kind it is, where a line is the head of its part. */
function headOf({ text, cells: [first = text, second = ''] }: Line): Head | undefined {
  if (!/\d/.test(text)) return undefined;
  const head = HEAD.exec(text);
  const begin = ALONE.test(first) ? `${first} ${second}` : first;
  const mayBeNumbered = BEGINS_NUMBERED.test(begin) && !head && !SUMMED.test(text) && !endsInSums(text);
  const numbered = mayBeNumbered ? NUMBERED.exec(begin.replace(/\s+/g, ' ')) : null;
  const [, called = '', behind = ''] = (!head && !numbered && NUMBER_LAST.exec(text)) || [];
  if (called) return isSavings(text) ? undefined : { number: behind, kind: called };
  const [, number = '', rest = ''] = head ?? numbered ?? [];
  if (!head && !numbered) return undefined;
  return { number: MERE_COUNT.test(number) ? '' : number, kind: rest.replace(BEHIND_KIND, '') };
}

/** The number that the statement gives a loan, and what kind of loan it is. */
interface Head {
  number: string;
  kind: string;
}

/** The heading over the loans of a member. */
const OF_LOANS = /^\W*loans?\b/i;

/** The parts of a statement about loans that tell of the member's own savings, each up to what follows it. */
export function savingsBesideLoans(lines: readonly Line[]): Span[] {
  if (readLoanStatement(lines).length === 0) return [];
  const found: Span[] = [];
  let open: Span | undefined;
  for (const line of lines) {
    const { from, to, text } = line;
    if (isSavings(text)) {
      open = { from, to };
      found.push(open);
    } else if (headOf(line) || OF_LOANS.test(text) || END.test(text)) open = undefined;
    else if (open) open.to = to;
  }
  return found;
}

/** The lines of each loan. */
function loansIn(lines: readonly Line[]): Line[][] {
  const loans: Line[][] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    if (headOf(line)) {
      open = [line];
      loans.push(open);
    } else if (open && (END.test(line.text) || isSavings(line.text))) open = undefined;
    else open?.push(line);
  }
  return loans;
}

/** What is owed on a loan: on its last line that is called so, behind its last transaction, or in the summary. */
function balanceOf(loan: readonly Line[], number: string, summary: ReadonlyMap<string, Line>) {
  const called = loan.findLast(({ text }) => BALANCE.test(text));
  const line = called ?? lastTransactionOf(loan) ?? summary.get(number);
  const sum = called ? BALANCE.exec(called.text)?.[1] : lastSumOf(line?.text ?? '');
  return line && sum ? { sum, line } : undefined;
}

/** What the summary of a member's accounts says of each, by its number. */
interface Summary {
  balances: ReadonlyMap<string, Line>;
  payments: ReadonlyMap<string, Payment>;
}

function accountOfLoan(
  loan: readonly Line[],
  lender: Line | undefined,
  { balances, payments }: Summary,
): Account | undefined {
  const [head] = loan;
  const { number = '', kind = '' } = (head && headOf(head)) ?? {};
  const balance = balanceOf(loan, number, balances);
  if (!head || !balance) return undefined;
  const facts: Fact[] = [];
  const add = (kind: LabelKind, label: string, text: string | undefined, span: Span) => {
    if (text) facts.push({ kind, label, values: [text], span });
  };
  // Who lends is the same for all of them; what each is called tells them apart, where it is more than a kind of account.
  const isMereKind = areKindsOfDebt(kind) && !/\D/.test(number);
  if (isName(kind.replace(YEAR, '')) && !isMereKind) add('name', 'loan', kind, head);
  add('name', 'lender', lender?.cells[0], lender ?? head);
  add('number', 'loan number', MASK.exec(head.text)?.[0] ?? number, head);
  add('paying', 'payment amount', PAYING.exec(head.text)?.[1], head);
  add('balance', 'new balance', balance.sum, balance.line);
  for (const line of loan.slice(1)) {
    const { text, cells } = line;
    if (DATED.test(text)) {
      // What was paid and charged is known, and owed no more.
      for (const [sum] of matchesIn(text, SUMS)) add('money', 'transaction', sum, line);
      continue;
    }
    add('paying', 'payment amount', PAYING.exec(text)?.[1], line);
    add('pastDue', 'past due', PAST_DUE.exec(text)?.[1], line);
    const rest = text
      .replace(BALANCE, ' ')
      .replace(PAYING, ' ')
      .replace(PAST_DUE, ' ')
      .replace(PAID_IN_YEAR, ' ')
      .trim();
    // The headings of the transactions speak of late fees.
    const isTold = rest !== text || cells.length === 1;
    if (isTold && isStatusTold(rest) && !WARNING.test(text)) add('statusLoose', 'remark', rest, line);
  }
  // What is to be paid may stand in the summary alone; of a loan that is late, with what is past due.
  const due = payments.get(number);
  const isLateOrTold = facts.some(({ kind }) => kind === 'paying' || kind === 'statusLoose');
  if (due && !isLateOrTold) add('paying', 'payment due', due.sum, due);
  // All lines of a loan are its own, so that no other layout reads a debt among them.
  add('text', 'remark', loan.at(-1)?.text, loan.at(-1) ?? head);
  return accountOf(facts);
}

/**
 * Reads the loans of a statement that a credit union sends about all accounts of a member: each with its transactions,
 * its new balance and what is to be paid, by the name that the statement has for it.
 */
export const readLoanStatement = rememberedOf((lines: readonly Line[]): readonly Account[] => {
  const loans = loansIn(lines);
  const lender = lines.slice(0, loans.length > 0 ? 4 : 0).find(({ cells: [first = ''] }) => isName(first));
  const summary = { balances: rowsByNumber(lines), payments: paymentsByNumber(lines) };
  return loans.flatMap((loan) => accountOfLoan(loan, lender, summary) ?? []);
});
