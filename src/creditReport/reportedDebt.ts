import type { Money } from '../money/money';
import type { Span } from './page/lines';
import type { ReportedField, ReviewFlag } from './reviewFlags';
import type { ChosenBy } from './reviewReasons';

/** How late a reported debt is, by the values of the calculator's list; null leaves the choice empty. */
export type ReportedStatus = 'current' | '30days' | '60days' | '90days';

/** What a status text says, and the doubts it leaves. */
export interface ReadStatus {
  current: ReportedStatus | null;
  flags: readonly ReviewFlag[];
}

/** Where a value stands in the source of a reading, and the line or lines around it, as a quotation. */
export interface Place extends Span {
  line: string;
  /** The label or column it stands under, as its account has it; undefined where it stands under none. */
  label?: string | undefined;
}

/** One debt as a report prints it, with every doubt about it. */
export interface ReportedDebt {
  accountName: string;
  /** Masks are kept as printed; empty where the report has none. */
  accountNumber: string;
  /** The balance as printed, such as `$4,230.55`; empty where none is printed. */
  amountText: string;
  /** Dollars, exact; negative for a credit balance; undefined where no readable balance is printed. */
  amount: Money | undefined;
  /** The scheduled payment as printed: a suggestion, not what the household pays. Empty where none is printed. */
  payingText: string;
  /** Dollars, exact; undefined where no readable payment is printed. */
  paying: Money | undefined;
  /** The original creditor as printed; empty where none is. */
  originalCreditor: string;
  current: ReportedStatus | null;
  /** The words that the status was read from, as printed; empty where none are. */
  statusText: string;
  /** What is past due, as printed, such as `$120`; empty where nothing is printed of it. */
  pastDueText: string;
  /** The doubts, in alphabetical order, each once. */
  review: readonly ReviewFlag[];
  /** The fields that the bureaus print differently. */
  differing: readonly ReportedField[];
  /** Why the amount is that of one of several bureaus. */
  chosenBy: ChosenBy;
  /** For every field that stands in the text: where, in the source of the reading. */
  sources: Readonly<Partial<Record<ReportedField, Place>>>;
}

/** Whether a row is hardly a debt: it is shown, and not entered unless somebody says so. */
export function isHeldBack({ review }: Pick<ReportedDebt, 'review'>): boolean {
  return review.includes('debt-unlikely');
}

/** The rows that are entered unless somebody says otherwise. */
export function withoutHeldBack(debts: readonly ReportedDebt[]): readonly ReportedDebt[] {
  return debts.filter((debt) => !isHeldBack(debt));
}
