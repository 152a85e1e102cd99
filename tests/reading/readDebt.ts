import type { ReportReading } from '../../src/creditReport/readReport';
import { reviewedField } from '../../src/creditReport/reviewFlags';
import type { ReadDebt, ScoredField } from './score';

/** The debts of a reading, as they are scored. */
export function readDebtsOf({ debts }: Pick<ReportReading, 'debts'>): ReadDebt[] {
  return debts.map((debt) => ({
    values: {
      accountName: debt.accountName,
      accountNumber: debt.accountNumber,
      amount: debt.amount?.toNumber(),
      current: debt.current,
      paying: debt.paying?.toNumber(),
      originalCreditor: debt.originalCreditor,
    },
    marked: new Set<ScoredField>(debt.review.map(reviewedField)),
  }));
}
