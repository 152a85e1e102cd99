import type { Account } from './account';
import { readBlocks } from './blocks';
import { type ClipboardCell, cellText } from './clipboardCell';
import { debtOf } from './debtOf';
import { mergeDuplicates } from './duplicates';
import { isFurniture } from './furniture';
import { type Line, linesOfTable, readLines } from './lines';
import { normaliseText } from './normalise';
import { readPairs } from './pairs';
import type { ReportedDebt } from './reportedDebt';
import { readSpacedHeadings, readSpacedTable } from './spaceTable';
import { readHeadings, readTable } from './tables';
import { readUnheaded } from './unheaded';

/** What a clipboard holds: its `text/plain`, and the tables of its `text/html` with spans resolved. */
export interface ClipboardText {
  text: string;
  tables: readonly (readonly (readonly ClipboardCell[])[])[];
}

/**
 * What a clipboard was read as. `cells` is a plain block of cells, to be pasted where the cursor is; its debts are
 * given where the block has their shape. `report` is anything that shows labels or headings, or a block whose columns
 * are a guess. `nothing` is a text without debts.
 */
export interface ReportReading {
  kind: 'cells' | 'report' | 'nothing';
  /** In the order of the text. */
  debts: readonly ReportedDebt[];
}

interface Reading {
  kind: ReportReading['kind'];
  debts: readonly ReportedDebt[];
  repaired: number;
}

function debtsOf(accounts: readonly Account[]): ReportedDebt[] {
  return mergeDuplicates(
    accounts.flatMap((account) => {
      const debt = debtOf(account);
      return debt ? [{ debt, account }] : [];
    }),
  );
}

/** Reads lines part by part: tables under their headings, and the blocks of labels between them. */
function readHeaded(lines: readonly Line[]): { accounts: readonly Account[]; repaired: number } {
  const parts: (readonly Account[])[] = [];
  let [repaired, index, blockStart] = [0, 0, 0];
  while (index < lines.length) {
    const line = lines[index];
    const headings = line && readHeadings(line);
    const spaced = line && !headings ? readSpacedHeadings(line) : undefined;
    const table = headings
      ? readTable(lines, index + 1, headings)
      : spaced && readSpacedTable(lines, index + 1, spaced);
    if (table && table.accounts.length > 0) {
      parts.push(readBlocks(lines.slice(blockStart, index)), table.accounts);
      repaired += table.repaired;
      blockStart = index = table.end;
    } else index += 1;
  }
  parts.push(readBlocks(lines.slice(blockStart)));
  return { accounts: parts.flat(), repaired };
}

/** How many cells a row of the calculator has; wider rows are no block that was copied for it. */
const MAX_CELLS = 6;

/** A cell of a block is no longer than this; a sentence is. */
const MAX_CELL = 40;

/** Whether lines are nothing but cells: rows of a spreadsheet, or one short entry to a line. */
function areCells(lines: readonly Line[]): boolean {
  if (lines.length === 0) return false;
  if (lines.length === 1) return true;
  const areShort = lines.every(
    ({ cells }) => cells.length <= MAX_CELLS && cells.every((cell) => cell.length <= MAX_CELL),
  );
  if (lines.some(({ cells }) => cells.length > 1)) return areShort;
  const isEntry = ({ text }: Line) =>
    !isFurniture(text) && !/[a-z]{2}\.$/.test(text) && readPairs(text).pairs.length === 0;
  return areShort && lines.every(isEntry);
}

function readAll(lines: readonly Line[]): Reading {
  const { accounts, repaired } = readHeaded(lines);
  const debts = debtsOf(accounts);
  if (debts.length > 0) return { kind: 'report', debts, repaired };
  const unheaded = readUnheaded(lines);
  const guessed = debtsOf(unheaded.accounts);
  if (guessed.length > 0) return { kind: unheaded.isGuess ? 'report' : 'cells', debts: guessed, repaired: 0 };
  return { kind: areCells(lines) ? 'cells' : 'nothing', debts: [], repaired: 0 };
}

/** The delimiter of the cells of a text: tabs, or what a file of comma-separated values uses under known headings. */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const start = text.slice(0, 2000);
  const isHeaded = (delimiter: string) =>
    readLines(start, delimiter)
      .slice(0, 10)
      .some((line) => line.cells.length > 1 && readHeadings(line));
  return [',', ';', '|'].find((delimiter) => start.includes(delimiter) && isHeaded(delimiter)) ?? '\t';
}

function readTables(tables: ClipboardText['tables']): Reading & { restored: boolean } {
  const restored = new Set<string>();
  const lines = tables.flatMap((table) =>
    linesOfTable(
      table.map((row) =>
        row.map((cell) => {
          const { text, shortened } = cellText(cell);
          if (shortened) restored.add(text);
          return text;
        }),
      ),
    ),
  );
  const reading = readAll(lines);
  const debts = reading.debts.map((debt): ReportedDebt => {
    if (!restored.has(debt.accountNumber)) return debt;
    return { ...debt, review: [...new Set([...debt.review, 'account-number-scientific' as const])].sort() };
  });
  return { ...reading, debts, restored: restored.size > 0 };
}

/**
 * Reads the debts of a clipboard. The plain text is read first; the tables where they give more debts, where a line
 * break had torn a row of the text, or where they hold digits that the text had lost.
 *
 * Never throws, and takes time in proportion to the text. The order of the debts is the order of the text.
 */
export function readReport({ text, tables }: ClipboardText): ReportReading {
  const plain = normaliseText(text);
  const fromText = readAll(readLines(plain, delimiterOf(plain)));
  const { kind, debts } = tables.length === 0 ? fromText : better(fromText, readTables(tables));
  return { kind, debts };
}

function named(debts: readonly ReportedDebt[]): number {
  return debts.filter(({ accountName, amount }) => accountName !== '' && amount !== undefined).length;
}

function better(fromText: Reading, fromTables: Reading & { restored: boolean }): Reading {
  const [inText, inTables] = [named(fromText.debts), named(fromTables.debts)];
  if (inTables !== inText) return inTables > inText ? fromTables : fromText;
  if (fromTables.debts.length === 0) return fromText.kind === 'nothing' ? fromTables : fromText;
  return fromText.repaired > 0 || fromTables.restored || fromTables.debts.length > fromText.debts.length
    ? fromTables
    : fromText;
}
