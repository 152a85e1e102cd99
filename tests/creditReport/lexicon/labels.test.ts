import { expect, it } from 'vitest';
import {
  beginsLabel,
  headingKind,
  labelAt,
  mayShareLabel,
  spelledKind,
} from '../../../src/creditReport/lexicon/labels';
import { labelText } from '../../../src/creditReport/lexicon/labelText';

it.each([
  ['Account Name', 'name'],
  ['Creditor Name:', 'name'],
  ['Source of Information:', 'name'],
  ['Reported By:', 'name'],
  ['Tracking Number:', 'text'],
  ['Account #', 'number'],
  ['>PAST DUE:', 'pastDue'],
  ['Acct No.', 'number'],
  ['ACCOUNT/SERIAL #:', 'number'],
  ['Balance Owed:', 'balance'],
  ['Unpaid Balance', 'balance'],
  ['Current amount', 'balance'],
  ['Claim amount:', 'amountLoose'],
  ['Amount', 'amountLoose'],
  ['Scheduled Payment Amount:', 'paying'],
  ['Min Payment', 'paying'],
  ['Pay Status', 'status'],
  ['Rate/Status', 'status'],
  ['Status', 'statusLoose'],
  ['Account Status:', 'accountStatus'],
  ['Remarks', 'statusHint'],
  ['Original Creditor Name', 'original'],
  ['Collection Agency:', 'agency'],
  ['High Credit:', 'money'],
  ['Hi. Credit', 'money'],
  ['Peak balance', 'money'],
  ['Drops off', 'date'],
  ['Standing', 'status'],
  ['Past Due', 'pastDue'],
  ['Charge Off Amount', 'money'],
  ['Balloon Payment', 'money'],
  ['Last Payment', 'money'],
  ['Actual Payment Amount', 'money'],
  ['Cur Balance:', 'balance'],
  ['Hi Bal', 'money'],
  ['Sched Pymt:', 'paying'],
  ['Balance Updated', 'reported'],
  ['Total Balance', 'money'],
  ['Worst Payment Status', 'text'],
  ['Dispute Status:', 'text'],
  ['Times 30/60/90 Days Late', 'text'],
  ['Member #', 'text'],
  ['Geographical Code', 'text'],
  ['Address ID', 'text'],
  ['Docket Number', 'veto'],
  ['Fannie Mae account number:', 'text'],
  ['Company Sold', 'text'],
  ['Accourtt Number', undefined],
  ['Payrnent Status', 'status'],
  ['Monthly Paymerit', 'paying'],
  ['Creclitor', 'name'],
  ['Ba1ance', 'balance'],
  ['Last Payment Amt:', 'money'],
  ['Original Charge-off', 'money'],
  ['Last Pmt Amt:', 'money'],
  ['Highest Bal', 'money'],
  ['Past Due Amt', 'pastDue'],
  ['M0nthly Payment', 'paying'],
  ['Credltor', undefined],
  ['Blllance', undefined],
  ['N0tes', 'text'],
  ['S0urce', 'text'],
  ['Limlt', undefined],
  ['C1osed', 'date'],
  ['0wner', 'text'],
  ['Terrn', undefined],
  ['Loan Status', 'statusLoose'],
  ['Minimum Payment Due', 'paying'],
  ['Payment Due Date', 'date'],
  ['Escrow Balance', 'money'],
  ['Describe the property that secures the claim:', 'balance'],
  ['SDA Balance', 'money'],
  ['Balance on Hand', 'money'],
  ['Statement Balance', 'amountLoose'],
  ['Status Date', 'date'],
  ['Last Updated', 'reported'],
  ['Original company', 'original'],
  ['Original store', 'original'],
  ['Creditor Type', 'text'],
  ['Date of Last Payment', 'date'],
  ['Status Updated', 'date'],
  ['Last Reported Balance', 'balance'],
  ['Most recent balance', 'balance'],
  ['Patient Responsibility', 'balance'],
  ['Guarantor balance:', 'balance'],
  // What a report last said of it, what an insurer asks of each visit, whose an account is.
  ['Last Reported', 'reported'],
  ['Last statement balance', 'amountLoose'],
  ['Responsibility', 'text'],
  ['Payment responsibility', 'text'],
  ['Date Sent', 'date'],
  ['You saved', 'money'],
  ['DAYS DELQ', 'statusLoose'],
] as const)('takes %s for the label of %s', (text, kind) => {
  expect(labelAt(text.split(' '), 0)?.kind).toBe(kind);
});

it.each(['CHASE', 'Individual', 'Collection', 'Late 30 Days', '$500', ''])('finds no label in %j', (text) => {
  expect(labelAt(text.split(' '), 0)).toBeUndefined();
});

it.each([
  ['Current', 'statusLoose'],
  ['$ Paying', 'paying'],
  ['Balance ($)', 'balance'],
  ['Min. Payment', 'paying'],
  ['Limit', 'money'],
  ['Colour', undefined],
  ['Balance (USD)', 'balance'],
  ['TransUnion Balance', 'balance'],
  ['Experian', undefined],
  ['My Experian balance', 'balance'],
  ['Acct. no.', 'number'],
  ['$ Balance', 'balance'],
  ['Balance $', 'balance'],
  ['Acct.', 'number'],
  ['Status*:', 'statusLoose'],
  ['', undefined],
  ['Balance ($) x', 'balance'],
  ['Balance of my heart, which I lost to you', undefined],
] as const)('takes the heading %s for %s', (cell, kind) => {
  expect(headingKind(cell)).toBe(kind);
});

it.each([
  ['Account Number', 'account number', 2, false],
  ['Account Number x', 'account number', 2, false],
  ['Account Number: x', 'account number', 2, true],
  ['Account Number : x', 'account number', 3, true],
  ['Account Number:* x', 'account number', 2, true],
  ['Account Number*: x', 'account number', 2, true],
  ['**Account Number:** x', 'account number', 2, true],
  ['Account Number * x', 'account number', 3, false],
  ['Balance® x', 'balance', 1, false],
  ['Balance™: x', 'balance', 1, true],
  ['Balance .. x', 'balance', 2, true],
  ['Balance … x', 'balance', 2, true],
  ['Balance …… x', 'balance', 2, true],
  [`Balance ${'.'.repeat(30)} x`, 'balance', 2, true],
  ['Balance = x', 'balance', 2, true],
  ['Balance : : x', 'balance', 2, true],
  ['Balance . x', 'balance', 1, false],
  ['Balance == x', 'balance', 1, false],
  ['Balance x = y', 'balance', 1, false],
  ['Balance a..', 'balance', 1, false],
  ['Balance ..a', 'balance', 1, false],
  ['Balance : Due', 'balance', 2, true],
  ['Payment: Status', 'payment', 1, true],
  ['Payment Status', 'payment status', 2, false],
  ['Payment Frequency of', 'payment frequency', 2, false],
  ['Payment Frequently', 'payment', 1, false],
])('takes of %j the label %s, %i words, and whether it is marked: %s', (text, label, words, colon) => {
  expect(labelAt(text.split(' '), 0)).toMatchObject({ text: label, words, colon });
});

it.each([
  'Account',
  'Monthly',
  'x Balance',
  '*',
  ':',
  '=',
  '..',
  'Account: Number',
  'Account = Number',
  'x'.repeat(21),
])('finds no whole label at the beginning of %j', (text) => {
  expect(labelAt(text.split(' '), 0)).toBeUndefined();
});

it('finds a label in mid-line', () => {
  expect(labelAt('Open Balance: $5'.split(' '), 1)).toMatchObject({ text: 'balance', words: 1, colon: true });
  expect(labelAt(['Balance'], 1)).toBeUndefined();
});

it.each(['Account', 'Monthly', 'MONTHLY Payment', 'Balance', 'Charge Off', 'High'])(
  'lets %s go on as a label',
  (text) => {
    expect(beginsLabel(text.split(' '))).toBe(true);
  },
);
it.each(['Account Number', 'Account:', 'Foo', 'Charge Off Amount', '', 'Foo Account', 'Account Foo'])(
  'lets %j not go on as a label',
  (text) => {
    expect(beginsLabel(text.split(' '))).toBe(false);
  },
);

it.each([
  ['Foo account', 'number', true],
  ['Foo account', 'number 5', true],
  ['account', ':', true],
  ['account', 'foo', false],
  ['Foo bar', 'number', false],
])('tells whether a label may go on from %j to %j: %s', (line, next, may) => {
  expect(mayShareLabel(line, next)).toBe(may);
});

it.each([
  [' Balance*: ', 'balance'],
  ['A®B™ C', 'a b c'],
  ['', ''],
])('writes the label %j as %j', (text, label) => {
  expect(labelText(text)).toBe(label);
});

it('what dates a label to today is no value of it', () => {
  expect(labelAt('Balance now $5'.split(' '), 0)?.words).toBe(2);
  expect(labelAt('Standing today: late'.split(' '), 0)).toMatchObject({ words: 2, colon: true });
  expect(labelAt('Amount due now $5'.split(' '), 0)?.words).toBe(2);
});

it('the day on which an agency paid a creditor is a label though its word is shortened', () => {
  expect(labelAt('Disb. Date Payment'.split(' '), 0)).toMatchObject({ kind: 'date', words: 2 });
});

it.each(['Collection status', 'Debt status'])(
  'the status of a collection is known by its spelling: %s',
  (label) => {
    expect(spelledKind(label)).toBe('statusLoose');
  },
);

it.each(['Legal Problem Code', 'Problem Code', 'Problem Type', 'Matter Type', 'Matter'])(
  'what a case is about says nothing of a debt: %s',
  (heading) => {
    expect(headingKind(heading)).toBe('text');
  },
);

it.each([
  ['Account Type', 'statusHint'],
  ['Rating Code', 'status'],
  ['Debt Type', 'statusHint'],
])('the type or code of a debt does: %s', (heading, kind) => {
  expect(headingKind(heading)).toBe(kind);
});

it.each(['Mail Payoff To', 'Payoff To', 'Send Payments To', 'Mail To', 'Creditor Class', 'Disclosure ID'])(
  'where something is sent, and what business a creditor is in, says nothing of a debt: %s',
  (heading) => {
    expect(headingKind(heading)).toBe('text');
  },
);

it.each(['Now', 'Today', 'I owe', 'We still owe'])('what is owed by now is the balance: %s', (heading) => {
  expect(headingKind(heading)).toBe('balance');
});

it.each(['Asset Amount', 'Exempt Amount', 'Liability Amount'])(
  'a sum of a bankruptcy is no debt: %s',
  (label) => {
    expect(labelAt(label.split(' '), 0)?.kind).toBe('veto');
  },
);

it.each(['E C', 'E C O A', 'ECOA/Whose'])('letters that tell who owes it are no statuses: %s', (heading) => {
  expect(headingKind(heading)).toBe('text');
});

it.each([
  ['Número de archivo', 'text'],
  ['Número de cliente', 'text'],
  ['Clasificación de negocio', 'text'],
  ['Número de cuenta', 'number'],
  ['Saldo vencido', 'pastDue'],
])('what labels in Spanish mean is known by their spelling: %s', (label, kind) => {
  expect(headingKind(label)).toBe(kind);
});

it('a sign for and says as little in a heading as the word', () => {
  expect(['Creditor name & address', 'Creditor name and address'].map(headingKind)).toEqual(['name', 'name']);
});
