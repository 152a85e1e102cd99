import { expect, it } from 'vitest';
import { readLetteredParts } from '../../../../src/creditReport/layouts/labels/letteredParts';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const CARDS = `V. LIABILITIES
1.1 a. Debtor: Jane Roe
b. Creditor: Oak Bank
c. Amount of original debt: $10,000.00
d. Monthly or other periodic payment: $185.00
e. Amount of current debt (as of today): $7,942.00
1.2 a. Debtor: Jane Roe
b. Creditor: Elm Clinic
c. Amount of original debt: $4,000.00
d. Monthly or other periodic payment: NONE
e. Amount of current debt: $1,306.50`;
const HOUSE = `B. MORTGAGES
2.1 a. Name and address of each mortgagee: Fir Mortgage, 225 Elm St, Rochester
b. Original debt: $212,000.00
c. Purpose: the house; in collections
d. Amount of current debt: $168,220.00`;
const CASH = `IV. ASSETS: (If any, so state)
1.1 a. Location: Ash Bank checking
b. Title owner: Plaintiff
c. Balance: $1,877.00`;

const debtsIn = (...parts: string[]) =>
  readByRules({ text: parts.join('\n'), tables: [] }).debts.map((debt) =>
    [debt.accountName, debt.amountText, debt.payingText, debt.current ?? ''].join('|'),
  );
const [OAK, ELM, FIR] = [
  'Oak Bank|$7,942.00|$185.00|',
  'Elm Clinic|$1,306.50||',
  'Fir Mortgage|$168,220.00||90days',
];

it.each([
  ['alike', [CARDS], [OAK, ELM]],
  ['of several kinds, each with letters of its own', [CARDS, HOUSE], [OAK, ELM, FIR]],
  ['beside what a person has', [CASH, CARDS, HOUSE], [OAK, ELM, FIR]],
  ['whose purposes speak of a budget', [CARDS.replaceAll('Jane Roe', 'groceries, bills, budget')], [OAK, ELM]],
])('the lettered parts of a form are debts %s', (_, parts, rows) => {
  expect(debtsIn(...parts)).toEqual(rows);
}); // biome-ignore format: rows are read in lines

it.each([
  ['one debt', HOUSE],
  ['debts of two parts', 'a. Creditor: Oak\nb. Balance: $5\na. Creditor: Elm\nb. Balance: $6'],
  ['letters without labels', 'a. Oak\nb. Elm\nc. Fir\na. Ash\nb. Yew\nc. Box'],
])('%s are none', (_, text) => {
  expect(readLetteredParts(readLines(text))).toEqual([]);
});
