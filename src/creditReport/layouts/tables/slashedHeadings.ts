import { type Account, accountOf, type Fact, unlabelled } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { columnMeanings } from '../../meaning/columnMeanings';
import type { Chunk, PlacedLine } from '../../page/placed';
import { isName } from '../../pieces/names';
import { areHeadings } from './columns';
import { factsOfLabelled, isLabelledLine } from './labelledBelow';
import { titleOf } from './rowsOfDebts';
import {
  type Column,
  columnsIn,
  ENDS_IN_SLASH,
  headingsFrom,
  MIN_COLUMNS,
  MIN_SLASHED,
  textsOf,
  valuesOf,
} from './underSlashes';

/** An account has so many lines at most. */
const MOST_LINES = 12;

/** The lines of an account: those of its values under the headings, and those below that name what they tell. */
interface AccountLines {
  values: readonly PlacedLine[];
  labelled: readonly PlacedLine[];
}

function slashesIn({ chunks }: PlacedLine): number {
  return chunks.filter(({ text }) => ENDS_IN_SLASH.test(text)).length;
}

/**
 * Whether a line begins an account: a name in the first column, and values beside it, behind a blank line, or with slashes
 * where the line above leads to no other.
 */
function isFirst(line: PlacedLine, above: PlacedLine | undefined, columns: readonly Column[]): boolean {
  const [name] = line.chunks;
  if (!name || line.chunks.length < MIN_COLUMNS || name.left > (columns[0]?.left ?? 0) + 1) return false;
  const isNext = slashesIn(line) >= MIN_SLASHED && (!above || slashesIn(above) === 0);
  return (line.afterBlank || isNext) && isName(name.text) && !isLabelledLine(line);
}

/** The accounts below headings, and the index behind them: other headings, or a part of the report that holds no debts. */
function accountsBelow(lines: readonly PlacedLine[], start: number, columns: readonly Column[]) {
  const accounts: PlacedLine[][] = [];
  let isOpen = false;
  let index = start;
  for (; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || titleOf(line) === 'skipped' || columnsIn(headingsFrom(lines, index))) break;
    const own = accounts.at(-1);
    const begins = isFirst(line, isOpen ? own?.at(-1) : undefined, columns);
    isOpen = begins || (isOpen && own !== undefined && own.length < MOST_LINES && !titleOf(line));
    if (begins) accounts.push([line]);
    else if (isOpen) own?.push(line);
  }
  const parted = accounts.map((own): AccountLines => {
    const end = own.findIndex((line, at) => at > 0 && (line.afterBlank || isLabelledLine(line)));
    return end < 0 ? { values: own, labelled: [] } : { values: own.slice(0, end), labelled: own.slice(end) };
  });
  return { accounts: parted, end: index };
}

/** What stands below the name, under no label of its own: the address. */
function restOf(texts: readonly (Chunk | undefined)[], labels: readonly string[]): Fact[] {
  return texts.slice(Math.max(1, labels.length)).flatMap((chunk): Fact[] => {
    if (!chunk) return [];
    const { text, from, to } = chunk;
    return [{ kind: 'text', label: 'remark', values: [text], span: { from, to } }];
  });
}

function accountsOf(
  columns: readonly Column[],
  debts: readonly AccountLines[],
  inCollections: boolean,
): Account[] {
  const placed = debts.map(({ values }) => textsOf(columns, values));
  // The first column has the name, and below it what its own headings name, or the address.
  const rows = placed.map((texts) =>
    columns.flatMap(({ labels }, column) => {
      const values = column === 0 ? (texts[0] ?? []) : valuesOf(texts[column] ?? []);
      return labels.map((_, at) => values[at]);
    }),
  );
  const labels = columns.flatMap((column) => column.labels);
  const meanings: (LabelKind | undefined)[] = columnMeanings(
    labels,
    rows.map((cells) => cells.map((cell) => cell?.text ?? '')),
  );
  if (!meanings.includes('name')) meanings[0] = 'name';
  if (meanings[0] !== 'name' || !meanings.includes('balance') || !areHeadings(meanings)) return [];
  return rows.map((cells, debt) => {
    const facts = cells.flatMap((cell, column): Fact[] => {
      const meaning = meanings[column];
      const kind = meaning === undefined || meaning === 'veto' ? 'text' : meaning;
      if (!cell) return [];
      const label = column === 0 ? unlabelled('name') : labelText(labels[column] ?? '');
      return [{ kind, label, values: [cell.text], span: { from: cell.from, to: cell.to } }];
    });
    const rest = restOf(placed[debt]?.[0] ?? [], columns[0]?.labels ?? []);
    return accountOf([...facts, ...rest, ...factsOfLabelled(debts[debt]?.labelled ?? [])], { inCollections });
  });
}

/**
 * Reads accounts under headings of which a slash leads from one to the next below it, as the values of each account do on
 * its own lines: `Credit limit/` over `High balance`, and under them `$500/` over `$312`. What the lines below its values
 * tell names itself: `Account number:` over the number, `Status: Open/Never late.`
 */
export function readSlashedHeadings(lines: readonly PlacedLine[]): Account[] {
  const accounts: Account[] = [];
  let inCollections = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const title = line && titleOf(line);
    if (title) inCollections = title === 'collections';
    if (!line || line.chunks.length < MIN_COLUMNS) continue;
    const headings = headingsFrom(lines, index);
    const columns = columnsIn(headings);
    if (!columns) continue;
    const below = accountsBelow(lines, index + headings.length, columns);
    accounts.push(...accountsOf(columns, below.accounts, inCollections));
    index = Math.max(index, below.end - 1);
  }
  return accounts;
}
