import { type Account, accountOf, type Fact, type Heading } from '../../src/creditReport/account';
import { debtOf } from '../../src/creditReport/debts/debtOf';
import type { Read } from '../../src/creditReport/debts/duplicates';
import type { LabelKind } from '../../src/creditReport/lexicon/labelTable';
import type { Span } from '../../src/creditReport/page/lines';
import { cleanName } from '../../src/creditReport/pieces/names';
import { readReport } from '../../src/creditReport/readReport';
import type { ReportedDebt } from '../../src/creditReport/reportedDebt';

/** A label with its values, one for each column, at a place of a made-up source. */
export function fact(kind: LabelKind, ...values: string[]): Fact {
  return { kind, label: kind, values, span: { from: 0, to: printed(kind, values).length } };
}

/** The line above an account, at the beginning of the source. */
export function heading(text: string, more: Partial<Heading> = {}): Partial<Account> {
  return { heading: { text, name: cleanName(text), span: { from: 0, to: text.length }, ...more } };
}

/** An account that a report prints with these labels: `account({ name: 'CHASE', balance: ['$5', '$6'] })`. */
export function account(
  facts: Readonly<Partial<Record<LabelKind, string | readonly string[]>>>,
  more: Partial<Account> = {},
): Account {
  const kinds = Object.entries(facts) as [LabelKind, string | readonly string[]][];
  let from = more.heading ? more.heading.span.to + 1 : 0;
  const placed = kinds.map(([kind, given]) => {
    const { values, ...one } = fact(kind, ...(typeof given === 'string' ? [given] : given));
    const span = { from, to: from + one.span.to };
    from = span.to + 1;
    return { ...one, values, span };
  });
  return accountOf(placed, more);
}

/** An account with the debt that it is, as the reader passes them on. */
export function readOf(given: Account): Read {
  const debt = debtOf(given);
  if (!debt) throw new Error(`no debt: ${JSON.stringify(given.facts)}`);
  return { account: given, debt };
}

function printed(label: string, values: readonly string[]): string {
  return [label, ...values].join(' ');
}

/** What an account prints in a stretch of its source: its heading, and its labels with their values. */
export function printedIn({ heading: above, facts }: Account, { from, to }: Span): string {
  const lines = facts.map(({ label, values, span }) => ({ span, text: printed(label, values) }));
  return [...(above ? [above] : []), ...lines]
    .filter(({ span }) => span.from >= from && span.to <= to)
    .map(({ text }) => text)
    .join(' / ');
}

/** The debts of a text, each in one line: name, number, amount, status, payment, original creditor and doubts. */
export function debtsIn(text: string): string[] {
  return readReport({ text, tables: [] }).debts.map(inOneLine);
}

export function inOneLine(debt: ReportedDebt): string {
  const { accountName, accountNumber, amountText, current, payingText, originalCreditor, review } = debt;
  return [
    accountName,
    accountNumber,
    amountText,
    current ?? '',
    payingText,
    originalCreditor,
    review.join(' '),
  ]
    .join(' | ')
    .replace(/( \| )+$/, '');
}
