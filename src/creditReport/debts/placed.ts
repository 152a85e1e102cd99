import type { Account } from '../account';
import type { Page } from '../page/page';
import type { ReportedDebt } from '../reportedDebt';
import { withGuessesMarked } from './guessedFields';
import { withPlaces } from './places';
import { withFlags } from './withFlags';

/** A number that a spreadsheet had shortened is marked, though its digits were found behind the cell. */
function withRestored(debt: ReportedDebt, { restored }: Page): ReportedDebt {
  return restored.has(debt.accountNumber) ? withFlags(debt, ['account-number-scientific']) : debt;
}

/** A debt as its page has it: with the place of every value, and with marks where the page had to be put right. */
export function placed<Read extends { debt: ReportedDebt; account: Account }>(read: Read, page: Page): Read {
  const debt = withRestored(withPlaces(read.debt, read.account.facts, page.source), page);
  return { ...read, debt: withGuessesMarked(debt, read.account, page) };
}
