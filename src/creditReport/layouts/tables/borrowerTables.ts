import type { Account } from '../../account';
import { spelledKind } from '../../lexicon/labels';
import { hasWords } from '../../page/hasWords';
import { type Chunk, chunkOf, type PlacedLine } from '../../page/placed';
import { isMoneyWord } from '../../pieces/amounts';
import { isFurniture } from '../../pieces/furniture';
import { isName } from '../../pieces/names';
import { accountsUnder } from './accountsUnder';
import type { Column } from './column';
import { headingsOfWords, seatLine } from './runOnHeadings';
import { hasValues, textOf } from './stackedHeadings';

/** What heads the column of those who borrowed, before that of their creditors. */
const BORROWER =
  /^(?:co-?)?(?:borrower|applicant|obligor|mortgagor|debtor|consumer|customer|client|member|owner)(?:\(s\)|['’]s|s)?$/i;
/** Headings have so many words at most, of which so many may be unknown. */
const [MOST_HEADINGS, MOST_UNKNOWN] = [20, 3];
/** So many debts in all tables show that the headings are theirs, and so much stands in a row of each at least. */
const [MIN_DEBTS, MIN_CELLS] = [2, 3];
/** A person has so many words at most. */
const MOST_OF_PERSON = 3;
/** What begins a row of a debt, and no point of the findings, which is counted. */
const BEGINS = /^\p{Lu}/u;
/** What a sentence above a table says of all debts below it. */
const IN_COLLECTION = /\bfollowing\b[^.]{0,40}\b(?:collections?|charge[- ]?offs?)\b/i;

/** A table: its headings without that of the borrowers, its rows, and whether a sentence says that they are collected. */
interface Table {
  columns: readonly Column[];
  rows: readonly PlacedLine[];
  inCollections: boolean;
  /** The index behind the last row. */
  end: number;
}

/** The headings with one of a creditor and of what he is parted, where no other names creditors: `Creditor Type`. */
function withCreditorApart(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ kind }) => kind === 'name')) return columns;
  return columns.flatMap((column): Column[] => {
    const [first = '', ...others] = column.label.split(' ');
    const rest = others.join(' ');
    const kind = spelledKind(rest);
    if (column.kind !== 'text' || spelledKind(first) !== 'name' || !kind) return [column];
    return [
      { kind: 'name', label: first },
      { kind, label: rest },
    ];
  });
}

/** The headings of a line behind that of the borrowers, which begins it; undefined where they name no accounts. */
function columnsOf(line: PlacedLine | undefined): readonly Column[] | undefined {
  const [chunk, ...more] = line?.chunks ?? [];
  if (!chunk || more.length > 0 || hasWords(chunk.text, MOST_HEADINGS + 1) || hasValues(chunk.text))
    return undefined;
  const [borrower = '', ...words] = chunk.text.split(' ');
  if (!BORROWER.test(borrower)) return undefined;
  const { columns: own, unknown } = headingsOfWords(words);
  const columns = withCreditorApart(own);
  const has = (wanted: Column['kind']) => columns.some(({ kind }) => kind === wanted);
  return unknown <= MOST_UNKNOWN && has('name') && has('number') ? columns : undefined;
}

/** What a row has under the headings behind the words of a person; undefined where it is no row of a debt. */
function cellsOf(
  row: PlacedLine,
  ofPerson: number,
  columns: readonly Column[],
): (Chunk | undefined)[] | undefined {
  const text = textOf(row);
  if (row.chunks.length !== 1 || !BEGINS.test(text)) return undefined;
  const words = row.words.slice(ofPerson);
  const cells = seatLine({ ...row, words, chunks: [chunkOf(words)] }, columns);
  const under = (kind: Column['kind']) =>
    cells?.[columns.findIndex((column) => column.kind === kind)]?.text ?? '';
  const isDebt = isMoneyWord(under('balance')) && isName(under('name'));
  return isDebt && cells && cells.filter(Boolean).length >= MIN_CELLS ? cells : undefined;
}

/** The table whose headings a line is. */
function tableAt(lines: readonly PlacedLine[], start: number): Table | undefined {
  const columns = columnsOf(lines[start]);
  if (!columns) return undefined;
  const rows: PlacedLine[] = [];
  let end = start + 1;
  for (let index = end; index < lines.length; index += 1) {
    const line = lines[index];
    const isRow = line !== undefined && cellsOf(line, 1, columns) !== undefined;
    if (!line || (!isRow && !isFurniture(textOf(line)))) break;
    if (!isRow) continue;
    rows.push(line);
    end = index + 1;
  }
  const above = lines[start - 1];
  return { columns, rows, inCollections: above !== undefined && IN_COLLECTION.test(textOf(above)), end };
}

/** How many words of a row are those of a person: as many as stand together elsewhere on the page too, or else one. */
function wordsOfPerson(text: string, elsewhere: string): number {
  const words = text.split(' ', MOST_OF_PERSON);
  for (let count = words.length; count > 1; count -= 1)
    if (elsewhere.includes(words.slice(0, count).join(' '))) return count;
  return 1;
}

/**
 * Reads the tables of a lender's findings that have lost the gaps between their columns, whose rows begin with who
 * borrowed. Each stands under its own sentence and headings and may have one row alone, so that all of them together
 * tell that they are of debts.
 */
export function readBorrowerTables(lines: readonly PlacedLine[]): Account[] {
  const tables: Table[] = [];
  const others: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index];
    const table = tableAt(lines, index);
    if (table) tables.push(table);
    else if (line) others.push(textOf(line));
    index = table?.end ?? index + 1;
  }
  if (tables.flatMap(({ rows }) => rows).length < MIN_DEBTS) return [];
  const elsewhere = others.join('\n');
  return tables.flatMap(({ columns, rows, inCollections }) => {
    const debts = rows.flatMap((row) => {
      const cells = cellsOf(row, wordsOfPerson(textOf(row), elsewhere), columns) ?? cellsOf(row, 1, columns);
      return cells ? [{ cells, remarks: [] }] : [];
    });
    const labels = columns.map(({ label }) => label);
    return accountsUnder(labels, debts, inCollections);
  });
}
