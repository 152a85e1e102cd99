import { fetchOtherNames } from '../budget/BudgetGrid';
import { fetchOwnBlock } from '../debts/report/ownBlockPart';
import { fetchReportParts } from '../debts/report/ReportImport';
import { fetchMessages } from '../messages/say';
import { fetchedOnce } from '../parts/fetchedOnce';
import { idle } from '../parts/idle';
import { fetchTableReader } from '../sheet/clipboard/readClipboard';
import { fetchSheet } from '../sheet/SheetGrid';

export const fetchCaseParts = fetchedOnce(() => import('./caseParts'));
export const fetchCalculatorParts = fetchedOnce(() => import('./calculatorParts'));
export const fetchShortcuts = fetchedOnce(() => import('./ShortcutsDialog'));

/**
 * Fetches every part that no screen needs at once, as soon as the grid stands and the browser is idle. From then on the
 * page asks for nothing more, whatever is entered, and works without a network.
 */
export async function fetchParts(): Promise<void> {
  await Promise.allSettled([fetchSheet()]);
  await idle();
  await Promise.allSettled([
    fetchMessages(),
    fetchCaseParts(),
    fetchTableReader(),
    fetchOtherNames(),
    fetchCalculatorParts(),
    fetchOwnBlock(),
    fetchReportParts(),
    fetchShortcuts(),
  ]);
}
