import type { CellType } from '../cells/cellTypes';
import type { Table } from './clipboardTable';

/**
 * What is left of a table that brings its own labels into a sheet that has some: a first column in which nothing is an
 * amount, beside one with amounts, and above both a row of headings.
 *
 * @param type how the cells are read that the table is pasted over
 * @param columnsFree how many columns there are to take the amounts; a table with more is none of labels and amounts
 * @returns undefined where the table has no labels
 */
export function withoutLabels(
  table: Table,
  type: CellType,
  columnsFree: number,
): { amounts: Table; hasHeadings: boolean } | undefined {
  const isBlank = (text: string) => text.trim() === '';
  const isRefused = (text: string) => type.read(text).text === undefined;
  const labels = table.map(([label = '']) => label).filter((label) => !isBlank(label));
  const beside = table.map((row) => row.slice(1));
  const isAmount = (text: string) => !isBlank(text) && !isRefused(text);
  const areLabels = labels.length > 0 && labels.every(isRefused);
  const areAmounts =
    beside.every((row) => row.length <= columnsFree) && beside.some((row) => row.some(isAmount));
  if (!areLabels || !areAmounts) return undefined;
  const [first = []] = beside;
  const hasHeadings = first.some(isRefused) && !first.some(isAmount);
  return { amounts: hasHeadings ? beside.slice(1) : beside, hasHeadings };
}
