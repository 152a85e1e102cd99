import { areLabelWords, meaningByWords } from '../../lexicon/words';
import { matchesIn } from '../matches';

/** Figures that may be one sum with its thousands, or two cells: `500,212`. */
const MAY_BE_ONE = /(?<![\d.])\d{1,3},\d{3}(?!\d)/;
/** The comma of such figures, and one that is of a sum for certain: behind a dollar sign, before figures without one. */
const [OF_EITHER, OF_SUM] = [
  /(?<=(?<![\d.])\d{1,3}),(?=\d{3}(?!\d))/g,
  /(?<=\$ ?\d{1,3}(?:,\d{3})*),(?=\d{3}(?!\d))/g,
];
/** A quoted cell: no comma in it parts anything. */
const QUOTED = /"[^"\n]*"/g;
/** A quoted cell that the end of a line breaks: whole files have them, which quote their sums too. */
const OPEN_QUOTE = /^(?:[^"\n]*"[^"\n]*")*[^"\n]*"[^"\n]*$/m;
/** A blank behind a comma: the same line has none behind those of its sums. */
const SPACED = /, /;

/** Fewer columns leave nothing to mistake; longer headings, or of more words, are sentences. */
const [MIN_COLUMNS, MAX_LENGTH, MAX_WORDS] = [3, 30, 4];
/** So many headings at least are words of labels. */
const MIN_LABELS = 2;

function isHeading(cell: string): boolean {
  return cell !== '' && cell.length <= MAX_LENGTH && cell.split(' ').length <= MAX_WORDS && !/\d/.test(cell);
}

/** How many columns a line of headings names; undefined for any other line. */
function columnsOf(line: string): number | undefined {
  const cells = line.includes(',') ? line.split(',').map((cell) => cell.trim()) : [];
  if (cells.length < MIN_COLUMNS || !cells.every(isHeading)) return undefined;
  const known = cells.filter((cell) => areLabelWords(cell) || meaningByWords(cell) !== undefined);
  return known.length >= MIN_LABELS ? cells.length : undefined;
}

/** Whether figures of a text, outside of quoted cells, may be one sum or two cells. */
function mayBeOne(text: string): boolean {
  return MAY_BE_ONE.test(text.replace(QUOTED, '""'));
}

function placesOf(text: string, pattern: RegExp): Set<number> {
  return new Set([...matchesIn(text, pattern)].map(({ index }) => index));
}

/** A row with tabs for the commas that part as many cells as there are columns; undefined where none do, or several might. */
function parted(row: string, columns: number): string | undefined {
  const plain = row.replace(QUOTED, (cell) => '_'.repeat(cell.length));
  const [commas, either, sums] = [/,/g, OF_EITHER, OF_SUM].map((one) => placesOf(plain, one));
  if (!commas || !either || !sums) return undefined;
  const most = commas.size - (columns - 1);
  const certain = SPACED.test(plain) ? either : sums;
  // The last cells of a row may be left out.
  const kept = certain.size >= most ? certain : either;
  if (kept !== certain && kept.size !== most) return undefined;
  return row.replace(/,/g, (comma, at: number) => (commas.has(at) && !kept.has(at) ? '\t' : comma));
}

/** Whether a line below those of a table is none of them: nothing parts it, or it has neither a figure nor as many cells. */
function endsRows(line: string, columns: number): boolean {
  const commas = line.split(',').length - 1;
  return line.trim() !== '' && (commas === 0 || (commas < columns - 1 && !/\d/.test(line)));
}

/** Whether a line behind a blank one is none of a table: it has fewer cells, or is spoken, as the headings are not. */
function isApart(line: string, heading: string): boolean {
  return line.split(',').length < heading.split(',').length || (SPACED.test(line) && !SPACED.test(heading));
}

/** The index behind the rows of a table that begin below its headings. */
function endOfRows(lines: readonly string[], headings: number, columns: number): number {
  const heading = lines[headings] ?? '';
  for (let index = headings + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const isBehindBlank = line.trim() !== '' && lines[index - 1]?.trim() === '';
    if (endsRows(line, columns) || (isBehindBlank && isApart(line.replace(QUOTED, ''), heading)))
      return index;
  }
  return lines.length;
}

/** Cells that are thousands and hundreds of one sum where all rows have them; one digit by itself is no sum. */
const [THOUSANDS, HUNDREDS, ALONE] = [/^\d{1,3}$/, /^\d{3}$/, /^[1-9]$/];

/**
 * Where a row of cells without headings has a sum that its comma parts, as every row has it there: `Oak,4,100,current` over
 * `Elm,12,300,late`; undefined where no row shows that it is one.
 */
function sumAt(rows: readonly (readonly string[])[]): number | undefined {
  const [first = []] = rows;
  const has = (at: number, form: RegExp) => rows.every((row) => form.test(row[at] ?? ''));
  const found = first.findIndex(
    (_, at) =>
      at > 0 && has(at, THOUSANDS) && has(at + 1, HUNDREDS) && rows.some((row) => ALONE.test(row[at] ?? '')),
  );
  return found < 0 ? undefined : found;
}

/** The rows of a text that is nothing else, with tabs between their cells; undefined where none of their commas is of a sum. */
function unheaded(lines: readonly string[]): string | undefined {
  const top = lines.find((line) => line.trim() !== '') ?? '';
  if (top.split(',').length <= MIN_COLUMNS) return undefined;
  const rows = lines.filter((line) => line.trim() !== '').map((line) => line.split(','));
  const [first = []] = rows;
  if (rows.some((row) => row.length !== first.length)) return undefined;
  const at = lines.some((line) => /["$]|, /.test(line)) ? undefined : sumAt(rows);
  if (at === undefined) return undefined;
  return rows
    .map((row) => [...row.slice(0, at), `${row[at]},${row[at + 1]}`, ...row.slice(at + 2)].join('\t'))
    .join('\n');
}

/**
 * A text with tabs between the cells of a table that commas part, where two figures beside each other look like one sum,
 * or a sum of what stands around the table has such a comma: below `Name,Limit,Owed`, `Oak,500,212` has three cells, and
 * `Elm wants 1,387.62` under its rows none. The line of headings tells how many there are, or the rows that have
 * all the same.
 */
export function withCommaTables(text: string): string {
  if (text.includes('\t') || !mayBeOne(text)) return text;
  if (text.includes('"') && OPEN_QUOTE.test(text)) return text;
  const lines = text.split('\n');
  const rows = unheaded(lines);
  if (rows !== undefined) return rows;
  /** Up to which line no heading of so many columns has rows that can be parted: what spoils one table spoils all over it. */
  const spoiltTo = new Map<number, number>();
  for (let index = 0; index < lines.length; index += 1) {
    const heading = lines[index] ?? '';
    const columns = columnsOf(heading);
    if (columns === undefined || index < (spoiltTo.get(columns) ?? 0)) continue;
    const end = endOfRows(lines, index, columns);
    const below = lines.slice(index + 1, end);
    const rows = below.map((row) => (row.trim() === '' ? row : parted(row, columns)));
    const spoilt = rows.lastIndexOf(undefined);
    if (spoilt >= 0 || !below.some((row) => /\d/.test(row))) {
      spoiltTo.set(columns, spoilt >= 0 ? index + 1 + spoilt : end);
      continue;
    }
    lines[index] = heading.replaceAll(',', '\t');
    for (const row of rows) {
      index += 1;
      lines[index] = row ?? '';
    }
  }
  return lines.join('\n');
}
