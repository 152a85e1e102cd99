import { expect, it } from 'vitest';
import { runOnHeadings, seatLine } from '../../../../src/creditReport/layouts/tables/runOnHeadings';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';

const lineOf = (text: string) => placedCells(readLines(text))[0];
const headings = (text: string) => {
  const line = lineOf(text);
  return line && runOnHeadings(line);
};

it('parts the headings of a line by the words that are known, and takes all others beside each other for one', () => {
  expect(
    headings('Creditor Account # Sent all round Est. Balance Payment')?.map(
      ({ kind, label }) => `${kind} ${label}`,
    ),
  ).toEqual([
    'name creditor',
    'number account #',
    'undefined sent all round',
    'balance est. balance',
    'paying payment',
  ]);
});

it.each([
  ['a line with values', 'Creditor Balance $500'],
  ['labels with colons', 'Creditor: Balance: Payment:'],
  ['a sentence', 'The balance is the payment you owe'],
  ['more words that nobody knows than a heading has', 'Creditor list above and all of these Balance'],
  ['one heading', 'Balance'],
])('reads none in %s', (_, text) => {
  expect(headings(text)).toBeUndefined();
});

it('takes a dollar sign with the figure that a blank parts from it', () => {
  const columns = headings('Creditor Account # Balance Payment') ?? [];
  const cells = seatLine(lineOf('OAK BANK 4412009 $ 500.00 $ 25.00'), columns);
  expect(cells?.map((cell) => cell?.text)).toEqual(['OAK BANK', '4412009', '$ 500.00', '$ 25.00']);
});

it('gives nothing where the words fit badly', () => {
  const columns = headings('Type Terms ECOA Balance') ?? [];
  expect(seatLine(lineOf('nobody knows whatever this is $5'), columns)).toBeUndefined();
  expect(seatLine(undefined, columns)).toBeUndefined();
});
