import { expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readRecords } from '../../../../src/creditReport/layouts/labels/records';
import { readLines } from '../../../../src/creditReport/page/lines';

const OAK = 'Creditor: OAK\nBalance: $5\nStatus: Current';
/** The names of the accounts that are marked as having no balance. */
const marked = (accounts: ReturnType<typeof readBlocks>) =>
  accounts.flatMap((account) =>
    account.flags.includes('amount-missing') ? [debtOf(account)?.accountName] : [],
  );
const inBlocks = (...blocks: string[]) => marked(readBlocks(readLines(blocks.join('\n'))));

it.each([
  ['a status', 'Creditor: ELM\nLimit: $9\nStatus: 30 days late'],
  ['a payment', 'Creditor: ELM\nMonthly Payment: $45'],
  ['what is past due, and a status', 'Creditor: ELM\nPast Due: $7\nStatus: Charge-off'],
])('under the label of names that other debts have, one with %s stays, without a balance', (_, elm) => {
  expect(inBlocks(elm, OAK)).toEqual(['ELM']);
  expect(inBlocks(OAK, elm)).toEqual(['ELM']);
});

it('so does one of records with more labels', () => {
  const record = (name: string, more: string) =>
    `Creditor: ${name}\nOpened: 03/2020\nKind: Card\nStatus: Current${more}`;
  const text = [record('OAK', '\nBalance: $5'), record('ELM', ''), record('ASH', '\nBalance: $6')].join('\n');
  expect(marked(readRecords(readLines(text)))).toEqual(['ELM']);
});

it.each([
  ['with a status', 'ELM BANK\nBalance: Not reported\nStatus: Charge-off'],
  ['with what is past due', 'ELM BANK\nBalance: N/A\nPast Due: $7\nStatus: Current'],
])('one under a name of its own whose balance is left open stays where it is late: %s', (_, elm) => {
  const oak = 'OAK BANK\nBalance: $5\nPast Due: $0\nStatus: Current\n';
  expect(inBlocks(oak, elm)).toEqual(['ELM BANK']);
});

it.each([
  ['nothing tells how it stands', 'Creditor: ELM\nLimit: $9'],
  ['its name has another label', 'Lender: ELM\nStatus: Current'],
  ['it is paid in time under a name of its own', 'ELM BANK\nBalance: -\nStatus: Current'],
  ['its balance is blank, under a name of its own', 'ELM BANK\nBalance: -\nStatus: Late 30 days'],
  ['it has a number, by which it is known', 'Creditor: ELM\nAccount #: 1XX\nStatus: Late'],
  ['it is no debt, but of a part without those', 'Inquiries\nCreditor: ELM\nStatus: Late'],
])('none is marked where %s', (_, elm) => {
  expect(inBlocks(OAK, '', elm)).toEqual([]);
});

it('none is marked where no debt of the text has a balance', () => {
  expect(inBlocks('Creditor: OAK\nStatus: Late', 'Creditor: ELM\nStatus: Late')).toEqual([]);
});
