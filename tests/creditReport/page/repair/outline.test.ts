import { expect, it } from 'vitest';
import { withoutOutline } from '../../../../src/creditReport/page/repair/outline';

const repaired = (text: string) => withoutOutline({ text, guesses: [] }).text;
const BLOCKS = '\nCards\n\nOak Visa\nBalance 5,322.07\nMinimum 106.00\n\nElm Card\nBalance 1,208.90\nlate';

it('an outline whose innermost points tell of each debt becomes a block for each', () => {
  expect(
    repaired(
      '* Cards\n   * Oak Visa\n      * Balance 5,322.07\n      * Minimum 106.00\n   * Elm Card\n      * Balance 1,208.90\n      * late',
    ),
  ).toBe(BLOCKS);
});

it('bullets tell how far a point is set in where a copy has lost it', () => {
  expect(
    repaired(
      '•\tCards\no\tOak Visa\n▪\tBalance 5,322.07\n▪\tMinimum 106.00\no\tElm Card\n▪\tBalance 1,208.90\n▪\tlate',
    ),
  ).toBe(BLOCKS);
});

it.each([
  '* Cards\n   * Oak Visa 5,322.07 late\n   * Elm Card 204.10\n* Loans\n   * Ash Auto 9,100.00\n   * Fir Loan 800.00',
  '- Oak Visa\n   - Balance 5,322.07\n   - Minimum 106.00\n- Elm Card\n   - Balance 204.10\n   - Minimum 25.00',
  '- Oak Visa 5,322.07\n- Elm Card 204.10',
])('an outline of debts, a plain list, or a debt with its bullets stays as it is: %j', (text) => {
  expect(repaired(text)).toBe(text);
});
