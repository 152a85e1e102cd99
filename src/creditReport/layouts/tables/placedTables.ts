import { type Account, accountOf, type Fact } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { columnMeanings } from '../../meaning/columnMeanings';
import { type Band, cellsIn } from '../../page/bands';
import { type Span, spanOf } from '../../page/lines';
import type { PlacedLine } from '../../page/placed';
import { isMoneyWord } from '../../pieces/amounts';
import type { Section } from '../../pieces/sections';
import { areHeadings } from './columns';
import { linesUnder } from './linesUnder';
import { type DebtLines, debtsOf, titleOf } from './rowsOfDebts';
import { headingsEnd, headingsOver, labelsOf } from './stackedHeadings';
import { beginningOfName, endOfName, factsOfRemarks, mayGoOn, numberIn, numbersBelow } from './tableRemarks';
import { isOfTotals } from './tables';

/** A value of a debt with its place. */
interface Value extends Span {
  text: string;
}

/** What stands in one place of every debt: its label, and the value of each debt. */
interface Slot {
  label: string;
  values: (Value | undefined)[];
  meaning?: LabelKind | undefined;
}

/** A line below the first has a slot where so many debts have a value there, one in so many. */
const ONE_IN = 8;
/** A number of so few digits counts something. */
const MAX_COUNT = 3;
/** So many headings that are known make it worth looking for a table. */
const MIN_KNOWN = 2;
/** Every line is looked at so many times at most, so that reading takes time in proportion to the text. */
const MOST_LOOKED = 4;
function isMoney(values: readonly (Value | undefined)[]): boolean {
  const printed = values.flatMap((value) => value?.text ?? []);
  return printed.filter((text) => isMoneyWord(text.split(' ').at(-1) ?? '')).length * 2 > printed.length;
}

/** Puts the lines of a text in a column together; a hyphen at the end of one joins the word. */
function joined(above: Value | undefined, below: Value | undefined): Value | undefined {
  if (!above || !below) return above ?? below;
  const text = /\p{L}-$/u.test(above.text)
    ? `${above.text.slice(0, -1)}${below.text}`
    : `${above.text} ${below.text}`;
  return { text, ...spanOf([above, below]) };
}

/** What the debts have in one column: one value each, or one on each of their lines. */
function slotsOf(stacked: readonly string[], lines: readonly (readonly (Value | undefined)[])[]): Slot[] {
  const filled = lines.filter((values, line) => {
    const count = values.filter(Boolean).length;
    return count > 0 && (line === 0 || count * ONE_IN >= values.length);
  });
  const labels = labelsOf(stacked, filled.length);
  const slots: Slot[] = [];
  for (const [index, values] of filled.entries()) {
    const [first] = slots;
    const label = labels[index];
    if (label !== undefined || !first) slots.push({ label: label ?? '', values: [...values] });
    else if (isMoney(values) === isMoney(first.values))
      first.values = first.values.map((value, debt) => joined(value, values[debt]));
    // What is paid by its terms stands under them, and has no heading of its own.
    else {
      const isOfTerms = isMoney(values) && /^terms?$/.test(labelText(first.label));
      slots.push({
        label: isOfTerms ? `${first.label} payment` : '',
        values: [...values],
        meaning: isOfTerms ? 'paying' : undefined,
      });
    }
  }
  return slots;
}

/** Whether most debts have a name, or a number longer than a count has. */
function areNamed(slots: readonly Slot[]): boolean {
  return slots.some(
    ({ meaning, values }) =>
      (meaning === 'name' || meaning === 'agency' || meaning === 'number') &&
      values.filter((value) => value && value.text.length > MAX_COUNT).length * 2 >= values.length,
  );
}

/** Reads the debts of lines under headings. */
function accountsOf(
  headings: readonly PlacedLine[],
  bands: readonly Band[],
  debts: readonly DebtLines[],
  isSkipped: boolean,
): Account[] {
  const height = Math.max(1, ...debts.map(({ values }) => values.length));
  const cells = debts.map(({ values }) => values.map((line) => cellsIn(line.words, bands)));
  const slots = headingsOver(headings, bands).flatMap((stacked, column) =>
    slotsOf(
      stacked,
      Array.from({ length: height }, (_, line) => cells.map((rows) => rows[line]?.[column])),
    ),
  );
  const open = slots.filter(({ meaning }) => !meaning);
  const meanings = columnMeanings(
    open.map(({ label }) => label),
    debts.map((_, debt) => open.map(({ values }) => values[debt]?.text ?? '')),
  );
  for (const [index, slot] of open.entries()) slot.meaning = meanings[index];
  const columns = slots.map(({ meaning }) => meaning);
  if (!areHeadings(columns) || !areNamed(slots)) return [];
  const hasNumber = columns.includes('number');
  const nameAt = cells[0]?.[0]?.findIndex((cell) => cell !== undefined) ?? 0;
  const alone = numbersBelow(debts.map(({ remarks }) => remarks));
  const accounts: Account[] = [];
  for (const [debt, { remarks, values, inCollections }] of debts.entries()) {
    const [below] = values.length === 1 ? remarks : [];
    const rest = endOfName(below) ?? (hasNumber ? undefined : alone[debt]?.rest);
    const begun = beginningOfName(debts[debt - 1]?.remarks.at(-1), cells[debt]?.[0]?.[nameAt]);
    const factsIn = (own: readonly Slot[]) =>
      own.flatMap(({ label, values, meaning }): Fact[] => {
        const isName = meaning === 'name' || meaning === 'agency';
        const value = isName && values[debt] ? joined(joined(begun, values[debt]), rest) : values[debt];
        const kind = meaning === 'veto' ? 'text' : (meaning ?? 'text');
        if (!value) return [];
        const { text, from, to } = value;
        return [{ kind, label: labelText(label), values: [text], span: { from, to } }];
      });
    const facts = factsIn(slots.filter(({ label, meaning }) => meaning || label === ''));
    const unknown = factsIn(slots.filter(({ label, meaning }) => !meaning && label !== ''));
    const isTotal = isOfTotals(facts.flatMap(({ values }) => values));
    const flags = below && !rest && mayGoOn(below, facts) ? (['multi-line-name'] as const) : [];
    const numbers = hasNumber
      ? []
      : (alone[debt]?.number ?? remarks.flatMap(({ chunks }) => chunks.flatMap(numberIn)));
    const account = accountOf([...facts, ...numbers, ...factsOfRemarks(remarks, columns)], {
      inCollections,
      isSkipped,
      flags,
      ...(unknown.length > 0 && { unknown }),
    });
    if (!isTotal) accounts.push(account);
  }
  return accounts;
}

/** Whether lines say enough over columns to be looked at as headings. */
function areKnown(headings: readonly PlacedLine[]): boolean {
  const chunks = headings.flatMap((line) => line.chunks);
  return (
    (headings[0]?.chunks.length ?? 0) > 1 &&
    headings.some((line) => line.chunks.length > 2) &&
    chunks.filter(({ text }) => headingKind(text.replace(/\/$/, '')) !== undefined).length >= MIN_KNOWN
  );
}

/**
 * Reads tables whose columns are seen by their place: the headings may be stacked over each other, a debt may stand on
 * several lines with a value on each, and remarks, rules and titles between the debts belong to no column.
 */
export function readPlacedTables(lines: readonly PlacedLine[]): Account[] {
  const accounts: Account[] = [];
  let [index, looked] = [0, 0];
  let section: Section | undefined;
  while (index < lines.length && looked < lines.length * MOST_LOOKED) {
    const headingEnd = headingsEnd(lines, index);
    const headings = lines.slice(index, headingEnd);
    const [line] = lines.slice(index, index + 1);
    section = (line && titleOf(line)) ?? section;
    index += 1;
    if (!areKnown(headings)) continue;
    const { under, end } = linesUnder(headings, lines, headingEnd);
    const { bands, debts } = debtsOf(under, headings);
    const found = debts.length > 0 ? accountsOf(headings, bands, debts, section === 'skipped') : [];
    for (const account of found) accounts.push(account);
    looked += end - headingEnd;
    if (found.length > 0) index = end;
  }
  return accounts;
}
