import { expect, it } from 'vitest';
import { compared } from '../../../src/creditReport/likely/compared';
import { seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';

/** What becomes of a name that is unlikely on the first line, where another and a balance are likely on the second. */
function nameBeside(accountName: string, label?: string): string {
  const [page] = pagesOf({ text: `${accountName}\nASH CO $500`, tables: [] });
  const [debt] = readByRules({ text: 'Creditor: OAK\nBalance: $5', tables: [] }).debts;
  if (!page || !debt) throw new Error('nothing was read');
  const seen = seenOf(page.source, page.lines);
  const at = (text: string) => seen.words.findIndex((word) => word.text === text);
  const sources = { accountName: { from: 0, to: accountName.length, line: accountName, label } };
  const runs = [
    { part: 'name', first: at('ASH'), last: at('CO'), likely: 1 },
    { part: 'balance', first: at('$500'), last: at('$500'), likely: 1 },
  ] as const;
  const weighed = { page, seen, decided: new Set<number>(), likely: { debts: [], likelyAs: () => 0 } };
  const read = compared({ ...debt, accountName, sources, review: [] }, runs, weighed);
  return `${read.accountName} ${read.review.join()}`;
}

it.each([
  ['gives way to one that is likely', 'brenda m', undefined, 'ASH CO name-guessed'],
  ['is only marked where it has a word of a company', 'brenda bank', undefined, 'brenda bank name-guessed'],
  ['is only marked where a label says that it is one', 'brenda m', 'creditor', 'brenda m name-guessed'],
])('an unlikely name %s', (_, name, label, read) => {
  expect(nameBeside(name, label)).toBe(read);
});

/** What becomes of a name on a line where other words are likely to be it. */
function nameAmong(line: string, read: string, [first, last]: [string, string], likely: number): string {
  const [page] = pagesOf({ text: `${line} $500`, tables: [] });
  const [debt] = readByRules({ text: 'Creditor: OAK\nBalance: $5', tables: [] }).debts;
  if (!page || !debt) throw new Error('nothing was read');
  const seen = seenOf(page.source, page.lines);
  const at = (text: string) => seen.words.findIndex((word) => word.text === text);
  const from = line.indexOf(read);
  const sources = { accountName: { from, to: from + read.length, line, label: 'creditor' } };
  const runs = [
    { part: 'name', first: at(first), last: at(last), likely },
    { part: 'balance', first: at('$500'), last: at('$500'), likely: 1 },
  ] as const;
  const weighed = { page, seen, decided: new Set<number>(), likely: { debts: [], likelyAs: () => 1 } };
  const { accountName, review } = compared(
    { ...debt, accountName: read, sources, review: [] },
    runs,
    weighed,
  );
  return [accountName, ...review].join(' ');
}

it.each([
  ['loses figures that are likely none of it', 'OAK BANK 04/19 11/09', 'OAK BANK 04/19 11/09', ['OAK', 'BANK'], 0.9, 'OAK BANK name-guessed'],
  ['keeps figures that may be of it', 'OAK BANK 04/19', 'OAK BANK 04/19', ['OAK', 'BANK'], 0.8, 'OAK BANK 04/19'],
  ['keeps words, however it is likelier without', 'OAK BANK sofa', 'OAK BANK sofa', ['OAK', 'BANK'], 0.99, 'OAK BANK sofa'],
  ['gains words that are likely of it', 'OAK GROVE BANK', 'OAK GROVE', ['OAK', 'BANK'], 0.7, 'OAK GROVE BANK name-guessed'],
  ['gains none behind a mark that ends it', 'OAK GROVE, BANK', 'OAK GROVE', ['OAK', 'BANK'], 0.9, 'OAK GROVE'],
  ['gains none that hardly are', 'OAK GROVE BANK', 'OAK GROVE', ['OAK', 'BANK'], 0.5, 'OAK GROVE'],
  ['stays where another part of the line overlaps it', 'OAK GROVE BANK', 'OAK GROVE', ['GROVE', 'BANK'], 0.9, 'OAK GROVE'],
] as const)('a name %s', (_, line, read, [first, last], likely, name) => {
  expect(nameAmong(line, read, [first, last], likely)).toBe(name);
}); // biome-ignore format: rows are read in lines
