import { expect, it } from 'vitest';
import { withAnswers } from '../../../../src/creditReport/page/repair/answers';
import { debtsIn } from '../../../support/reports';

it('an answer below each question of a quoted mail is one paragraph with it', () => {
  const text = '> Oak?\n\n5\n\n> Elm\n> Bank?\n \n6\n7\n\n>\n> Bye';
  expect(withAnswers(text)).toBe('> Oak?\n5\n\n> Elm\n> Bank?\n6\n7\n\n>\n> Bye');
});

it.each([
  ['a mail with one answer below it', '> Oak?\n> Elm?\n\n5 and 6\n'],
  ['a mail without answers', '> Oak?\n>\n> Elm?\n'],
  ['a text that quotes nothing', 'Oak?\n\n5\n\nElm?\n\n6\n'],
])('%s stays', (_, text) => {
  expect(withAnswers(text)).toBe(text);
});

it.each([
  ['a mail', '\n'],
  ['a mail with the line ends of Windows', '\r\n'],
])('the debt that a question names is read with the sums of its answer in %s', (_, lineEnd) => {
  const mail = `> 1. Regions Bank line of credit (acct 0031886). What is the balance, and what do you pay?

Balance is $8,904.11. We pay $265.00 a month, not late, current.

> 2. Same for the Bridgecrest car loan (acct 1000442871)?

Balance is $10,733.50. $417.26 a month. We are 60 days behind, I know.
`;
  expect(debtsIn(mail.replaceAll('\n', lineEnd))).toEqual([
    'Regions Bank line of credit | 0031886 | $8,904.11 | current | $265.00 |  | name-guessed',
    'Bridgecrest car loan | 1000442871 | $10,733.50 | 60days | $417.26',
  ]);
});
