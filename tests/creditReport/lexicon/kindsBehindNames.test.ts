import { expect, it } from 'vitest';
import {
  kindBehindName,
  withoutKindBehind,
  withoutWordOfNumber,
} from '../../../src/creditReport/lexicon/kindsBehindNames';

it.each([
  ['a card', [' card', ' cards', ' credit card', ' store card', ' gas card', ' Card']],
  ['a loan', [' loan', ' car loan', ' auto loan', ' truck loan', ' personal loan', ' student loans', ' private student loan', ' payday loan', ' home equity loan', ' debt consolidation loan']],
  ['a house', [' mortgage', ' 2nd mortgage', ' HELOC', ' heloc', ' home equity line', ' line of credit']],
  ['a bill', [' bill', ' bills', ' hospital bill', ' ER bill', ' cell phone bill']],
  ['Spanish and Portuguese', [' tarjeta', ' tarjeta de crédito', ' préstamo personal', ' prestamo del carro', ' hipoteca', ' cartão de loja', ' empréstimo pessoal', ' línea de crédito']],
  ['Chinese', [' 信用卡', '信用卡', ' 车贷', '房贷', ' 学生贷款', ' 医院账单', '卡']],
  ['Vietnamese', [' thẻ', ' thẻ tín dụng', ' vay xe']],
])('the kind behind a name is told: %s', (_, kinds) => {
  const behind = ['', ' is at $640', ', $640', ': $640', ' ending 1234', ' 640', ' (acct 88)', ' $640'];
  expect(kinds.flatMap((kind) => behind.filter((rest) => kindBehindName(kind + rest) !== kind))).toEqual([]);
}); // biome-ignore format: texts are read in lines

it.each([
  ['a firm', [' card services', ' Card Member Services', ' loan servicing', ' mortgage company', ' card department']],
  ['a payment', [' card payment due', ' loan payments', ' car loan payment', ' mortgage statement', ' credit card offer']],
  ['a number', [' loan #1014', ' loan 148820316', ' card number 88', ' loan no. 7', ' HELOC-88214', '卡号 1', ' 卡尾号 5083']],
  ['a word of its own', [' cardinal', ' loaner', ' billing', ' carding', " card's limit", ' mortgages']],
  ['no kind', [' account', ' is a car loan', ', car loan', ' (card)', ': card', ' 440', '']],
])('but not: %s', (_, texts) => {
  expect(texts.filter((text) => kindBehindName(text) !== '')).toEqual([]);
}); // biome-ignore format: texts are read in lines

it('a word before a number is of the number, and a kind of more words is not', () => {
  const all = ['Oak loan ', 'Oak loan #', 'Oak (card #', 'Oak card ', 'SoFi personal loan ', 'SoFi personal loan #', 'Oak credit card #', 'Oak account'];
  expect(all.map(withoutWordOfNumber)).toEqual(['Oak', 'Oak', 'Oak', 'Oak', 'SoFi personal loan ', 'SoFi personal loan #', 'Oak credit card #', 'Oak account']);
}); // biome-ignore format: texts are read in lines

it('who was owed is named without the kind of it', () => {
  const all = ['Sprint bill', 'Oak student loans', 'Oak 信用卡', 'Rocket Mortgage', 'apple card', 'Oak'];
  expect(all.map(withoutKindBehind)).toEqual([
    'Sprint',
    'Oak',
    'Oak',
    'Rocket Mortgage',
    'apple card',
    'Oak',
  ]);
});
