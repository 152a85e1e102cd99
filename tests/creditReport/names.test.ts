import { expect, it } from 'vitest';
import { cleanName, isName } from '../../src/creditReport/names';

it.each([
  'CREDIT ONE BANK',
  'SYNCB/AMAZON PLCC',
  'AFFIRM INC',
  'T-MOBILE',
  'Capital One',
  'LVNV FUNDING LLC - Closed',
  '5TH THIRD BANK',
  'TOYOTA MOTOR CREDIT CO',
  'CITIBANK N A',
  'Amazon.com Store Card',
  'BALANCE CREDIT LLC',
  'DEPT OF ED/NELNET',
  'AMERICAN EXPRESS',
  '2.1 BLUE HERON BANK',
  'MACYS/CITIBANK',
  "KOHL'S",
  'ONEMAIN',
  'Wells Fargo Bank, N.A.',
])('takes %s for a name', (text) => {
  expect(isName(text)).toBe(true);
});

it.each([
  'Individual',
  'Page 13 of 18',
  'BOX 1269 GREENVILLE, SC 29603',
  '057 Collection Account',
  'C/O RESURGENT CAPITAL SERVICES,PO',
  'Joint Account',
  'https://www.example.org/a',
  'PO BOX 98872,',
  'LAS VEGAS NV, 89193',
  '(877) 825-3242',
  'Payment History',
  'POTENTIALLY NEGATIVE',
  'Account Information',
  'TransUnion',
  'Experian® Equifax®',
  'Current',
  'Collection',
  'Charge-off',
  '$488',
  '10/20/2026',
  '30 days past due as of Aug 2023',
  'of Aug 2026.',
  'By Apr 2030, this account is scheduled to go to a positive status.',
  'Jan Feb Mar Apr',
  '****1234',
  '',
  '2026',
  'Charge Off as of Aug 2026',
  '320 E BIG BEAVER RD STE 300',
  'Status:',
  'High balance of $696 from 10/2023',
])('refuses %s as a name', (text) => {
  expect(isName(text)).toBe(false);
});

it.each([
  ['LVNV FUNDING LLC - Closed', 'LVNV FUNDING LLC', '', ''],
  ['BLUE HERON BANK (CLOSED)', 'BLUE HERON BANK', '', ''],
  ['MIDLAND CREDIT MGMT  (Original Creditor: COMENITY BANK)', 'MIDLAND CREDIT MGMT', 'COMENITY BANK', ''],
  ['LVNV FUNDING LLC (Orig: Credit One Bank)', 'LVNV FUNDING LLC', 'Credit One Bank', ''],
  ['LVNV FUNDING LLC Original creditor: CREDIT ONE BANK', 'LVNV FUNDING LLC', 'CREDIT ONE BANK', ''],
  ['2.1 CAPITAL ONE', 'CAPITAL ONE', '', ''],
  ['CAPITAL ONE 414709000000****', 'CAPITAL ONE', '', '414709000000****'],
  ['NAVY FCU - Member # 12345', 'NAVY FCU', '', ''],
  ['>CHASE<', 'CHASE', '', ''],
  ['Refund due (credit)', 'Refund due (credit)', '', ''],
  ['21ST MORTGAGE', '21ST MORTGAGE', '', ''],
])('cleans %j to %j', (printed, name, originalCreditor, number) => {
  expect(cleanName(printed)).toEqual({ name, originalCreditor, number, multiLine: false });
});
