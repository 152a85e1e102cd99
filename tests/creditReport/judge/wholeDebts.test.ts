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
  const text = [
    'Dear Member,',
    'Past-due accounts placed with Ash-Birch Company:',
    'Client                      Account      Date of service   Balance',
    'OhioHealth Riverside        7712004      03/02/2026        $212.50',
    'OhioHealth Grant            7712988      05/19/2026        $1,044.00',
    'Mid-Ohio Emergency          4410922      05/19/2026        $388.75',
    '                            TOTAL BALANCE                  $1,645.25',
    'This is an attempt to collect a debt.',
    'Ash-Birch Company, PO Box 198988, Nashville TN 37219',
  ];
  const { debts } = readByRules({ text: text.join('\n'), tables: [] });
  expect(debts.map(({ amountText }) => amountText)).toEqual(['$212.50', '$1,044.00', '$388.75']);
});
