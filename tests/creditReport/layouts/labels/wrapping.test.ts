import { describe, expect, it } from 'vitest';
import { unwrapLines } from '../../../../src/creditReport/layouts/labels/wrapping';
import { readLines } from '../../../../src/creditReport/page/lines';

const unwrap = (text: string) => unwrapLines(readLines(text)).map((line) => line.text);

describe('a label that the page broke in two', () => {
  it.each([
    'Account\nNumber: 12',
    'Account\nNumber',
    'Original\nCreditor: X',
    'Monthly\nPayment Amount',
    'Monthly Payment\nAmount: $5',
    'Balance $5 Scheduled Payment\nAmount: $45',
    'Account Number 12XX Date\nOpened 10/2020',
    'Date Reported 10/2026 Credit\nLimit $5',
    'Recent Payment - Monthly\nPayment $5',
    'Date\nOpened',
    'CREDIT\nLIMIT',
    'Balance $5 Date\nOpened',
    'one two three four five six seven eight 12XXXX Date\nOpened',
    'Balance $5 Two-Year payment\nhistory',
  ])('is joined: %j', (text) => {
    expect(unwrap(text)).toEqual([text.replace('\n', ' ')]);
  });
  it.each([
    'Account:\nNumber: 12',
    'Creditor: OAK Bal: 5.00 Current\nCreditor: ELM',
    'Account\n\nNumber: 12',
    'Monthly Payment\nAmount',
    'Balance\nCredit Limit',
    'Balance high Scheduled Payment\nAmount: $45',
    'Account\nCHASE',
    'Account\nLimit: $5',
    ':Account:\nNumber: 12',
    'Foo\nNumber',
    'CURRENT\nBalance',
    'Past Due\nAmount Past Due',
    'Payment\nPayment Status',
    'x\tAccount\nNumber: 12',
    'Account\nNumber: 12\tx',
  ])('is none in %j', (text) => {
    expect(unwrap(text)).toEqual(text.replaceAll('\t', ' ').split(/\n+/));
  });
});

describe('a name that goes on with the kind of company', () => {
  it.each([
    'INC', 'LLC', 'Corp.', 'Ltd', 'LP', 'PLC', 'N.A.', 'N A', 'n. a.', 'COMPANY', 'Management', 'MGMT INC', 'Services, LLC', 'Svcs', 'Associates Inc',
    'Group', 'Management Services, Inc.',
  ])('is joined: %s', (end) => {
    expect(unwrap(`CHASE\n${end}`)).toEqual([`CHASE ${end}`]);
  }); // biome-ignore format: words are read in lines
  it.each([
    'CHASE\nINCORP', 'CHASE\nBank Services', 'CHASE 2\nINC', 'CHASE:\nINC', 'CHASE $\nINC', '****\nINC', 'CHASE\nInc LLC Ltd Corp', 'CHASE\nINC x',
  ])('is none in %j', (text) => {
    expect(unwrap(text)).toEqual(text.split('\n'));
  }); // biome-ignore format: words are read in lines
});

describe('a value between > and <', () => {
  it.each(['Pay Status >Account 90 Days Past\nDue Date<', 'Pay >Account\nnow< x', 'Pay >a< >b\nc<'])(
    'is joined: %j',
    (text) => {
      expect(unwrap(text)).toEqual([text.replace('\n', ' ')]);
    },
  );
  it.each(['Pay >A<\nb<', 'Pay >A\n<b', 'Pay >A\nb', 'Pay A\nb<'])('is whole in %j', (text) => {
    expect(unwrap(text)).toEqual(text.split('\n'));
  });
});

describe('a status below its label that goes on in small letters', () => {
  it.each([
    ['Payment Status\nAccount 60\ndays or more past due', 'Payment Status|Account 60 days or more past due'],
    ['Payment Status:\nPaid or paying\nas agreed', 'Payment Status:|Paid or paying as agreed'],
  ])('is joined: %j', (text, lines) => {
    expect(unwrap(text).join('|')).toBe(lines);
  });
  it.each([
    'Payment Status\nCurrent\nlate 30 days',
    'Payment Status\nAccount 60\nDays',
    'Payment Status\nAccount 60\nbalance $5',
    'Payment Status x\nAccount 60\ndays',
    'Payment Status\nAccount 60\n\ndays',
    'Balance\nAccount 60\ndays',
  ])('is whole in %j', (text) => {
    expect(unwrap(text)).toEqual(text.split(/\n+/));
  });
});

describe('a status that goes on below', () => {
  it.each([
    'Status Account 30 Days\npast due',
    'Status Late 30 Days\npast due',
    'Status Account 30 Days Past\nDue',
    'Status 30 days past\ndue date.',
    'Status 30 days past due as\nof Aug 2026.',
    'Status Open. $60 past due as of\nAug 2026',
    'Status Paid\nnever late',
    'Status Paid,\nNever late',
    'Status Paid /\nNever late',
    'Status Paid -\nNever late',
    'Status Paid &\nNever late',
    'Status Paid and\nNever late',
    'Status late by\nMay',
    'Remarks placed\nFor collection',
    'Comments account\nsold',
    'Rating charged\nOff',
    'Status more than\nThat',
    'Status late 30 days, charged\nOff',
    'Status Account 30 Day\npast due',
  ])('is joined: %j', (text) => {
    expect(unwrap(text)).toEqual([text.replace('\n', ' ')]);
  });
  it.each([
    'Status Late 30 Days\nDue Date',
    'Status Late 30 Days\nPast',
    'Status 30 days or past of\ndue',
    'Status of\npast due',
    'Status Paid\nNever late',
    'Status Late 30 Days\nBalance $5',
    'Status Paid,\nBalance: $5',
    'Status Paid,\nFoo: 5',
    'Statuses Paid,\nNever late',
    'Paid,\nNever late',
    'Status band\nNever late',
    'Status current\nAccount',
    'Remarks -\nOAK BANK',
    'Comments: - - -\nOAK BANK',
    'Payment Status: - Collection -\nOAK BANK',
  ])('is whole in %j', (text) => {
    expect(unwrap(text)).toEqual(text.split('\n'));
  });
  it('is joined up to 300 characters', () => {
    const [line, next] = [`Status ${'x'.repeat(190)} of`, 'y'.repeat(100)];
    expect(unwrap(`${line}\n${next}`)).toHaveLength(1);
    expect(unwrap(`${line}\n${next}y`)).toHaveLength(2);
  });
});

it('joins more than two lines, and keeps what the first one was', () => {
  const [line, ...rest] = unwrapLines(readLines('a\tb\n\nStatus Paid,\nNever\nlate\nBalance $5').slice(1));
  expect(line).toEqual({
    text: 'Status Paid, Never late',
    cells: ['Status Paid, Never late'],
    afterBlank: true,
    from: 5,
    to: 28,
  });
  expect(rest.map(({ text }) => text)).toEqual(['Balance $5']);
});

it('joins two labels over a single sum, and leaves them apart over two', () => {
  expect(unwrap('Scheduled Payment\nAmount\n$94\nMonths Reviewed 34')).toEqual([
    'Scheduled Payment Amount',
    '$94',
    'Months Reviewed 34',
  ]);
  expect(unwrap('Scheduled Payment\nAmount\n$94\n$600')).toEqual([
    'Scheduled Payment',
    'Amount',
    '$94',
    '$600',
  ]);
});

it('leaves a status apart from the label below it that stands by itself elsewhere', () => {
  const text = 'Pay Status:\n30 days past due\nBalance:\n$5\nPay Status:\nCurrent\nBalance:\n$6';
  expect(unwrap(text)).toEqual(text.split('\n'));
  expect(unwrap('Pay Status:\nCurrent\nBalance:\n$6')).toContain('Current Balance:');
  const plain = 'Status\n30 days past due\nBalance\n$5\nStatus\nDeferred\nBalance\n$6';
  expect(unwrap(plain)).toEqual(plain.split('\n'));
});
