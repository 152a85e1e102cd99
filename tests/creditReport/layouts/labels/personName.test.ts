import { expect, it } from 'vitest';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

const ACCOUNTS = 'OAK\nAccount #: 1XXX\nBalance: $5\n\nELM\nAccount #: 2XXX\nBalance: $6';

/** The names of the accounts with a balance: what their labels say, else what stands above. */
const names = (text: string) =>
  readBlocks(readLines(text))
    .filter(({ facts }) => facts.some(({ kind }) => kind === 'balance'))
    .map(({ heading, facts }) => facts.find(({ kind }) => kind === 'name')?.values[0] ?? heading?.text);

it.each([
  ['over several accounts', `Name: OTIS PAZ\n\n${ACCOUNTS}`, ['OAK', 'ELM']],
  [
    'beside the number of the report',
    'Consumer Report\tReport Number: 20-118\tJune 3, 2020\nName: OTIS PAZ\nOAK\nBalance: $5',
    ['OAK'],
  ],
  [
    'at the head of each page',
    'Consumer Name: OTIS PAZ\nOAK\nBalance: $5\n\nConsumer Name: OTIS PAZ\nELM\nBalance: $6',
    ['OAK', 'ELM'],
  ],
  [
    'as the one who borrows',
    'Borrower Name: OTIS PAZ\nOAK\nBalance: $5\n\nApplicant Name: OTIS PAZ\nELM\nBalance: $6',
    ['OAK', 'ELM'],
  ],
  ['beside the date of birth', 'Name: OTIS PAZ\nDate of Birth: 1/2/1970\nOAK\nBalance: $5', ['OAK']],
])('the person whom a report is about is no creditor %s', (_, text, expected) => {
  expect(names(text)).toEqual(expected);
});

it.each([
  ['of a single debt', 'Name: OAK\nElm Street\nBalance: $5', ['OAK']],
  ['of each debt', 'Name: OAK\nBalance: $5\nName: ELM\nBalance: $6', ['OAK', 'ELM']],
  ['beside its balance', 'Name: OAK\nBalance: $5\nELM\nBalance: $6', ['OAK', 'ELM']],
])('a name is that of the creditor where it is that %s', (_, text, expected) => {
  expect(names(text)).toEqual(expected);
});

it('the day of a report stands over no account: its title is no creditor', () => {
  expect(names('DISCLOSURE CENTER\nDate: 04/06/1999\n\nOAK\nBalance: $5')).toEqual(['OAK']);
});

it('what an agency notes of its client is no account, whatever his number', () => {
  const client = 'Paz, Otis & Rosa #20418\nStatus: Active\nCounselor: T. Doe\nLast contact: 08/24/2026';
  const headings = (text: string) =>
    readBlocks(readLines(text)).flatMap(({ heading }) => heading?.text ?? []);
  expect(headings(client)).toEqual([]);
  expect(headings(client.replace('Counselor', 'Opened by').replace('Last contact', 'Opened'))).not.toEqual(
    [],
  );
  expect(headings(`${client}\nBalance: $5`)).not.toEqual([]);
  const stage = 'Rosa Paz\nID: 80377  |  Stage: Client  |  Status: Active - Payments Current';
  expect(headings(stage)).toEqual([]);
  expect(headings(stage.replace('Stage', 'Rep'))).not.toEqual([]);
});
