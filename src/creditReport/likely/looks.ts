import { labelBeside, labelOnLine, labelWithColon, leadIn, lettersBeside } from './around';
import { knownFromHere, knownOfCells, knownOfLine, meaningOf } from './known';
import type { ReadAs } from './readAs';
import type { Seen } from './seen';
import { maySum, type Sort } from './shapes';
import type { Word } from './words';

/** A word with what stands around it. */
export interface Looked {
  seen: Seen;
  index: number;
  word: Word;
  sort: Sort;
  /** Its place among the words of its line. */
  place: number;
  ofLine: readonly number[];
  heading: (word: Word) => string;
  /** What the words of the page were read as before. */
  readAs?: readonly ReadAs[] | undefined;
  /** What the words at its place on other lines were read as. */
  alike?: string | undefined;
}

export type Told = string | readonly string[];

/** How often something comes back, in four steps. */
function steps(count: number): string {
  if (count <= 1) return 'once';
  if (count <= 3) return 'twice';
  return count <= 7 ? 'often' : 'always';
}

const shapeAt = ({ seen, index, word }: Looked, by: number): string => {
  const other = seen.words[index + by];
  if (!other) return 'end';
  return other.line === word.line ? other.shape : 'line';
};
const labelled = (label: string): Told => (label === '' ? [] : [label, `means ${meaningOf(label)}`]);
const isFigure = ({ sort }: Looked) => sort === 'sum' || sort === 'figure';
const dollarsOf = ({ text }: Word) => Number(text.replace(/[^\d.]/g, ''));
const lineOf = ({ seen, word }: Looked) => seen.lines[word.line];
const cellsOf = (one: Looked) => lineOf(one)?.cells ?? [];
const atStart = ({ place }: Looked) => (place === 0 ? ', first' : '');

function lineBeside(one: Looked, by: -1 | 1): Told {
  const { seen, word, place, ofLine } = one;
  const line = word.line + by;
  const own = seen.ofLine[line];
  if (!own) return 'none';
  const [first] = own;
  const label = by < 0 || place === 0 ? labelOnLine(seen, line) : '';
  const start = first === undefined ? undefined : seen.words[first];
  const isFigures = first !== undefined && (seen.sorts[first] === 'figure' || seen.sorts[first] === 'sum');
  return [
    `pattern ${seen.patterns[line]?.slice(0, 6)}${atStart(one)}`,
    `begins ${isFigures ? 'figure' : (start?.small ?? '')}`,
    ...(label === '' ? [] : [label, `means ${meaningOf(label)}${ofLine.length < 4 ? ', short' : ''}`]),
  ];
}

function sumAmongSums({ seen, index, word }: Looked): Told {
  const sums = seen.sumsOf[word.line] ?? [];
  const rank = sums.indexOf(index);
  if (rank === -1) return [];
  const values = sums.map((at) => dollarsOf(seen.words[at] ?? word));
  const value = dollarsOf(word);
  const size =
    value === Math.max(...values) ? 'largest' : value === Math.min(...values) ? 'least' : 'between';
  return [`${Math.min(rank, 3)} of ${Math.min(sums.length, 4)}`, ...(sums.length > 1 ? [size] : [])];
}

/** What is looked at in a word, and what each look may tell; its names stand in the table of weights. */
export const LOOKS: Readonly<Record<string, (one: Looked) => Told>> = {
  shape: ({ word }) => word.shape,
  word: ({ sort, word }) => (sort === 'word' ? word.small : []),
  ending: ({ sort, word }) => (sort === 'word' ? word.small.slice(-3) : []),
  beginning: ({ sort, word }) => (sort === 'word' && word.text.length > 4 ? word.small.slice(0, 4) : []),
  before: (one) => shapeAt(one, -1),
  behind: (one) => shapeAt(one, 1),
  'before and shape': (one) => `${shapeAt(one, -1)} ${one.word.shape}`,
  'shape and behind': (one) => `${one.word.shape} ${shapeAt(one, 1)}`,
  'both behind': (one) => `${shapeAt(one, 1)} ${shapeAt(one, 2)}`,
  'both before and shape': (one) => `${shapeAt(one, -2)} ${shapeAt(one, -1)} ${one.word.shape}`,
  'words before': ({ seen, index }) => {
    const [one = '', two = '', three = ''] = lettersBeside(seen, index, -1, 3, 9);
    return [`1 ${one}`, `2 ${two}`, `3 ${three}`, `${two} ${one}`];
  },
  'words behind': ({ seen, index }) => {
    const [one = '', two = ''] = lettersBeside(seen, index, 1, 2, 7);
    return [one, `${one} ${two}`];
  },
  'first of line': (one) =>
    one.place === 0 ? [one.word.shape, lineOf(one)?.afterBlank ? 'below blank' : 'below line'] : [],
  'last of line': ({ place, ofLine, word }) => (place === ofLine.length - 1 ? word.shape : []),
  'first of cell': ({ word, ...one }) =>
    word.gap === 'blank' || word.gap === 'glued'
      ? []
      : [word.shape, `${Math.min(word.cell, 6)} of ${Math.min(cellsOf({ word, ...one }).length, 7)}`],
  'cells behind': (one) => `${Math.min(cellsOf(one).length - 1 - one.word.cell, 4)}`,
  cells: (one) => `${Math.min(cellsOf(one).length, 6)}`,
  place: ({ place }) => `${Math.min(place, 4)}`,
  'words of line': (one) => `${steps(one.ofLine.length)}${lineOf(one)?.afterBlank ? ', below blank' : ''}`,
  'sums of line': ({ seen, word }) => `${Math.min(3, seen.sumsOf[word.line]?.length ?? 0)}`,
  'pattern comes': ({ seen, word }) => steps(seen.counts.pattern.get(seen.patterns[word.line] ?? '') ?? 1),
  'first word comes': (one) => {
    const { seen, ofLine } = one;
    const first = seen.words[ofLine[0] ?? 0]?.small ?? '';
    return steps(seen.counts.first.get(first) ?? 1) + atStart(one);
  },
  'cell comes': ({ seen, word }) => steps(seen.cellComes[word.line]?.[word.cell] ?? 1),
  sum: sumAmongSums,
  size: ({ word }) => {
    if (!maySum(word.shape)) return [];
    const dollars = dollarsOf(word);
    return dollars === 0 ? 'none' : `${Math.floor(Math.log10(dollars) * 2)}`;
  },
  'lead-in': (one) => {
    const lead = isFigure(one) ? leadIn(one.seen, one.index) : '';
    return lead === '' ? [] : [lead.split(' ').slice(-3).join(' '), `means ${meaningOf(lead)}`];
  },
  'label beside': ({ seen, word }) => labelled(labelBeside(seen, word)),
  'label with colon': ({ seen, word }) => labelled(labelWithColon(seen, word)),
  heading: ({ heading, word }) => {
    const over = heading(word);
    return over === ''
      ? []
      : [over, `means ${meaningOf(over)}`, ...over.split(' ').map((part) => `has ${part}`)];
  },
  'line above': (one) => lineBeside(one, -1),
  'line below': (one) => lineBeside(one, 1),
  'known of cell': (one) => {
    const line = one.sort === 'word' ? lineOf(one) : undefined;
    return line ? (knownOfCells(line)[one.word.cell] ?? []) : [];
  },
  'known of line': (one) => {
    const line = one.sort === 'word' ? lineOf(one) : undefined;
    return line ? knownOfLine(line) : [];
  },
  'known from here': ({ sort, seen, index }) => (sort === 'word' ? knownFromHere(seen, index) : []),
};
