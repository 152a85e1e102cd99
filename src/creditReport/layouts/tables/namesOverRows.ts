import { type Account, accountOf, type Fact } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { columnMeanings } from '../../meaning/columnMeanings';
import type { Line } from '../../page/lines';
import { readAccountNumber } from '../../pieces/accountNumber';
import { isDepositName } from '../../pieces/deposits';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { isName } from '../../pieces/names';
import { areHeadings } from './columns';

/** Fewer headings are those of anything. */
const MIN_HEADINGS = 3;
/** What stands in rows and not in headings. */
const FIGURE = /\d/;
/** What is told of loans, and not of what somebody has on deposit. */
const RATE = /\b(?:interest )?rate\b|^apr\b/i;

/** A row of a table, the name above it, and its number in the first cell; empty where it has none. */
interface NamedRow {
  name: Line;
  row: Line;
  number: string;
  values: readonly string[];
}

/** Whether a line can be the name over a row. */
function isNameLine({ text, cells }: Line): boolean {
  return (
    cells.length === 1 && !FIGURE.test(text) && (isName(text) || isKindOfAccount(text) || isDepositName(text))
  );
}

/** The row whose name stands on a line alone, right over it; undefined where none does. */
function rowAt(lines: readonly Line[], index: number, width: number): NamedRow | undefined {
  const [name, row] = [lines[index], lines[index + 1]];
  if (!name || !row || row.afterBlank || !isNameLine(name)) return undefined;
  const number = row.cells.length === width + 1 ? readAccountNumber(row.cells[0] ?? '') : '';
  const values = number === '' ? row.cells : row.cells.slice(1);
  return values.length === width && values.every((value) => FIGURE.test(value) || value === '')
    ? { name, row, number, values }
    : undefined;
}

/** The rows under headings, each with its name above it. */
function rowsUnder(lines: readonly Line[], start: number, width: number): NamedRow[] {
  const rows: NamedRow[] = [];
  for (let index = start; ; index += 2) {
    const found = rowAt(lines, index, width);
    if (!found) return rows;
    rows.push(found);
  }
}

function accountOfRow(
  { name, row, number, values }: NamedRow,
  columns: readonly { kind: LabelKind; label: string }[],
): Account {
  const facts: Fact[] = columns.map(({ kind, label }, column) => ({
    kind,
    label,
    values: [values[column] ?? ''],
    span: row,
  }));
  const named: Fact = { kind: 'name', label: 'name over a row', values: [name.text], span: name };
  const numbered: Fact[] =
    number === '' ? [] : [{ kind: 'number', label: 'number', values: [number], span: row }];
  return accountOf([named, ...numbered, ...facts]);
}

/**
 * Reads the loans of a lender's summary whose names stand alone, each over a row that may begin with its number, under
 * headings of the sums only: `Previous Balance  Payment Amount  Interest Rate  Current Balance`. A summary of deposits,
 * which has no rate and nothing to pay, is none.
 */
export function readNamesOverRows(lines: readonly Line[]): Account[] {
  const accounts: Account[] = [];
  for (const [index, { text, cells: printed }] of lines.entries()) {
    // Over the numbers stands no heading.
    const cells = printed[0] === '' ? printed.slice(1) : printed;
    if (cells.length < MIN_HEADINGS || FIGURE.test(text)) continue;
    const rows = rowsUnder(lines, index + 1, cells.length);
    if (rows.length === 0) continue;
    const labels = cells.map(labelText);
    const kinds = columnMeanings(
      labels,
      rows.map(({ values }) => values),
    );
    const areOfLoans = kinds.includes('paying') || labels.some((label) => RATE.test(label));
    if (!kinds.includes('balance') || !areOfLoans || !areHeadings(['name', ...kinds])) continue;
    const columns = labels.map((label, column) => ({ label, kind: kinds[column] ?? ('text' as const) }));
    for (const row of rows) accounts.push(accountOfRow(row, columns));
  }
  return accounts;
}
