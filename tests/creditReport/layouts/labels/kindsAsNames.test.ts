import { expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

const AUTO = 'Auto Loan\nBalance: $11,904\nPayment: $438';
const STORE = 'Store Card\nBalance: $600\nPayment: $25';

/** The names of the debts of a text of blocks. */
const namesOf = (...blocks: string[]) =>
  readBlocks(readLines(blocks.join('\n\n'))).flatMap((account) => debtOf(account)?.accountName ?? []);

it('accounts without a name and a number are called what kind each is', () => {
  expect(namesOf('Your debts', AUTO, STORE)).toEqual(['Auto Loan', 'Store Card']);
});

it('so are those beside accounts that are named above their labels', () => {
  expect(namesOf('OAK BANK\nBalance: $5', AUTO)).toEqual(['OAK BANK', 'Auto Loan']);
});

it.each([
  ['there is one alone', [AUTO]],
  ['one of them has a number', ['OAK BANK\nAccount #: 1234XX\nBalance: $5', AUTO]],
  ['one of them has its name under a label', ['Creditor: OAK\nBalance: $5', AUTO]],
  ['one of them has no balance', [AUTO, 'Store Card\nPayment: $25']],
  ['the words above stand in a text', [`You owe:\n${AUTO}`, `And:\n${STORE}`]],
])('a kind is no name where %s', (_, blocks) => {
  expect(namesOf(...blocks)).not.toContain('Auto Loan');
});
