import { readMoney } from '../money/readMoney';
import { type CellType, MONEY } from '../sheet/cells/cellTypes';
import type { SheetColumn } from '../sheet/sheet';

/** An amount of a budget: what is below zero is no credit, as it is of a debt. */
const BUDGET_MONEY: CellType = {
  ...MONEY,
  read: (written) => readMoney(written, (dollars) => `-${dollars} is below zero, so it counts as $0.00.`),
};

/** The one column of both budget grids. */
export const BUDGET_COLUMNS: readonly SheetColumn[] = [
  { field: 'amount', header: 'Per Month', type: BUDGET_MONEY, flex: 0.6, minWidth: 128 },
];
