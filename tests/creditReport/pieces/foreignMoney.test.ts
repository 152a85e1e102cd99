import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const debtsOf = (text: string) => readByRules({ text, tables: [] }).debts;

it.each(['Oak £1,200', 'Oak €1,200', 'Oak MXN 1,200', 'Oak 1,200 €', 'Oak 1,200 pesos'])(
  'money of another country is no dollars, and marked: %s',
  (text) => {
    const [debt] = debtsOf(`${text}\nElm 300`);
    expect(debt).toMatchObject({ accountName: 'Oak', amountText: '1,200' });
    expect(debt?.review).toContain('amount-foreign');
  },
);

it('in a table it is marked too', () => {
  expect(debtsOf('Creditor\tBalance\nOak\t£1,200\nElm\t€2,300')[0]?.review).toContain('amount-foreign');
});

it.each(['Oak $1,200', 'Oak USD 1,200', 'Oak 1,200 dollars', 'Oak US$1,200'])(
  'dollars are not marked: %s',
  (text) => {
    expect(debtsOf(`${text}\nElm $300`)[0]?.review).not.toContain('amount-foreign');
  },
);

it.each([
  ['EUR 1.250,50 Oak', 'EUR 300,00 Elm Shop'],
  ['1.250,50 EUR Oak', '300,00 EUR Elm Shop'],
  ['Oak EUR 1.250,50', 'Elm Shop EUR 300,00'],
  ['USD 900.00 Oak', 'USD 300.00 Elm Shop'],
  ['GBP 900 Oak', 'GBP 300 Elm Shop'],
  ['900.00 USD to Oak', '300.00 USD to Elm Shop'],
])('the code of money beside a sum names nobody: %s', (...lines) => {
  expect(debtsOf(lines.join('\n')).map(({ accountName }) => accountName)).toEqual(['Oak', 'Elm Shop']);
});

it('a name that begins as such a code is one', () => {
  const names = debtsOf('Europcar 300.00\nEURO Motors 1,200.00').map(({ accountName }) => accountName);
  expect(names).toEqual(['Europcar', 'EURO Motors']);
});
