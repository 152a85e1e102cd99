import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const TABLE =
  'Creditor\tAccount Number\tBalance\nOak Bank\t7-3318022\t$164.35\nElm Bank\t7-2980417\t$388.90\n\n';
const readIn = (list: string) =>
  readByRules({ text: list + TABLE, tables: [] }).debts.map(
    ({ accountName, amountText, payingText }) => `${accountName}|${amountText}|${payingText}`,
  );

it.each([
  ['behind the names', 'PAYMENTS TO CREDITORS\nOak Bank   $  25.00\nElm Bank ..... $40\nTOTAL   $65.00\n\n'],
  ['before the names', 'MONTHLY PAYMENT AND NAME OF CREDITOR(s):\n77. $25.00   Oak Bank\n78. $ 40   Elm Bank\n79. TOTAL $65.00\n\n'],
  ['behind the ends of their numbers and what counts the lines again', 'PAYMENTS TO CREDITORS\n71. Oak Bank, 8022 71. $ 25.00\n72. Elm Bank 72. $40\nTOTAL   $65.00\n\n'],
  ['beside other expenses', 'LIVING   CREDITOR:    MONTHLY PAYMENT\nOak Bank   $25.00\nElm Bank   $40\n\n'],
])('a list of what is paid each month and to whom tells it of each debt, and adds none: %s', (_, list) => {
  expect(readIn(list).map((row) => row.replace('$ ', '$'))).toEqual([
    'Oak Bank|$164.35|$25.00',
    'Elm Bank|$388.90|$40',
  ]);
}); // biome-ignore format: rows are read in lines

it.each([
  ['another list', 'EXPENSES\nOak Bank   $25.00\nElm Bank   $40.00\n\n'],
  ['what stands behind its total', 'PAYMENTS TO CREDITORS\nTOTAL   $65.00\nOak Bank   $25.00\nElm Bank   $40.00\n\n'],
])('%s tells nothing of what is paid', (_, list) => {
  expect(readIn(list).filter((row) => row.endsWith('|'))).toEqual(readIn(list));
}); // biome-ignore format: rows are read in lines
