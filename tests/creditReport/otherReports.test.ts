import { expect, it } from 'vitest';
import { arrange } from '../../src/creditReport/layouts/labels/arrangement';
import { segmentsOf } from '../../src/creditReport/layouts/labels/segments';
import { readLines } from '../../src/creditReport/page/lines';

/** The accounts of a text, each as the values of its labels. */
const accounts = (text: string) =>
  segmentsOf(arrange(readLines(text))).map(({ facts }) =>
    facts.map(({ values }) => values.join('/')).join(' '),
  );

it.each([
  ['below a heading', 'OAK\nAcct #: 1XX\nBalance: $5\nCreditor Name: ELM\nAccount #: 2XX', ['1XX $5', 'ELM 2XX']],
  ['below a labelled name', 'Lender: OAK\nAcct #: 1XX\nBalance: $5\nCreditor Name: ELM\nAccount #: 2XX', ['OAK 1XX $5', 'ELM 2XX']],
  ['with more between its name and its number', 'OAK\nAcct #: 1XX\nCreditor: ELM\nLimit: $9\nAccount #: 2XX', ['1XX', 'ELM $9 2XX']],
  ['of which two follow', 'OAK\nAcct #: 1XX\nCreditor: ELM\nAccount #: 2XX\nLender: ASH\nAccount No: 3XX', ['1XX', 'ELM 2XX', 'ASH 3XX']],
])('begins an account of another report, whose labels are spelled otherwise: %s', (_, text, expected) => {
  expect(accounts(text)).toEqual(expected);
}); // biome-ignore format: reports are read in lines

it.each([
  ['prints its number twice', 'OAK\nAcct #: 1XX\nCreditor: ELM\nAccount #: 1XX', ['1XX ELM 1XX']],
  [
    'prints its name twice',
    'OAK BANK\nAcct #: 1XX\nCreditor: O.A.K. Bank\nAccount #: 2XX',
    ['1XX O.A.K. Bank 2XX'],
  ],
  ['has two numbers and one name', 'Creditor: OAK\nAcct #: 1XX\nLoan Number: 2XX', ['OAK 1XX 2XX']],
  ['has two numbers and no name', 'Acct #: 1XX\nLoan Number: 2XX', ['1XX 2XX']],
  ['has its name behind its number', 'Acct #: 1XX\nCreditor: ELM\nBalance: $5\nLimit: $6', ['1XX ELM $5 $6']],
  ['has two names before its number', 'Lender: OAK\nCreditor: ELM\nAccount #: 1XX', ['OAK ELM 1XX']],
])('goes on in an account that %s', (_, text, expected) => {
  expect(accounts(text)).toEqual(expected);
});

it.each([
  ['at the name above its labels', 'OAK\nBalance: $5\nTerms: 3\nOAK\nLimit: $2\nBalance: $6', ['$5 3', '$2 $6']],
  ['where the labels before are those the last one began with', 'Limit: $1\nOpened: -\nBalance: $5\nLimit: $2\nOpened: -\nBalance: $6', ['$1 - $5', '$2 - $6']],
  ['at the label, where those before are others', 'Limit: $1\nBalance: $5\nTerms: 3\nBalance: $6', ['$1 $5 3', '$6']],
  ['at the label, where it is the first', 'Balance: $5\nTerms: 3\nBalance: $6\nTerms: 3', ['$5 3', '$6 3']],
])('begins the next account of the same report %s', (_, text, expected) => {
  expect(accounts(text)).toEqual(expected);
}); // biome-ignore format: reports are read in lines
