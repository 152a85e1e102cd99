import { describe, expect, it } from 'vitest';
import { withoutRewards } from '../../../../src/creditReport/layouts/cards/rewards';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readReport } from '../../../../src/creditReport/readReport';

const left = (text: string) => withoutRewards(readLines(text)).map((line) => line.text);
const OAK = 'Oak Visa\nCurrent balance\n$900.00\n';

describe('the rewards of a card', () => {
  it.each([
    ['over their worth', `${OAK}Reward Dollars\n$18.20\nElm Card`, 2],
    ['with a mark', `${OAK}Cashback Bonus®\n$12.36`, 2],
    ['of a shop', `${OAK}Elm Cash Rewards\n$33.12\nFir Card`, 2],
    ['before another sum with its label above', `${OAK}Rewards Cash\n$45.10\nMinimum payment\n$104.00`, 2],
    ['counted in points', `${OAK}ThankYou® Points\n1,204`, 2],
    [
      'under their worth',
      'Oak Visa\n$900.00\nCurrent balance\n$23.11\nCash rewards\n$30.00\nMinimum payment',
      2,
    ],
  ])('are left out %s', (_, text, count) => {
    const lines = left(text);
    expect(lines).toHaveLength(text.split('\n').length - count);
    expect(lines.join()).not.toMatch(/18\.20|12\.36|33\.12|45\.10|1,204|23\.11|rewards?\b/i);
  });

  it.each([
    ['a card that is called so, over its balance', `${OAK}Elm Cash Rewards\n$1,233.40\nCurrent balance`],
    ['with a number', `${OAK}Elm Cash Rewards\n...1904\n$1,233.40`],
    ['the first of a page', 'Cash Rewards\n$1,233.40\nCurrent balance'],
    ['cards without labels', 'Oak Visa\n$900.00\nTravel Rewards\n$300.00'],
  ])('are none: %s', (_, text) => {
    expect(left(text)).toEqual(text.split('\n'));
  });

  it('leave the blank line above them to what follows', () => {
    const lines = withoutRewards(readLines(`${OAK}\nRewards\n$5.00\nElm Card\n$40.00`));
    expect(lines.map(({ afterBlank }) => afterBlank)).toEqual([false, false, false, true, false]);
  });

  it('are no debts in a list either', () => {
    const text = 'Oak Card (4410)\t$1,250.33\nCash back $88.12\nElm Card (2211)\t$800.00';
    const { debts } = readReport({ text, tables: [] });
    expect(debts.map(({ amountText }) => amountText)).toEqual(['$1,250.33', '$800.00']);
  });
});
