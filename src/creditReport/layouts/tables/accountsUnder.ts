import { type Account, accountOf, type Fact, unlabelledFact } from '../../account';
import { headingKind, spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { columnMeanings } from '../../meaning/columnMeanings';
import { distinct } from '../../meaning/columnValues';
import type { Span } from '../../page/lines';
import type { PlacedLine } from '../../page/placed';
import type { ReviewFlag } from '../../reviewFlags';
import { areHeadings } from './columns';
import { areNumbers } from './numbersUnderNames';
import { numberAlone } from './raggedTrades';
import { factsOfRemarks } from './tableRemarks';
import { isOfTotals } from './tables';
import { whoseIn } from './whoseDebt';

/** What a debt has under a heading, and where. */
export interface Cell extends Span {
  text: string;
}

/** A debt under several lines of headings: what it has under each heading, and the lines below. */
export interface UnderHeadings {
  cells: readonly (Cell | undefined)[];
  remarks: readonly PlacedLine[];
  flags?: readonly ReviewFlag[];
}

/** Whose debt it is, in a letter or two. */
const WHOSE = /^[A-Z]{0,2}$/;

/** What the headings say; beside who collects, the creditor is the one whose debt it was. */
function labelsIn(
  labels: readonly string[],
  rows: readonly (readonly string[])[],
  inCollections: boolean,
): readonly string[] {
  const isName = (label: string, column: number) =>
    headingKind(label) === 'name' && !rows.every((cells) => WHOSE.test(cells[column] ?? ''));
  const names = labels.filter(isName).length;
  return labels.map((label) =>
    inCollections && names > 1 && /^creditor(?: name)?$/i.test(label) ? `original ${label}` : label,
  );
}

/**
 * What the columns mean, the numbers of the accounts among them, though the heading right over these speaks of something
 * else, as where that of the line above names both: `CREDITOR NAME / ACCOUNT NO.`
 */
function withNumbers(
  meanings: readonly (LabelKind | undefined)[],
  rows: readonly (readonly string[])[],
): (LabelKind | undefined)[] {
  const isNumbered = (column: number) => {
    const values = rows.flatMap((cells) => cells[column] || []);
    return values.length === rows.length && distinct(values) === 1 && areNumbers(values);
  };
  const isPrinted = (index: number) => rows.some((cells) => (cells[index] ?? '') !== '');
  const column = meanings.some((kind, index) => kind === 'number' && isPrinted(index))
    ? -1
    : meanings.findIndex((kind, index) => (kind ?? 'text') === 'text' && isNumbered(index));
  return meanings.map((kind, index) => (index === column ? 'number' : kind));
}

/** The number of each debt, alone on the line right below it, where no heading speaks of it and most debts have one there. */
function numbersAlone(debts: readonly UnderHeadings[]): readonly Fact[][] {
  const found = debts.map(({ remarks: [first] }): Fact[] => {
    const number = first && first.words.length === 1 ? numberAlone(first) : undefined;
    return number ? [unlabelledFact('number', number.text, number)] : [];
  });
  const told = found.filter(({ length }) => length > 0).length;
  return told > 1 && told * 2 > debts.length ? found : [];
}

/**
 * The accounts under the headings of all lines of a form; none where these name no debts.
 *
 * @param beside the debts of its other parts
 */
export function accountsUnder(
  headings: readonly string[],
  debts: readonly UnderHeadings[],
  inCollections: boolean,
  beside: readonly UnderHeadings[] = [],
): Account[] {
  const texts = debts.map(({ cells }) => cells.map((cell) => cell?.text ?? ''));
  const labels = labelsIn(headings, texts, inCollections);
  const meanings = withNumbers(columnMeanings(labels, texts), texts);
  // Those who collect may stand under a heading of their own.
  const name = meanings.indexOf(meanings.includes('name') ? 'name' : 'agency');
  if (!areHeadings(meanings) || name < 0) return [];
  // Rows of labels with their values are no debts.
  if (texts.filter((cells) => spelledKind(cells[name] ?? '')).length * 2 >= texts.length) return [];
  const whose = whoseIn(
    texts.map((cells) => cells[name] ?? ''),
    beside.map(({ cells }) => cells[name]?.text ?? ''),
  );
  const numbers = meanings.includes('number') ? [] : numbersAlone(debts);
  return debts.flatMap(({ cells, remarks, flags = [] }, debt) => {
    if (isOfTotals(texts[debt] ?? [])) return [];
    const facts = cells.flatMap((cell, column): Fact[] => {
      const meaning = meanings[column];
      const kind = meaning === undefined || meaning === 'veto' ? 'text' : meaning;
      if (!cell) return [];
      const { text, from, to } = cell;
      const values = [column === name ? text.slice(whose[debt]) : text];
      return [{ kind, label: labelText(labels[column] ?? ''), values, span: { from, to } }];
    });
    const told = [...facts, ...(numbers[debt] ?? []), ...factsOfRemarks(remarks, meanings, inCollections)];
    return accountOf(told, {
      inCollections,
      flags,
    });
  });
}
