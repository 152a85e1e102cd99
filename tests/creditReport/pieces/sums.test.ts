import { expect, it } from 'vitest';
import { beginsAsTotal, isTotalTitle } from '../../../src/creditReport/pieces/sums';
import { readByRules } from '../../../src/creditReport/readReport';

it.each([
  'Total',
  'TOTAL OF 6 ACCOUNTS',
  'TOTAL C',
  'Total section D',
  'Total of part 2:',
  'Tổng cộng',
  'Kabuuan',
  'Итого',
  '总计',
  'Suma',
  'Total que debemos',
  'paid off so far',
  'Total payoffs',
  'Total enrolled (4)',
  'TOTAL SCHEDULED CLAIMS',
  'ACCOUNT TOTALS',
  'LOAN TOTAL',
  'Credit card totals:',
  'TOTAL ASSETS',
  'TOTAL LIABILITIES',
  'TOTAL Other Liabilities',
  'OVERALL TOTAL',
  'TOTAL YOU OWE',
  'Total Debts (add column B)',
  'NET WORTH',
  'C. Net worth (excluding contingent assets and liabilities)',
  'Goal',
  'Debt free date',
  'T0TALS',
  'Change',
  'TOTAL w/o Oak Mortgage',
  'Total without the house',
  'Total, sin la casa',
])('%s is the title of a sum', (title) => {
  expect(isTotalTitle(title)).toBe(true);
});

it.each([
  'Total Card Inc',
  'Total Co',
  'Total Section Bank',
  'Total Withholding Loans',
  'Sumter Bank',
  'Oak Bank',
  '',
])('%j is none', (name) => {
  expect(isTotalTitle(name)).toBe(false);
});

it('sums over debts have many titles', () => {
  const kinds = ['Account', 'Accounts', 'Loan', 'Groups', 'Card', 'Line', 'Lines', 'Share', 'Mortgage', 'Collection', 'Debt', 'Debts', 'Creditor', 'Claim', 'Claims', 'Secured card'];
  const counted = ['balance', 'balances', 'debt', 'debts', 'account', 'card', 'cards', 'loan', 'loans', 'collection', 'collections', 'deuda', 'deudas', 'dividas', 'dívidas', 'bill', 'bills', 'charge', 'charges', 'payment', 'payments', 'payoff', 'payoffs', 'claim', 'claims', 'creditor', 'creditors', 'of 12 accounts'];
  const others = ['Subtotal', 'Sub-totals', 'Sub-total of all Oak', 'T0tal', 'Totals:', 'Total (of all)', 'Total  ()', 'Sum', 'Net change', 'Difference', 'All', 'Paid so far', 'Paid off to date', 'Amount paid already', 'Goal:', 'Debt-free', 'Debt free by', 'Total debts (12)', 'Grand total(3)', 'Total debts(3):'];
  const titles = [...kinds.map((kind) => `${kind} total`), ...counted.map((word) => `Total ${word}`), ...others];
  expect(titles.filter((title) => !isTotalTitle(title))).toEqual([]);
}); // biome-ignore format: titles are read in lines

it('other lines are no titles of sums', () => {
  const lines = ['Oak card total', 'Card total Oak', 'My total', 'Total Oak', 'Total (of', 'Total debts Oak', 'A sum', 'Sum Oak', 'Differences', 'All of it', 'Not all', 'Was paid so far', 'Paid so far by Oak', 'My goal', 'Goals', 'Debt-free living', 'My subtotal', 'Subtotaled', 'Total debts (1234)'];
  expect(lines.filter(isTotalTitle)).toEqual([]);
}); // biome-ignore format: titles are read in lines

it('a line of a list may begin as a sum over it', () => {
  expect(['Total: 500', '- Grand total 500', 'sub total 5', 'Suma 500', 'Carried forward 500', '合计 500', '合计大约 500', '总计约500'].filter((line) => !beginsAsTotal(line))).toEqual([]);
  expect(['Oak total 500', 'Totally Oak', '合计银行 500', 'Sumas 5', 'Oak'].filter(beginsAsTotal)).toEqual([]);
}); // biome-ignore format: lines are read in one

it.each(['= abt 33,750??', '= $4,458', '=== 4,458.44 ===', '-> = about ~4.4k', '=33,750'])(
  'a line begins as a sum behind an equals sign: %s',
  (line) => {
    expect(beginsAsTotal(line)).toBe(true);
  },
);

it.each(['Oak = 500', '= Oak 500', '==> Oak 500', 'abt 33,750'])('a line of a debt does not: %s', (line) => {
  expect(beginsAsTotal(line)).toBe(false);
});

it.each([
  'TOT unsec DMP 413',
  'Tot. bal 11,720',
  'tot: 900',
  'TOT = $445',
  'tot 900',
  'unsec est 22,755. can do 325',
  'est enrolled 34.9k, 48 mo @ 391',
])('%s begins as a total', (line) => {
  expect(beginsAsTotal(line)).toBe(true);
});

it.each(['Tot Spot Daycare $310', 'Totten Bank $90', 'Tots and Teens $40'])('%s begins as a name', (line) => {
  expect(beginsAsTotal(line)).toBe(false);
});

it.each([
  'So total is around $18,900. My phone is 419-555-0133.',
  'that makes a total of 9,410',
  'The total is $900',
])('a sentence begins with a sum over a list: %s', (line) => {
  expect(beginsAsTotal(line)).toBe(true);
});

it.each(['So Oak is $900', 'Oak, total $900', 'the total loss claim'])('a sentence does not: %s', (line) => {
  expect(beginsAsTotal(line)).toBe(false);
});

it('the sum of all that are one person’s is no debt', () => {
  expect(beginsAsTotal('ours total about 47k')).toBe(true);
  expect(beginsAsTotal('ours at Total Wine 47')).toBe(false);
});

it.each(['All together $6,210', 'TTL $6,210', 'That is $7,110 total', 'It all comes to 9,410 altogether'])(
  'a line begins as a sum over a list, however people call it: %s',
  (line) => {
    expect(beginsAsTotal(line)).toBe(true);
  },
);

it('what is said of one debt is no sum over a list', () => {
  expect(beginsAsTotal('That is $7,110 total loss')).toBe(true);
  expect(beginsAsTotal('That is $7,110 owed')).toBe(false);
});

it.each([
  'Total Visa $480.12 current',
  '- Total Visa card ending 2209: $480.12',
  'Total Rewards Visa: $1,210.00, 30 days late',
  'Total Mastercard x2209 $480.12',
])('a card that is called so, with its number or how it stands, begins no total: %s', (line) => {
  expect(beginsAsTotal(line)).toBe(false);
});

it.each(['Total Visa $480.12', 'Total Visa', 'Total Visas $480.12 current', 'Total current $480.12'])(
  'without these it begins as one: %s',
  (line) => {
    expect(beginsAsTotal(line)).toBe(true);
  },
);

it('a card that is called as a total is a debt of a list, and a sum over cards is none', () => {
  const namesOf = (text: string) => readByRules({ text, tables: [] }).debts.map((debt) => debt.accountName);
  expect(namesOf('Oak Bank $900 current\nTotal Visa $480.12 current')).toEqual(['Oak Bank', 'Total Visa']);
  expect(namesOf('Oak Visa $900 current\nElm Visa $480 current\nTotal Visa $1,380')).toEqual([
    'Oak Visa',
    'Elm Visa',
  ]);
});
