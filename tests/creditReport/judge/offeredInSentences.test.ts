import { expect, it } from 'vitest';
import { offeredIn, tellsOffered } from '../../../src/creditReport/judge/offeredInSentences';
import { readLines } from '../../../src/creditReport/page/lines';

it.each([
  'Oak prequalified me for $20,000 at 19.4% but I have not taken it.',
  'I looked at a loan from Oak, they quoted me $30,000 at 19.8% / $792 a month.',
  'We are pre-approved for 12k.',
  'The limit of the Oak card is $6,000.',
  'O limite do cartão do Elm é US$ 6.000,00, se precisar.',
  'El límite de la Oak es 900',
  'No increases so far, total limits are $15k.',
])('could be borrowed: %s', (sentence) => {
  expect(tellsOffered(sentence)).toBe(true);
});

it.each([
  'I owe Oak 900 though Elm prequalified me for $20,000.',
  'Oak quoted me $900 to settle.',
  'Oak balance 900, limit is 2,000',
  'Preapproved Oak card 900',
  'The limit is near',
])('is not told to be only that: %s', (sentence) => {
  expect(tellsOffered(sentence)).toBe(false);
});

it('only its own sentence is taken', () => {
  const source = 'Oak 4,100 min 90. Elm prequalified me for $20,000. Ash 900.';
  const parts = offeredIn(readLines(source), source).map(({ from, to }) => source.slice(from, to));
  expect(parts).toEqual(['Elm prequalified me for $20,000.']);
});
