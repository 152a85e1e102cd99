import { type Account, accountOf, type Fact } from '../../account';
import { headingKind, labelAt } from '../../lexicon/labels';
import { labelText } from '../../lexicon/labelText';
import { columnMeanings } from '../../meaning/columnMeanings';
import { isDay } from '../../meaning/newerLabel';
import { cellsIn } from '../../page/bands';
import type { PlacedLine } from '../../page/placed';
import type { Section } from '../../pieces/sections';
import { areHeadings } from './columns';
import { linesUnder } from './linesUnder';
import { withoutSources } from './numbersUnderNames';
import { cellsBelow, type PartedBand } from './partedBands';
import { joined, type Slot, slotsOfParts, type Value } from './placedSlots';
import { type DebtLines, debtsOf, titleOf } from './rowsOfDebts';
import { headingsEnd, headingsOver } from './stackedHeadings';
import {
  actsFor,
  beginningOfName,
  endOfName,
  factsOfRemarks,
  mayGoOn,
  numberIn,
  numbersBelow,
  restBelow,
  withoutAgent,
} from './tableRemarks';
import { isOfTotals } from './tables';
import { wholeTexts } from './wholeTexts';
import { whoseIn } from './whoseDebt';

/** A number of so few digits counts something. */
const MAX_COUNT = 3;
/** So many headings that are known make it worth looking for a table. */
const MIN_KNOWN = 2;
/** Every line is looked at so many times at most, so that reading takes time in proportion to the text. */
const MOST_LOOKED = 4;

/** Whether most debts have a name, or a number longer than a count has. */
function areNamed(slots: readonly Slot[]): boolean {
  return slots.some(
    ({ meaning, values }) =>
      (meaning === 'name' || meaning === 'agency' || meaning === 'number') &&
      values.filter((value) => value && value.text.length > MAX_COUNT).length * 2 >= values.length,
  );
}

/** Names without the letters before them that say whose accounts they are, where each has some. */
function withoutWhose(names: Slot['values']): Slot['values'] {
  const whose = whoseIn(names.flatMap((name) => name?.text ?? []));
  let at = 0;
  return names.map((name) => {
    if (!name) return undefined;
    const length = whose[at++] ?? 0;
    return { ...name, text: name.text.slice(length), from: name.from + length };
  });
}

/** A month or a day at the end of a value, in a column that one blank parts from that of the days. */
const DATE_BEHIND = /(?<=\S) \d{1,2}\/(?:\d{1,2}\/)?\d{2,4}$/;
/** One value alone may be called so. */
const MIN_DATED = 2;

const OF_TERMS = /\bterms?\b/i;

/** Names, numbers or terms without the days that stand in a column right beside them, where all have one; most terms are enough. */
function withoutDates(values: Slot['values'], areTerms: boolean): Slot['values'] {
  const told = values.filter((value) => value !== undefined);
  const dated = told.filter(({ text }) => DATE_BEHIND.test(text)).length;
  const areDated = areTerms ? dated * 2 > told.length : dated === told.length;
  if (told.length < MIN_DATED || !areDated) return values;
  return values.map((value) => {
    const text = value?.text.replace(DATE_BEHIND, '') ?? '';
    return value && { ...value, text, to: value.to - (value.text.length - text.length) };
  });
}

/** Whether a line of headings names the numbers of accounts. */
function headsNumbers({ words }: PlacedLine): boolean {
  const texts = words.map(({ text }) => text);
  return texts.some((_, at) => labelAt(texts, at)?.kind === 'number');
}

/** Reads the debts of lines under headings. */
function accountsOf(
  headings: readonly PlacedLine[],
  columns: readonly PartedBand[],
  debts: readonly DebtLines[],
  isSkipped: boolean,
): Account[] {
  const height = Math.max(1, ...debts.map(({ values }) => values.length));
  const bands = columns.flatMap(({ parts }) => parts);
  const cells = debts.map(({ values }) =>
    values.map(({ words }, line) =>
      line === 0 ? wholeTexts(cellsIn(words, bands)) : cellsBelow(words, columns).map(withoutSources),
    ),
  );
  const lines = Array.from({ length: height }, (_, line) =>
    bands.map((_, part) => cells.map((rows) => rows[line]?.[part])),
  );
  const stacks = headingsOver(headings, bands);
  let end = 0;
  const slots = columns.flatMap(({ parts }) => {
    const start = end;
    end += parts.length;
    return slotsOfParts(
      stacks[start] ?? [],
      lines.map((values) => values.slice(start, end)),
    );
  });
  const open = slots.filter(({ meaning }) => !meaning);
  const meanings = columnMeanings(
    open.map(({ label }) => label),
    debts.map((_, debt) => open.map(({ values }) => values[debt]?.text ?? '')),
  );
  for (const [index, slot] of open.entries()) slot.meaning = meanings[index];
  for (const slot of slots) {
    const areTerms = OF_TERMS.test(slot.label);
    if (areTerms || slot.meaning === 'name' || slot.meaning === 'number')
      slot.values = withoutDates(slot.values, areTerms);
  }
  const named = slots.find(({ meaning }) => meaning === 'name');
  if (named) named.values = withoutWhose(named.values);
  const kinds = slots.map(({ meaning }) => meaning);
  if (!areHeadings(kinds) || !areNamed(slots)) return [];
  const hasNumber = kinds.includes('number');
  const nameAt = cells[0]?.[0]?.findIndex((cell) => cell !== undefined) ?? 0;
  const alone = numbersBelow(
    debts.map(({ remarks }) => remarks),
    headings.some(headsNumbers),
  );
  const accounts: Account[] = [];
  for (const [debt, { remarks, values, inCollections }] of debts.entries()) {
    const [below] = values.length === 1 ? remarks : [];
    const ofRow = cells[debt]?.[0] ?? [];
    const nameEnd = named?.values[debt]?.to ?? -1;
    const nameCell = ofRow.find((cell) => cell && cell.from < nameEnd && nameEnd <= cell.to) ?? ofRow[nameAt];
    const rest = endOfName(below, nameCell) ?? (hasNumber ? undefined : alone[debt]?.rest);
    const others = actsFor(below, nameCell);
    const begun = beginningOfName(debts[debt - 1]?.remarks.at(-1), nameCell);
    const withRest = (value: Value) =>
      joined(
        value,
        restBelow(
          below,
          ofRow.find((cell) => cell?.from === value.from),
        ),
      );
    const factsIn = (own: readonly Slot[]) =>
      own.flatMap(({ label, values, meaning }): Fact[] => {
        const isName = meaning === 'name' || meaning === 'agency';
        const isStatus = meaning === 'status' || meaning === 'statusLoose';
        const own = values[debt];
        const value =
          own && isName ? joined(joined(begun, own), rest) : own && isStatus ? withRest(own) : own;
        const kind = meaning === 'veto' ? 'text' : (meaning ?? 'text');
        if (!value) return [];
        const { from, to } = value;
        const text = isName && others.length > 0 ? withoutAgent(value.text) : value.text;
        return [{ kind, label: labelText(label), values: [text], span: { from, to } }];
      });
    const facts = factsIn(slots.filter(({ label, meaning }) => meaning || label === ''));
    const unknown = factsIn(slots.filter(({ label, meaning }) => !meaning && label !== ''));
    const isTotal = isOfTotals(facts.flatMap(({ values }) => values));
    const isWhole = rest !== undefined || others.length > 0;
    const flags = below && !isWhole && mayGoOn(below, facts) ? (['multi-line-name'] as const) : [];
    const numbers = hasNumber
      ? []
      : (alone[debt]?.number ?? remarks.flatMap(({ chunks }) => chunks.flatMap(numberIn)));
    const account = accountOf(
      [...facts, ...others, ...numbers, ...factsOfRemarks(remarks, kinds, inCollections)],
      {
        inCollections,
        isSkipped,
        flags,
        ...(unknown.length > 0 && { unknown }),
      },
    );
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
    chunks.filter(({ text }) => headingKind(text.replace(/\/$/, '')) !== undefined || isDay(text)).length >=
      MIN_KNOWN
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
    const { columns, debts } = debtsOf(under, headings);
    const found = debts.length > 0 ? accountsOf(headings, columns, debts, section === 'skipped') : [];
    for (const account of found) accounts.push(account);
    looked += end - headingEnd;
    if (found.length > 0) index = end;
  }
  return accounts;
}
