import { isMaskedNumber } from '../pieces/accountNumber';
import { isEmptyValue } from '../pieces/amounts';
import type { JudgedRow } from './noDebts';

/**
 * The rows without those of a number alone, which no label gives to a creditor, and of which no sum, day or status is told:
 * the number of a file, of a loan that is asked for, or of the account whose parts are the debts, at the head of a page. None
 * of these is masked, as that of an account is which a selection has cut off below it.
 */
export function withoutFileNumbers<Row extends JudgedRow>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ account, debt, isCertain }) => {
    const isTold = account.facts.some(
      ({ kind, values }) => kind !== 'number' && kind !== 'text' && !values.every(isEmptyValue),
    );
    return isCertain || isTold || debt.current !== null || isMaskedNumber(debt.accountNumber);
  });
}
