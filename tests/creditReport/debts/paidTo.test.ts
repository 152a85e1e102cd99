import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const namesIn = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

it.each([
  [
    'Payment receipt\nThank you, Ana! Your payment of $80.00 to Oak Lending was received on 11/20/2026.\nRemaining balance: $440.00\nNext payment of $90.00 due 12/04/2026',
    'Oak Lending',
  ],
  [
    'Payment Confirmation\nYou paid $75.00 to Elm Financial on 10/02/2026.\nRemaining balance: $1,440.00',
    'Elm Financial',
  ],
])('a receipt is of whom was paid', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

describe('another name stays', () => {
  it.each([
    [
      'of a lender',
      'Ash Lending\nYour payment of $80.00 to Oak Lending was received.\nRemaining balance: $440.00',
      'Ash Lending',
    ],
    [
      'where nobody was paid',
      'Payment receipt\nYour payment of $80.00 was received.\nRemaining balance: $440.00',
      'Payment receipt',
    ],
  ])('%s', (_, text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });
});
