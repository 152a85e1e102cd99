import type { ReportReading } from '../../src/creditReport/readReport';
import { withoutHeldBack } from '../../src/creditReport/reportedDebt';
import { GUESSED_FLAGS, reviewedField } from '../../src/creditReport/reviewFlags';
import type { ReadDebt, ScoredField } from './score';

const DOUBTS: ReadonlySet<string> = new Set(Object.values(GUESSED_FLAGS));

/** The debts of a reading that are entered unless somebody says otherwise, as they are scored. */
export function readDebtsOf({ debts }: Pick<ReportReading, 'debts'>): ReadDebt[] {
  return withoutHeldBack(debts).map((debt) => ({
    values: {
      accountName: debt.accountName,
      accountNumber: debt.accountNumber,
      amount: debt.amount?.toNumber(),
      current: debt.current,
      paying: debt.paying?.toNumber(),
      originalCreditor: debt.originalCreditor,
    },
    marked: new Set<ScoredField>(debt.review.map(reviewedField)),
    doubted: new Set<ScoredField>(debt.review.filter((flag) => DOUBTS.has(flag)).map(reviewedField)),
  }));
}
