import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

/** What a list is read as, each debt with its amount; a doubtful one has a question mark. */
const amounts = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(
    ({ accountName, amount, review }) =>
      `${accountName} ${amount}${review.includes('amount-guessed') ? '?' : ''}`,
  );

it.each([
  ['Citi ($50.25)\nDiscover $300.00', ['Citi -50.25', 'Discover 300']],
  ['Citi\t($50.25)\nDiscover\t$300.00', ['Citi -50.25', 'Discover 300']],
  ['Citi (50.25)\nDiscover 300.00', ['Citi -50.25', 'Discover 300']],
  ['Target ($18.00) current\nDiscover $300.00 current', ['Target -18', 'Discover 300']],
  ['1. Amex: ($75.10)\n2. Best Buy: $410.00', ['Amex -75.1', 'Best Buy 410']],
  ['Amazon (102.11)\nWalmart 33.00\nTarget (5.00)', ['Amazon -102.11', 'Walmart 33', 'Target -5']],
  ['AMEX *2007  1,204.55\nDISCOVER *8812  (45.10)', ['AMEX 1204.55', 'DISCOVER -45.1']],
  ['Citi ($50)\nDiscover $300', ['Citi -50?', 'Discover 300']],
])('brackets are a minus among sums without them: %j', (text, read) => {
  expect(amounts(text)).toEqual(read);
});

it.each([
  ['all stand in them', 'Kohls (2,400)\nCiti (1,250)', ['Kohls 2400?', 'Citi 1250?']],
  ['all have cents', 'Kohls ($24.10)\nCiti ($12.50)', ['Kohls 24.1?', 'Citi 12.5?']],
  ['most stand in them in round dollars', 'Kohls ($2,400)\nSears ($120)\nCiti $300', ['Kohls 2400?', 'Sears 120?', 'Citi 300']],
  ['nothing marks them as money', 'Mom (500)\nCiti 300\nDiscover 1,250', ['Mom 500?', 'Citi 300', 'Discover 1250']],
  ['they hold a word', 'Chase Visa (limit $5,000) $3,400\nCiti $50', ['Chase Visa 3400', 'Citi 50']],
  ['something is paid on it', 'Affirm ($300.00) paying $50 a month\nCiti $400.00', ['Affirm 300?', 'Citi 400']],
])('brackets are a remark where %s', (_, text, read) => {
  expect(amounts(text)).toEqual(read);
}); // biome-ignore format: lists are read beside what they say
