import { expect, it } from 'vitest';
import { offersIn } from '../../../src/creditReport/judge/offersOnPage';
import { readLines } from '../../../src/creditReport/page/lines';

const offered = (source: string) =>
  offersIn(readLines(source)).map(({ from, to }) => source.slice(from, to).split('\n')[0]);

it('what a site would lend stands above the button that leads to the lender', () => {
  const card = (name: string) => `${name}\n$8,500\nLoan amount\n13.99%\nFixed APR\n36 mo.\nTerm\nView offer`;
  expect(offered(`Show my accounts\n\n${card('Oak Loans')}\n\n${card('Elm Bank')}`)).toEqual([
    'Oak Loans',
    'Elm Bank',
  ]);
});

it.each([
  ['a balance', 'Oak Bank\nBalance\n$900\nFixed APR\n13.99%\nView offer'],
  ['what a collector would settle for', 'Oak Recovery\nSettlement of $400\nTerm\nView offer'],
  ['no terms', 'Oak Bank\n$900\nView offer'],
  ['another button', 'Oak Bank\n$900\nFixed APR\n13.99%\nMake a payment'],
])('%s is no offer', (_, source) => {
  expect(offered(source)).not.toContain('Oak Bank');
  expect(offered(source)).not.toContain('Oak Recovery');
});

it.each([
  'Loan amount $1,000 - $50,000',
  'Borrow $2,000 to $40,000',
  'Loan amounts from $1,000 up to $50,000',
  'Credit line $500 - $25,000',
])('what would be lent between two sums is offered, up to a blank line: %s', (range) => {
  const source = `Oak Bank\n$500\n\nElm personal loan\n${range}\nEst. monthly payment $218\n\nFir Card\n$40`;
  expect(offersIn(readLines(source)).map(({ from, to }) => source.slice(from, to))).toEqual([
    `Elm personal loan\n${range}\nEst. monthly payment $218`,
  ]);
});

it('a loan whose payments are estimated is offered, though no button stands below it', () => {
  const card =
    'Elm Loans\nConsolidation loan\n\nLoan amount\t$12,500\nEst. monthly payment\t$398\nTerm\t48 months';
  expect(offered(`${card}\n\nHard inquiries (3)`)).toHaveLength(1);
  expect(
    offered('Elm Loans\nLoan amount: $12,500\nRemaining balance\t$900\nEstimated payment\t$398'),
  ).toEqual([]);
});

it.each([
  ['one sum', 'Elm loan\nLoan amount $1,000'],
  ['what is owed', 'Elm loan\nBalance $900\nLoan amount $1,000 - $50,000'],
])('%s makes no such offer', (_, source) => {
  expect(offersIn(readLines(source))).toEqual([]);
});

it.each(['Approval odds: Good', '5.94% – 35.97% APR'])('%s over the button makes an offer', (terms) => {
  expect(offered(`View details\nElm Personal Loan\n${terms}\nUp to $50,000\nApply now`)).toEqual([
    'Elm Personal Loan',
  ]);
});

it('below the heading of offers a button that leads to details ends an offer, and nowhere else', () => {
  const card = 'Elm Personal Loan\nMonthly payment\n$287\nTerm\n60 months\nSee details';
  expect(offered(`Offers for you\n${card}`)).toHaveLength(1);
  expect(offered(`Your loans\n${card}`)).toEqual([]);
});
