import { type Account, accountOf, type Fact, unlabelledFact } from '../../account';
import { labelAt } from '../../lexicon/labels';
import { isMoneyKind } from '../../lexicon/shapes';
import type { Span } from '../../page/lines';
import { chunkOf, type PlacedLine, type Word } from '../../page/placed';
import { isMoneyWord } from '../../pieces/amounts';
import { isName } from '../../pieces/names';
import { textOf } from './stackedHeadings';

/** Headings that a page broke stand on so many lines at most, each so long. */
const [MOST_LINES, LONGEST_LINE] = [14, 220];
/** So many sums at least tell by their order which is which. */
const MIN_SUMS = 2;
/** A row has no more words; and so many of them say other things behind its first sum: a box, what kind of loan it is. */
const [MOST_WORDS, MOST_OTHERS] = [24, 5];
/** A column of kinds may stand before the names, as its heading right above or in their line says; and what forms call them. */
const [KINDS_BEFORE, MOST_ABOVE] = [/\b(?:account|debt|loan) type\b/i, 3];
const KIND =
  /^(?:revolving|installment|open(?: 30[- ]day)?|lease(?: \(not real estate\))?|mortgage|heloc|other) /i;
/** What stands in headings of names, and no value in any. */
const [NAME, VALUE] = [/\bname\b/i, /[\d$]/];

/** A word of the number before the sums: its last, and what stands in groups before that. */
const [LAST_OF_NUMBER, GROUP_OF_NUMBER] = [/^-?(?=.*\d{3})[A-Za-z\d*•#.-]{3,}$/, /^(?=.*\d)[\dXx*•]{3,6}$/];

type Heading = Pick<Fact, 'kind' | 'label'>;

/** The headings of sums in their order, and the index of the first row below. */
interface Form {
  sums: readonly Heading[];
  hasKinds: boolean;
  end: number;
}

/** The headings that are known among words, in their order. */
function headingsIn(words: readonly string[]): Heading[] {
  const found: Heading[] = [];
  for (let index = 0; index < words.length; ) {
    const label = labelAt(words, index);
    if (label) found.push({ kind: label.kind, label: label.text });
    index += label?.words ?? 1;
  }
  return found;
}

/** Whether a line of headings names the creditor, and right behind him the number. */
function namesCreditor(text: string): boolean {
  if (text.length > LONGEST_LINE || !NAME.test(text) || VALUE.test(text)) return false;
  const headings = headingsIn(text.split(' '));
  const name = headings.findIndex(({ kind }) => kind === 'name');
  return name >= 0 && headings[name + 1]?.kind === 'number';
}

/** The form whose creditors a line names: its headings go on below, down to the first sum. */
function formAt(lines: readonly PlacedLine[], start: number): Form | undefined {
  const texts = lines.slice(start, start + MOST_LINES).map(textOf);
  const [first = ''] = texts;
  if (!namesCreditor(first)) return undefined;
  const height = texts.findIndex((text) => text.includes('$'));
  if (height < 1) return undefined;
  const words = texts.slice(0, height).flatMap((text) => text.split(' '));
  const sums = headingsIn(words).filter(({ kind }) => isMoneyKind(kind));
  const isForm = (['balance', 'paying'] as const).every((kind) => sums.some((one) => one.kind === kind));
  const above = lines.slice(Math.max(0, start - MOST_ABOVE), start + 1);
  const hasKinds = above.some((line) => KINDS_BEFORE.test(textOf(line)));
  return isForm ? { sums, hasKinds, end: start + height } : undefined;
}

/** A sum of a row, with the dollar sign that a blank may part from it, and whether it stands right behind other words. */
interface Sum extends Span {
  text: string;
  isApart: boolean;
}

const isSum = ({ text }: Word) => isMoneyWord(text);

/** The sums of a row; undefined where it says too much besides. */
function sumsOf(words: readonly Word[]): Sum[] | undefined {
  const isOther = (word: Word | undefined) => word !== undefined && !isSum(word) && word.text !== '$';
  if (words.filter(isOther).length > MOST_OTHERS) return undefined;
  return words.flatMap((word, index): Sum[] => {
    if (!isSum(word)) return [];
    const hasSign = words[index - 1]?.text === '$';
    const { text, from, to } = chunkOf(words.slice(hasSign ? index - 1 : index, index + 1));
    return [{ text, from, to, isApart: isOther(words[index - (hasSign ? 2 : 1)]) }];
  });
}

/** The index of the first word of the number that ends some words; behind the last of them where none does. */
function startOfNumber(words: readonly Word[]): number {
  if (!LAST_OF_NUMBER.test(words.at(-1)?.text ?? '')) return words.length;
  let start = words.length - 1;
  while (start > 1 && GROUP_OF_NUMBER.test(words[start - 1]?.text ?? '')) start -= 1;
  return start;
}

/** A limit at the end of a row, whose heading may stand above all others. */
const LIMIT: Heading = { kind: 'money', label: 'credit limit' };

/** The headings of the sums of a row; none where they are not as many. */
function headingsOfSums(sums: readonly Sum[], headings: readonly Heading[]): readonly Heading[] {
  if (sums.length < MIN_SUMS || sums.length > headings.length + 1) return [];
  if (sums.length <= headings.length) return headings;
  return sums.at(-1)?.isApart ? [...headings, LIMIT] : [];
}

/** The debt of a row: its name, its number, and sums under the first of the headings. */
function debtOn({ words }: PlacedLine, { sums, hasKinds }: Form): Account | undefined {
  if (words.length > MOST_WORDS) return undefined;
  const behind = words.findIndex((word) => word.text === '$' || isSum(word));
  if (behind < 1) return undefined;
  const before = words.slice(0, behind);
  const [kind = ''] = hasKinds ? (KIND.exec(chunkOf(before).text) ?? []) : [];
  const start = startOfNumber(before);
  const number = start < behind ? chunkOf(before.slice(start)) : undefined;
  // Without its kind and its number a row may be anything.
  if (!number && kind === '') return undefined;
  const name = chunkOf(before.slice(kind.split(' ').length - 1, start));
  const told = sumsOf(words.slice(behind)) ?? [];
  const headings = headingsOfSums(told, sums);
  if (!isName(name.text) || headings.length === 0) return undefined;
  return accountOf([
    unlabelledFact('name', name.text, name),
    ...(number ? [unlabelledFact('number', number.text.replace(/^-/, ''), number)] : []),
    ...told.flatMap(({ text, from, to }, index): Fact[] => {
      const heading = headings[index];
      return heading ? [{ ...heading, values: [text], span: { from, to } }] : [];
    }),
  ]);
}

/**
 * Reads the rows of a form whose headings a page broke over many lines, and that has lost the gaps between its columns, as
 * an application for a loan: the order of the headings alone tells which sum is which. A limit at the end may be missing.
 */
export function readSumsInOrder(lines: readonly PlacedLine[]): Account[] {
  const accounts: Account[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const form = formAt(lines, index);
    if (!form) continue;
    let end = form.end;
    for (; end < lines.length; end += 1) {
      const line = lines[end];
      const debt = line && debtOn(line, form);
      if (!debt) break;
      accounts.push(debt);
    }
    index = Math.max(index, end - 1);
  }
  return accounts;
}
