import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const ROWS = [
  'Chase\t****1\t$1,000.10',
  'Ally\t****2\t$2,000.20',
  'Citi\t****3\t$500.05',
  'Elm Bank\t\t$40.00',
];

function names(...lines: string[]): string[] {
  const text = ['Creditor\tAccount #\tBalance', ...lines].join('\n');
  return readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);
}

describe('rows that a total leaves out are none', () => {
  it.each([
    ['one', ['Paid extra\t\t$75.00']],
    ['two', ['Paid extra\t\t$75.00', 'Set aside\t\t$12.34']],
    ['three', ['Paid extra\t\t$75.00', 'Set aside\t\t$12.34', 'Another plan\t\t$9.99']],
  ])('%s', (_, others) => {
    expect(names(...ROWS, ...others, 'Total\t\t$3,540.35')).toEqual(['Chase', 'Ally', 'Citi', 'Elm Bank']);
  });
});

describe('rows stay', () => {
  it.each([
    ['where the total is theirs', 'Total\t\t$3,615.35'],
    ['where no few of them come to what it leaves out', 'Total\t\t$3,540.36'],
    ['where no total is printed', 'Elm'],
  ])('%s', (_, total) => {
    expect(names(...ROWS, 'Paid extra\t\t$75.00', total)).toContain('Paid extra');
  });
  it('where a number shows that they are debts', () => {
    expect(names(...ROWS, 'Oak Bank\t****9\t$75.00', 'Total\t\t$3,540.35')).toContain('Oak Bank');
  });
  it('where a total would be one over two of them', () => {
    expect(names(...ROWS.slice(0, 2), 'Paid extra\t\t$75.00', 'Total\t\t$3,000.30')).toContain('Paid extra');
  });
  it('where the total leaves out more than three', () => {
    const others = [1, 2, 3, 4].map((index) => `Paid extra ${index}\t\t$75.0${index}`);
    expect(names(...ROWS, ...others, 'Total\t\t$3,540.35')).toHaveLength(8);
  });
});

it('what is owed to the family stands beside a total, in any language', () => {
  for (const owed of ['I also owe my cousin Ana $600.00.', 'También le debo a mi prima Ana $600.00.'])
    expect(names(...ROWS, 'Total\t\t$3,540.35', '', owed).at(-1)).toMatch(/(?:cousin|prima) Ana/);
});

it('what the writer says that the table has not stands beside its total', () => {
  expect(
    names(
      ...ROWS,
      'Total\t\t$3,540.35',
      '',
      'Not on any report: he also owes the IRS, he says $3,100, with a plan of $75 a month.',
    ),
  ).toContain('IRS');
});
