import type { Fact } from '../account';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { isMaskedNumber } from '../pieces/accountNumber';
import { isEmptyValue } from '../pieces/amounts';
import { areKindsOfDebt, isKindOfAccount } from '../pieces/kindsOfAccount';
import type { JudgedRow } from './noDebts';

/**
 * The rows without those of a number alone, which no label gives to a creditor, and of which no sum, day or status is told:
 * the number of a file, of a loan that is asked for, or of the account whose parts are the debts, at the head of a page. None
 * of these is masked, as that of an account is which a selection has cut off below it.
 */
export function withoutFileNumbers<Row extends JudgedRow>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ account, debt, isCertain }) => {
    // How a report itself stands, and of what kind it is, says nothing of a debt: `Report Type: Merged   Status: Complete`.
    const isUnclear = debt.review.includes('status-unclear');
    const says = ({ kind, values }: Fact) => {
      if (kind === 'number' || kind === 'text') return false;
      if (!isUnclear || (kind !== 'statusHint' && !STATUS_KINDS.includes(kind)))
        return !values.every(isEmptyValue);
      return values.some((value) => isKindOfAccount(value) || areKindsOfDebt(value));
    };
    const isTold = account.facts.some(says);
    return isCertain || isTold || debt.current !== null || isMaskedNumber(debt.accountNumber);
  });
}
