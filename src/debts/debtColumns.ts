import { choice, MONEY, TEXT } from '../sheet/cells/cellTypes';
import type { SheetColumn } from '../sheet/sheet';
import { CREDITORS, type DebtField, STATUSES } from './debt';

/**
 * One line per column of the debts, in the order of the screen. Source: specification 2.
 *
 * The widths, in pixels, give a number of 16 characters, a marked status and a marked amount of five digits their room
 * first; the names have the rest, on a wide screen all of it.
 */
export const DEBT_COLUMNS: readonly SheetColumn<DebtField>[] = [
  { field: 'accountName', header: 'Account Name', type: TEXT, flex: 1.63, minWidth: 136 },
  {
    field: 'accountNumber',
    header: 'Account Number',
    type: { ...TEXT, holdsDigits: true },
    flex: 1.6,
    minWidth: 136,
    maxWidth: 180,
  },
  { field: 'amount', header: '$ Amount', type: MONEY, flex: 1.08, minWidth: 92, maxWidth: 130 },
  {
    field: 'originalCreditor',
    header: 'Original Creditor',
    type: choice(CREDITORS),
    flex: 1.35,
    minWidth: 122,
    maxWidth: 160,
  },
  { field: 'current', header: 'Current', type: choice(STATUSES), flex: 1.49, minWidth: 132, maxWidth: 175 },
  { field: 'paying', header: '$ Paying', type: MONEY, flex: 1.08, minWidth: 92, maxWidth: 130 },
];
