import type { Fact } from '../../account';
import { headingKind } from '../../lexicon/labels';
import { labelText } from '../../lexicon/labelText';
import type { Chunk, PlacedLine } from '../../page/placed';
import { factsOfLabelledCells } from '../labels/labelledCells';
import { readPairs } from '../labels/pairs';
import { textOf } from './stackedHeadings';

/** A label with its colon, and what may stand behind it. */
const LABELLED = /^[^:]{2,40}:(?: |$)/;
const LABEL_ALONE = /^[^:]{2,40}:$/;
/** What stands over a label of its own has begun no farther from it. */
const MOST_APART = 1;

/** What a label alone is over. */
function below({ left }: Chunk, line: PlacedLine | undefined): Chunk | undefined {
  return line?.chunks.find(
    (chunk) => Math.abs(chunk.left - left) <= MOST_APART && !LABELLED.test(chunk.text),
  );
}

/** Whether a line names what it tells: `Account number:` beside `Status: Open`. */
export function isLabelledLine({ chunks }: PlacedLine): boolean {
  return chunks.some(
    ({ text }) => LABELLED.test(text) && headingKind(text.replace(/:.*$/, '')) !== undefined,
  );
}

/** What a text tells by itself, or over the one below it. */
function factsIn(chunk: Chunk, next: PlacedLine | undefined): Fact[] {
  if (LABEL_ALONE.test(chunk.text)) {
    const value = below(chunk, next);
    const kind = headingKind(chunk.text.slice(0, -1));
    if (!value || !kind || kind === 'veto') return [];
    const { text, from, to } = value;
    return [{ kind, label: labelText(chunk.text), values: [text], span: { from, to } }];
  }
  const span = { from: chunk.from, to: chunk.to };
  return readPairs(chunk.text).pairs.flatMap(({ kind, label, value, colon }): Fact[] =>
    (colon || kind === 'number') && value !== '' && kind !== 'veto'
      ? [{ kind, label, values: [value], span }]
      : [],
  );
}

/**
 * What lines tell whose texts beside each other name themselves, each with its value behind it or on the next line below.
 */
export function factsOfLabelled(lines: readonly PlacedLine[]): Fact[] {
  return lines.flatMap((line, index): Fact[] => {
    const own = line.chunks.flatMap((chunk) => factsIn(chunk, lines[index + 1]));
    const remark: Fact = {
      kind: 'text',
      label: 'remark',
      values: [textOf(line)],
      span: { from: line.from, to: line.to },
    };
    return [...(own.length > 0 ? own : factsOfLabelledCells(line.chunks)), remark];
  });
}
