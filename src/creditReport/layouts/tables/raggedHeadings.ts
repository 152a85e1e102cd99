import { labelAt } from '../../lexicon/labels';
import { hasWords } from '../../page/hasWords';
import type { PlacedLine } from '../../page/placed';
import { rememberedOf } from '../../page/remembered';
import type { Column } from './column';
import { headingsOfWords, withStatusBehind } from './runOnHeadings';
import { hasValues, textOf } from './stackedHeadings';

/** Headings that a page broke stand on so many lines at most, with so many words on each. */
const [MOST_LINES, MOST_WORDS] = [40, 20];
/** So many headings are known at least, and so many words may be unknown. */
const [MIN_KNOWN, MOST_UNKNOWN] = [7, 4];
/** A letter alone is of a word that is written downwards: whose debt it is. */
const LETTER = /^[A-Z]$/;
const WHOSE: Column = { kind: 'text', label: 'whose' };
const TELLS_WHOSE = /^(?:ecoa|whose)/;

/** What a line without values says of headings: those that begin and end in it, or a mere letter of a word. */
interface Said {
  known: number;
  isLetter: boolean;
  namesCreditor: boolean;
}

/** Words of sentences. */
const OF_SENTENCES = /[:;!?]|\.$|\b(?:you|the|will|is|are|if)\b/i;

/** Undefined for a line with values, or of a sentence; several lines ask it of the same lines below. */
const saidOf = rememberedOf((line: PlacedLine): Said | undefined => {
  const [chunk, ...more] = line.chunks;
  if (!chunk || more.length > 0 || OF_SENTENCES.test(chunk.text)) return undefined;
  if (hasWords(chunk.text, MOST_WORDS + 1) || hasValues(chunk.text)) return undefined;
  const words = chunk.text.split(' ');
  const kinds = words.flatMap((_, index) => labelAt(words, index)?.kind ?? []);
  return {
    known: kinds.length,
    isLetter: words.every((word) => LETTER.test(word)),
    namesCreditor: kinds.includes('name'),
  };
});

/** The words of headings in their order, without the letters of those that are written downwards. */
function wordsOf(lines: readonly PlacedLine[]): string[] {
  return lines.flatMap((line) => textOf(line).split(' ')).filter((word) => !LETTER.test(word));
}

/** `BALANCE` and `DATE` beside each other are two headings, of which the second goes on below, where no other says what is owed. */
function withBalanceApart(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ kind }) => kind === 'balance')) return columns;
  return columns.flatMap((column, at): Column[] => {
    if (column.label !== 'balance date') return [column];
    const goesOn = columns[at + 1]?.kind === 'date';
    const date: Column = { kind: 'date', label: 'date' };
    return [{ kind: 'balance', label: 'balance' }, ...(goesOn ? [] : [date])];
  });
}

/** The columns of headings from the one that names creditors on; undefined where they are too few or too little known. */
function columnsOf(words: readonly string[]): readonly Column[] | undefined {
  const { columns: all } = headingsOfWords(words);
  const name = all.findIndex(({ kind }) => kind === 'name');
  if (name < 0) return undefined;
  const columns = withBalanceApart(all.slice(name));
  const known = columns.filter(({ kind }) => kind !== undefined).length;
  const unknown = columns.flatMap(({ kind, label }) =>
    kind || label === 'times' ? [] : label.split(' '),
  ).length;
  const isWhole =
    known >= MIN_KNOWN && unknown <= MOST_UNKNOWN && columns.some(({ kind }) => kind === 'balance');
  if (!isWhole) return undefined;
  const own = columns.map(
    (column): Column =>
      column.kind === 'name' || column.kind === 'number' ? { ...column, isApart: true } : column,
  );
  const [told = own] = withStatusBehind([own]);
  return told.some(({ label }) => TELLS_WHOSE.test(label)) ? told : [WHOSE, ...told];
}

/** Headings of which all words run on, and the index behind the last line of them. */
export interface RaggedHeadings {
  columns: readonly Column[];
  end: number;
}

/**
 * The headings that begin at a line, where a page broke them into many lines, each heading over its own: `HIGH` over
 * `CREDIT`, and the letters of `WHOSE` below each other. They end with the last line that a heading is known in.
 */
export function raggedHeadings(lines: readonly PlacedLine[], start: number): RaggedHeadings | undefined {
  const first = lines[start];
  const begins = first && saidOf(first);
  if (!begins || (begins.known === 0 && !begins.isLetter)) return undefined;
  let [end, known, most, namesCreditor] = [start, 0, 0, false];
  for (let index = start; index < Math.min(lines.length, start + MOST_LINES); index += 1) {
    const line = lines[index];
    const said = line && saidOf(line);
    if (!said) break;
    if (said.known > 0) end = index + 1;
    known += said.known;
    most = Math.max(most, said.known);
    namesCreditor ||= said.namesCreditor;
  }
  // A cheap look, since most lines without values are of something else; some headings begin on one line and end on the next.
  if (end - start < 2 || !namesCreditor || known < MIN_KNOWN / 2) return undefined;
  // A line with most of them is the whole of the headings.
  if (most * 2 > known) return undefined;
  const columns = columnsOf(wordsOf(lines.slice(start, end)));
  return columns && { columns, end };
}
