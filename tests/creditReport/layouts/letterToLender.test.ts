import { expect, it } from 'vitest';
import { readLetterToLender } from '../../../src/creditReport/layouts/letterToLender';
import { pagesOfText } from '../../../src/creditReport/page/page';
import { debtsIn } from '../../support/reports';

const LETTER = `Dana Okoye
12 Elm Street

Oak Financial
PO Box 1200
Re: Account ending in 4410

Dear Sir or Madam,

I am writing about my account with you. I owe $4,210.55 and my monthly payment is $130. It is now 90 days behind.

I can offer $50 a month.

Sincerely,
Dana Okoye`;
const OWN = 'Oak Financial | 4410 | $4,210.55 | 90days';

const read = (text: string) => debtsIn(text).map((debt) => debt.split(' | ').slice(0, 4).join(' | '));

it.each([
  ['is read', LETTER, OWN],
  [
    'is read where nobody stands above whom it is addressed to',
    LETTER.slice(LETTER.indexOf('Oak Financial')),
    OWN,
  ],
  [
    'is read about a loan',
    LETTER.replace('Account ending in', 'My auto loan').replace('I owe', 'The balance is'),
    OWN,
  ],
])('what somebody writes to his lender %s', (_, text, debt) => {
  expect(read(text)).toEqual([debt]);
});

it('the other debts that he lists are read beside it', () => {
  const list =
    'My other debts:\nElm Visa ending in 9064: I owe $7,880, minimum payment $236, 30 days past due';
  expect(read(LETTER.replace('I can offer $50 a month.', list))).toEqual([
    OWN,
    'Elm Visa | 9064 | $7,880 | 30days',
  ]);
});

it.each([
  ['asks for a loan', 'I owe $4,210.55 and my monthly payment is $130.', 'Could you lend me $5,000?'],
  ['is about nothing of his', 'Re: Account ending in 4410', 'Re: Your offer of March 3'],
  ['speaks of what the reader owes', /I am writing about.*/, 'Your account is late. You owe $4,210.55.'],
  ['writes to a person', 'Oak Financial', 'Maria Vega'],
])('no debt is owed to whom somebody writes who %s', (_, was, is) => {
  const read = (text: string) => pagesOfText(text).flatMap(readLetterToLender).length;
  expect(read(LETTER)).toBeGreaterThan(0);
  expect(read(LETTER.replace(was, is))).toBe(0);
});
