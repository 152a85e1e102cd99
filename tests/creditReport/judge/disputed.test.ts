import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

function marked(text: string): string[] {
  return readByRules({ text, tables: [] }).debts.flatMap(({ accountName, review }) =>
    review.includes('disputed') ? [accountName] : [],
  );
}

const ELM = 'ELM AUTO\nAccount number: 77****\nBalance: $9,210\nStatus: Current\n';

function withLine(line: string): string {
  return `OAK VISA\nAccount number: 4417****2201\nBalance: $2,210\nStatus: Current\n${line}\n\n${ELM}`;
}

it.each([
  'Remarks: ACCT INFO DISPUTED BY CONSUMER - NOT MINE',
  'Account in dispute under Fair Credit Billing Act',
  'Oak final bill $88.20 dispute',
  'Oak 640, disputed.',
  'Oak 640 (disputed)',
  'Comments: Consumer disputes this account information',
  'Remarks: Consumer states this account is not mine',
  'Remarks: Dispute resolved; customer disagrees',
  'Disputed: in dispute since May',
  'Disputed: Yes',
  'Remarks: >DISPUTED<',
  "Notes: she says this isn't hers",
])('marks an account that says %j', (line) => {
  expect(marked(withLine(line))).toEqual(['OAK VISA']);
});

it.each([
  'Dispute Status: none',
  'Dispute Status: Account not disputed',
  'Disputed: No',
  'Oak 640 (not disputed)',
  'Dispute this account',
  'Remarks: Account previously in dispute, now resolved',
  'Remarks: Account information disputed by consumer - dispute resolved',
  'AID  Account info disputed by consumer     PRL  Profit and loss writeoff',
  'You have the right to dispute the accuracy of any item.',
  'Debts disputed by you are listed in part 4.',
  '[ ] Disputed',
  '[ ] This is not my debt.',
])('marks none beside %j', (line) => {
  expect(marked(withLine(line))).toEqual([]);
});

it('marks the row of a table whose note says so', () => {
  const text =
    'Name\tOwed\tPayment\tNotes\nOak\t2,210\t50\t\nElm Recovery\t1,210\t0\tdispute, not hers\nFir\t900\t20\tcard\n';
  expect(marked(text)).toEqual(['Elm Recovery']);
});

it('marks the line of a list that says it', () => {
  expect(marked('Oak visa 2,210\nhospital 1,200 NOT MINE\nElm auto 9,210\n')).toEqual(['hospital']);
});
