import { areTwoCreditors } from '../../lexicon/creditors';
import type { Column } from './column';

/**
 * The cells of a row that has nothing but the name of a creditor whom many households owe, over the row of another one: its
 * figures are not known. Undefined for any other text, which may be the begin of the name below it.
 *
 * @param below the cells of the row below it
 */
export function rowOfNameAlone(
  text: string,
  below: readonly string[] | undefined,
  headings: readonly Column[],
): string[] | undefined {
  const nameAt = headings.findIndex(({ kind }) => kind === 'name');
  if (!below || below.length < 2 || nameAt < 0 || !areTwoCreditors(text, below[nameAt] ?? ''))
    return undefined;
  return headings.map((_, column) => (column === nameAt ? text : ''));
}
