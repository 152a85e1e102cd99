import type { Line } from '../page/lines';
import { maySum, type Sort, sortOf } from './shapes';
import { type Word, wordsOf } from './words';

/** A page as evidence looks at it: its words, what stands on each line, and what comes back. */
export interface Seen {
  lines: readonly Line[];
  words: readonly Word[];
  sorts: readonly Sort[];
  /** The words of each line, by their index. */
  ofLine: readonly (readonly number[])[];
  /** The sums of each line, by their index. */
  sumsOf: readonly (readonly number[])[];
  /** What stands on each line, a letter for each word: `M` a sum, `#` a figure, `w` words, else the mark. */
  patterns: readonly string[];
  /** How often a pattern or a first word of a line comes back on the page. */
  counts: { pattern: Counts; first: Counts };
  /** How often each cell of each line comes back on the page; digits count as alike. */
  cellComes: readonly (readonly number[])[];
}

type Counts = ReadonlyMap<string, number>;

/** So much of a pattern tells lines apart. */
const PATTERN_LENGTH = 12;

/** A text in which all figures are alike. */
function withoutFigures(text: string): string {
  return text.toLowerCase().replace(/\d+/g, '0');
}

/** What evidence has to know of a page. */
export function seenOf(source: string, lines: readonly Line[]): Seen {
  const words = wordsOf(source, lines);
  const sorts = words.map(({ shape }) => sortOf(shape));
  const ofLine: number[][] = lines.map(() => []);
  for (const [index, { line }] of words.entries()) ofLine[line]?.push(index);
  const patterns = ofLine.map((own) =>
    own
      .map((index) => signOf(words[index], sorts[index]))
      .join('')
      .replace(/w+/g, 'w')
      .slice(0, PATTERN_LENGTH),
  );
  const cells = lines.map((line) => line.cells.map(withoutFigures));
  const ofCell = counted(cells.flat());
  return {
    lines,
    words,
    sorts,
    ofLine,
    sumsOf: ofLine.map((own) => own.filter((index) => sorts[index] === 'sum')),
    patterns,
    counts: {
      pattern: counted(patterns),
      first: counted(ofLine.map(([first]) => (first === undefined ? '' : (words[first]?.small ?? '')))),
    },
    cellComes: cells.map((texts) => texts.map((text) => ofCell.get(text) ?? 1)),
  };
}

function signOf(word: Word | undefined, sort: Sort | undefined): string {
  if (!word) return '';
  if (maySum(word.shape)) return 'M';
  if (sort === 'figure') return '#';
  return sort === 'mark' ? word.text : 'w';
}

function counted(texts: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
