import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const read = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(
    ({ accountName, amount, current, review }) =>
      `${accountName} ${amount?.toFixed() ?? (review.includes('amount-missing') ? 'untold' : 'none')}${current ? ` ${current}` : ''}`,
  );

it.each([
  ['a colon', 'Oak: unknown', 'Oak untold'],
  ['a dash', "- Oak Clinic - don't know how much", 'Oak Clinic untold'],
  ['a comma', 'Oak, not sure', 'Oak untold'],
  ['brackets', 'Oak Card (idk)', 'Oak Card untold'],
  ['a kind of debt', 'Medical bill: no idea', 'Medical bill untold'],
  ['a creditor before mere question marks', 'Discover ??', 'Discover untold'],
  ['how it stands behind it', 'Oak: ?, 30 days late', 'Oak untold 30days'],
])('a line of a list that does not know how much is owed is a debt: %s', (_, line, debt) => {
  expect(read('Elm Bank $500', line, 'Ash Bank $900')).toEqual(['Elm Bank 500', debt, 'Ash Bank 900']);
});

it('at the end of a list the name has to show that it is of a debt', () => {
  expect(read('Elm Bank $500', 'Ash Bank $900', 'Oak Bank: unknown')).toContain('Oak Bank untold');
  expect(read('Elm Bank $500', 'Ash Bank $900', 'Shoe size: unknown')).toHaveLength(2);
});

it.each([
  'Rent: ?',
  'Total: unknown',
  'Interest rate: idk',
  'Status: not sure',
  'really not sure',
  'why? idk',
])('what is no debt stays none: %s', (line) => {
  expect(read('Elm Bank $500', line, 'Ash Bank $900')).toEqual(['Elm Bank 500', 'Ash Bank 900']);
});

it('names with nothing but unknown sums are no list of debts', () => {
  expect(read('Oak: unknown', 'Elm: unknown', 'Ash: ?')).toEqual([]);
});

it.each(['unknown', 'idk', "don't know", 'TBD'])(
  'a block whose balance is said to be unknown is a debt: %s',
  (value) => {
    const block = (name: string, balance: string) => [
      `Creditor: ${name}`,
      `Balance: ${balance}`,
      'Payment: $20',
      '',
    ];
    expect(read(...block('Oak', '$500'), ...block('Elm', value), ...block('Ash', '$900'))).toEqual([
      'Oak 500',
      'Elm untold',
      'Ash 900',
    ]);
  },
);

it('a creditor alone between debts is one whose sum is not told', () => {
  expect(read('Chase 500', 'Capital One', 'Discover 900')).toEqual([
    'Chase 500',
    'Capital One untold',
    'Discover 900',
  ]);
});

it.each([
  ['nobody whom many owe', 'Oak Bank', 'Discover 900'],
  ['over another account of its own', 'Discover', 'Discover it 900'],
  ['over the shop whose card it is', 'Synchrony', 'Walmart 900'],
])('a name alone is no debt of its own: %s', (_, name, below) => {
  expect(read('Chase 500', name, below)).toHaveLength(2);
});
