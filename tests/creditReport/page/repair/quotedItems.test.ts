import { expect, it } from 'vitest';
import { withQuotedItemsJoined } from '../../../../src/creditReport/page/repair/quotedItems';

const LIST = [
  '>> 1) Oak Bank, auto loan, acct 00117. Balance $1,630.55,',
  '>> payment',
  '>> $88.90 a month.',
  '> Are you caught up?',
  '>> 2) Elm Bank home equity loan 33810-02. Balance $17,244.',
  '>> 08 Payment is',
  '>> $165.50.',
];

it('joins the debts of a quoted list that a mailer broke, also within a sum', () => {
  expect(withQuotedItemsJoined(LIST.join('\n')).split('\n')).toEqual([
    '>> 1) Oak Bank, auto loan, acct 00117. Balance $1,630.55, payment $88.90 a month.',
    '> Are you caught up?',
    '>> 2) Elm Bank home equity loan 33810-02. Balance $17,244.08 Payment is $165.50.',
  ]);
});

it.each([
  ['lines of their own below a name', '> 1) Oak Bank\n> $500\n> current\n> 2) Elm\n> $90'],
  [
    'labels below a full line',
    `> 1) ${'Oak '.repeat(12)}\n> Balance: $5\n> 2) ${'Elm '.repeat(12)}\n> Balance: $6`,
  ],
  [
    'a line behind other marks',
    `> 1) ${'Oak '.repeat(12)}500\n>> payment $5\n> 2) ${'Elm '.repeat(12)}90\nmin $6`,
  ],
  [
    'what is counted below a sum',
    '> 1) Oak Bank auto loan that I told you of, $2,100.\n> 15 Payments left\n> 2) Elm $90',
  ],
  ['a single number', LIST.slice(0, 3).join('\n')],
])('leaves what is not broken: %s', (_, text) => {
  expect(withQuotedItemsJoined(text)).toBe(text);
});
