import { matchesIn } from './matches';

/** A label that begins its line, up to the colon that blanks part from it: `1) Member        : OAK GAS`. */
const LABEL = /^ {0,20}(?:\d{1,2}[.)] {0,8})?\p{L}[^:\n\t]{1,60} {2}: /gmu;
/** So many lines with their colons below each other show that these stand in a column of their own. */
const MIN_ALIGNED = 3;

/** The blanks around a colon behind its label. */
const APART = /(?<=[\p{L}#.)]) {1,40}: {1,40}(?=\S)/gu;

/** Whether the colons of a text stand in a column of their own, as fixed-width forms print them. */
export function areColonsApart(text: string): boolean {
  if (!text.includes('  : ')) return false;
  const columns = new Map<number, number>();
  for (const [begin] of matchesIn(text, LABEL))
    columns.set(begin.length, (columns.get(begin.length) ?? 0) + 1);
  return Math.max(0, ...columns.values()) >= MIN_ALIGNED;
}

/** A line with its colons at their labels, so that each label is one cell with its value. */
export function withColonsAtLabels(line: string): string {
  return line.replace(APART, ': ');
}
