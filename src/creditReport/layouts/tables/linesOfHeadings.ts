import type { Account } from '../../account';
import { headingKind, spelledKind } from '../../lexicon/labels';
import { isDateKind } from '../../lexicon/shapes';
import { type Band, bandOf, bandsOf, overlap } from '../../page/bands';
import { type Chunk, chunkOf, type PlacedLine } from '../../page/placed';
import { isMoneyWord } from '../../pieces/amounts';
import { readDate } from '../../pieces/dates';
import { isLabelled } from '../../pieces/labelled';
import { isName } from '../../pieces/names';
import { isTotalTitle } from '../../pieces/sums';
import { accountsUnder } from './accountsUnder';
import { titleOf } from './rowsOfDebts';
import { areStacked } from './stackedForm';
import { hasValues, textOf } from './stackedHeadings';

/** Fewer lines of headings are those of any table, and more no form has. */
const [LEAST_LINES, MOST_LINES] = [2, 4];
/** The first line of headings has so many at least, and any line so many that are known. */
const [MIN_HEADINGS, MIN_KNOWN] = [3, 1];
/** A debt has so many lines at most, with its remarks. */
const MOST_OF_A_DEBT = 10;
const RULE = /^[-=_* ]{3,}$/;

/** Lines of headings, and the headings of each with their places. */
interface Form {
  headings: readonly (readonly Chunk[])[];
  /** The index behind them. */
  end: number;
}

/** A text of several headings in parts: two words that say something together, unless the second is a heading by itself. */
function partsOf({ words }: Chunk): Chunk[] {
  const parts: Chunk[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const two = chunkOf(words.slice(index, index + 2));
    const isOne = !spelledKind(words[index + 1]?.text ?? '') && headingKind(two.text) !== undefined;
    parts.push(isOne ? two : chunkOf(words.slice(index, index + 1)));
    if (isOne) index += 1;
  }
  return parts;
}

/** Whether a text is one heading: it is known as a whole, and not a day, or something nobody knows, beside a label: `BALDATE BALANCE`. */
function isOneHeading({ text, words: [first, last, ...more] }: Chunk): boolean {
  if (more.length > 0 || headingKind(text) === undefined) return false;
  if (!last || spelledKind(text) || !spelledKind(last.text)) return true;
  const kind = headingKind(first?.text ?? '');
  return kind !== undefined && !isDateKind(kind);
}

/** The headings of a line: its texts, and the parts of those that are several. */
function headingsOf({ chunks }: PlacedLine): Chunk[] {
  return chunks.flatMap((chunk) => (isOneHeading(chunk) ? [chunk] : partsOf(chunk)));
}

function mayBeHeadings(line: PlacedLine): boolean {
  const text = textOf(line);
  return line.chunks.length > 1 && line.words.length <= 30 && !hasValues(text);
}

/** The lines of headings from a line on, each of which has one that is known; undefined where there are too few. */
function formAt(lines: readonly PlacedLine[], start: number): Form | undefined {
  if ((lines[start]?.chunks.length ?? 0) < MIN_HEADINGS) return undefined;
  const headings: Chunk[][] = [];
  for (const line of lines.slice(start, start + MOST_LINES)) {
    if (!mayBeHeadings(line) || (headings.length > 0 && line.afterBlank)) break;
    headings.push(headingsOf(line));
  }
  const areKnown = headings.every(
    (some) => some.filter(({ text }) => headingKind(text) !== undefined).length >= MIN_KNOWN,
  );
  return headings.length >= LEAST_LINES && areKnown ? { headings, end: start + headings.length } : undefined;
}

/** Whether a line begins with the name of somebody. */
function beginsWithName({ chunks: [first] }: PlacedLine): boolean {
  return first !== undefined && isName(first.text) && !isLabelled(first.text);
}

/** So many sums behind a name are those of a debt. */
const MIN_SUMS = 2;

/** Whether each line is a debt by itself, as the one above it, or what all come to: a name below its name, and several sums. */
function areWhole(lines: readonly PlacedLine[]): boolean {
  const left = lines[0]?.chunks[0]?.left;
  const isWhole = (line: PlacedLine) =>
    line.chunks[0]?.left === left &&
    (beginsWithName(line) || isTotalTitle(line.chunks[0]?.text ?? '')) &&
    line.words.filter(({ text }) => isMoneyWord(text)).length >= MIN_SUMS;
  return lines.length > 1 && lines.every(isWhole);
}

/** The lines of each debt below the headings: blank lines and rules part them, or else their names, after as many lines as headings have. */
function debtsBelow(lines: readonly PlacedLine[], start: number, height: number) {
  const groups: PlacedLine[][] = [[]];
  let index = start;
  for (; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || titleOf(line) || formAt(lines, index)) break;
    const isRule = RULE.test(textOf(line));
    if (isRule || line.afterBlank) groups.push([]);
    if (!isRule) groups.at(-1)?.push(line);
  }
  const debts = groups.flatMap((group) => {
    if (areWhole(group)) return [];
    const firsts = group.filter((_, at) => at % height === 0);
    const areSeveral = group.length % height === 0 && firsts.every(beginsWithName);
    return areSeveral ? firsts.map((_, at) => group.slice(at * height, (at + 1) * height)) : [group];
  });
  const isDebt = ({ length, 0: first }: readonly PlacedLine[]) =>
    length >= LEAST_LINES && length <= MOST_OF_A_DEBT && (first?.chunks.length ?? 0) > 1;
  return { debts: debts.filter(isDebt), end: index };
}

/** How an account is paid, behind the letter of its kind: `R01`, `I-05`, `O9B`. */
const CODE = /^[RIOMC]-?\d[\dA-Z]$/;

/**
 * The values of a line: its texts, parted before and behind sums, dates and codes that one blank parts from what is beside
 * them, and where a column begins that such a text fills up to.
 *
 * @param begins where columns begin, under their headings and in other debts
 */
function valuesOf({ chunks }: PlacedLine, begins: ReadonlySet<number>): Chunk[] {
  return chunks.flatMap(({ words }) => {
    const parts: Chunk['words'][number][][] = [];
    let isOpen = false;
    for (const word of words) {
      const isShaped = isMoneyWord(word.text) || readDate(word.text) !== undefined || CODE.test(word.text);
      if (isOpen && !isShaped && !begins.has(word.left)) parts.at(-1)?.push(word);
      else parts.push([word]);
      isOpen = !isShaped;
    }
    return parts.map(chunkOf);
  });
}

/** Where columns begin: a heading and, of the debts under it, a text. */
function beginsOf(some: readonly Chunk[], lines: readonly PlacedLine[]): ReadonlySet<number> {
  const begun = new Set(lines.flatMap(({ chunks }) => chunks.map(({ left }) => left)));
  return new Set(some.map(({ left }) => left).filter((left) => begun.has(left)));
}

/** The cells of a debt: of each line under the headings of that line. What stands under none goes with those over and below it in other debts. */
function cellsOf(
  headings: Form['headings'],
  bands: readonly (readonly Band[])[],
  begins: readonly ReadonlySet<number>[],
  debt: readonly PlacedLine[],
): (Chunk | undefined)[] {
  return headings.flatMap((some, row) => {
    const cells: (Chunk | undefined)[] = some.map(() => undefined);
    const [line, columns] = [debt[row], bands[row] ?? []];
    for (const value of line ? valuesOf(line, begins[row] ?? new Set()) : []) {
      const isUnder = some.some((heading) => overlap(value, heading) > 0);
      const column = bandOf(isUnder ? value : (columns[bandOf(value, columns)] ?? value), some);
      const before = cells[column];
      cells[column] = before ? chunkOf([...before.words, ...value.words]) : value;
    }
    return cells;
  });
}

function accountsOf({ headings }: Form, debts: readonly PlacedLine[][], inCollections: boolean): Account[] {
  const lines = headings.map((_, row) => debts.flatMap((debt) => debt[row] ?? []));
  const bands = lines.map((some) => bandsOf(some));
  const begins = headings.map((some, row) => beginsOf(some, lines[row] ?? []));
  const rows = debts.map((debt) => cellsOf(headings, bands, begins, debt));
  const texts = rows.map((cells) => cells.map((cell) => cell?.text ?? ''));
  if (areStacked(headings, texts)) return [];
  const labels = headings.flatMap((some) => some.map(({ text }) => text));
  const under = rows.map((cells, debt) => ({ cells, remarks: debts[debt]?.slice(headings.length) ?? [] }));
  return accountsUnder(labels, under, inCollections);
}

/**
 * Reads debts that stand on several lines each, under as many lines of headings, where every line has columns of its own:
 * the screens of lenders and the print images of bureaus.
 */
export function readLinesOfHeadings(lines: readonly PlacedLine[]): Account[] {
  const accounts: Account[] = [];
  let section: ReturnType<typeof titleOf>;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    section = (line && titleOf(line)) ?? section;
    const form = section === 'skipped' ? undefined : formAt(lines, index);
    if (!form) continue;
    const { debts, end } = debtsBelow(lines, form.end, form.headings.length);
    for (const account of accountsOf(form, debts, section === 'collections')) accounts.push(account);
    index = Math.max(index, end - 1);
  }
  return accounts;
}
