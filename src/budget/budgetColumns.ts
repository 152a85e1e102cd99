import { MONEY } from '../sheet/cells/cellTypes';
import type { SheetColumn } from '../sheet/sheet';

/** The one column of both budget grids. */
export const BUDGET_COLUMNS: readonly SheetColumn[] = [
  { field: 'amount', header: 'Per Month', type: MONEY, flex: 0.6, minWidth: 128 },
];
