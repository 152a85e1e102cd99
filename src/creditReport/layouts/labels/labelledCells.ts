import type { Fact } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import type { Chunk } from '../../page/placed';
import { isStatusTold } from '../../pieces/statuses';

/** What the cell before another one is the label of; undefined where it is none. */
function kindBefore(label: Chunk | undefined, value: Chunk | undefined): LabelKind | undefined {
  const kind = label && value && headingKind(label.text);
  return kind && value && hasShape(kind) && !fitsKind(kind, value.text) ? undefined : kind;
}

/**
 * Whether a cell behind a label is a label itself: one before its value, and not how a debt stands behind the label of
 * that, which is a heading elsewhere: `Status`, `30 days past due`, `Terms 72`.
 */
function isLabel(cell: Chunk, next: Chunk | undefined, before: LabelKind): boolean {
  const kind = kindBefore(cell, next);
  if (!kind) return false;
  const isStanding = STATUS_KINDS.includes(before) && isStatusTold(cell.text);
  return hasShape(kind) || !isStanding;
}

/**
 * What cells beside each other say by turns, a label and its value: `Type`, `Revolving`, `Acct Status`, `Open`. Others are
 * passed over, and so is a label right before a label with its value: `Joint`, `Acct #`, `4800XXXX`.
 */
export function factsOfLabelledCells(chunks: readonly Chunk[]): Fact[] {
  const facts: Fact[] = [];
  for (let index = 0; index + 1 < chunks.length; index += 1) {
    const [label, value, next] = chunks.slice(index, index + 3);
    const kind = kindBefore(label, value);
    if (!label || !value || !kind || isLabel(value, next, kind)) continue;
    facts.push({
      kind,
      label: labelText(label.text),
      values: [value.text],
      span: { from: value.from, to: value.to },
    });
    index += 1;
  }
  return facts;
}
