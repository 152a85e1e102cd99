import type { Account } from '../../account';
import { beginsWithCreditor } from '../../lexicon/creditors';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { areLabelWords } from '../../lexicon/words';
import { type Line, spanOf } from '../../page/lines';
import { isEmptyValue } from '../../pieces/amounts';
import { bureausIn } from '../../pieces/furniture';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { areHeadings, settleColumns, WHO } from './columns';
import { accountOfRow } from './tables';

/** A table on its side has this many rows of labels at least, and as many columns. */
const [MIN_ROWS, MIN_COLUMNS] = [3, 3];
/** So many rows with labels that nobody knows may stand between two that are known. */
const MAX_UNKNOWN = 3;

function isLabelled({ cells: [first = ''], cells }: Line): boolean {
  return cells.length >= MIN_COLUMNS && headingKind(first) !== undefined;
}

/** How many debts a row says something of. */
function countOf({ cells }: Line): number {
  return cells.slice(1).filter((cell) => !isEmptyValue(cell)).length;
}

/** The stretches of lines whose first cells are labels, not right below the names of bureaus, whose columns are one debt; a row without a label may stand over them, and a title with nothing beside it is none of them. */
function blocks(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  let block: Line[] = [];
  let areBureaus = false;
  const close = () => {
    if (block.length >= MIN_ROWS && !areBureaus) found.push(block);
    block = [];
  };
  const areLabelled = lines.map(isLabelled);
  for (const [index, line] of lines.entries()) {
    const isWide = line.cells.length >= MIN_COLUMNS;
    const width = block[0]?.cells.length ?? line.cells.length;
    const isNear = () =>
      lines
        .slice(index + 1, index + 1 + MAX_UNKNOWN)
        .some((next, at) => areLabelled[index + 1 + at] && next.cells.length <= width);
    const isTop = block.length === 0 && isWide && line.cells[0] === '' && isNear();
    const isInside = block.length > 0 && line.cells.length >= 2 && line.cells.length <= width && isNear();
    const isTitle = block.length === 0 && countOf(line) === 0;
    if ((areLabelled[index] && !isTitle) || isTop || isInside) {
      if (block.length === 0) areBureaus = bureausIn(lines[index - 1]?.text ?? '') > 1;
      block.push(line);
    } else close();
  }
  close();
  return found;
}

/** Whether a column is one of labels, each with its value in the next: words alone, most of them known, and no debt. */
function areLabelsThemselves(cells: readonly string[]): boolean {
  const told = cells.filter((cell) => !isEmptyValue(cell));
  const known = told.filter((cell) => headingKind(cell) !== undefined);
  return told.length >= MIN_ROWS && !told.some((cell) => /\d/.test(cell)) && known.length * 2 > told.length;
}

/**
 * The block without what its foot tells of all debts together: rows of one value under a label that a fuller row above has
 * for each debt, `Owed` above `Sum owed`.
 */
function withoutSums(block: readonly Line[]): readonly Line[] {
  const kinds = block.map(({ cells: [first = ''] }) => headingKind(first));
  const isSum = (line: Line, index: number) =>
    countOf(line) === 1 &&
    block.slice(0, index).some((above, row) => countOf(above) > 1 && kinds[row] === kinds[index]);
  const last = block.findLastIndex((line, index) => !isSum(line, index));
  return block.slice(0, last + 1);
}

/**
 * What the labels of rows mean. People write no label before a row of creditors, or of kinds of accounts: one of them shows
 * that it is no row of months, persons or offers.
 */
function kindsOf(labels: readonly string[], [names]: readonly Line[]): (LabelKind | undefined)[] {
  const kinds = labels.map(headingKind);
  const isUntitled = labels[0] === '' && !kinds.some((kind) => kind !== undefined && WHO.includes(kind));
  const areTold = names?.cells.slice(1).some((name) => beginsWithCreditor(name) || isKindOfAccount(name));
  return isUntitled && areTold ? ['name', ...kinds.slice(1)] : kinds;
}

function readBlock(lines: readonly Line[]): Account[] {
  const block = withoutSums(lines);
  const labels = block.map(({ cells: [first = ''] }) => first);
  const width = block.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width - 1 }, (_, column) =>
    block.map(({ cells }) => cells[column + 1] ?? ''),
  ).filter((cells) => !cells.every(isEmptyValue));
  const kinds = kindsOf(labels, block);
  if (columns.length < 2 || !areHeadings(kinds)) return [];
  if (columns.some(areLabelsThemselves)) return [];
  // Columns of bureaus are one debt.
  if (block.some(({ cells }) => bureausIn(cells.slice(1).join(' ')) > 1)) return [];
  const settled = settleColumns(
    labels.map((label, row) => ({ kind: kinds[row], label: labelText(label) })),
    columns,
  );
  const printed = (kind: LabelKind) => {
    const row = settled.findIndex((label) => label.kind === kind);
    return columns.flatMap((cells) => (isEmptyValue(cells[row] ?? '') ? [] : [cells[row] ?? '']));
  };
  const numbers = printed('number');
  // Headings over rows are labels themselves.
  const names = printed('name');
  const areLabels = names.filter((name) => areLabelWords(name)).length;
  if (areLabels * 2 >= names.length) return [];
  // The bureaus shorten a name each in its own way, and print one number.
  const isOne = numbers.length > 1 && new Set(numbers).size === 1;
  if (new Set(printed('name')).size < 2 || isOne) return [];
  return columns.flatMap((cells) => accountOfRow(cells, settled, spanOf(block)) ?? []);
}

/** Reads tables that lie on their side: a label in the first cell of each row, and a column for each debt. */
export function readTransposed(lines: readonly Line[]): Account[] {
  return blocks(lines).flatMap(readBlock);
}
