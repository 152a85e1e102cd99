import type { Fact } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import type { Chunk } from '../../page/placed';

/** What the cell before another one is the label of; undefined where it is none. */
function kindBefore(label: Chunk | undefined, value: Chunk | undefined): LabelKind | undefined {
  const kind = label && value && headingKind(label.text);
  return kind && value && hasShape(kind) && !fitsKind(kind, value.text) ? undefined : kind;
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
    if (!label || !value || !kind || kindBefore(value, next)) continue;
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
