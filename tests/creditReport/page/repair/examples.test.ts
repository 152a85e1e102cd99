import { expect, it } from 'vitest';
import { withoutExamples } from '../../../../src/creditReport/page/repair/examples';
import { debtsIn } from '../../../support/reports';

it.each([
  ['> Cards (e.g. "Oak Visa, 1234, $500")?', '> Cards ?'],
  ['> Cards (eg Oak Visa 500)?', '> Cards ?'],
  ['> Who collects (for example: "Elm for Oak, $5")', '> Who collects '],
  ['> Tarjetas (por ejemplo: Oak 500)', '> Tarjetas '],
  ['> > 2. Loans (such as "Oak, $9")', '> > 2. Loans '],
  [
    '1. Cards? Please give bank and balance. (Example: Oak Visa 9999, $5)',
    '1. Cards? Please give bank and balance. ',
  ],
  ['> Debts (for example:\n> "Oak, $9")\nElm 5', '> Debts \n> \nElm 5'],
])('what shows how to answer is taken off a quoted line: %j', (text, expected) => {
  expect(withoutExamples(text)).toBe(expected);
});

it.each([
  'Cards (e.g. "Oak Visa, $500")',
  'Some card (for example Oak 500)\n> quoted',
  '> Oak (example street) $500',
  '> Oak (exempt) $500',
  '> Oak (truck) $500',
  '> For example: Oak $500',
])('%j stays', (text) => {
  expect(withoutExamples(text)).toBe(text);
});

it('the example of a question is no debt, and no part of its answer', () => {
  const mail = `> 1. Cards (for example "Big Bank Visa, ending 1234, $900")

Discover ending 8841, 3,120, min 88, current

> 2. Collections, with the number (e.g.
> "XYZ Recovery for Anytown Hospital, acct 98765, $420")

LVNV FUNDING FOR CREDIT ONE BANK - ACCT 20481177 - 655.09
`;
  expect(debtsIn(mail)).toEqual([
    'Discover | 8841 | 3,120 | current | 88',
    'LVNV FUNDING | 20481177 | 655.09 | 90days |  | CREDIT ONE BANK | collection name-guessed status-guessed',
  ]);
});
