import { spelledKind } from '../../lexicon/labels';
import { overlap } from '../../page/bands';
import type { Chunk } from '../../page/placed';

/** So many headings that only begin what the ones below them end show that all are stacked. */
const MIN_STACKED = 2;

/** Of so many debts one may have a remark where the headings below have no values. */
const ONE_IN = 3;

/**
 * Whether headings are stacked over the columns of one line: those below have no values of their own, and end what those
 * over them begin, as `CREDIT` under `HIGH` and `DUE` under `PAST`.
 */
export function areStacked(
  headings: readonly (readonly Chunk[])[],
  rows: readonly (readonly string[])[],
): boolean {
  const all = headings.flatMap((some, row) => some.map((heading) => ({ heading, row })));
  const ends = all.filter(
    (_, column) => rows.filter((cells) => (cells[column] ?? '') !== '').length * ONE_IN <= rows.length,
  );
  const begun = ends.filter(({ heading, row }) =>
    all.some(
      (over) =>
        over.row === row - 1 &&
        overlap(heading, over.heading) > 0 &&
        spelledKind(`${over.heading.text} ${heading.text}`),
    ),
  );
  return begun.length >= MIN_STACKED;
}
