import { expect, it } from 'vitest';
import { withOverlooked } from '../../../src/creditReport/likely/overlooked';
import { seenOf } from '../../../src/creditReport/likely/seen';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';
import type { ReportedDebt } from '../../../src/creditReport/reportedDebt';

const TEXT = 'OAK BANK $500\n4417 $25 $0.00 May\n\nnothing\n4418 $26';
const [page] = pagesOf({ text: TEXT, tables: [] });
const [debt] = readByRules({ text: 'Creditor: OAK\nBalance: $500', tables: [] }).debts;

/** The marks at the debt of the first line, where one word is so likely the payment, the number or the original creditor. */
function marks(
  { text, part, likely }: { text: string; part: 'paying' | 'number' | 'original'; likely: number },
  {
    taken = '',
    ...told
  }: { taken?: string } & Partial<
    Pick<ReportedDebt, 'accountName' | 'payingText' | 'accountNumber' | 'originalCreditor'>
  > = {},
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
  ['a number', { text: '4417', part: 'number', likely: 0.06 }, {}, ['digits-unused']],
  ['no payment that hardly is one', { text: '$25', part: 'paying', likely: 0.08 }, {}, []],
  ['no number that hardly is one', { text: '4417', part: 'number', likely: 0.04 }, {}, []],
  ['no payment of a debt that tells one', { text: '$25', part: 'paying', likely: 0.9 }, { payingText: '$9' }, []],
  ['no number of a debt that tells one', { text: '4417', part: 'number', likely: 0.9 }, { accountNumber: '9' }, []],
  ['none that was read as something else', { text: '$25', part: 'paying', likely: 0.9 }, { taken: '$25' }, []],
  ['no payment of nothing', { text: '$0.00', part: 'paying', likely: 0.9 }, {}, []],
  ['no number without a figure', { text: 'May', part: 'number', likely: 0.9 }, {}, []],
  ['an original creditor of who collects', { text: 'May', part: 'original', likely: 0.02 }, { accountName: 'OAK RECOVERY' }, ['original-missing']],
  ['none that hardly is one', { text: 'May', part: 'original', likely: 0.005 }, { accountName: 'OAK RECOVERY' }, []],
  ['none without a letter', { text: '4417', part: 'original', likely: 0.9 }, { accountName: 'OAK RECOVERY' }, []],
  ['none of who lends', { text: 'May', part: 'original', likely: 0.9 }, { accountName: 'OAK BANK' }, []],
  ['none where one is told', { text: 'May', part: 'original', likely: 0.9 }, { accountName: 'OAK RECOVERY', originalCreditor: 'ELM' }, []],
  ['none further down', { text: '$26', part: 'paying', likely: 0.9 }, {}, []],
] as const)('beside a debt may be overlooked %s', (_, word, told, review) => {
  expect(marks(word, told)).toEqual(review);
}); // biome-ignore format: rows are read in lines
