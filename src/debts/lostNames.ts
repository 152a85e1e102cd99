import type { CellChange } from '../sheet/sheet';
import { type Debt, isEntered } from './debt';

/**
 * What is to check of the names that an act has deleted: a debt of which other cells are filled is marked, until it has a
 * name again or nothing is left of it. One that never had a name is not: whoever fills amounts in first gives names later.
 */
export function lostNames(before: readonly Debt[], after: readonly Debt[]): CellChange[] {
  return after.flatMap((debt, row) => {
    const name = { row: String(row), column: 'accountName', text: debt.accountName };
    if (!isEntered(debt)) return [name];
    const isLost = name.text.trim() === '' && before[row]?.accountName.trim() !== '';
    return isLost ? [{ ...name, note: 'A debt without a name.' }] : [];
  });
}
