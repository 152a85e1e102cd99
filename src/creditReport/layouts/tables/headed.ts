import type { Account } from '../../account';
import type { Line } from '../../page/lines';
import { readBlocks } from '../labels/blocks';
import type { Column } from './column';
import { readHeadings } from './columns';
import { withHeadingsAbove } from './headingsAbove';
import { withLoanGroup } from './loanGroups';
import { readHeadingsOverFigures, readSpacedHeadings } from './spacedHeadings';
import { readSpacedTable } from './spaceTable';
import { readTable } from './tables';
import { zippedHeadings } from './zippedHeadings';

/** Headings that begin on one line and go on in the next, one blank between their words, where they name whom what is owed. */
function headingsOnTwoLines(line: Line, below: Line): readonly Column[] | undefined {
  if (line.cells.length > 1 || below.cells.length > 1) return undefined;
  const columns = zippedHeadings(line.text, below.text);
  const kinds = columns?.map(({ kind }) => kind) ?? [];
  return kinds.includes('name') && kinds.includes('balance') ? columns : undefined;
}

/** Reads lines part by part: tables under their headings, and the blocks of labels between them. */
export function readHeaded(lines: readonly Line[]): { accounts: readonly Account[]; repaired: number } {
  const parts: (readonly Account[])[] = [];
  let [repaired, index, blockStart] = [0, 0, 0];
  while (index < lines.length) {
    const line = lines[index];
    const next = lines[index + 1];
    const onTwo = line && next ? headingsOnTwoLines(line, next) : undefined;
    const spaced = onTwo ?? (line && (readSpacedHeadings(line) ?? readHeadingsOverFigures(line, next)));
    const whole = line && !spaced ? withHeadingsAbove(lines[index - 1], line) : undefined;
    const headings = whole && readHeadings(whole);
    const table = headings
      ? readTable(lines, index + 1, headings)
      : spaced && readSpacedTable(lines, index + (onTwo ? 2 : 1), spaced);
    if (table && table.accounts.length > 0) {
      const top = whole === undefined || whole === line ? index : index - 1;
      const { above, accounts } = withLoanGroup(lines.slice(blockStart, top), table.accounts);
      parts.push(readBlocks(above), accounts);
      repaired += table.repaired;
      blockStart = index = table.end;
    } else index += 1;
  }
  // The same lines are not read anew by the layout that knows no tables.
  parts.push(readBlocks(blockStart === 0 ? lines : lines.slice(blockStart)));
  return { accounts: parts.flat(), repaired };
}

/** Rows of fewer cells may be labels with their values. */
const MIN_COLUMNS = 3;

/** Whether a page is headings with nothing but their rows below, each of as many cells: no label stands among those. */
function isBareTable([first, ...rows]: readonly Line[]): boolean {
  const width = (first && readHeadings(first)?.length) ?? 0;
  return width >= MIN_COLUMNS && rows.every(({ cells }) => cells.length === width);
}

/** Whether a line may be the heading of a table, beside which labels are read by themselves; without one nothing but labels is. */
export function mayHideLabels(lines: readonly Line[]): boolean {
  const isHeading = (line: Line) =>
    readHeadings(line) !== undefined || readSpacedHeadings(line) !== undefined;
  return lines.some(isHeading) && !isBareTable(lines);
}
