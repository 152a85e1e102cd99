import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const amounts = (text: string) => readByRules({ text, tables: [] }).debts.map(({ amountText }) => amountText);

it.each([
  ['its flat fee', 'Statement date: 11/01/2026\n\nThank you. Our flat fee for your case is:\n\nAmount due: $2,025.00\nPayment due date: 11/25/2026'],
  ['its total fee', 'Total fee: $2,025\nDown payment: $500\nMonthly payment: $135\nAmount due today: $500'],
  ['who has retained it', 'Statement date: 11/01/2026\nSubject: Thank you for retaining us\n\nAmount due: $2,025.00\nPayment due date: 11/25/2026'],
  ['its fee in Portuguese', 'Obrigado pela visita.\nA consulta fica em $150.00.\nBring the letters.'],
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

it.each([
  'The consultation fee is $150.00 and the court filing fee for a Chapter 7 is $338.00.',
  'Our office charges little: the filing fee is $313.',
  'The enrollment fee is $99 and is paid at once.',
  'A set-up fee of the plan applies; the setup fee is $50.00.',
  'The retainer fee for a Chapter 13 will be $900.',
])('what an office says that its work costs is no debt beside those of a list: %s', (said) => {
  const list =
    'Oak Visa, $900.00, min $30, current\nElm Loan, $4,100.00, $120 a month, current\n\nThank you\nDenise\n\n';
  expect(amounts(list + said)).toEqual(['$900.00', '$4,100.00']);
});

it('that something costs nothing is no debt, and a debt of nothing stays one', () => {
  const list = 'Oak Visa: saldo $900.00, mínimo $30, al corriente\nElm Loan: saldo $0.00, pagado\n\n';
  const said = 'Estimada Ana: mande el nombre del acreedor. La primera cita no tiene costo ($0)';
  expect(amounts(list + said)).toEqual(['$900.00', '$0.00']);
});

it('what a lawyer asks before he begins is no debt, and what is owed to him is one', () => {
  const list = (line: string) => `Oak Bank 500 min 25\n${line}\nElm Card 800 min 30`;
  expect(amounts(list('lawyer is 1,500 down + 338 filing'))).toEqual(['500', '800']);
  expect(amounts(list('lawyer 1,500 from the divorce'))).toEqual(['500', '1,500', '800']);
});
