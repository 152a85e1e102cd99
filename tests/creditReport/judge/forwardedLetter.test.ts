import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const OWN = [
  'Oak Visa 3,377.90, I pay 102 a month',
  'Elm Loan 5,204.00, 226.40 a month, they say I am 90 days late',
  'Ash Health 1,118.25',
  'Fir Furniture 2,460.00 98 a month, current',
].join('\n');
const HEAD =
  '---------- Forwarded message ---------\nFrom: Pine Recovery, LLC <notices@pine.example>\nSubject: About your account\nDate: Mon, Sep 30, 2024\nTo: <a@mail.example>\n\n';
const LETTER = `Pine Recovery, LLC is a debt collector. We are trying to collect a debt that you owe to Pine Recovery, LLC. We will use any information you give us to help collect the debt.

Our information shows:
You had a Beech Bank account with account number ending in 4093.
As of March 11, 2023, you owed: $1,022.18
You paid or were credited this amount toward the debt: - $50.00
Total amount of the debt now: $972.18

How can you dispute the debt?
Call or write to us by November 8, 2024, to dispute all or part of the debt.

We can offer you:
[ ] 40% off - one payment of $583.31
[ ] 6 payments of $113.42
`;
const rowsOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, payingText }) =>
    `${accountName} ${amountText} ${payingText}`.trim(),
  );
const OF_OWN = [
  'Oak Visa 3,377.90 102',
  'Elm Loan 5,204.00 226.40',
  'Ash Health 1,118.25',
  'Fir Furniture 2,460.00 98',
];

it('a letter that is forwarded below a list of one’s own is one debt more, and its offers are none', () => {
  expect(rowsOf(`This came today. The others were\n${OWN}\n\nThx\n\n${HEAD}${LETTER}`)).toEqual([
    ...OF_OWN,
    'Pine Recovery, LLC $972.18',
  ]);
});

it('below debts that say no more than their sums it takes nothing from them', () => {
  const bare = 'Oak Visa $3,377.90\nElm Loan $5,204.00\nAsh Health $1,118.25';
  expect(rowsOf(`I still owe:\n${bare}\n\n${HEAD}${LETTER}`)).toEqual([
    ...bare.split('\n'),
    'Pine Recovery, LLC $972.18',
  ]);
});

it('a list that is forwarded stays a list', () => {
  const rows = ['Pine Visa $400, min $25, current', 'Beech Loan $900, $45 a month, 30 days late'].join('\n');
  expect(rowsOf(`${OWN}\n\n${HEAD}${rows}`)).toHaveLength(6);
});

it('a letter that is forwarded alone is what it is', () => {
  expect(rowsOf(`See below.\n\n${HEAD}${LETTER}`)).toEqual(['Pine Recovery, LLC $972.18']);
});

it('so is one that is copied below its title, and the debt above it ends there', () => {
  const rows = rowsOf(`my own list -----\n\n${OWN}\n\nletter that came today -----\n\n${LETTER}`);
  expect(rows).toEqual([...OF_OWN, 'Pine Recovery, LLC $972.18']);
});
