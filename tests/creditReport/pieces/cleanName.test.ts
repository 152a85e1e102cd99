import { expect, it } from 'vitest';
import { cleanName } from '../../../src/creditReport/pieces/names';

it.each([
  ['LVNV FUNDING LLC - Closed', 'LVNV FUNDING LLC'],
  ['BLUE HERON BANK (CLOSED)', 'BLUE HERON BANK'],
  ['A (Closed in 2020)', 'A'],
  ['Oak Bank—', 'Oak Bank'],
  ['OAK BANK CREDIT CARD STATEMENT', 'OAK BANK'],
  ['Statement', 'Statement'],
  ['Oak Bank —', 'Oak Bank'],
  ['Oak—Elm Bank', 'Oak—Elm Bank'],
  ['A - Open', 'A'],
  ['CASE# 49D071210', 'CASE# 49D071210'],
  ['COURT DOCKET # 2011-18827', 'COURT DOCKET # 2011-18827'],
  ['ELM CASE #49D071210', 'ELM CASE #49D071210'],
  ['A – Cerrada', 'A'],
  ['ONE NEVADA CU CLOSED', 'ONE NEVADA CU'],
  ['OAK BANK/ELM Revolving', 'OAK BANK/ELM'],
  ['Oak Mortgage', 'Oak Mortgage'],
  ['PNC Mortgage', 'PNC Mortgage'],
  ['OAK BANK Mortgage', 'OAK BANK'],
  ['OAK Installment', 'OAK'],
  ['Oak Bank .', 'Oak Bank'],
  ["Oak Bank '", 'Oak Bank'],
  ['Oak Bank ~', 'Oak Bank'],
  ['Oak Inc.', 'Oak Inc.'],
  ['A - paid', 'A'],
  ['A - sold', 'A'],
  ['A - transferred', 'A'],
  ['A (Transferred to B)', 'A'],
  ['A (closed) - Member # 12', 'A'],
  ['Oak Bank again', 'Oak Bank'],
  ['Oak Once Again', 'Oak Once Again'],
  ['NAVY FCU - Member # 12345', 'NAVY FCU'],
  ['A member # 12', 'A'],
  ['A (Member #12)', 'A'],
  ['A member#', 'A'],
  ['2.1 CAPITAL ONE', 'CAPITAL ONE'],
  ['1. A', 'A'],
  ['Loan #1: Oak', 'Oak'],
  ['CARD 2: OAK', 'OAK'],
  ['Loan 7', 'Loan 7'],
  ['Oak Bank ( truck )', 'Oak Bank (truck)'],
  ['* A', 'A'],
  ['*OAK BANK', 'OAK BANK'],
  ['◦ A', 'A'],
  ['12) A', 'A'],
  ['🟢 A', 'A'],
  ['Aunt Rose 💛', 'Aunt Rose'],
  ['Oak Loan (from 2019)', 'Oak Loan (from 2019)'],
  ['Oak Loan (from May 2019)', 'Oak Loan (from May 2019)'],
  ['Oak it®', 'Oak it®'],
  ['Oak (NOT MINE)', 'Oak'],
  ['NOT MINE!! - Oak', 'Oak'],
  ['(2) A', 'A'],
  ['2.1.3 A', 'A'],
  ['1-04 Oak Loan', 'Oak Loan'],
  ['a) Oak Bank', 'Oak Bank'],
  ['2.1) A', 'A'],
  ['>CHASE<', 'CHASE'],
  ['### CHASE', 'CHASE'],
  ['**CHASE**', 'CHASE'],
  ['• 2. CHASE', 'CHASE'],
  ['> 2. CHASE', 'CHASE'],
  ['A >< B', 'A B'],
  ['A  B', 'A B'],
  ['A -–:|,*', 'A'],
  ['*Oak*', 'Oak'],
  ['A #loan', 'A'],
  ['A (purchaser)', 'A'],
  ['A (debt buyer)', 'A'],
  ['A (auto deficiency)', 'A'],
  ['A (Auto loan, opened 03/2016)', 'A'],
  ['A (placed Aug 2017)', 'A'],
  ['A (Deficiency Balance)', 'A'],
  ['Oak Bank, 1900 5th Ave N, Birmingham AL 35203', 'Oak Bank'],
  ['Elm Financial, PO Box 6600, Johnston IA', 'Elm Financial'],
  ['Oak Bank, 1st mortgage', 'Oak Bank'],
  ['Elm & Ash Bank – line of credit', 'Elm & Ash Bank'],
  ['T. Fir, demand note', 'T. Fir'],
  ['Oak Bank – first mortgage', 'Oak Bank'],
  ['Oak Bank – mortgage', 'Oak Bank – mortgage'],
  ['Oak Bank, mortgage', 'Oak Bank'],
  ['Oak – Home Line of Credit', 'Oak – Home Line of Credit'],
  ['[G12] Oak', 'Oak'],
  ['[123] Oak', 'Oak'],
  ['[ ] Oak', 'Oak'],
  ['[] Oak', 'Oak'],
  ['[✓] Oak', 'Oak'],
  ['十二、Oak', 'Oak'],
  ['三. Oak', 'Oak'],
  ['12-04 Oak Loan', 'Oak Loan'],
  ['*Oak of the Elms*', 'Oak of the Elms'],
  ['(12)   Oak', 'Oak'],
  ['OAK, c/o Elm Recovery', 'OAK'],
  ['OAK c/o Elm Recovery', 'OAK'],
  ['OAK, , C/O ELM, BOX 5', 'OAK'],
  ['OAK CLINIC medical bill', 'OAK CLINIC'],
  ['OAK, p o box 5', 'OAK'],
  ['OAK, POBox 5', 'OAK'],
  ['OAK, 12b Elm St', 'OAK'],
  ['OAK phone 877-467-2262', 'OAK'],
  ['OAK tel 877-467-2262', 'OAK'],
  ['OAK Tel.: (877)-467-2262', 'OAK'],
  ['OAK ph 877 467-2262', 'OAK'],
  ['OAK ph. (877) 467-2262', 'OAK'],
  ['\nA', 'A'],
  ['A\n \n', 'A'],
])('cleans %j to %s', (printed, name) => {
  expect(cleanName(printed)).toEqual({ name, originalCreditor: '', number: '', multiLine: false });
});

it.each([
  'Refund due (credit)', '21ST MORTGAGE', '2 A', '12A', 'A Closed', 'A - Closed Bank', 'A (x) B', 'A [orig: B]', 'Origami Bank',
  'A (Origin Bank)', 'A (Ocean Bank)', 'A (Originals)', 'A original creditor', 'A, Original creditor B', 'A member 12', 'A account number',
  'A accounts closed', 'A xx1234', 'A 1234', 'A (2019)', 'Auto Loan - 2019', 'A (1234) B', 'A - 552', 'A (71007)', 'A - 0117', 'IRS, 2019', 'A, 12345', '- A', '400012XXXX', 'A-12XXXX', 'Sold (x) - y',
  'Oak [1] Elm', 'Oak [x] Elm', 'Oak 一、Elm', 'Oak 【x】 Elm', 'Oak 12-04 Elm', '1-04 oak', 'A (purchaser) B', 'A (opened May 2016) B',
  'A (deficiency) B', 'A #loan B', 'A view details B', 'OAK CLOSED END', 'OAK BANK Revolving Fund', 'Oak BANK CARDS Revolving',
  'OAK CLINIC hospital bills', 'Oak CLINIC hospital bill', 'A-1 B auto', 'Oak Bank, note B', 'OAK Phone (877) 467-2262 x5',
  'OAK fax (877) 467-2262', 'OAKc/o Elm', 'A xx 48A B', 'Oak, 12 Elm', 'Oak, box 5',
])('leaves %s as it is', (printed) => {
  expect(cleanName(printed)).toEqual({ name: printed, originalCreditor: '', number: '', multiLine: false });
}); // biome-ignore format: names are read in lines

it.each([
  ['MIDLAND CREDIT MGMT  (Original Creditor: COMENITY BANK)', 'MIDLAND CREDIT MGMT', 'COMENITY BANK'],
  ['LVNV FUNDING LLC (Orig: Credit One Bank)', 'LVNV FUNDING LLC', 'Credit One Bank'],
  ['LVNV FUNDING LLC Orig: CREDIT ONE BANK', 'LVNV FUNDING LLC', 'CREDIT ONE BANK'],
  ['LVNV FUNDING LLC Original creditor: CREDIT ONE BANK', 'LVNV FUNDING LLC', 'CREDIT ONE BANK'],
  ['A (orig. creditor: B) C', 'A C', 'B'],
  ['A (原 B)', 'A', 'B'],
  ['A (原债权人 B)', 'A', 'B'],
  ['A (原始债权人 B)', 'A', 'B'],
  ['A (原債權人 B)', 'A', 'B'],
  ['A (原始債權人 B)', 'A', 'B'],
  ['A as assignee of: B', 'A', 'B'],
  ['A orig. creditor B', 'A', 'B'],
  ['A assignee of: B', 'A', 'B'],
  ['A (original creditor name: B)', 'A', 'B'],
  ['A (orig. B)', 'A', 'B'],
  ['A (original: B)', 'A', 'B'],
  ['A (orig B', 'A', 'B'],
  ['A (OC: B)', 'A', 'B'],
  ['A (oc B', 'A', 'B'],
  ['A (Original Creditor: B) (closed)', 'A', 'B'],
  ['A (Original Creditor: B) Original Creditor: C', 'A', 'B'],
  ['A - orig. creditor name: B', 'A', 'B'],
  ['A, orig creditor: B', 'A', 'B'],
  ['A; Original Creditor:B', 'A', 'B'],
  ['Original Creditor: B', '', 'B'],
  ['A (Original Creditor:)', 'A', ''],
  ['A (Original Creditor: )', 'A', ''],
  ['Oak Systems (from Elm Wireless)', 'Oak Systems', 'Elm Wireless'],
  ['Oak Systems (from the old Elm card)', 'Oak Systems', 'Elm card'],
  ['[-] OAK', 'OAK', ''],
  ['(+) OAK', 'OAK', ''],
  ['12. OAK', 'OAK', ''],
  ['12.  OAK', 'OAK', ''],
  ['3)  OAK', 'OAK', ''],
  ['1.23.4) OAK', 'OAK', ''],
  ['10.12 OAK', 'OAK', ''],
  ['3.11.12  OAK', 'OAK', ''],
  ['#  12.  OAK', 'OAK', ''],
  ['# > 1.23) OAK', 'OAK', ''],
  ['OAK 3) ELM', 'OAK 3) ELM', ''],
  ['OAK 1.2 ELM', 'OAK 1.2 ELM', ''],
  ['OAK (closed) x', 'OAK (closed) x', ''],
  ['OAK (1XXX) ELM', 'OAK (1XXX) ELM', ''],
  ['OAK ((****1234)', 'OAK ((****1234)', ''],
  ['OAK-member#12', 'OAK', ''],
  ['OAK member # 12 ELM', 'OAK member # 12 ELM', ''],
])('takes from %j the name %s and the original creditor %j', (printed, name, originalCreditor) => {
  expect(cleanName(printed)).toEqual({ name, originalCreditor, number: '', multiLine: false });
});

it.each([
  ['CAPITAL ONE 414709000000****', 'CAPITAL ONE', '414709000000****'],
  ['A - Closed 400012XXXX', 'A', '400012XXXX'],
  ['A\n****1234', 'A', '****1234'],
  ['A\n****1234\n****5678', 'A', '****1234'],
  ['A\n ****1234 ', 'A', '****1234'],
  ['A\nLoan 440-0917352', 'A', '440-0917352'],
  ['A\n**** 2218', 'A', '**** 2218'],
  ['A\nLoan no. 440-0917', 'A', '440-0917'],
  ['A\nLoan no 440-0917', 'A', '440-0917'],
  ['A\nLoan number 440-0917', 'A', '440-0917'],
  ['Oak Cash Card - 5521', 'Oak Cash Card', '5521'],
  ['Oak Cash Card – 5521', 'Oak Cash Card', '5521'],
  ['Oak Blue (-71007)', 'Oak Blue', '-71007'],
  ['Oak Loan (-4402)', 'Oak Loan', '-4402'],
  ['A\nLoan.#440-0917', 'A', '440-0917'],
  ['A\nCard: 440-0917', 'A', '440-0917'],
  ['A\nno. 440-0917', 'A', '440-0917'],
  ['A\nno440-0917', 'A', '440-0917'],
  ['A\n#440-0917', 'A', '440-0917'],
  ['A\n2021-5', 'A', '2021-5'],
  ['Oakcard 00123-45', 'Oakcard', '00123-45'],
  ['Casey 00123-45', 'Casey', '00123-45'],
  ['A xxx 48A', 'A', 'xxx 48A'],
  ['A xxxx 48A', 'A', 'xxxx 48A'],
  ['A\n0091-337715', 'A', '0091-337715'],
  ['A\nacct no. 55120-L2', 'A', '55120-L2'],
  ['[x] A x1234', 'A', 'x1234'],
  ['一, A x1234', 'A', 'x1234'],
  ['A (ending 1234)', 'A', 'ending 1234'],
  ['A, ending 1234', 'A', 'ending 1234'],
  ['Oak Bank, 0124', 'Oak Bank', '0124'],
  ['Oak Bank, 1234 (his)', 'Oak Bank', '1234'],
  ['A, loan 7701 882', 'A', '7701 882'],
  ['A (...1234)', 'A', '...1234'],
  ['A (1234)', 'A', '1234'],
  ['A (2047)', 'A', '2047'],
  ['A ...118', 'A', '...118'],
  ['A …55A', 'A', '…55A'],
  ['A (xxxx-1234)', 'A', 'xxxx-1234'],
  ['A …1234', 'A', '…1234'],
  ['A x1234', 'A', 'x1234'],
  ['Chase 房贷 账号 1480029931', 'Chase 房贷', '1480029931'],
  ['A (ending in 1234)', 'A', 'ending in 1234'],
  ['HARROW & FINCH Acct ending in 7713', 'HARROW & FINCH', 'ending in 7713'],
  ['A •••• 48A', 'A', '•••• 48A'],
  ['A 400012XXXX x1234', 'A', 'x1234'],
])('takes from %j the name %s and the number %s', (printed, name, number) => {
  expect(cleanName(printed)).toEqual({ name, originalCreditor: '', number, multiLine: false });
});

it.each([
  ['A\nB', 'A', ''],
  ['A\n2021', 'A', ''],
  ['A\n68015-1234', 'A', ''],
  ['A\n68015', 'A', ''],
  ['A\nB-12', 'A', ''],
  ['A\n803-555-0142', 'A', ''],
  ['A\n(803) 555-0142', 'A', ''],
  ['A\nOrig creditor: B', 'A', 'B'],
  ['A\nThe original creditor: B', 'A', 'B'],
  ['A\n(orig B)', 'A', 'B'],
  ['A acct transferred 2024', 'A', ''],
  ['A acct. sold to B', 'A', ''],
  ['A account closed', 'A', ''],
  ['A account purchased by B', 'A', ''],
])('leaves a doubt where %j goes on below or with a remark', (printed, name, originalCreditor) => {
  expect(cleanName(printed)).toEqual({ name, originalCreditor, number: '', multiLine: true });
});

it.each(['A\nOriginal creditor: B', 'A\nOriginal Creditor Name: B'])('leaves no doubt in %j', (printed) => {
  expect(cleanName(printed)).toMatchObject({ name: 'A', originalCreditor: 'B', multiLine: false });
});

it('takes the masked number behind a name, also with a hash before it', () => {
  expect(cleanName('OAK BANK #41285600****')).toMatchObject({ name: 'OAK BANK', number: '41285600****' });
  expect(cleanName('OAK BANK Acct# 6369XXXX')).toMatchObject({ name: 'OAK BANK', number: '6369XXXX' });
});

it('leaves out the kind of debt in Chinese brackets before a name', () => {
  expect(cleanName('【信用卡】Oak Bank').name).toBe('Oak Bank');
});

it('leaves out the telephone behind a name', () => {
  expect(cleanName('OAK GAS / ELM Phone (877) 467-2262').name).toBe('OAK GAS / ELM');
  expect(cleanName('OAK Phone 877').name).toBe('OAK Phone 877');
});

it('takes a number in masked groups below a name', () => {
  expect(cleanName('CITI\n5424 18** **** ****')).toMatchObject({
    name: 'CITI',
    number: '5424 18** **** ****',
  });
});

it.each([
  'ELM RECEIVABLES LLC\n(ASSIGNEE OF OAK STORES)',
  'ELM RECEIVABLES LLC (assigned by OAK STORES)',
  'ELM RECEIVABLES LLC (purchased from OAK STORES)',
  'ELM RECEIVABLES LLC, as assignee of OAK STORES',
])('takes of whom a debt was assigned for the original creditor: %j', (printed) => {
  expect(cleanName(printed)).toMatchObject({ name: 'ELM RECEIVABLES LLC', originalCreditor: 'OAK STORES' });
});

it.each([
  ['OAK STORES # 2290018843', 'OAK STORES', '2290018843'],
  ['OAK RECOVERY # B31-7704', 'OAK RECOVERY', 'B31-7704'],
  ['OAK # 3 49115 77230', 'OAK', '3 49115 77230'],
])('takes the number behind its sign, whatever blanks stand there: %j', (printed, name, number) => {
  expect(cleanName(printed)).toMatchObject({ name, number });
});

it('takes the number beside the kind of a debt under its name', () => {
  const clean = { name: 'OAK BANK', originalCreditor: '', multiLine: false };
  expect(cleanName('OAK BANK\nStudent Loan · #…0031')).toEqual({ ...clean, number: '…0031' });
  expect(cleanName('OAK BANK\nCredit Card | ****2218')).toEqual({ ...clean, number: '****2218' });
  expect(cleanName('OAK BANK\nElm Street · ****2218').number).toBe('');
});

it('the kind of an account and its number may stand before the name', () => {
  const clean = { name: 'OAK HOSPITAL', originalCreditor: '', multiLine: false };
  expect(cleanName('Hospital Account 70018824413 - OAK HOSPITAL')).toEqual({
    ...clean,
    number: '70018824413',
  });
  expect(cleanName('Account #55-20881 – OAK HOSPITAL')).toEqual({ ...clean, number: '55-20881' });
});

it.each([
  ['FINAL DEMAND: Oak County Library', 'Oak County Library'],
  ['Settlement offer - Oak Systems', 'Oak Systems'],
  ['Second notice #2 – Elm Gas', 'Elm Gas'],
  ['Oak Bank Customer Care', 'Oak Bank'],
  ['Mr. Oak Loss Mitigation', 'Mr. Oak'],
  ['Final Notice', 'Final Notice'],
  ['Card Services', 'Card Services'],
  ['Collection Bureau of Elm', 'Collection Bureau of Elm'],
])('the title of a paper before a name, and the desk behind it, are no part of it: %s', (text, name) => {
  expect(cleanName(text).name).toBe(name);
});
