import { expect, it } from 'vitest';
import { withoutSaidBack } from '../../../src/creditReport/judge/saidBack';
import { readByRules } from '../../../src/creditReport/readReport';

const told = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(
    ({ accountName, amountText, current }) => `${accountName} ${amountText} ${current}`,
  );
const talk = (said: string) =>
  `Ava (Counselor)\n1:01 PM\nWhat do you owe?\nYou\n1:02 PM\noak card 4,120.33 min 120\nAva (Counselor)\n1:03 PM\n${said}\nYou\n1:05 PM\nelm loan 5,310.88, 201.15 a month, current\nAva (Counselor)\n1:06 PM\nThanks\n`;
const BOTH = ['oak card 4,120.33 60days', 'elm loan 5,310.88 current'];

it.each([
  'Okay, Oak $4,120.33, 60 days. Next one?',
  'Got it. Oak $4,120.33, 60 days late. What else?',
  'Great, oak card 4,120.33, 60 days late.',
  'Perfect. Oak $4,120.33, 60 days late. Next?',
  'Thank you. Oak $4,120.33 and 60 days late',
])('what is said back of a debt is that debt, with what is said of it anew: %s', (said) => {
  expect(told(talk(said))).toEqual(BOTH);
});

it.each([
  'Ash $4,120.33, 60 days late',
  'Okay, Oak $410.00, 60 days late',
  'Okay, Ash $4,120.33, 60 days late',
  'also oak 4,120.33, 60 days late',
])('what another sum or name has, or nobody says back, stays: %s', (said) => {
  expect(told(talk(said))).toHaveLength(3);
});

it('leaves no rows as they are', () => {
  expect(withoutSaidBack([], '')).toEqual([]);
});
