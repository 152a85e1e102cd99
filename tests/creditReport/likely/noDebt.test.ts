import { expect, it } from 'vitest';
import { isUnlikely } from '../../../src/creditReport/likely/noDebt';
import { seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';

/** Whether a row that tells nothing else is unlikely, by how likely its name and its amount are. */
function unlikely(
  accountName: string,
  { name, amount }: { name: number; amount: number },
  {
    labelled = [],
    ...more
  }: { accountNumber?: string; current?: 'current'; labelled?: readonly string[] } = {},
): boolean {
  const text = `${accountName} $500`;
  const [page] = pagesOf({ text, tables: [] });
  const [debt] = readByRules({ text: 'Creditor: OAK\nBalance: $5', tables: [] }).debts;
  if (!page || !debt) throw new Error('nothing was read');
  const label = (field: string) => (labelled.includes(field) ? { label: field } : {});
  const sources = {
    accountName: { from: 0, to: accountName.length, line: text, ...label('accountName') },
    accountNumber: { from: 0, to: 0, line: text, ...label('accountNumber') },
    amount: { from: accountName.length + 1, to: text.length, line: text, ...label('amount') },
  };
  const likelyAs = (_: number, part: string) => (part === 'name' ? name : amount);
  const weighed = {
    page,
    seen: seenOf(page.source, page.lines),
    decided: new Set<number>(),
    likely: { debts: [], likelyAs },
  };
  return isUnlikely({ ...debt, accountName, current: null, ...more, sources }, weighed);
}

it.each([
  ['neither its name nor its amount is likely', 'every other fri', { name: 0.05, amount: 0.1 }, true],
  ['its name is certainly none, and its amount likely', 'every other fri', { name: 0, amount: 0.8 }, true],
  ['its amount is certainly none, and its name likely', 'every other fri', { name: 0.8, amount: 0 }, true],
  ['both may be', 'every other fri', { name: 0.3, amount: 0.3 }, false],
  ['one is unlikely, and the other nearly certain', 'every other fri', { name: 0.01, amount: 0.9 }, false],
  ['a company is called so', 'Oak Bank', { name: 0.05, amount: 0.1 }, false],
  ['somebody of the family is called so', 'sister Jean', { name: 0.05, amount: 0.1 }, false],
  [
    'somebody of the family is called so, and neither looks like it',
    'sister Jean',
    { name: 0.02, amount: 0.02 },
    true,
  ],
  ['a company is called so, and neither looks like it', 'Oak Bank', { name: 0.02, amount: 0.02 }, true],
])('a row that tells nothing else is held back or not where %s', (_, name, likely, isHeld) => {
  expect(unlikely(name, likely)).toBe(isHeld);
});

it('a row that tells its number or its status is held back only where its name and amount are less likely', () => {
  const likely = { name: 0.05, amount: 0.1 };
  const less = { name: 0.01, amount: 0.05 };
  expect(unlikely('every other fri', likely, { accountNumber: '4417' })).toBe(false);
  expect(unlikely('every other fri', likely, { current: 'current' })).toBe(false);
  expect(unlikely('every other fri', less, { accountNumber: '4417' })).toBe(true);
  expect(unlikely('Oak Bank', less, { accountNumber: '4417' })).toBe(false);
});

it('a row with a masked number is never held back, whatever the rest looks like', () => {
  const none = { name: 0, amount: 0 };
  expect(unlikely('every other fri', none, { accountNumber: '****4417' })).toBe(false);
  expect(unlikely('every other fri', none, { accountNumber: '44174417' })).toBe(true);
  expect(unlikely('every other fri', none, { accountNumber: '***' })).toBe(true);
});

it('a row whose name, number and amount stand under labels is never held back', () => {
  const none = { name: 0, amount: 0 };
  const all = ['accountName', 'accountNumber', 'amount'] as const;
  expect(unlikely('every other fri', none, { accountNumber: '4417', labelled: all })).toBe(false);
  expect(unlikely('every other fri', none, { accountNumber: '4417', labelled: all.slice(1) })).toBe(true);
});
