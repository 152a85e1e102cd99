import { expect, it } from 'vitest';
import { deniedIn } from '../../../src/creditReport/judge/deniedLines';
import { readLines } from '../../../src/creditReport/page/lines';

const denied = (text: string) => deniedIn(readLines(text)).map(({ from, to }) => text.slice(from, to));

it.each([
  'those arent loans babe',
  'Me: those aren’t loans',
  'Rosa: not a debt lol',
  'no thats not a loan',
  "but they're not really debts",
  'it isn’t a debt tho',
  "that ain't a loan!",
])('%s takes back the line before', (answer) => {
  expect(denied(`Oak 500\nPhone is 128\n${answer}\nElm 40`)).toEqual(['Phone is 128']);
});

it.each([
  'not a loan but i still owe it',
  'those are loans',
  'not a loan shark lol',
  'they are not in debt collection',
  'not paying that',
  'debts',
  'Not really a debt',
])('%s takes nothing back', (answer) => {
  expect(denied(`Oak 500\nPhone is 128\n${answer}`)).toEqual([]);
});

it('what has no figure tells nothing that could be taken back', () => {
  expect(denied('Oak 500\nok\nnot a debt')).toEqual([]);
});
