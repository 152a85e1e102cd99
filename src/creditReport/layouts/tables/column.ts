import type { LabelKind } from '../../lexicon/labelTable';

/** A column of a table with one row for each debt; `kind` is undefined where the heading is not known. */
export interface Column {
  kind: LabelKind | undefined;
  label: string;
  /** The lines of the heading's cell, where it has several. */
  lines?: readonly string[];
  /** What it has may stand on a line of its own, over or under the others. */
  isApart?: boolean;
}
