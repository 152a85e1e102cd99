import { expect, it } from 'vitest';
import { saysNone } from '../../../src/creditReport/judge/saidNone';
import { readByRules } from '../../../src/creditReport/readReport';

const namesOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

it.each([
  'My own loans & cards: NONE. Zero.',
  'Debts: none',
  'Liabilities ... $0',
  'We have no debts at all.',
  "I don't owe anybody a thing.",
  "Good news: we don't owe a penny!",
  'We are completely debt free',
  'No tengo deudas',
  'Não devo nada a ninguém',
  'Ya no debo nada a nadie',
  "I don't owe anything to anyone",
  '我们没有任何欠款',
  '* No cards, no loans, house paid since 2019.',
  'We have no loans or credit cards',
])('that nothing is owed is said by: %s', (line) => {
  expect(saysNone(line)).toBe(true);
});

it.each([
  'Collections: none',
  'Debts: 0.5 k',
  'No cards on autopay',
  'I have no debts besides these',
  "I don't owe anything else",
  "I don't owe anything on the truck",
  'We want to be debt free by June',
  'I owe nobody but Chase',
  "The rent is paid and I don't owe anything",
  'La renta la pago cada mes y no debo nada de eso',
])('of one debt, or besides others, it is not: %s', (line) => {
  expect(saysNone(line)).toBe(false);
});

it('sums beside the saying that nothing is owed are no debts', () => {
  const list = 'Ally account $12,000\nVanguard $40,000\nSpectrum $79';
  expect(namesOf(list)).not.toEqual([]);
  expect(namesOf(`We have no debts at all.\n${list}`)).toEqual([]);
});

it('what is called as a debt and shows that it is one stays beside that saying', () => {
  expect(
    namesOf('We have no debts at all.\nAlly account $12,000\nOak Card $500 min 20, 60 days late'),
  ).toEqual(['Oak Card']);
});
