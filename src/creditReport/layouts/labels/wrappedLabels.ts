import { beginsLabel, spelledKind } from '../../lexicon/labels';
import { type Chunk, chunkOf, type PlacedLine } from '../../page/placed';

/** A label is no longer, nor is a line of it. */
const MAX_LABEL = 40;

/** What stands in no label that goes on, and in no line of its rest. */
const VALUE = /[\d:]/;

/** More texts beside each other are no account. */
const MAX_COLUMNS = 10;

/** Whether two texts begin at the same place. */
function isUnder(one: Chunk, other: Chunk): boolean {
  return Math.abs(one.left - other.left) <= 1;
}

/** Whether a text may be the first line of a label. */
function mayGoOn({ text }: Chunk): boolean {
  return text.length < MAX_LABEL && !VALUE.test(text) && beginsLabel(text.split(' '));
}

/** Whether a text goes on below in one label that its column has wrapped: `Credit limit or` over `original amount`. */
function areOneLabel(above: Chunk | undefined, chunk: Chunk, below: Chunk): boolean {
  if (chunk.text.length + below.text.length >= MAX_LABEL) return false;
  if (!spelledKind(`${chunk.text} ${below.text}`)) return false;
  // What stands right under a label is its value: `Status` over `Current` over `Balance`.
  return /^\p{Ll}/u.test(below.text) || !above || !spelledKind(above.text);
}

/** Lines whose labels are whole that their columns wrap: each stands on its first line, over all of its values. */
export function withWholeLabels(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const whole = lines.map(({ chunks }) => [...chunks]);
  for (const [index, chunks] of whole.entries()) {
    const next = whole[index + 1];
    if (!next || lines[index + 1]?.afterBlank) continue;
    if (chunks.length > MAX_COLUMNS || next.length > MAX_COLUMNS) continue;
    for (const [at, chunk] of chunks.entries()) {
      const rest = next.findIndex((other) => isUnder(chunk, other));
      const below = next[rest];
      if (!below || VALUE.test(below.text) || !mayGoOn(chunk)) continue;
      const above = whole[index - 1]?.find((other) => isUnder(chunk, other));
      if (!areOneLabel(above, chunk, below)) continue;
      chunks[at] = { ...chunkOf([...chunk.words, ...below.words]), left: chunk.left, right: chunk.right };
      next.splice(rest, 1);
    }
  }
  return lines.map((line, index) => {
    const own = whole[index] ?? [];
    const isSame = own.length === line.chunks.length && own.every((chunk, at) => chunk === line.chunks[at]);
    if (isSame) return line;
    const { words, afterBlank, from, to } = line;
    return { words, afterBlank, from, to, chunks: own };
  });
}
