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
