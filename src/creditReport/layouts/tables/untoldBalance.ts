import { beginsWithCreditor } from '../../lexicon/creditors';
import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind, hasShape, isOwedKind } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { areLabelWords } from '../../lexicon/words';
import { hasWords } from '../../page/hasWords';
import { isEmptyValue, readAmount } from '../../pieces/amounts';
import { areKindsOfDebt } from '../../pieces/kindsOfAccount';
import { isName } from '../../pieces/names';
import { sectionOf } from '../../pieces/sections';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { isTotalTitle } from '../../pieces/sums';
import { isKindOfAccounts } from '../lists/listName';
import type { Column } from './column';

/** What people write in place of a sum that they still have to look up or ask for. */
const TO_BE_TOLD =
  /^(?:see|ask|call(?:ing|ed)?|check|look up|find out|get|need|waiting|pending|varies|unsure|unclear|not? (?:sure|idea|statement|bill|balance)|don['’]?t|can['’]?t|disput(?:e|ed|ing)|lost|will|(?:to be|not yet) \p{L}+|balance)(?!\p{L})/iu;
const LONGEST = 40;
/** What a row of a debt has besides its name and balance; fees and what is paid in all have a payment too. */
const BESIDE: readonly LabelKind[] = ['number', 'pastDue', 'opened', ...STATUS_KINDS];
/** Names of rows that are about the list, and of none of its debts. */
const OF_LIST =
  /^(?:notes?|remarks?|comments?|legend|key|source|page|income|budget|goals?|prepared|updated)(?!\p{L})/iu;

/** So many words that tell how a debt stands are a remark under its row. */
const REMARK_WORDS = 6;

/** How a sum of the whole list is called at its foot: `Proposed DMP payment`. */
const ENDS_AS_SUM = /(?:^| )(?:payments?|pmts?|fees?|totals?|deposits?|savings|income|budget)$/i;

/**
 * Whether a text at the place of a name is a sum of all rows, or a remark under the row above: `Purchased by another lender
 * - charged off account`.
 */
export function isRemarkOfRow(name: string): boolean {
  if (ENDS_AS_SUM.test(name) && !beginsWithCreditor(name)) return true;
  return hasWords(name, REMARK_WORDS) && isStatusTold(name);
}

/** Whether a text at the place of a name is that of somebody who is owed, and no title over rows. */
function isOwed(name: string): boolean {
  if (isRemarkOfRow(name)) return false;
  if (!isName(name) || OF_LIST.test(name) || isTotalTitle(name) || isStatusOnly(name)) return false;
  const isTitle = sectionOf(name) !== undefined || isKindOfAccounts(name) || areKindsOfDebt(name);
  return !isTitle && (beginsWithCreditor(name) || !areLabelWords(name));
}

/** Where what is owed stands in rows: the first column of that meaning; below zero where there is none. */
export function balanceColumn(columns: readonly Column[]): number {
  return columns.findIndex(({ kind }) => isOwedKind(kind));
}

/**
 * Whether a row tells a debt with no sum at the place of what is owed: a dash or a word for none, words of somebody who has
 * still to ask, or nothing. All other cells stand under their headings. What is merely empty can be the title of a part, so
 * that it is one only beside other parts of a debt, or the name of a creditor whom many households owe.
 */
export function isBalanceUntold(cells: readonly string[], columns: readonly Column[]): boolean {
  const owedAt = balanceColumn(columns);
  const cell = cells[owedAt] ?? '';
  // Cells that have slipped under other headings show a sum that stands elsewhere.
  const isWhole = columns.every(({ kind }, index) => {
    const value = cells[index] ?? '';
    return index === owedAt || !kind || !hasShape(kind) || isEmptyValue(value) || fitsKind(kind, value);
  });
  if (!isWhole || cells.length !== columns.length) return false;
  const name = cells[columns.findIndex(({ kind }) => kind === 'name')] ?? '';
  if (cell.length > LONGEST || !isOwed(name) || readAmount(cell)?.amount) return false;
  const isBeside = columns.some(
    ({ kind }, index) => kind && BESIDE.includes(kind) && !isEmptyValue(cells[index] ?? ''),
  );
  const isSure = isBeside || beginsWithCreditor(name);
  if (cell === '') return isSure;
  return isEmptyValue(cell) || TO_BE_TOLD.test(cell) || (isSure && !/\d/.test(cell) && !areLabelWords(cell));
}
