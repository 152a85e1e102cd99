import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const amounts = (text: string) => readByRules({ text, tables: [] }).debts.map(({ amountText }) => amountText);

it.each([
  ['its flat fee', 'Statement date: 11/01/2026\n\nThank you. Our flat fee for your case is:\n\nAmount due: $2,025.00\nPayment due date: 11/25/2026'],
  ['its total fee', 'Total fee: $2,025\nDown payment: $500\nMonthly payment: $135\nAmount due today: $500'],
  ['who has retained it', 'Statement date: 11/01/2026\nSubject: Thank you for retaining us\n\nAmount due: $2,025.00\nPayment due date: 11/25/2026'],
  ['what it adds up', 'The total is $2,025 (1,687 attorney fee + 338 filing fee). You can pay 135 a month.\nBring the letters.'],
])('takes what a letter asks for the work of its office for no debt: %s', (_, text) => {
  expect(amounts(`KEEL LAW OFFICE\n${text}`)).toEqual([]);
}); // biome-ignore format: letters are read in lines

it.each([
  ['a bill', 'OAK CLINIC\nStatement date: 11/01/2026\nAmount due: $2,025.00\nPayment due date: 11/25/2026'],
  ['a card with a fee for being late', 'OAK BANK\nOur late fee: $25\nAmount due: $2,025.00'],
  ['a debt with a number', 'OAK BANK\nAccount Number: 12XXXX\nOur flat fee: $25\nBalance: $2,025.00'],
])('keeps %s', (_, text) => {
  expect(amounts(text)).toEqual(['$2,025.00']);
});
