import type { LabelKind } from '../../lexicon/labelTable';
import { isDateKind } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { type Chunk, chunkOf, type PlacedLine, type Word } from '../../page/placed';
import { isMoneyWord } from '../../pieces/amounts';
import { isFurniture } from '../../pieces/furniture';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { isLabelled } from '../../pieces/labelled';
import { isName } from '../../pieces/names';
import type { Column } from './column';
import { titleOf } from './rowsOfDebts';
import { seatLine } from './runOnHeadings';
import { BUREAUS, isDay, numberCost, TERMS } from './seatWords';
import { textOf } from './stackedHeadings';

/** So many headings have something on the line of what is owed. */
const MIN_SEATED = 5;
/** So many lines below that line may say more under the headings. */
const MOST_BELOW = 2;

/** What a debt has under headings that a page broke, in their order. */
export interface RaggedTrade {
  cells: readonly (Chunk | undefined)[];
  /** What its last line says besides. */
  remark: PlacedLine | undefined;
  /** The index behind its last line. */
  end: number;
}
/** A sum and no count of days before a month, `60-01/22`; and a label, which a remark begins with and no name or state holds. */
const [SUM, LABEL] = [/^-?\$? ?\d[\d,.]*$/, /:(?: |$)/];
/** What begins a remark as no number does: `2019 FORD`. */
const YEAR = /^(?:19|20)\d\d$/;

type Cells = (Chunk | undefined)[];

/** The place of the heading of a kind, or of a label. */
const placeOf = (columns: readonly Column[], kind: LabelKind) =>
  columns.findIndex((column) => column.kind === kind);

/** What the line of what is owed has under each heading. */
export function owedAt(line: PlacedLine | undefined, columns: readonly Column[]): Cells | undefined {
  const cells = line && seatLine(line, columns);
  const isOwed = SUM.test(cells?.[placeOf(columns, 'balance')]?.text ?? '');
  const isLabelled = columns.some(
    ({ kind }, at) =>
      (kind === 'name' || (kind && STATUS_KINDS.includes(kind))) && LABEL.test(cells?.[at]?.text ?? ''),
  );
  const dates = columns.flatMap(({ kind }, at) => (kind && isDateKind(kind) ? at : []));
  const isDated = dates.length === 0 || dates.some((at) => cells?.[at]);
  return isOwed && isDated && !isLabelled && cells && cells.filter(Boolean).length >= MIN_SEATED
    ? cells
    : undefined;
}

/** A name alone on its line; a star marks it in some prints. */
export function nameAlone(line: PlacedLine | undefined): Chunk | undefined {
  if (line?.chunks.length !== 1 || titleOf(line) || isFurniture(textOf(line))) return undefined;
  const words = line.words.map((word) => ({ ...word, text: word.text.replace(/^\*+(?=\p{L})/u, '') }));
  const name = chunkOf(words);
  const isAlone = isName(name.text) && !isLabelled(name.text) && !words.some(({ text }) => isMoneyWord(text));
  return isAlone ? name : undefined;
}

/** A number alone on its line. */
export function numberAlone(line: PlacedLine | undefined): Chunk | undefined {
  const cost = line?.chunks.length === 1 ? numberCost(line.words.map(({ text }) => text)) : undefined;
  return line && cost !== undefined && line.words.length <= 4 ? chunkOf(line.words) : undefined;
}

/** The lines of a debt down to what is owed: its name on that line, or alone above it, perhaps over its number. */
function beginningAt(
  lines: readonly PlacedLine[],
  start: number,
  columns: readonly Column[],
): { cells: Cells; end: number } | undefined {
  const [name, number] = [placeOf(columns, 'name'), placeOf(columns, 'number')];
  const own = owedAt(lines[start], columns);
  if (own) return isName(own[name]?.text ?? '') ? { cells: own, end: start + 1 } : undefined;
  const above = nameAlone(lines[start]);
  if (!above) return undefined;
  const between = numberAlone(lines[start + 1]);
  const at = between ? start + 2 : start + 1;
  const cells = owedAt(lines[at], columns);
  if (!cells || cells[name]) return undefined;
  cells[name] = above;
  if (between && number >= 0) cells[number] ??= between;
  return { cells, end: at + 1 };
}

/** Whether a word says on what terms a debt is paid, or of what kind it is. */
const isOfTerms = ({ text }: Word) => TERMS.test(text) || isMoneyWord(text) || isKindOfAccount(text);

/** What a line below says under the headings that are still empty; the words that are left; undefined where it is a mere remark. */
function belowOf(
  line: PlacedLine,
  cells: Cells,
  columns: readonly Column[],
): { cells: Cells; rest: readonly Word[] } | undefined {
  if (line.chunks.length !== 1) return undefined;
  const found = [...cells];
  const free = (is: (column: Column) => boolean) =>
    columns.findIndex((column, at) => is(column) && !found[at]);
  let { words } = line;
  const number = free(({ kind }) => kind === 'number');
  const [first] = words;
  if (first && number >= 0 && numberCost([first.text]) === 0 && !YEAR.test(first.text)) {
    found[number] = chunkOf([first]);
    words = words.slice(1);
  }
  const last = words.at(-1);
  const source = free(({ label }) => /^(?:source|src|bureau|repo)/.test(label));
  if (last && BUREAUS.test(last.text) && source >= 0) {
    found[source] = chunkOf([last]);
    words = words.slice(0, -1);
  }
  const day = words.find(({ text }) => isDay(text));
  const others = words.filter((word) => word !== day);
  const terms = free(({ label }) => label === 'terms');
  if (others.length > 0 && terms >= 0 && others.every(isOfTerms)) {
    const date = free(({ kind }) => kind === 'date');
    found[terms] = chunkOf(others);
    if (day && date >= 0) found[date] = chunkOf([day]);
    words = [];
  }
  return words.length < line.words.length ? { cells: found, rest: words } : undefined;
}

/** The debt that begins at a line under headings that a page broke. */
export function raggedTradeAt(
  lines: readonly PlacedLine[],
  start: number,
  columns: readonly Column[],
): RaggedTrade | undefined {
  const begun = beginningAt(lines, start, columns);
  if (!begun) return undefined;
  let { cells, end } = begun;
  for (let below = 0; below < MOST_BELOW; below += 1) {
    const line = lines[end];
    const more = line && !titleOf(line) ? belowOf(line, cells, columns) : undefined;
    if (!line || !more) break;
    cells = more.cells;
    end += 1;
    if (more.rest.length === 0) continue;
    const rest = chunkOf(more.rest);
    return { cells, remark: { ...line, words: more.rest, chunks: [rest] }, end };
  }
  return { cells, remark: undefined, end };
}
