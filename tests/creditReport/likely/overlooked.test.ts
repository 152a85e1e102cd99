import { expect, it } from 'vitest';
import { withOverlooked } from '../../../src/creditReport/likely/overlooked';
import { seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';

const TEXT = 'OAK BANK $500\n4417 $25 $0.00 May\n\nnothing\n4418 $26';
const [page] = pagesOf({ text: TEXT, tables: [] });
const [debt] = readByRules({ text: 'Creditor: OAK\nBalance: $500', tables: [] }).debts;

/** The marks at the debt of the first line, where one word is so likely the payment or the number. */
function marks(
  { text, part, likely }: { text: string; part: 'paying' | 'number'; likely: number },
  { taken = '', ...told }: { taken?: string; payingText?: string; accountNumber?: string } = {},
): readonly string[] {
  if (!page || !debt) throw new Error('nothing was read');
  const seen = seenOf(page.source, page.lines);
  const at = (word: string) => seen.words.findIndex((one) => one.text === word);
  const likelyAs = (word: number, of: string) => (word === at(text) && of === part ? likely : 0);
  const weighed = { page, seen, decided: new Set<number>(), likely: { debts: [], likelyAs } };
  const own = new Set([at('OAK'), at('BANK'), at('$500')]);
  const one = { ...debt, paying: told.payingText ? debt.amount : undefined, ...told, review: [] };
  return withOverlooked(one, own, new Set([...own, at(taken)]), weighed).review;
}

it.each([
  ['a payment', { text: '$25', part: 'paying', likely: 0.12 }, {}, ['paying-untold']],
  ['a number', { text: '4417', part: 'number', likely: 0.12 }, {}, ['digits-unused']],
  ['no payment that hardly is one', { text: '$25', part: 'paying', likely: 0.08 }, {}, []],
  ['no number that hardly is one', { text: '4417', part: 'number', likely: 0.08 }, {}, []],
  ['no payment of a debt that tells one', { text: '$25', part: 'paying', likely: 0.9 }, { payingText: '$9' }, []],
  ['no number of a debt that tells one', { text: '4417', part: 'number', likely: 0.9 }, { accountNumber: '9' }, []],
  ['none that was read as something else', { text: '$25', part: 'paying', likely: 0.9 }, { taken: '$25' }, []],
  ['no payment of nothing', { text: '$0.00', part: 'paying', likely: 0.9 }, {}, []],
  ['no number without a figure', { text: 'May', part: 'number', likely: 0.9 }, {}, []],
  ['none further down', { text: '$26', part: 'paying', likely: 0.9 }, {}, []],
] as const)('beside a debt may be overlooked %s', (_, word, told, review) => {
  expect(marks(word, told)).toEqual(review);
}); // biome-ignore format: rows are read in lines
