import { type Chunk, chunkOf, type PlacedLine } from '../../page/placed';
import { hasValues, textOf } from './stackedHeadings';

/** So many headings beside each other, of which so many go on behind a slash, are those of such a table. */
export const [MIN_COLUMNS, MIN_SLASHED] = [3, 2];
/** More lines no such headings have. */
const MOST_HEADINGS = 4;

const SLASH = /\s*\/\s*/;
export const ENDS_IN_SLASH = /\/$/;

/** A column: where it begins, and the labels of what stands in it, from the top. */
export interface Column {
  left: number;
  labels: readonly string[];
}

/** A value in a column, which may go on over several of its lines. */
type Cell = Pick<Chunk, 'text' | 'from' | 'to'>;

/** The last column that begins no farther right than a text. */
function columnOf(columns: readonly { left: number }[], { left }: Chunk): number {
  return Math.max(
    0,
    columns.findLastIndex((column) => column.left <= left + 1),
  );
}

/** A text in parts, where a word begins at the edge of a column that one blank parts from the one before. */
function partsOf({ words }: Chunk, edges: ReadonlySet<number>): Chunk[] {
  const parts: Chunk['words'][number][][] = [];
  for (const word of words) {
    if (parts.length === 0 || edges.has(word.left)) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.map(chunkOf);
}

/** The texts of each column, line by line. */
export function textsOf(columns: readonly { left: number }[], lines: readonly PlacedLine[]) {
  const edges = new Set(columns.map(({ left }) => left));
  const texts = columns.map(() => lines.map((): Chunk | undefined => undefined));
  for (const [row, { chunks }] of lines.entries())
    for (const chunk of chunks.flatMap((whole) => partsOf(whole, edges))) {
      const own = texts[columnOf(columns, chunk)];
      const before = own?.[row];
      if (own) own[row] = before ? chunkOf([...before.words, ...chunk.words]) : chunk;
    }
  return texts;
}

/** The lines from one on that can be headings over each other. */
export function headingsFrom(lines: readonly PlacedLine[], start: number): readonly PlacedLine[] {
  const some = lines.slice(start, start + MOST_HEADINGS);
  const end = some.findIndex(
    (line, index) => (index > 0 && line.afterBlank) || hasValues(textOf(line)) || /[:;.]$/.test(textOf(line)),
  );
  return end < 0 ? some : some.slice(0, end);
}

/** The columns of headings of which several go on behind a slash: `Date opened/` over `Reported since`; undefined where lines have none. */
export function columnsIn(headings: readonly PlacedLine[]): Column[] | undefined {
  const [first] = headings;
  if (!first || headings.length < 2 || first.chunks.length < MIN_COLUMNS) return undefined;
  const texts = textsOf(first.chunks, headings).map((own) => own.flatMap((chunk) => chunk?.text ?? []));
  const slashed = texts.filter((own) => own.slice(0, -1).some((text) => ENDS_IN_SLASH.test(text)));
  if (slashed.length < MIN_SLASHED) return undefined;
  return first.chunks.map(({ left }, column) => ({
    left,
    labels: (texts[column] ?? []).join(' ').split(SLASH).filter(Boolean),
  }));
}

/**
 * The values of a column of one account: a slash at the end of a line leads to the next one, and what no slash parts is
 * one; without any slash each line is a value.
 */
export function valuesOf(texts: readonly (Chunk | undefined)[]): (Cell | undefined)[] {
  if (!texts.some((chunk) => ENDS_IN_SLASH.test(chunk?.text ?? ''))) return [...texts];
  const values: Cell[] = [];
  let isOpen = false;
  for (const chunk of texts) {
    if (!chunk) continue;
    const last = values.at(-1);
    const text = chunk.text.replace(ENDS_IN_SLASH, '');
    if (last && isOpen) {
      last.text += ` ${text}`;
      last.to = chunk.to;
    } else values.push({ text, from: chunk.from, to: chunk.to });
    isOpen = !ENDS_IN_SLASH.test(chunk.text);
  }
  return values;
}
