import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const debtsOf = (...lines: readonly string[]) => readByRules({ text: lines.join('\n'), tables: [] }).debts;
const rowsOf = (...lines: readonly string[]) =>
  debtsOf(...lines).map(({ accountName, amountText }) => `${accountName} ${amountText}`);

describe('a debt that is called by its kind alone is one of the list', () => {
  it('beside lines that name creditors', () => {
    expect(rowsOf('- Oak Bank: 4,200', '- Medical: 890', '- Student: 22,300', '- Elm Store: 1,450')).toEqual([
      'Oak Bank 4,200',
      'Medical 890',
      'Student 22,300',
      'Elm Store 1,450',
    ]);
  });
  it('beside lines that tell theirs in words of their own', () => {
    expect(
      rowsOf('student loans - around $23k', 'Capital One, they want 4,200 now', 'medical debt 940'),
    ).toEqual(['student loans $23k', 'Capital One 4,200', 'medical debt 940']);
  });
  it('with whom it is owed to behind the sum, who is its name', () => {
    expect(rowsOf('car loan 12,400 Ally', 'credit card 3,300 Citi')).toEqual(['Ally 12,400', 'Citi 3,300']);
  });
  it('called by who is owed for what he does', () => {
    expect(rowsOf('Hospital: $940', 'Discover: $3,450', 'the bank $800')).toEqual([
      'Hospital $940',
      'Discover $3,450',
      'bank $800',
    ]);
  });
  it('deferred, which is no lateness and keeps its line in the list', () => {
    const [discover, loans] = debtsOf('Discover 3,450', 'student loans - 23,000, deferred', 'Chase 2,200');
    expect(discover?.accountName).toBe('Discover');
    expect(loans).toMatchObject({ accountName: 'student loans', amountText: '23,000', current: null });
    expect(loans?.review).toContain('deferred');
  });
});

it('kinds with their sums are a summary, and no debts, where hardly a line names a creditor', () => {
  expect(
    rowsOf('Mortgages $212,000', 'Student loans $23,000', 'Credit cards $4,200', 'Personal loans $900'),
  ).toEqual([]);
});
