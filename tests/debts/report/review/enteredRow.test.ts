import { expect, it } from 'vitest';
import { type Debt, EMPTY_DEBTS } from '../../../../src/debts/debt';
import {
  rowsOfLikeNames,
  rowsOfNamesakes,
  rowsOfTwins,
} from '../../../../src/debts/report/review/enteredRow';

const [EMPTY] = EMPTY_DEBTS as [Debt];
const debt = (fields: Partial<Debt>): Debt => ({ ...EMPTY, ...fields });
const ENTERED = [
  EMPTY,
  debt({ accountName: 'Oak Bank', accountNumber: 'XXXX-123456', amount: '500' }),
  debt({ accountName: 'Elm Store', amount: '70' }),
  debt({ accountName: 'Fir Loans' }),
  debt({ accountName: 'CAPITAL ONE', accountNumber: 'XXXXXXXXXXXX4417', amount: '1200' }),
  debt({ accountName: 'Ash Cards', accountNumber: '517805******', amount: '300' }),
  debt({ accountName: 'Gum Co.', accountNumber: '71', amount: '8' }),
  debt({ accountName: 'Amex Gold', accountNumber: '1004', amount: '900' }),
  debt({ accountName: 'Discover it card', amount: '2644.19' }),
  debt({ accountName: 'Care Credit', accountNumber: '0037', amount: '650' }),
  debt({ accountName: "Kohl's Charge", accountNumber: '5521', amount: '410' }),
];

it.each<[string, Partial<Debt>, number]>([
  ['of the same number', { accountName: 'OAK BK', accountNumber: '******123456', amount: '480' }, 1],
  ['of the same name and amount, without numbers', { accountName: 'ELM STORE', amount: '70.00' }, 2],
  ['in the same words, with nothing else known', { accountName: 'Fir Loans', paying: '5' }, 3],
  ['of the same last four and amount, under another name', { accountName: 'CAP ONE NA', accountNumber: '****4417', amount: '1200.00' }, 4],
  ['of the same last four and name, with another amount', { accountName: 'Capital One', accountNumber: '4417', amount: '980' }, 4],
  ['of the whole number of which the end is known', { accountName: 'CAP ONE', accountNumber: '5178 0512 3456 4417', amount: '1200' }, 4],
  ['of the whole number of which more than the end is known', { accountName: 'OAK BK', accountNumber: '4400-0012-3456', amount: '1' }, 1],
  ['of the same name and amount, of which the beginning is known and of the other the end', { accountName: 'CAPITAL ONE', accountNumber: '5178********', amount: '1200' }, 4],
  ['of the same amount under a name that begins alike, of which the beginning is known and of the other the end', { accountName: 'CAPITAL ONE BANK USA', accountNumber: '5178********', amount: '1200' }, 4],
  ['of the same short number and name', { accountName: 'GUM Co', accountNumber: '7-1', amount: '9' }, 6],
  ['of the same name but for its marks', { accountName: 'Elm-Store', amount: '70' }, 2],
  ['of the same last four and name but for the word card', { accountName: 'CAPITAL ONE CARD', accountNumber: '4417', amount: '980' }, 4],
  ['of the same name but for the word card, without numbers', { accountName: 'Elm Store Card', amount: '70' }, 2],
  ['of the number masked from its end, and the amount', { accountName: 'ASH CARDS NA', accountNumber: '517805XXXXXXXXXX', amount: '300' }, 5],
  ['of the same last four, under a name that begins alike', { accountName: 'CAPITAL ONE BANK USA', accountNumber: '****4417', amount: '7' }, 4],
  ['of the same last four, under the name in full', { accountName: 'AMERICAN EXPRESS', accountNumber: '****1004', amount: '7' }, 7],
  ['of the same last four, under the name of a shop with that of its bank', { accountName: 'SYNCB/CARECREDIT', accountNumber: '****0037', amount: '7' }, 9],
  ['of the same last four, under a name without its apostrophe', { accountName: 'KOHLS/CAPITAL ONE', accountNumber: '****5521', amount: '7' }, 10],
  ['of the same amount, under a name that begins alike, one without a number', { accountName: 'DISCOVER FINANCIAL SERVICES', accountNumber: '6011XXXX', amount: '2644.19' }, 8],
])('finds the row of an account %s', (_, fields, row) => {
  expect(rowsOfTwins([debt(fields)], [0], ENTERED)[0]?.place).toBe(row);
}); // biome-ignore format: debts are read in lines

it.each<[string, Partial<Debt>]>([
  ['of another number', { accountName: 'Oak Bank', accountNumber: 'XXXX-123457', amount: '500' }],
  ['of another amount, without numbers', { accountName: 'Elm Store', amount: '71' }],
  ['of which nothing is known', {}],
  ['of one creditor and amount with other last digits', { accountName: 'CAPITAL ONE', accountNumber: '****4418', amount: '1200' }],
  ['of one issuer, under another name and of another amount', { accountName: 'Yew Cards', accountNumber: '517805******', amount: '301' }],
  ['of which the beginning is known, where of the other it is the end, with another amount', { accountName: 'CAPITAL ONE', accountNumber: '4417********', amount: '1201' }],
  ['of which the beginning is known, where of the other it is the end, under another name', { accountName: 'Yew Bank', accountNumber: '5178********', amount: '1200' }],
  ['of another number with a point in it', { accountName: 'Oak Bank', accountNumber: '99.3456', amount: '500' }],
  ['of the same last four alone', { accountName: 'Yew Bank', accountNumber: '****4417', amount: '5' }],
  ['of the same last four, of which many lenders have the first word', { accountName: 'CAPITAL BANK', accountNumber: '****4417', amount: '5' }],
  ['of another amount, under a name that begins alike, one without a number', { accountName: 'DISCOVER FINANCIAL SERVICES', accountNumber: '6011XXXX', amount: '2644.20' }],
])('finds no row of an account %s', (_, fields) => {
  expect(rowsOfTwins([debt(fields)], [0], ENTERED)[0]).toBeUndefined();
}); // biome-ignore format: debts are read in lines

it('finds the rows of one name where of one number nothing is known but its mask', () => {
  const masked = debt({ accountName: 'Elm Store', accountNumber: '****', amount: '71' });
  expect(rowsOfNamesakes(masked, ENTERED)).toEqual([2]);
  const numbered = debt({ accountName: 'Oak Bank', accountNumber: '9999', amount: '71' });
  expect(rowsOfNamesakes(numbered, ENTERED)).toEqual([]);
});

it('finds the rows under names that are like another, where of one number nothing is known', () => {
  expect(rowsOfLikeNames(debt({ accountName: 'DISCOVER FINANCIAL', amount: '9' }), ENTERED)).toEqual([8]);
  expect(rowsOfLikeNames(debt({ accountName: 'Kohls', accountNumber: '7', amount: '9' }), ENTERED)).toEqual(
    [],
  );
  expect(rowsOfLikeNames(debt({ accountName: 'Fir Bank', amount: '9' }), ENTERED)).toEqual([]);
});
