import { type Account, accountOf, type Fact } from '../../src/creditReport/account';
import type { ReportedDebt } from '../../src/creditReport/debts/reportedDebt';
import type { LabelKind } from '../../src/creditReport/lexicon/labelTable';
import { readReport } from '../../src/creditReport/readReport';

/** A label with its values, one for each column, and a line that names them. */
export function fact(kind: LabelKind, ...values: string[]): Fact {
  return { kind, label: kind, values, line: `${kind} ${values.join(' ')}` };
}

/** An account that a report prints with these labels: `account({ name: 'CHASE', balance: ['$5', '$6'] })`. */
export function account(
  facts: Readonly<Partial<Record<LabelKind, string | readonly string[]>>>,
  more: Partial<Account> = {},
): Account {
  const kinds = Object.entries(facts) as [LabelKind, string | readonly string[]][];
  return accountOf(
    kinds.map(([kind, values]) => fact(kind, ...(typeof values === 'string' ? [values] : values))),
    more,
  );
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
