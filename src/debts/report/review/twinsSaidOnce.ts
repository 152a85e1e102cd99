import type { ReportedDebt } from '../../../creditReport/reportedDebt';
import type { ReviewFlag } from '../../../creditReport/reviewFlags';
import { isSameAccount, isSameName } from '../../sameAccount';
import { debtOfRow, reportRow, withoutFlags } from '../reportRows';

const FLAG: ReviewFlag = 'duplicate-possible';

/**
 * The debts of a text, each doubt whether two of them are one account said once: by the sheet itself where it tells them
 * for one, for as long as it is so; else beside the last of a name.
 */
export function withTwinsSaidOnce(debts: readonly ReportedDebt[]): readonly ReportedDebt[] {
  // Few texts have any; the others need no look at every row.
  if (!debts.some(isFlagged)) return debts;
  const rows = debts.map((debt) => ({ debt: debtOfRow(reportRow(debt)), isFlagged: isFlagged(debt) }));
  return debts.map((reported, at) => {
    const own = rows[at];
    if (!own?.isFlagged) return reported;
    const isSaid = rows.some(
      (other, index) =>
        index !== at &&
        (isSameAccount(own.debt, other.debt) ||
          (index > at && other.isFlagged && isSameName(own.debt, other.debt))),
    );
    return isSaid ? withoutFlags(reported, [FLAG]) : reported;
  });
}

function isFlagged({ review }: ReportedDebt): boolean {
  return review.includes(FLAG);
}
