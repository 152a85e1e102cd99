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

/** The stretches of lines whose first cells are labels, not right below the names of bureaus, whose columns are one debt; a row without a label may stand over them. */
function blocks(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  let block: Line[] = [];
  let areBureaus = false;
  const close = () => {
    if (block.length >= MIN_ROWS && !areBureaus) found.push(block);
    block = [];
  };
  for (const [index, line] of lines.entries()) {
    const isWide = line.cells.length >= MIN_COLUMNS;
    const width = block[0]?.cells.length ?? line.cells.length;
    const isNear = () =>
      lines
        .slice(index + 1, index + 1 + MAX_UNKNOWN)
        .some((next) => isLabelled(next) && next.cells.length <= width);
    const isTop = block.length === 0 && isWide && line.cells[0] === '' && isNear();
    const isInside = block.length > 0 && line.cells.length >= 2 && line.cells.length <= width && isNear();
    if (isLabelled(line) || isTop || isInside) {
      if (block.length === 0) areBureaus = bureausIn(lines[index - 1]?.text ?? '') > 1;
      block.push(line);
    } else close();
  }
  close();
  return found;
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

function readBlock(block: readonly Line[]): Account[] {
  const labels = block.map(({ cells: [first = ''] }) => first);
  const width = block.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width - 1 }, (_, column) =>
    block.map(({ cells }) => cells[column + 1] ?? ''),
  ).filter((cells) => !cells.every(isEmptyValue));
  const kinds = kindsOf(labels, block);
  if (columns.length < 2 || !areHeadings(kinds)) return [];
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
