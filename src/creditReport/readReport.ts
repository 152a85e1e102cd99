import type { Account } from './account';
import { debtOf } from './debts/debtOf';
import { mergeDuplicates } from './debts/duplicates';
import type { ReportedDebt } from './debts/reportedDebt';
import { areTooMany, haveTooLittle, type Refusal } from './judge/refusal';
import { readHeadings } from './layouts/tables/columns';
import { readHeaded } from './layouts/tables/headed';
import { areCells } from './layouts/tables/plainCells';
import { readUnheaded } from './layouts/tables/unheaded';
import { type ClipboardCell, cellText } from './page/clipboardCell';
import { type Line, linesOfTable, readLines } from './page/lines';
import { normaliseText } from './page/normalise';

/** What a clipboard holds: its `text/plain`, and the tables of its `text/html` with spans resolved. */
export interface ClipboardText {
  text: string;
  tables: readonly (readonly (readonly ClipboardCell[])[])[];
}

/**
 * What a clipboard was read as. `cells` is a plain block of cells, to be pasted where the cursor is; its debts are
 * given where the block has their shape. `report` is anything that shows labels or headings, or a block whose columns
 * are a guess. `nothing` is a text without debts, `refused` one that is no report and would take long to read.
 */
export interface ReportReading {
  kind: 'cells' | 'report' | 'nothing' | 'refused';
  /** In the order of the text. */
  debts: readonly ReportedDebt[];
  /** Why the text is refused. */
  refusal?: Refusal;
}

interface Reading extends ReportReading {
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

function refused(refusal: Refusal): Reading {
  return { kind: 'refused', debts: [], repaired: 0, refusal };
}

function readAll(lines: readonly Line[]): Reading {
  if (haveTooLittle(lines)) return refused('lines');
  const { accounts, repaired } = readHeaded(lines);
  if (areTooMany(accounts)) return refused('accounts');
  const debts = debtsOf(accounts);
  if (debts.length > 0) return { kind: 'report', debts, repaired };
  const unheaded = readUnheaded(lines);
  if (areTooMany(unheaded.accounts)) return refused('accounts');
  const guessed = debtsOf(unheaded.accounts);
  if (guessed.length > 0) return { kind: unheaded.isGuess ? 'report' : 'cells', debts: guessed, repaired: 0 };
  return { kind: areCells(lines) ? 'cells' : 'nothing', debts: [], repaired: 0 };
}

/** Whether a delimiter divides every line into as many cells, three at least. */
function isEven(text: string, delimiter: string): boolean {
  const lines = text.split('\n', 20).filter((line) => line.trim() !== '');
  const width = lines[0]?.split(delimiter).length ?? 0;
  return width > 2 && lines.length > 1 && lines.every((line) => line.split(delimiter).length === width);
}

/**
 * The delimiter of the cells of a text: tabs, or what a file of comma-separated values uses under known headings; bars
 * and semicolons also without headings, where every line has as many.
 */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const start = text.slice(0, 2000);
  const isHeaded = (delimiter: string) =>
    readLines(start, delimiter)
      .slice(0, 10)
      .some((line) => line.cells.length > 1 && readHeadings(line));
  const isUsed = (delimiter: string) => start.includes(delimiter) && isHeaded(delimiter);
  return [',', ';', '|'].find(isUsed) ?? ['|', ';'].find((delimiter) => isEven(text, delimiter)) ?? '\t';
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
  const { kind, debts, refusal } = tables.length === 0 ? fromText : better(fromText, readTables(tables));
  return refusal ? { kind, debts, refusal } : { kind, debts };
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
