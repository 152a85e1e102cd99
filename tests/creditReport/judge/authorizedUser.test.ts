import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

function marked(text: string): string[] {
  return readByRules({ text, tables: [] }).debts.flatMap(({ accountName, review }) =>
    review.includes('authorized-user') ? [accountName] : [],
  );
}

const ELM =
  'ELM AUTO\nAccount number: 77****\nResponsibility: Individual\nBalance: $9,210\nStatus: Current\n';

it.each([
  ['under a label', 'Responsibility: Authorized user'],
  ['as a bureau calls it', 'Responsibility: Authorized Account'],
  ['as a code of a bureau', 'ECOA: A'],
  ['on a line of its own', 'Open • Authorized user'],
])('marks an account that says %s that the person is its authorized user', (_, line) => {
  const text = `OAK VISA\n${line}\nAccount number: 4417****2201\nBalance: $2,210\nStatus: Current\n\n${ELM}`;
  expect(marked(text)).toEqual(['OAK VISA']);
});

it('marks the row of a table with a column for it', () => {
  const head = 'CREDITOR\tACCOUNT\tBALANCE\tSTATUS\tRESPONSIBILITY\n';
  const rows = 'Oak\t4417****\t$2,210\tCurrent\tAuthorized User\nElm\t77****\t$9,210\tCurrent\tIndividual\n';
  expect(marked(head + rows)).toEqual(['Oak']);
});

it('marks of debts in columns beside each other the one that says so', () => {
  const text =
    'Creditor\tOak\tElm\tFir\nBalance\t$2,210\t$9,210\t$900\nStatus\tCurrent\tCurrent\tCurrent\nResponsibility\tIndividual\tAuthorized user\tJoint\n';
  expect(marked(text)).toEqual(['Elm']);
});

it.each(['A = Authorized User', 'Add an authorized user', 'not an authorized user'])(
  'takes %j for none',
  (line) => {
    expect(marked(`${ELM}${line}\n`)).toEqual([]);
  },
);
