import type { ReportedDebt } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';

/** A debt with more doubts about it; in the alphabetical order, each once. */
export function withFlags(debt: ReportedDebt, flags: readonly ReviewFlag[]): ReportedDebt {
  return flags.length === 0 ? debt : { ...debt, review: [...new Set([...debt.review, ...flags])].sort() };
}
