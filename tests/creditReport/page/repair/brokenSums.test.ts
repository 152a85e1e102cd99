import { expect, it } from 'vitest';
import { withBrokenSumsJoined } from '../../../../src/creditReport/page/repair/brokenSums';

const joined = (text: string) => withBrokenSumsJoined({ text, guesses: [] });

it.each([
  ['Oak Card $2,\n100\nElm $300', 'Oak Card $2,100\nElm $300'],
  ['Oak 3,\n300\nElm 900', 'Oak 3,300\nElm 900'],
  ['Oak - $12,\n345.67 - current', 'Oak - $12,345.67 - current'],
  ['I owe Oak 2,\n  100 and Elm 900', 'I owe Oak 2,100 and Elm 900'],
  ['Oak $2,100.\n55\nElm', 'Oak $2,100.55\nElm'],
  ['Oak $\n2,100.55\nElm', 'Oak $2,100.55\nElm'],
  ['OAK 5178XXXX Balance: $4, 212 Status: Open', 'OAK 5178XXXX Balance: $4,212 Status: Open'],
  ['Past Due: $1, 212.50', 'Past Due: $1,212.50'],
])('joins the sum that the end of a line or a blank breaks: %j', (text, whole) => {
  expect(joined(text).text).toBe(whole);
});

it('marks what it joins within a sum, and not behind a sign', () => {
  expect(joined('Oak $2,\n100').guesses).toEqual([{ from: 4, to: 10 }]);
  expect(joined('Oak $\n2,100').guesses).toEqual([]);
});

it.each([
  'Oak Street apt 2,\n100 Main St',
  'due Dec 5,\n202 paid',
  'accounts 1, 2,\n300 dollars each',
  'Oak,4,\n100,5',
  '[\n2,\n100,\n3',
  'Oak $2,100.\n55 days late',
  'Oak $45, 300 min',
  'Balance: $45, 300 min',
  'Balance: $4, 2121 Oak Street',
  'Oak 2,\n1000',
  'Balance $\nOak\n2,100',
])('leaves the ends of other lines: %j', (text) => {
  expect(joined(text).text).toBe(text);
});
