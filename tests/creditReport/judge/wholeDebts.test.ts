import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const account = (name: string, number: string, owed: string) =>
  `${name}\nAccount Number: ${number}XXXX\nBalance: ${owed}\nCredit Limit: $9,000\nStatus: Current\n`;
const REPORT = ['Oak', 'Elm', 'Ash', 'Fir', 'Yew', 'Box']
  .map((tree, index) => account(`${tree} Bank`, `4111${index}`, `$${index + 1},250`))
  .join('\n');

const namesOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

it('debts that somebody typed below a report are read beside those of the report', () => {
  const typed = 'And these two:\nPine Lending - $1,300 - 30 days late\nMaple Finance - $410 - current\n';
  expect(namesOf(`${REPORT}\n${typed}`)).toEqual([
    'Oak Bank',
    'Elm Bank',
    'Ash Bank',
    'Fir Bank',
    'Yew Bank',
    'Box Bank',
    'Pine Lending',
    'Maple Finance',
  ]);
});

it('what stands around a report that is read to its last amount makes no debt more', () => {
  const around = `Credit file of 06/01/2024, total of all accounts $28,500\n\n${REPORT}\nA copy costs $14.50.\n`;
  expect(namesOf(around)).toHaveLength(6);
});

it('rows of what a collector collects for others are no notice about one debt, though none names him', () => {
  const rows = [
    'Client                 Account    Date of service   Balance',
    'Oak Hospital           7712004    03/02/2026        $212.50',
    'Elm Clinic             7712988    05/19/2026        $1,044.00',
    'Fir Emergency          4410922    05/19/2026        $388.75',
  ];
  const text = [
    'Past-due accounts placed with Ash Company:',
    ...rows,
    'This is an attempt to collect a debt.',
  ];
  const { debts } = readByRules({ text: text.join('\n'), tables: [] });
  expect(debts.map(({ originalCreditor, amountText }) => `${originalCreditor} ${amountText}`)).toEqual([
    'Oak Hospital $212.50',
    'Elm Clinic $1,044.00',
    'Fir Emergency $388.75',
  ]);
  expect(debts.every(({ review }) => review.includes('name-missing'))).toBe(true);
});
