import { sum, ZERO } from '../../../money/money';
import { type Account, accountOf, type Fact } from '../../account';
import { headingKind, spelledKind } from '../../lexicon/labels';
import { labelText } from '../../lexicon/labelText';
import { isAnswer } from '../../lexicon/questions';
import { areLabelWords } from '../../lexicon/words';
import { columnMeanings } from '../../meaning/columnMeanings';
import type { Line } from '../../page/lines';
import { readAmount, SUM_ALONE } from '../../pieces/amounts';
import { bureausIn } from '../../pieces/furniture';
import { isStatusOnly } from '../../pieces/statuses';
import { isListName } from '../lists/listName';
import { areHeadings } from './columns';
import { TOTAL } from './tables';

/** A column that was copied by itself: its heading, and its values below it. */
type List = readonly Line[];

/** Fewer columns are a few lists; fewer values no column. */
const [MIN_LISTS, MIN_LINES] = [3, 3];
/** So many lines of one column are no list of a household's debts. */
const MAX_LINES = 200;
/** What stands in values and not over them. */
const VALUE = /\d{2}|[*•]|\$/;

function isHeading({ text, cells }: Line): boolean {
  return cells.length === 1 && text.length <= 40 && !VALUE.test(text);
}

/** The lists of a page whose columns begin where a test says, one after the other. */
function listsOf(lines: readonly Line[], begins: (line: Line) => boolean): List[] {
  const lists: Line[][] = [];
  for (const line of lines) {
    const last = lists.at(-1);
    if (last && !begins(line)) last.push(line);
    else lists.push([line]);
  }
  return lists;
}

/** The length that most lists have; zero where no two have the same. */
function usualLength(lists: readonly List[]): number {
  const counts = new Map<number, number>();
  for (const { length } of lists)
    if (length >= MIN_LINES && length <= MAX_LINES) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual, count] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 1]);
  return count > 1 ? usual : 0;
}

/** Whether a line is the sum of the values above it; the numbers of items are none: `3. Oak`. */
function isSumOf(line: Line | undefined, above: List): boolean {
  const amountOf = ({ text }: Line) => readAmount(text)?.amount ?? ZERO;
  return (
    line !== undefined &&
    !/\p{L}/u.test(line.text) &&
    above.length > 1 &&
    !amountOf(line).eq(0) &&
    amountOf(line).eq(sum(above.map(amountOf)))
  );
}

/** The sum of a column behind the word for it. */
const TOTAL_AND_SUM = /^(?:grand )?total:? \$? ?\d/i;

/** A column without the sum that stands below its values, or the word for it below the names. */
function withoutSum(list: List): List {
  const last = list.at(-1);
  const isSum =
    last !== undefined &&
    (TOTAL.test(last.text) || TOTAL_AND_SUM.test(last.text) || isSumOf(last, list.slice(1, -1)));
  return isSum ? list.slice(0, -1) : list;
}

/**
 * The columns that stand in one list because nobody knows the headings of all but the first: each has as many lines, and a
 * heading, and a sum may stand below each. The first one alone where what follows is none.
 */
function columnsIn(list: List, usual: number): List[] {
  const first = list.slice(0, usual);
  const isSum = isSumOf(list[usual], first.slice(1));
  const rest = list.slice(isSum ? usual + 1 : usual);
  const [heading] = rest;
  if (!heading || !isHeading(heading)) return [first];
  // Below the last column something else may stand.
  const isKnown = rest.length > usual && headingKind(heading.text) !== undefined;
  return rest.length === usual || isKnown ? [first, rest.slice(0, usual)] : [first];
}

/** A column with a last value that is empty, where a blank line stands in its place. */
function withBlankLast(list: List, next: List | undefined): List {
  const last = list.at(-1);
  return last && next?.[0]?.afterBlank ? [...list, { ...last, text: '', cells: [''] }] : list;
}

/**
 * The lists without what stands above the heading of the first one, and below the values of the last, and with the blank that
 * is the last value of one between others.
 */
function trimmed(lists: readonly List[]): List[] {
  const summed = lists.map(withoutSum);
  const usual = usualLength(summed);
  const isUsual = (list: List | undefined) => usual > 0 && list?.length === usual;
  const own = summed.map((list, index) =>
    list.length === usual - 1 && isUsual(summed[index - 1]) ? withBlankLast(list, summed[index + 1]) : list,
  );
  return own.flatMap((list, index) => {
    if (list.length <= usual) return [list];
    if (isUsual(own[index - 1])) return columnsIn(list, usual);
    return [isUsual(own[index + 1]) ? list.slice(-usual) : list];
  });
}

/** The lists that follow each other and are as long as each other, each with its heading. */
function tablesOf(lists: readonly List[]): List[][] {
  const tables: List[][] = [];
  let table: List[] = [];
  for (const list of lists) {
    const [heading] = list;
    const isColumn =
      list.length >= MIN_LINES &&
      list.length <= MAX_LINES &&
      heading !== undefined &&
      isHeading(heading) &&
      list.every(({ cells }) => cells.length === 1);
    if (isColumn && table[0]?.length === list.length) table.push(list);
    else {
      if (table.length > 0) tables.push(table);
      table = isColumn ? [list] : [];
    }
  }
  return table.length > 0 ? [...tables, table] : tables;
}

/** A column of sums without what stands below them; empty where none stands right below its heading. */
function ofSums([heading, ...below]: List): List {
  const end = below.findIndex(({ text }) => !SUM_ALONE.test(text));
  const sums = end < 0 ? below : below.slice(0, end);
  return heading && sums.length > 0 ? [heading, ...sums] : [];
}

/**
 * The columns of sums, each with its heading, and before them the names that stand right above with no heading that is known:
 * as many as there are sums in each. Undefined where they do not fit, or one name more stands above.
 */
function withNamesAbove([first = [], ...others]: readonly List[]): List[] | undefined {
  const sums = others.map(ofSums);
  const [height = 0, ...heights] = sums.map(({ length }) => length - 1);
  const isTable =
    sums.length >= MIN_LISTS - 1 && height >= MIN_LINES && heights.every((one) => one === height);
  const names = isTable ? first.slice(-height) : [];
  const isName = ({ text, cells }: Line) => cells.length === 1 && isListName(text);
  const [above] = first.slice(-height - 1, -height);
  if (!isTable || names.length < height || !names.every(isName) || (above && isName(above))) return undefined;
  const [top] = names;
  return top && [[{ ...top, text: 'Name', cells: ['Name'] }, ...names], ...sums];
}

/** The accounts of columns that stand one below the other: the first values of all are one debt, and so on. */
function accountsOf(table: readonly List[]): Account[] {
  const labels = table.map(([heading]) => labelText(heading?.text ?? ''));
  const height = (table[0]?.length ?? 1) - 1;
  const rows = Array.from({ length: height }, (_, row) => table.map((list) => list[row + 1]));
  const kinds = columnMeanings(
    labels,
    rows.map((row) => row.map((line) => line?.text ?? '')),
  );
  const names = new Set(rows.map((row) => row[kinds.indexOf('name')]?.text));
  if (!areHeadings(kinds) || names.size < 2) return [];
  return rows.flatMap((row) => {
    if (row.some((line) => TOTAL.test(line?.text ?? ''))) return [];
    const facts = row.flatMap((line, column): Fact[] => {
      const kind = kinds[column];
      return line && kind && kind !== 'veto'
        ? [{ kind, label: labels[column] ?? '', values: [line.text], span: line }]
        : [];
    });
    return [accountOf(facts)];
  });
}

/** How much is told of accounts. */
function factCount(accounts: readonly Account[]): number {
  return accounts.reduce((count, { facts }) => count + facts.length, 0);
}

/**
 * Reads a table whose columns stand one below the other, as a scan copies them: a heading, its values, and then the next
 * heading with as many. Blank lines part the columns, or their headings are known, by their spelling or by their words.
 */
export function readColumnLists(lines: readonly Line[]): Account[] {
  // The values below each other are those of one debt where bureaus are named.
  if (lines.some(({ text }) => bureausIn(text) > 0)) return [];
  // The word for a sum that no value stands below is the last of a column of names.
  const isOfSum = ({ text }: Line, index: number) =>
    TOTAL.test(text) && !VALUE.test(lines[index + 1]?.text ?? '');
  // Under a question `no` is its answer, and elsewhere a heading.
  const headings = new Set(
    lines.filter((line, index) => isHeading(line) && !isOfSum(line, index) && !isAnswer(line.text)),
  );
  // What asks for a status is none: `behind?`.
  const isStatus = ({ text }: Line) => isStatusOnly(text) && !text.trimEnd().endsWith('?');
  const beginnings: ((line: Line) => boolean)[] = [
    ({ afterBlank }) => afterBlank,
    (line) => headings.has(line) && spelledKind(line.text) !== undefined && !isStatus(line),
    (line) =>
      headings.has(line) &&
      areLabelWords(line.text) &&
      headingKind(line.text) !== undefined &&
      !isStatus(line),
  ];
  const readings = beginnings.map((begins) => {
    const lists = listsOf(lines, begins);
    const tables = tablesOf(trimmed(lists)).filter(({ length }) => length >= MIN_LISTS);
    const named = tables.length > 0 ? undefined : withNamesAbove(lists);
    return (named ? [named] : tables).flatMap(accountsOf);
  });
  // The first is the surest, where another does not tell more of as many debts.
  return readings.reduce((best, next) =>
    best.length === 0 || (next.length === best.length && factCount(next) > factCount(best)) ? next : best,
  );
}
