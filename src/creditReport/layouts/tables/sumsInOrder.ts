import { type Account, accountOf, type Fact, unlabelledFact } from '../../account';
import { labelAt } from '../../lexicon/labels';
import { isMoneyKind } from '../../lexicon/shapes';
import { chunkOf, type PlacedLine, type Word } from '../../page/placed';
import { isMoneyWord } from '../../pieces/amounts';
import { isName } from '../../pieces/names';
import { numberCost } from './seatWords';
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

/** The sums of a row, each with the dollar sign that a blank may part from it; undefined where other words are too many. */
function sumsOf(words: readonly Word[]): Word[] | undefined {
  const isSum = ({ text }: Word) => isMoneyWord(text);
  const others = words.filter((word) => !isSum(word) && word.text !== '$');
  if (others.length > MOST_OTHERS) return undefined;
  return words.flatMap((word, index) => {
    const sign = words[index - 1];
    if (!isSum(word)) return [];
    return [sign?.text === '$' ? chunkOf([sign, word]) : word];
  });
}

/** The debt of a row: its name, its number, and sums under the first of the headings. */
function debtOn({ words }: PlacedLine, { sums, hasKinds }: Form): Account | undefined {
  if (words.length > MOST_WORDS) return undefined;
  const behind = words.findIndex(({ text }) => text === '$' || isMoneyWord(text));
  const number = words[behind - 1];
  if (behind < 2 || !number || numberCost([number.text]) !== 0) return undefined;
  const whole = chunkOf(words.slice(0, behind - 1)).text;
  const [kind = ''] = hasKinds ? (KIND.exec(whole) ?? []) : [];
  const name = chunkOf(words.slice(kind.split(' ').length - 1, behind - 1));
  const told = sumsOf(words.slice(behind));
  if (!isName(name.text) || !told || told.length < MIN_SUMS || told.length > sums.length) return undefined;
  return accountOf([
    unlabelledFact('name', name.text, name),
    unlabelledFact('number', number.text, number),
    ...told.flatMap((sum, index): Fact[] => {
      const heading = sums[index];
      const { text, from, to } = sum;
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
