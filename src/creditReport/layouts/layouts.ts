import type { Account } from '../account';
import type { Page } from '../page/page';
import { type PlacedLine, placedCells } from '../page/placed';
import { readStatements } from './accountStatement';
import { readBalanceSheet } from './balanceSheet';
import { readBills } from './bill';
import { readCards } from './cards/cards';
import { withMaskedEnds } from './cards/maskedEnds';
import { readClaimsRegister } from './claimsRegister';
import { readCourtClaims } from './courtClaims';
import { readCourtCounts, readCourtPaper } from './courtPaper';
import { readCourtSchedules } from './courtSchedules';
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
import { readLiabilitiesByPlace } from './liabilitiesByPlace';
import { withoutDays } from './lists/datedLines';
import { formalItems } from './lists/formalDebts';
import { bulletItems, cardItems, lineItems, paragraphItems } from './lists/item';
import { withNotesBehind } from './lists/notesBelow';
import { proseItems } from './lists/prose';
import { withoutRates } from './lists/ratesBehind';
import { partedLine } from './lists/severalInLine';
import { accountsOfItems } from './lists/toldDebt';
import { readLoanApplication } from './loanApplication';
import { readLoanPage } from './loanPage';
import { readLoanStatement } from './loanStatement';
import { readMails } from './mails';
import { readNotice, tellsOfDebt } from './notice/notice';
import { readNotices } from './notice/notices';
import { readObjects } from './objects';
import { readAgedRows } from './tables/agedRows';
import { readBesideHeadings } from './tables/besideHeadings';
import { readBorrowerTables } from './tables/borrowerTables';
import { readBrokenHeadings } from './tables/brokenHeadings';
import { readBureauRows } from './tables/bureauRows';
import { readCellLines } from './tables/cellLines';
import { readColumnLists } from './tables/columnLists';
import { mayHideLabels, readHeaded } from './tables/headed';
import { readHeadedValues } from './tables/headedValues';
import { mayHeadValues } from './tables/headingGroups';
import { readLinesOfCells } from './tables/linesOfCells';
import { readLinesOfHeadings } from './tables/linesOfHeadings';
import { readNamesOverRows } from './tables/namesOverRows';
import { readPaymentLogs } from './tables/paymentLogs';
import { readPlacedTables } from './tables/placedTables';
import { readRunOnTrades } from './tables/runOnTrades';
import { readSlashedHeadings } from './tables/slashedHeadings';
import { readSumsInOrder } from './tables/sumsInOrder';
import { readTransposed } from './tables/transposed';
import { readTwoLineTrades } from './tables/twoLineTrades';
import { readUnheaded } from './tables/unheaded';

/** How much less a row of a layout is worth, because it is read with fewer signs. */
export const DOUBT = {
  /** Its signs stand over nothing but such debts: what it reads are debts, whatever else the text speaks of. */
  none: -1,
  /** Labels, headings or columns tell what its values are. */
  plain: 0,
  /** What its values are is guessed by their shapes. */
  guessed: 0.1,
  /** Sentences; from here on a layout is a list, whose rows may be anything. It is not asked where the others explain all. */
  told: 0.2,
  /** Lines, bullets, paragraphs and cards without labels. */
  listed: 0.3,
};

/**
 * One way in which the pieces of a page can belong together. It reads a whole page, and says nothing of its own worth.
 *
 * To add one, write a function from the page to accounts in a file of this folder (`balanceSheet.ts` is a short one), a
 * line of `LAYOUTS` and a case of it in the test of this file. Of each debt it gives a `name` and a `balance`, and of
 * `LabelKind` what else the text tells, under the labels that the text prints or as `unlabelledFact`. The place of a fact
 * is as near to its value as can be: what stands between the first and the last of a debt is held to be of it. A sum or
 * a line that is no debt is given as `money` or `text`, so that no other layout reads a debt in it. Debts of zero and
 * closed ones are given as well; the stages behind mark them, merge what is one and drop what is none.
 */
export interface Layout {
  /** How the review names it. */
  name: string;
  /** One of `DOUBT`. */
  doubt: number;
  read: (page: Page) => readonly Account[];
}

/** Cells whose columns are the calculator's own, or a guess. */
export const UNHEADED: Layout = {
  name: 'cells without headings',
  doubt: DOUBT.guessed,
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
  { name: 'tables and labels', doubt: DOUBT.plain, read: ({ lines }) => readHeaded(lines).accounts },
  {
    name: 'labels',
    doubt: DOUBT.plain,
    read: ({ lines }) => (mayHideLabels(lines) ? readBlocks(lines) : []),
  },
  { name: 'records of labels', doubt: DOUBT.plain, read: ({ lines }) => readRecords(lines) },
  { name: 'numbers of a collector', doubt: DOUBT.none, read: readCollectorNumbers },
  { name: 'lettered parts of a form', doubt: DOUBT.none, read: ({ lines }) => readLetteredParts(lines) },
  { name: 'claims of a bankruptcy', doubt: DOUBT.none, read: readCourtClaims },
  { name: 'schedules of a bankruptcy', doubt: DOUBT.none, read: readCourtSchedules },
  { name: 'claims register of a court', doubt: DOUBT.none, read: readClaimsRegister },
  { name: 'counts of a complaint', doubt: DOUBT.none, read: readCourtCounts },
  { name: 'judgments among other papers', doubt: DOUBT.none, read: readJudgments },
  { name: 'accounts with their charges', doubt: DOUBT.plain, read: ({ lines }) => readGroupTotals(lines) },
  { name: 'a bill with its charges', doubt: DOUBT.none, read: ({ lines }) => readBills(lines) },
  { name: 'the statement of an account', doubt: DOUBT.none, read: ({ lines }) => readStatements(lines) },
  { name: 'loans with their transactions', doubt: DOUBT.none, read: ({ lines }) => readLoanStatement(lines) },
  { name: 'what was paid on each debt', doubt: DOUBT.none, read: ({ lines }) => readPaymentLogs(lines) },
  {
    name: 'liabilities of an application',
    doubt: DOUBT.none,
    read: ({ lines, placed = [] }) => [...readLoanApplication(lines), ...readLiabilitiesByPlace(placed)],
  },
  { name: 'the page of a loan', doubt: DOUBT.none, read: readLoanPage },
  { name: 'labelled parts of a line', doubt: DOUBT.plain, read: ({ lines }) => readLabelledParts(lines) },
  {
    name: 'rows of labels with their values',
    doubt: DOUBT.plain,
    read: ({ placed, lines }) => readLabelledRows(placed ?? placedCells(lines)),
  },
  {
    name: 'counted records of labels',
    doubt: DOUBT.none,
    read: ({ placed, lines }) => readCountedRecords(placed ?? placedCells(lines)),
  },
  { name: 'a column for each debt', doubt: DOUBT.plain, read: ({ lines }) => readTransposed(lines) },
  { name: 'a row for each bureau', doubt: DOUBT.plain, read: ({ lines }) => readBureauRows(lines) },
  { name: 'columns below each other', doubt: DOUBT.plain, read: ({ lines }) => readColumnLists(lines) },
  { name: 'a line for each cell', doubt: DOUBT.plain, read: ({ lines }) => readCellLines(lines) },
  {
    name: 'columns by their place',
    doubt: DOUBT.plain,
    read: ({ placed }) => readPlacedTables(placed ?? []),
  },
  {
    name: 'headings over the values of each account',
    doubt: DOUBT.plain,
    read: ({ placed, lines }) =>
      placed || mayHeadValues(lines) ? readHeadedValues(placed ?? placedCells(lines)) : [],
  },
  {
    name: 'labels over their values in columns',
    doubt: DOUBT.plain,
    read: (page) => readLabelsInColumns(columnsSeenIn(page)),
  },
  {
    name: 'columns of several values that slashes part',
    doubt: DOUBT.plain,
    read: ({ placed }) => readSlashedHeadings(placed ?? []),
  },
  {
    name: 'headings on several lines',
    doubt: DOUBT.plain,
    read: ({ placed, lines }) => (placed ? readLinesOfHeadings(placed) : readLinesOfCells(lines)),
  },
  { name: 'names over their rows', doubt: DOUBT.plain, read: ({ lines }) => readNamesOverRows(lines) },
  { name: 'two lines a debt', doubt: DOUBT.plain, read: ({ lines }) => readBrokenHeadings(lines) },
  {
    name: 'two lines a debt under two of headings',
    doubt: DOUBT.plain,
    read: ({ placed, lines }) => (placed ? readBesideHeadings(lines, placed) : readTwoLineTrades(lines)),
  },
  {
    name: 'lines without gaps under lines of headings',
    doubt: DOUBT.plain,
    read: ({ placed, lines }) => (placed ? [] : readRunOnTrades(placedCells(lines))),
  },
  {
    name: 'tables whose rows begin with who borrowed',
    doubt: DOUBT.plain,
    read: ({ placed, lines }) => (placed ? [] : readBorrowerTables(placedCells(lines))),
  },
  {
    name: 'parts by their age at the end of a line',
    doubt: DOUBT.plain,
    read: ({ placed, lines }) => (placed ? [] : readAgedRows(placedCells(lines))),
  },
  {
    name: 'sums in the order of their headings',
    doubt: DOUBT.plain,
    read: ({ placed, lines }) => (placed ? [] : readSumsInOrder(placedCells(lines))),
  },
  { name: 'objects', doubt: DOUBT.plain, read: ({ source }) => readObjects(source) },
  { name: 'liabilities of a balance sheet', doubt: DOUBT.none, read: ({ lines }) => readBalanceSheet(lines) },
  { name: 'balances of a ledger', doubt: DOUBT.plain, read: ({ lines }) => readLedger(lines) },
  { name: 'balances of a journal', doubt: DOUBT.none, read: readJournal },
  { name: 'a letter about several debts', doubt: DOUBT.plain, read: readItemisedDebts },
  {
    name: 'debts of an agreement',
    doubt: DOUBT.none,
    read: ({ lines }) => accountsOfItems(formalItems(lines)),
  },
  { name: 'what a sale has left', doubt: DOUBT.none, read: readLeftBySale },
  { name: 'a letter to a lender', doubt: DOUBT.none, read: readLetterToLender },
  { name: 'a mail for each debt', doubt: DOUBT.plain, read: ({ lines }) => readMails(lines) },
  { name: 'notices below each other', doubt: DOUBT.plain, read: readNotices },
  UNHEADED,
  { name: 'cards of a portal', doubt: DOUBT.guessed, read: ({ lines }) => readCards(lines) },
  {
    name: 'one debt a line',
    doubt: DOUBT.listed,
    read: ({ lines }) =>
      accountsOfItems(
        lineItems(withoutRates(withoutDays(withNotesBehind(withMaskedEnds(lines))).flatMap(partedLine))),
      ),
  },
  {
    name: 'a paragraph for each debt',
    doubt: DOUBT.listed,
    read: ({ lines }) => accountsOfItems(paragraphItems(lines)),
  },
  {
    name: 'a bullet for each debt',
    doubt: DOUBT.listed,
    read: ({ lines }) => accountsOfItems(bulletItems(lines)),
  },
  { name: 'running text', doubt: DOUBT.told, read: ({ lines }) => accountsOfItems(proseItems(lines)) },
  { name: 'cards', doubt: DOUBT.listed, read: ({ lines }) => accountsOfItems(cardItems(lines)) },
];

/** What a text is read as in which no other layout finds several debts: a paper of a court, a letter, a statement. */
export const LETTER: Layout = {
  name: 'a letter about one debt',
  doubt: DOUBT.plain,
  read: (page) => {
    const ofCourt = readCourtPaper(page);
    return ofCourt.length > 0 ? ofCourt : readLetter(page);
  },
};

/** What a short text is read as that lists know no better: a bill, a reminder, an offer to settle. */
const NOTICE: Layout = {
  name: 'a notice about one debt',
  doubt: DOUBT.none,
  read: (page) => (tellsOfDebt(page.source) && readNotices(page).length === 0 ? readNotice(page) : []),
};

/** The layouts of a text about one debt, in the order in which they are asked where no others find several. */
export const OF_ONE: readonly Layout[] = [LETTER, NOTICE];

const ALL: readonly Layout[] = [...LAYOUTS, ...OF_ONE];

/** The layout of a place, those of a text about one debt behind all others. */
export function layoutAt(index: number): Layout {
  return ALL[index] ?? LETTER;
}
