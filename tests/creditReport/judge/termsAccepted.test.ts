import { expect, it } from 'vitest';
import { tellsNoDebt } from '../../../src/creditReport/judge/otherLines';
import { debtsIn } from '../../support/reports';

it.each([
  'OAK BANK 0000418820 26.99% 1.99% 2.00% $35.00 Y After 3 pmts',
  'ELM CREDIT MGMT 0000710382 N/A 0.00% 2.00% $25.00 N/A N/A',
  'ASH BANK\t0000418820\t26.99%\t1.99%\t2.00%\t$35.00\tY',
])('several rates and the floor of a payment tell on what terms a creditor accepts a plan: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(true);
});

it.each([
  'OAK BANK 0000418820 26.99% 1.99% 2.00% $3,500.00',
  'OAK BANK $410.00 26.99% 1.99% 2.00% $35.00',
  'OAK BANK 26.99% $35.00',
  'OAK BANK N/A N/A N/A $35.00',
])('a debt has its balance, and hardly several rates: %s', (line) => {
  expect(tellsNoDebt(line)).toBe(false);
});

const GUIDE = `OAK DEBT COUNSELORS, INC.
CREDITOR CONCESSION GUIDE - FOR COUNSELOR USE
Creditor
Biller ID
Standard
APR
DMP
APR
Min. Payment
$ Floor
ELM BANK 0000418820 26.99% 1.99% 2.00% $35.00 Y After 3 pmts
FIR BANK 0000220177 24.99% 5.00% 2.00% $15.00 Y After 3 pmts
ASH CARDS 0000904471 26.24% 9.90% 2.20% $20.00 Y 60 days past due or more
COLLECTION AGENCIES AND DEBT BUYERS ACCEPTING PROPOSALS
YEW CREDIT MGMT 0000710382 N/A 0.00% 2.00% $25.00 N/A N/A
Example: A client with a $5,000.00 balance at 26.99% paying $150.00 a month will be done in 63 months.`;

it('a guide to the terms of creditors tells no debt, nor a notice of what its examples come to', () => {
  expect(debtsIn(GUIDE)).toEqual([]);
});
