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
