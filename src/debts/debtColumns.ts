import { choice, MONEY, TEXT } from '../sheet/cells/cellTypes';
import type { SheetColumn } from '../sheet/sheet';
import { CREDITORS, type DebtField, STATUSES } from './debt';

/** One line per column of the debts, in the order of the screen. Source: specification 2. */
export const DEBT_COLUMNS: readonly SheetColumn<DebtField>[] = [
  { field: 'accountName', header: 'Account Name', type: TEXT, flex: 1.6, minWidth: 148 },
  { field: 'accountNumber', header: 'Account Number', type: TEXT, flex: 1.53, minWidth: 146 },
  { field: 'amount', header: '$ Amount', type: MONEY, flex: 1.14, minWidth: 106 },
  {
    field: 'originalCreditor',
    header: 'Original Creditor',
    type: choice(CREDITORS),
    flex: 1.41,
    minWidth: 134,
  },
  { field: 'current', header: 'Current', type: choice(STATUSES), flex: 1.29, minWidth: 124 },
  { field: 'paying', header: '$ Paying', type: MONEY, flex: 1.12, minWidth: 106 },
];
