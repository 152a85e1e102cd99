import type { Account } from '../account';
import type { Page } from '../page/page';
import { type PlacedLine, placedCells } from '../page/placed';
import { readStatements } from './accountStatement';
import { readBalanceSheet } from './balanceSheet';
import { readBills } from './bill';
import { readCards } from './cards/cards';
import { readClaimsRegister } from './claimsRegister';
import { readCourtClaims } from './courtClaims';
import { readCourtCounts, readCourtPaper } from './courtPaper';
import { readGroupTotals } from './groupTotals';
import { readItemisedDebts } from './itemisedDebts';
import { readJournal } from './journal';
import { readJudgments } from './judgments';
import { readBlocks } from './labels/blocks';
import { readCollectorNumbers } from './labels/collectorNumbers';
import { readLabelsInColumns } from './labels/columnsOfLabels';
import { readCountedRecords } from './labels/countedRecords';
import { readLabelledParts } from './labels/labelledParts';
import { readLabelledRows } from './labels/labelledRows';
import { readLetteredParts } from './labels/letteredParts';
import { readRecords } from './labels/records';
import { readLedger } from './ledger';
import { readLeftBySale } from './leftBySale';
import { readLetter } from './letter';
import { readLetterToLender } from './letterToLender';
import { withoutDays } from './lists/datedLines';
import { formalItems } from './lists/formalDebts';
import { bulletItems, cardItems, lineItems, paragraphItems } from './lists/item';
import { proseItems } from './lists/prose';
import { partedLine } from './lists/severalInLine';
import { accountsOfItems } from './lists/toldDebt';
import { readLoanPage } from './loanPage';
import { readLoanStatement } from './loanStatement';
import { readMails } from './mails';
import { readNotice, tellsOfDebt } from './notice/notice';
import { readNotices } from './notice/notices';
import { readObjects } from './objects';
import { readBesideHeadings } from './tables/besideHeadings';
import { readBrokenHeadings } from './tables/brokenHeadings';
import { readBureauRows } from './tables/bureauRows';
import { readCellLines } from './tables/cellLines';
import { readColumnLists } from './tables/columnLists';
import { mayHideLabels, readHeaded } from './tables/headed';
import { readHeadedValues } from './tables/headedValues';
import { mayHeadValues } from './tables/headingGroups';
import { readLinesOfHeadings } from './tables/linesOfHeadings';
import { readPaymentLogs } from './tables/paymentLogs';
import { readPlacedTables } from './tables/placedTables';
import { readSlashedHeadings } from './tables/slashedHeadings';
import { readTransposed } from './tables/transposed';
import { readTwoLineTrades } from './tables/twoLineTrades';
import { readUnheaded } from './tables/unheaded';

/** One way in which the pieces of a page can belong together. It reads a whole page, and says nothing of its own worth. */
export interface Layout {
  /** How the review names it. */
  name: string;
  /** How much less a row of it is worth, because it is read with fewer signs; below zero where its signs leave no doubt. */
  doubt: number;
  read: (page: Page) => readonly Account[];
}

/** Cells whose columns are the calculator's own, or a guess. */
export const UNHEADED: Layout = {
  name: 'cells without headings',
  doubt: 0.1,
  read: ({ lines }) => readUnheaded(lines).accounts,
};

/**
 * The lines of a page with their columns. Where blanks part them, a line that is empty in its first columns is told by the
 * place of its words alone: counted, its texts would stand in the columns of others.
 */
function columnsSeenIn({ placed, lines, source }: Page): readonly PlacedLine[] {
  const areBlanks = source.includes('   ') && !source.includes('\t');
  return placed ?? (areBlanks ? [] : placedCells(lines));
}

/** Every layout that is tried on a page. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'tables and labels', doubt: 0, read: ({ lines }) => readHeaded(lines).accounts },
  { name: 'labels', doubt: 0, read: ({ lines }) => (mayHideLabels(lines) ? readBlocks(lines) : []) },
  { name: 'records of labels', doubt: 0, read: ({ lines }) => readRecords(lines) },
  { name: 'numbers of a collector', doubt: -1, read: readCollectorNumbers },
  { name: 'lettered parts of a form', doubt: -1, read: ({ lines }) => readLetteredParts(lines) },
  { name: 'claims of a bankruptcy', doubt: -1, read: readCourtClaims },
  { name: 'claims register of a court', doubt: -1, read: readClaimsRegister },
  { name: 'counts of a complaint', doubt: -1, read: readCourtCounts },
  { name: 'judgments among other papers', doubt: -1, read: readJudgments },
  { name: 'accounts with their charges', doubt: 0, read: ({ lines }) => readGroupTotals(lines) },
  { name: 'a bill with its charges', doubt: -1, read: ({ lines }) => readBills(lines) },
  { name: 'the statement of an account', doubt: -1, read: ({ lines }) => readStatements(lines) },
  { name: 'loans with their transactions', doubt: -1, read: ({ lines }) => readLoanStatement(lines) },
  { name: 'what was paid on each debt', doubt: -1, read: ({ lines }) => readPaymentLogs(lines) },
  { name: 'the page of a loan', doubt: -1, read: readLoanPage },
  { name: 'labelled parts of a line', doubt: 0, read: ({ lines }) => readLabelledParts(lines) },
  {
    name: 'rows of labels with their values',
    doubt: 0,
    read: ({ placed, lines }) => readLabelledRows(placed ?? placedCells(lines)),
  },
  {
    name: 'counted records of labels',
    doubt: -1,
    read: ({ placed, lines }) => readCountedRecords(placed ?? placedCells(lines)),
  },
  { name: 'a column for each debt', doubt: 0, read: ({ lines }) => readTransposed(lines) },
  { name: 'a row for each bureau', doubt: 0, read: ({ lines }) => readBureauRows(lines) },
  { name: 'columns below each other', doubt: 0, read: ({ lines }) => readColumnLists(lines) },
  { name: 'a line for each cell', doubt: 0, read: ({ lines }) => readCellLines(lines) },
  { name: 'columns by their place', doubt: 0, read: ({ placed }) => readPlacedTables(placed ?? []) },
  {
    name: 'headings over the values of each account',
    doubt: 0,
    read: ({ placed, lines }) =>
      placed || mayHeadValues(lines) ? readHeadedValues(placed ?? placedCells(lines)) : [],
  },
  {
    name: 'labels over their values in columns',
    doubt: 0,
    read: (page) => readLabelsInColumns(columnsSeenIn(page)),
  },
  {
    name: 'columns of several values that slashes part',
    doubt: 0,
    read: ({ placed }) => readSlashedHeadings(placed ?? []),
  },
  { name: 'headings on several lines', doubt: 0, read: ({ placed }) => readLinesOfHeadings(placed ?? []) },
  { name: 'two lines a debt', doubt: 0, read: ({ lines }) => readBrokenHeadings(lines) },
  {
    name: 'two lines a debt under two of headings',
    doubt: 0,
    read: ({ placed, lines }) => (placed ? readBesideHeadings(lines, placed) : readTwoLineTrades(lines)),
  },
  { name: 'objects', doubt: 0, read: ({ source }) => readObjects(source) },
  { name: 'liabilities of a balance sheet', doubt: -1, read: ({ lines }) => readBalanceSheet(lines) },
  { name: 'balances of a ledger', doubt: 0, read: ({ lines }) => readLedger(lines) },
  { name: 'balances of a journal', doubt: -1, read: readJournal },
  { name: 'a letter about several debts', doubt: 0, read: readItemisedDebts },
  {
    name: 'debts of an agreement',
    doubt: -1,
    read: ({ lines }) => accountsOfItems(formalItems(lines)),
  },
  { name: 'what a sale has left', doubt: -1, read: readLeftBySale },
  { name: 'a letter to a lender', doubt: -1, read: readLetterToLender },
  { name: 'a mail for each debt', doubt: 0, read: ({ lines }) => readMails(lines) },
  { name: 'notices below each other', doubt: 0, read: readNotices },
  UNHEADED,
  { name: 'cards of a portal', doubt: 0.1, read: ({ lines }) => readCards(lines) },
  {
    name: 'one debt a line',
    doubt: 0.3,
    read: ({ lines }) => accountsOfItems(lineItems(withoutDays(lines).flatMap(partedLine))),
  },
  {
    name: 'a paragraph for each debt',
    doubt: 0.3,
    read: ({ lines }) => accountsOfItems(paragraphItems(lines)),
  },
  { name: 'a bullet for each debt', doubt: 0.3, read: ({ lines }) => accountsOfItems(bulletItems(lines)) },
  { name: 'running text', doubt: 0.2, read: ({ lines }) => accountsOfItems(proseItems(lines)) },
  { name: 'cards', doubt: 0.3, read: ({ lines }) => accountsOfItems(cardItems(lines)) },
];

/** What a text is read as in which no other layout finds several debts: a paper of a court, a letter, a statement. */
export const LETTER: Layout = {
  name: 'a letter about one debt',
  doubt: 0,
  read: (page) => {
    const ofCourt = readCourtPaper(page);
    return ofCourt.length > 0 ? ofCourt : readLetter(page);
  },
};

/** What a short text is read as that lists know no better: a bill, a reminder, an offer to settle. */
const NOTICE: Layout = {
  name: 'a notice about one debt',
  doubt: -1,
  read: (page) => (tellsOfDebt(page.source) && readNotices(page).length === 0 ? readNotice(page) : []),
};

/** The layouts of a text about one debt, in the order in which they are asked where no others find several. */
export const OF_ONE: readonly Layout[] = [LETTER, NOTICE];

const ALL: readonly Layout[] = [...LAYOUTS, ...OF_ONE];

/** The layout of a place, those of a text about one debt behind all others. */
export function layoutAt(index: number): Layout {
  return ALL[index] ?? LETTER;
}
