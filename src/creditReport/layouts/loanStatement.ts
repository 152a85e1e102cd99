import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line, Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import { isName } from '../pieces/names';
import { isStatusTold } from '../pieces/statuses';

/** How the part of a loan begins: `LOAN 40   NEW VEHICLE`, `Loan ID 0040 - Used Auto`. */
const HEAD =
  /^(?:loan|visa|mastercard|credit card|line of credit)(?: (?:id|no\.?|number|suffix))?:? ?#?([A-Z]{0,2}\d{1,6})(?:[:–-]| [-–])? (\p{Lu}.*)$/iu;
/** The same under the number alone that the credit union gives each loan: `L31 USED VEHICLE   ANNUAL PERCENTAGE RATE 6.24%`. */
const NUMBERED =
  /^([A-Z]{0,2}\d{1,4})(?: [-–])? ((?=.*?\b(?:loans?|vehicle|auto|car|truck|motorcycle|boat|rv|visa|mastercard|credit card|signature|personal|unsecured|share secured|home equity|heloc|mortgage|line of credit|overdraft|consolidation|student)\b)\p{Lu}.*)$/iu;
/** How such a line begins, and no date. */
const BEGINS_NUMBERED = /^(?!\d{1,2}\/)[A-Z]{0,2}\d/i;
/** The part of savings under such a number. */
const SAVINGS =
  /^[A-Z]{0,2}\d{1,4}(?: [-–])? (?=.*?\b(?:shares?|savings|checking|draft|certificate|money market|club|ira)\b)/i;
/** A summary has the balance on the line of the loan. */
const SUMMED = /^\S+ (?!.*\b(?:rate|apr)\b)[^\d$]*\$? ?(?:\d[\d,]*)?\.\d{2}-?$/i;
/** What ends it: a line across the page, the part of savings, the sums of the year. */
const END =
  /^(?:[=_*-]{3,}|(?:suffix|shares?|savings|checking|certificate|dividends?|ytd|year[- ]to[- ]date|totals?)\b)/i;
const SUM = '\\$? ?((?:\\d[\\d,]*)?\\.\\d{2})(?![\\d-])';
/** What is owed when the statement closes, on the last such line; the day stands before it. */
const BALANCE = new RegExp(
  `^(?:\\d{1,2}[-/]\\d{1,2}(?:[-/]\\d{2,4})? )?(?:new|ending|closing) (?:principal )?balance:? ${SUM}$`,
  'i',
);
/** What is to be paid, and what is past due, on the lines that no day begins. */
const [PAYING, PAST_DUE] = [
  new RegExp(`\\b(?:(?:minimum|monthly|regular) )?payment(?: amount)?(?: due)?:? ${SUM}`, 'i'),
  new RegExp(`\\b(?:amount )?past due(?: amount)?:? ${SUM}`, 'i'),
];
const DATED = /^\d{1,2}[-/]\d{1,2}/;
const SUMS = /\d[\d,]*\.\d{2}\b/g;

/** The number of a loan and what kind it is, where a line is the head of its part. */
function headOf({ text, cells: [first = text] }: Line): { number?: string; kind?: string } | undefined {
  const head = HEAD.exec(text);
  const mayBeNumbered = BEGINS_NUMBERED.test(first) && !head && !SUMMED.test(text);
  const numbered = mayBeNumbered ? NUMBERED.exec(first.replace(/\s+/g, ' ')) : null;
  const [, number = '', kind = ''] = head ?? numbered ?? [];
  return head || numbered ? { number, kind } : undefined;
}

/** The lines of each loan. */
function loansIn(lines: readonly Line[]): Line[][] {
  const loans: Line[][] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    if (headOf(line)) {
      open = [line];
      loans.push(open);
    } else if (END.test(line.text) || SAVINGS.test(line.text)) open = undefined;
    else open?.push(line);
  }
  return loans;
}

function accountOfLoan(loan: readonly Line[], lender: Line | undefined): Account | undefined {
  const [head] = loan;
  const balance = loan.findLast(({ text }) => BALANCE.test(text));
  if (!head || !balance) return undefined;
  const facts: Fact[] = [];
  const add = (kind: LabelKind, label: string, text: string | undefined, span: Span) => {
    if (text) facts.push({ kind, label, values: [text], span });
  };
  const { number, kind } = headOf(head) ?? {};
  add('name', 'lender', lender?.cells[0], lender ?? head);
  add('number', 'loan number', number, head);
  add('statusHint', 'loan type', kind, head);
  add('balance', 'new balance', BALANCE.exec(balance.text)?.[1], balance);
  for (const line of loan.slice(1)) {
    const { text, cells } = line;
    if (DATED.test(text)) {
      // What was paid and charged is known, and owed no more.
      for (const [sum] of matchesIn(text, SUMS)) add('money', 'transaction', sum, line);
      continue;
    }
    add('paying', 'payment amount', PAYING.exec(text)?.[1], line);
    add('pastDue', 'past due', PAST_DUE.exec(text)?.[1], line);
    const rest = text.replace(PAYING, ' ').replace(PAST_DUE, ' ');
    // The headings of the transactions speak of late fees.
    const isTold = rest !== text || cells.length === 1;
    if (isTold && isStatusTold(rest)) add('statusLoose', 'remark', rest, line);
  }
  // All lines of a loan are its own, so that no other layout reads a debt among them.
  add('text', 'remark', loan.at(-1)?.text, loan.at(-1) ?? head);
  return accountOf(facts);
}

/**
 * Reads the loans of a statement that a credit union sends about all accounts of a member: each with its transactions,
 * its new balance and what is to be paid; who lends is named at the head of the page alone.
 */
export function readLoanStatement(lines: readonly Line[]): Account[] {
  const loans = loansIn(lines);
  const lender = lines.slice(0, loans.length > 0 ? 4 : 0).find(({ cells: [first = ''] }) => isName(first));
  return loans.flatMap((loan) => accountOfLoan(loan, lender) ?? []);
}
