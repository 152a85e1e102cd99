import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(
    ({ accountName, amountText }) => `${accountName} ${amountText}`,
  );

it.each([
  ['Chase   $612.14 remaining   next due Dec 3\nCiti    $88.20 remaining    past due\nTotal remaining   $700.34', ['Chase $612.14', 'Citi $88.20']],
  ['Discover $1,204.00 remaining, past due\nKohls $96.00 remaining\nAmex $300.00 remaining\nTotal remaining $1,600.00', ['Discover $1,204.00', 'Kohls $96.00', 'Amex $300.00']],
])('what several creditors are owed together is the total of a list, and no debt: %#', (text, rows) => {
  expect(read(text)).toEqual(rows);
}); // biome-ignore format: texts are read in lines

it('but what its parts come to is owed to one', () => {
  const bill =
    'Chase\nYour account has a past due balance.\nPrincipal $612.14\nInterest $88.20\nTotal remaining $700.34';
  expect(read(bill)).toEqual(['Chase $700.34']);
});

it('a list that nothing else reads is not read as its total', () => {
  const list =
    'Account summary\nAuto loan - Ally        Balance $11,402.33   Past due $318.50\nCredit card - Ally      Balance $1,204.00    Past due $0.00\nTotal balance           $12,606.33';
  expect(read(list)).toEqual([]);
});

it('a household lists what it owes by its kind, too', () => {
  expect(
    read('Ana Roe\nBack rent $1200.00\nCar loan $300.00\nDoctor $200.00\nTotal balance due $1700.00'),
  ).toEqual(['Back rent $1200.00', 'Car loan $300.00', 'Doctor $200.00']);
});
