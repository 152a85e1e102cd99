import { expect, it } from 'vitest';
import { compared } from '../../../src/creditReport/likely/compared';
import { seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';
import type { ReportedDebt } from '../../../src/creditReport/reportedDebt';
import type { ReviewFlag } from '../../../src/creditReport/reviewFlags';

/**
 * What becomes of a name that was read, where other words of a text are as likely to be one, and `$500` is a balance.
 *
 * @param own how likely each of its own words is to be one
 */
function nameBeside(
  text: string,
  { read, label, own }: { read: string; label?: string; own: number },
  { first, last, likely }: { first: string; last: string; likely: number },
): string {
  const [page] = pagesOf({ text, tables: [] });
  const [debt] = readByRules({ text: 'Creditor: OAK\nBalance: $5', tables: [] }).debts;
  if (!page || !debt) throw new Error('nothing was read');
  const seen = seenOf(page.source, page.lines);
  const at = (word: string) => seen.words.findIndex((one) => one.text === word);
  const from = text.indexOf(read);
  const sources = { accountName: { from, to: from + read.length, line: read, label } };
  const runs = [
    { part: 'name', first: at(first), last: at(last), likely },
    { part: 'balance', first: at('$500'), last: at('$500'), likely: 1 },
  ] as const;
  const weighed = { page, seen, decided: new Set<number>(), likely: { debts: [], likelyAs: () => own } };
  const { accountName, review } = compared(
    { ...debt, accountName: read, sources, review: [] },
    runs,
    weighed,
  );
  return [accountName, ...review].join(' ');
}

/** What becomes of an unlikely name on the first line, where another is likely on the second. */
function unlikely(read: string, label?: string): string {
  const found = { first: 'ASH', last: 'CO', likely: 1 };
  return nameBeside(`${read}\nASH CO $500`, { read, own: 0, ...(label && { label }) }, found);
}

it.each([
  ['gives way to one that is likely', 'brenda m', undefined, 'ASH CO name-guessed'],
  ['is only marked where it has a word of a company', 'brenda bank', undefined, 'brenda bank name-guessed'],
  ['is only marked where a label says that it is one', 'brenda m', 'creditor', 'brenda m name-guessed'],
])('an unlikely name %s', (_, name, label, read) => {
  expect(unlikely(name, label)).toBe(read);
});

it.each([
  ['loses figures that are likely none of it', 'OAK BANK 04/19 11/09', 'OAK BANK 04/19 11/09', ['OAK', 'BANK'], 0.9, 'OAK BANK name-guessed'],
  ['keeps figures that may be of it', 'OAK BANK 04/19', 'OAK BANK 04/19', ['OAK', 'BANK'], 0.8, 'OAK BANK 04/19'],
  ['keeps words, however it is likelier without', 'OAK BANK sofa', 'OAK BANK sofa', ['OAK', 'BANK'], 0.99, 'OAK BANK sofa'],
  ['gains words that are likely of it', 'OAK GROVE BANK', 'OAK GROVE', ['OAK', 'BANK'], 0.7, 'OAK GROVE BANK name-guessed'],
  ['gains no word without the letter behind it', 'OAK GROVE Group A', 'OAK GROVE', ['OAK', 'Group'], 0.99, 'OAK GROVE'],
  ['gains no kind of debt that is less likely of it', 'OAK GROVE card', 'OAK GROVE', ['OAK', 'card'], 0.85, 'OAK GROVE'],
  ['gains a kind of debt that is', 'OAK GROVE card', 'OAK GROVE', ['OAK', 'card'], 0.95, 'OAK GROVE card name-guessed'],
  ['gains no mark behind which others stand', 'OAK GROVE / BANK', 'OAK GROVE', ['OAK', '/'], 0.9, 'OAK GROVE'],
  ['gains no bracket that only opens', 'OAK GROVE ( BANK', 'OAK GROVE', ['OAK', '('], 0.9, 'OAK GROVE'],
  ['gains no word for how it stands', 'OAK GROVE current', 'OAK GROVE', ['OAK', 'current'], 0.9, 'OAK GROVE'],
  ['does not gain itself', 'OAK GROVE OAK GROVE BANK', 'OAK GROVE', ['OAK', 'BANK'], 0.9, 'OAK GROVE'],
  ['gains no label of a sum', 'OAK GROVE min', 'OAK GROVE', ['OAK', 'min'], 0.9, 'OAK GROVE'],
  ['gains none behind a mark that parts them', 'OAK GROVE / BANK', 'OAK GROVE', ['OAK', 'BANK'], 0.9, 'OAK GROVE'],
  ['gains none behind a mark that ends it', 'OAK GROVE, BANK', 'OAK GROVE', ['OAK', 'BANK'], 0.9, 'OAK GROVE'],
  ['gains none that hardly are', 'OAK GROVE BANK', 'OAK GROVE', ['OAK', 'BANK'], 0.5, 'OAK GROVE'],
  ['stays where another part of the line overlaps it', 'OAK GROVE BANK', 'OAK GROVE', ['GROVE', 'BANK'], 0.9, 'OAK GROVE'],
] as const)('a name %s', (_, line, read, [first, last], likely, name) => {
  expect(nameBeside(`${line} $500`, { read, label: 'creditor', own: 1 }, { first, last, likely })).toBe(name);
}); // biome-ignore format: rows are read in lines

it('a payment is not filled with the words that the balance was read from', () => {
  const text = 'OAK BANK / paying as agreed / $500 / $25';
  const [page] = pagesOf({ text, tables: [] });
  const [debt] = readByRules({ text: 'Creditor: OAK BANK\nBalance: $500', tables: [] }).debts;
  if (!page || !debt) throw new Error('nothing was read');
  const seen = seenOf(page.source, page.lines);
  const from = text.indexOf('$500');
  const sources = { amount: { from, to: from + 4, line: '$500' } };
  const weighed = { page, seen, decided: new Set<number>(), likely: { debts: [], likelyAs: () => 1 } };
  const at = (word: string) => seen.words.findIndex((one) => one.text === word);
  const paid = (sum: string) => {
    const runs = [
      { part: 'name', first: at('OAK'), last: at('BANK'), likely: 1 },
      { part: 'balance', first: at('$500'), last: at('$500'), likely: 1 },
      { part: 'paying', first: at(sum), last: at(sum), likely: 0.9 },
    ] as const;
    return compared({ ...debt, sources }, runs, weighed).payingText;
  };
  expect(paid('$500')).toBe('');
  expect(paid('$25')).toBe('$25');
});

/** How likely the fields of a debt are what they were read as, where that is not certain. */
type LikelyFields = Partial<Record<'name' | 'number' | 'balance', number>>;

/**
 * What is in doubt of a debt in the end.
 *
 * @param labelled the fields that stand under labels
 * @param before what the rules are in doubt of
 * @param read what was read otherwise than it stands
 */
function doubtsOf(
  likely: LikelyFields,
  labelled: readonly string[] = [],
  before: readonly ReviewFlag[] = [],
  read: Partial<Pick<ReportedDebt, 'accountName' | 'accountNumber'>> = {},
): readonly ReviewFlag[] {
  const text = 'OAK BANK / XXXX4417 / $500';
  const [page] = pagesOf({ text, tables: [] });
  const [debt] = readByRules({ text: 'Creditor: OAK BANK\nBalance: $500', tables: [] }).debts;
  if (!page || !debt) throw new Error('nothing was read');
  const placeOf = (field: string, words: string) => {
    const from = text.indexOf(words);
    const label = labelled.includes(field) ? 'Printed' : undefined;
    return { [field]: { from, to: from + words.length, line: text, label } };
  };
  const sources = {
    ...placeOf('accountName', 'OAK BANK'),
    ...placeOf('accountNumber', 'XXXX4417'),
    ...placeOf('amount', '$500'),
  };
  const likelyAs = (_: number, part: string) => likely[part as keyof LikelyFields] ?? 1;
  const seen = seenOf(page.source, page.lines);
  const weighed = { page, seen, decided: new Set<number>(), likely: { debts: [], likelyAs } };
  const own = { ...debt, accountNumber: 'XXXX4417', ...read, sources, review: before };
  return compared(own, [], weighed).review;
}

it.each([
  ['an amount that hardly may be one', { balance: 0.4 }, [], ['amount-guessed']],
  ['no amount under a label that may be one', { balance: 0.4 }, ['amount'], []],
  ['an amount under a label that is certainly none', { balance: 0.01 }, ['amount'], ['amount-guessed']],
  ['a number that hardly may be one', { number: 0.4 }, [], ['number-guessed']],
  ['no number under a label that may be one', { number: 0.4 }, ['accountNumber'], []],
  ['a number under a label that hardly is one', { number: 0.1 }, ['accountNumber'], ['number-guessed']],
  ['a name that may be none', { name: 0.5 }, ['amount'], ['name-guessed']],
  ['no name over labels that may be none', { name: 0.5 }, ['amount', 'accountNumber'], []],
  ['a name over labels that hardly is one', { name: 0.05 }, ['amount', 'accountNumber'], ['name-guessed']],
  ['no name under a label of names that may be none', { name: 0.5 }, ['accountName'], []],
  ['a name under a label of names that hardly is one', { name: 0.2 }, ['accountName'], ['name-guessed']],
] as const)('is doubted: %s', (_, likely, labelled, review) => {
  expect(doubtsOf(likely, labelled)).toEqual(review);
});

it('is doubted as before under a label: a number of two words, a name with a bracket', () => {
  const labelled = ['accountName', 'accountNumber'];
  expect(doubtsOf({ number: 0.4 }, labelled, [], { accountNumber: 'XXXX4417 11/24' })).toEqual([
    'number-guessed',
  ]);
  expect(doubtsOf({ name: 0.5 }, labelled, [], { accountName: 'OAK BANK (sofa' })).toEqual(['name-guessed']);
});

it.each([
  ['an amount that surely is one', { balance: 0.95 }, ['amount-guessed'], []],
  ['a number that surely is one', { number: 0.95 }, ['number-guessed'], []],
  ['a name that surely is one', { name: 0.95 }, ['name-guessed'], []],
  ['an amount beside a name that is not', { name: 0.85 }, ['amount-guessed', 'name-guessed'], ['name-guessed']],
  ['no amount that most likely is one', { balance: 0.85 }, ['amount-guessed'], ['amount-guessed']],
  ['no other doubt', {}, ['amount-about', 'name-guessed'], ['amount-about']],
  ['nothing of a row of which all is in doubt', {}, ['amount-guessed', 'name-guessed', 'number-guessed'], ['amount-guessed', 'name-guessed', 'number-guessed']],
] as const)('what the rules doubt is settled: %s', (_, likely, before, review) => {
  expect(doubtsOf(likely, [], before)).toEqual(review);
}); // biome-ignore format: rows are read in lines

it.each([
  ['a mark', { accountName: 'OAK BANK | sofa' }, 'name-guessed'],
  ['a bracket', { accountName: 'OAK BANK (sofa' }, 'name-guessed'],
  ['a figure', { accountName: 'OAK BANK 44' }, 'name-guessed'],
  ['a second word', { accountNumber: 'XXXX4417 11/24' }, 'number-guessed'],
  ['fewer characters than any has', { accountNumber: 'C-2' }, 'number-guessed'],
] as const)('a doubt of the rules about a name or a number is not settled that has %s', (_, read, flag) => {
  expect(doubtsOf({}, [], [flag], read)).toEqual([flag]);
});

it.each([
  ['is not marked where a letter tells it', 'brenda bank', 'letter name', 'brenda bank'],
  ['is marked where nothing tells that it is one', 'brenda bank', undefined, 'brenda bank name-guessed'],
  ['is marked where it has no word of a company', 'brenda m', 'letter name', 'brenda m name-guessed'],
])('a name that may be one %s', (_, read, label, name) => {
  const found = { first: 'ASH', last: 'CO', likely: 0.5 };
  expect(nameBeside(`${read}\nASH CO $500`, { read, own: 0.5, ...(label && { label }) }, found)).toBe(name);
});
