import { expect, it } from 'vitest';
import type { Column } from '../../../../src/creditReport/layouts/tables/column';
import { seatWords } from '../../../../src/creditReport/layouts/tables/seatWords';

const COLUMN: Readonly<Record<string, Column>> = {
  name: { kind: 'name', label: 'creditor' },
  type: { kind: 'statusHint', label: 'account type' },
  number: { kind: 'number', label: 'account number' },
  ecoa: { kind: 'text', label: 'ecoa' },
  date: { kind: 'date', label: 'last activity' },
  terms: { kind: 'text', label: 'terms' },
  limit: { kind: 'money', label: 'credit limit' },
  highest: { kind: 'money', label: 'credit limit/highest amount' },
  balance: { kind: 'balance', label: 'balance' },
  paying: { kind: 'paying', label: 'payment' },
  paymentOrTerms: { kind: 'text', label: 'payment/terms' },
  pastDue: { kind: 'pastDue', label: 'past due' },
  status: { kind: 'statusLoose', label: 'status' },
  mop: { kind: 'status', label: 'mop' },
  months: { kind: 'text', label: 'months reviewed' },
  30: { kind: 'text', label: '30' },
  60: { kind: 'text', label: '60' },
  90: { kind: 'text', label: '90' },
  remarks: { kind: 'statusHint', label: 'remarks' },
};

function under(text: string, names: string) {
  const words = text.split(' ');
  const columns = names.split(' ').flatMap((name) => COLUMN[name] ?? []);
  return seatWords(words, columns)?.seats.map((seat) =>
    seat ? words.slice(seat.from, seat.to).join(' ') : '',
  );
}

it.each([
  ['a name before the kind of account', 'OAK BANK NA REVOLVING 02/2011', 'name type date', ['OAK BANK NA', 'REVOLVING', '02/2011']],
  ['a name before a kind that nobody knows', 'OAK Schooling 08/2008', 'name type date', ['OAK', 'Schooling', '08/2008']],
  ['a number in groups, one of them all mask', '5424 18XX XXXX 4419 JOINT $900', 'number ecoa balance', ['5424 18XX XXXX 4419', 'JOINT', '$900']],
  ['a year alone under the heading of a day', 'OAK CARD 4037-xxxx-xxxx-2218 JOINT 2008 $900', 'name number ecoa date balance', ['OAK CARD', '4037-xxxx-xxxx-2218', 'JOINT', '2008', '$900']],
  ['one sum less than the headings: a loan has no limit', '360M $281,774 $2,116 $0', 'terms limit balance paying pastDue', ['360M', '', '$281,774', '$2,116', '$0']],
  ['two sums that a slash parts', 'REV $900/$800 $73', 'terms highest balance', ['REV', '$900/$800', '$73']],
  ['one of the two', 'REV $900 $73', 'terms highest balance', ['REV', '$900', '$73']],
  ['every sum', 'REV $9,000 $7,355 $223 $0', 'terms limit balance paying pastDue', ['REV', '$9,000', '$7,355', '$223', '$0']],
  ['dashes for sums', 'REV $1,500 $0 -- --', 'terms limit balance paying pastDue', ['REV', '$1,500', '$0', '--', '--']],
  ['whole dollars without a sign', '0708112345 241880 1894 0', 'number balance paying pastDue', ['0708112345', '241880', '1894', '0']],
  ['days late before a code', '30 DAYS PAST DUE R2 88', 'status mop months', ['30 DAYS PAST DUE', 'R2', '88']],
  ['days late behind the words for it', 'PAST DUE 30 REV', 'status months terms', ['PAST DUE 30', '', 'REV']],
  ['days late before terms that are missing', '66 PAST DUE 30', 'months status terms', ['66', 'PAST DUE 30', '']],
  ['terms that a slash ends', '120/ 66', 'terms months', ['120/', '66']],
  ['the least that is paid, as terms', 'MIN/$86 66', 'terms months', ['MIN/$86', '66']],
  ['what is paid on a card, as terms', '$0 $86 66 0 0 0 CURRENT', 'pastDue terms months 30 60 90 status', ['$0', '$86', '66', '0', '0', '0', 'CURRENT']],
  ['what is paid, alone or with for how long', '$7,200 $6,945 $208 $0', 'limit balance paymentOrTerms pastDue', ['$7,200', '$6,945', '$208', '$0']],
  ['what is paid with for how long', '$33,118 $21,760 $574/72M $574', 'limit balance paymentOrTerms pastDue', ['$33,118', '$21,760', '$574/72M', '$574']],
  ['a code without words before it', 'M1 66', 'status mop months', ['', 'M1', '66']],
  ['a line that says less than its headings', '517805XXXX $75', 'number ecoa date terms paying', ['517805XXXX', '', '', '', '$75']],
  ['a remark in more words than a status has', '529149XX REVOLVING UNPAID BALANCE REPORTED AS LOSS BY CREDIT GRANTOR', 'number type remarks', ['529149XX', 'REVOLVING', 'UNPAID BALANCE REPORTED AS LOSS BY CREDIT GRANTOR']],
  ['how a debt stands in words cut short', '47 0 0 0 CUR PAY AGR', 'months 30 60 90 status', ['47', '0', '0', '0', 'CUR PAY AGR']],
  ['a day and no sum behind it', '09/17 240 190', 'date limit balance', ['09/17', '240', '190']],
  ['a limit where nothing is counted', '388 310 - 4 COLLECTION', 'limit balance paying months 30 60 90 status', ['388', '310', '-', '4', '', '', '', 'COLLECTION']],
])('gives the words of a line to its headings: %s', (_, text, names, expected) => {
  expect(under(text, names)).toEqual(expected);
}); // biome-ignore format: lines are read in lines

it.each([
  ['a sum stands where no heading asks for one', 'OAK BANK $500', 'name type'],
  ['a word stands behind the last sum', '$500 soon', 'balance'],
  ['nobody is named', '02/2011 $500', 'name date balance'],
])('knows where words do not fit: %s', (_, text, names) => {
  expect(under(text, names)).toBeUndefined();
});

it('fits worse where a word is not what its heading asks for', () => {
  const cost = (text: string) =>
    seatWords(text.split(' '), [COLUMN.ecoa, COLUMN.terms, COLUMN.balance] as Column[])?.cost ?? 9;
  expect(cost('JOINT REV $5')).toBe(0);
  expect(cost('whoever whenever $5')).toBeGreaterThan(1);
});
