import { expect, it } from 'vitest';
import { isListName } from '../../../../src/creditReport/layouts/lists/listName';

it.each([
  'chase', 'Capital One', 'Chase visa', 'LVNV', 'Mom', 'Affirm', 'Portfolio Recovery', 'Source One',
  'I.C. System', 'Target', 'US Bank Altitude', 'BARCLAYS US', 'Target card', 'Oak Financial – the Corolla',
])('%s can name a debt on a list', (text) => {
  expect(isListName(text)).toBe(true);
}); // biome-ignore format: names are read in lines

it.each([
  ['a letter', 'a'],
  ['more than sixty characters', `Oak ${'x'.repeat(60)}`],
  ['more than seven words', 'Oak Elm Fir Ash Yew Pine Birch Alder'],
  ['code', 'OAK "BANK"'],
  ['a sentence', 'I owe Chase'],
  ['the end of one', 'or rent'],
  ['the end of one in Spanish', 'pero eso sí'],
  ['what comes back', 'de los taxes nos regresan'],
  ['a fee', 'filing fee'],
  ['an account of a ledger', 'liabilities:Oak'],
  ['another sentence', 'call them'],
  ['what a sum includes', 'includes'],
  ['a total', 'Total'],
  ['a subtotal', 'subtotal'],
  ['a sum of an overview', 'Self-reported account balance'],
  ['a balance that a label calls otherwise', 'Bad debt balance'],
  ['what comes in', 'paycheck'],
  ['what is said of a debt paid off', 'Paid in full last month'],
  ['a plan', 'Snowball or avalanche'],
  ['the head of a mail', 'Asunto'],
  ['when somebody has to be where', 'dentist thurs 3'],
  ['when a mail was written', 'On Mon'],
  ['who a mail is to', 'Para'],
  ['a label', 'Balance'],
  ['a label of two words', 'Payment due'],
  ['a status', 'current'],
  ['a lateness', '2 months behind'],
  ['what somebody does', 'adding up'],
  ['what all comes to', 'thats like'],
  ['what came in', 'Deposits received'],
  ['the number that a message came from', 'From 347-268'],
  ['whom to ask', 'Call US'],
  ['what somebody is asked to do', 'pls grab dinner'],
  ['where something is', 'theres'],
  ['a kind of debt', 'Auto Loan'],
  ['kinds of debts', 'credit cards'],
  ['a part of a form', 'D. Other'],
  ['figures alone', '1234'],
])('%s cannot name a debt on a list', (_, text) => {
  expect(isListName(text)).toBe(false);
});
