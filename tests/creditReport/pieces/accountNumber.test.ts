import { expect, it } from 'vitest';
import {
  isMaskedNumber,
  isNumberShaped,
  numberDoubts,
  readAccountNumber,
  readDashedNumber,
  readNumberLine,
  readSignedNumber,
  readUnlabelledNumber,
  withoutEnding,
} from '../../../src/creditReport/pieces/accountNumber';

it.each([
  '400012XXXXXXXXXX',
  'CVQR12XXXX',
  '9441207733E0022017****',
  '19ce7f*****',
  '400012345678....',
  '*6902',
  '*L0071',
  '••A7',
  '····4418',
  '**7A2',
  '...118',
  '…118',
  '…55A',
  '...A-118',
  '…55-A1234',
  'A1234567890B1***',
  '••77A2',
  '0118832XX',
  '56229**',
  '414709000000****',
  '****4321',
  'XXXX-1234',
  '601100****',
  '••••1234',
  'xxxx1234',
  'xxxx-02-L3',
  '31XXXXXXXXXX',
  '3715XXXXXXX1002',
  '*12',
  '*3310-L01',
  '*4402-07',
  '*123456',
  '***',
  'x-x12',
  'X.X.1',
  'A1xx-',
  '9XXX',
  '1...',
  '1234...5678',
  '12....',
  '601100x.x123456',
  'ABCDEFGHIJKL***',
  '•••',
  `${'x'.repeat(39)}1`,
])('takes %s for a masked number without a label', (word) => {
  expect(isMaskedNumber(word)).toBe(true);
});

it.each([
  'T-MOBILE',
  'x1234**',
  'A0118832XX',
  '••77A2x',
  '·4418',
  '····',
  '····abcd',
  'loan***',
  '7f***',
  '••A-7',
  '…55A!',
  'x…118',
  '..118',
  '…ABC',
  '…A$1',
  '…123456789',
  '…1',
  'SYNCB/AMAZON',
  'EXXON',
  '$1,234.50',
  '10/20/2026',
  '89193-8872',
  '(877)',
  '---',
  '....',
  'XXX',
  '12',
  '2026',
  '057',
  'XX12',
  'X-12',
  '*1',
  '*1234567',
  '**1',
  'a*12',
  '....12',
  'A...1',
  '1..',
  '12---',
  '-**1',
  '9XX',
  'ABxxx',
  'ab**12',
  'XXX1234567',
  'ABCDEFGHIJKLM***',
  '****1234!',
  `${'x'.repeat(40)}1`,
])('refuses %s as a masked number without a label', (word) => {
  expect(isMaskedNumber(word)).toBe(false);
});

it.each([
  ['400012XXXXXXXXXX', '400012XXXXXXXXXX'],
  ['xxxx 9912', 'xxxx 9912'],
  ['XXXX XXXX XXXX 1234', 'XXXX XXXX XXXX 1234'],
  ['ending in 1234', 'ending in 1234'],
  ['ending 1234', 'ending 1234'],
  ['ends 1234', 'ends 1234'],
  ['CVQRXXXX', 'CVQRXXXX'],
  ['400012XXXX Individual', '400012XXXX'],
  ['6.011E+15', '6.011E+15'],
  ['>12345****<', '12345****'],
  ['AB-1234-56', 'AB-1234-56'],
  ['N/A', ''],
  ['-', ''],
  ['Not reported', ''],
  ['Individual', ''],
  ['Ends in ABC', 'Ends in ABC'],
  ['ends with 1234', 'ends with 1234'],
  ['ending with 1234', 'ending with 1234'],
  ['last 4 1234', 'last 4 1234'],
  ['last four 1234', 'last four 1234'],
  ['card ending in 1234', ''],
  ['ends with 12 34', ''],
  ['12 ending in 34', '12'],
  ['12 Individual 34', '12'],
  ['UNIT 14C', 'UNIT 14C'],
  ['5467 01__ ____ 8820', '5467 01__ ____ 8820'],
  ['Apt 14-C', 'Apt 14-C'],
  ['Apt. C14', 'Apt. C14'],
  ['Old unit 14C', ''],
  ['Unit C of 14', ''],
  ['Unit 14C now', ''],
  ['Terminado en 1234', 'Terminado en 1234'],
  ['terminada en 1234', 'terminada en 1234'],
  ['1 2 3 4 5', '12345'],
  ['1 2 3x 4', '1 2 3x 4'],
  ['PRA 60113942', 'PRA 60113942'],
  ['PRA 60-1139', 'PRA 60-1139'],
  ['PRA 2044', ''],
  ['PL 662 018', 'PL 662 018'],
  ['PL 662', ''],
  ['PL 66 018', ''],
  ['PRA 60113942x', ''],
  ['PRA A60113942', ''],
  ['1', '1'],
  ['Lot #7', 'Lot #7'],
  ['Unit owner', ''],
  ['>12<34>', '12 34'],
  [' 12  34 ', '12 34'],
  ['xx', 'xx'],
  ['XX-', 'XX-'],
  ['XX.XX', 'XX.XX'],
  ['XXX-XXX', 'XXX-XXX'],
  ['AXXX', 'AXXX'],
  ['ab*', 'ab*'],
  ['• 12', '• 12'],
  ['#12', '#12'],
  ['12/34+5', '12/34+5'],
  ['1'.repeat(40), '1'.repeat(40)],
  ['X', ''],
  ['AXX', ''],
  ['XX-A', ''],
  ['#', ''],
  ['EXON', ''],
  ['12_34', ''],
  ['(1234)', ''],
  ['1'.repeat(41), ''],
])('reads the labelled number %s as %j', (value, number) => {
  expect(readAccountNumber(value)).toBe(number);
});

it.each(['1234', 'N/A', 'ending in 1234', 'UNIT 14C'])('%s can follow a label of a number', (value) => {
  expect(isNumberShaped(value)).toBe(true);
});

it.each(['Individual', 'Oak Bank'])('%s cannot follow a label of a number', (value) => {
  expect(isNumberShaped(value)).toBe(false);
});

it.each([
  ['ending in 1234', '1234'],
  ['last 4 1234', '1234'],
  ['****1234', '****1234'],
])('what is known of the number %s is %s', (number, digits) => {
  expect(withoutEnding(number)).toBe(digits);
});

it.each([
  ['OAK #2208841', 'OAK', '2208841'],
  ['OAK # B31-7704', 'OAK', 'B31-7704'],
  ['OAK# ****77', 'OAK', '****77'],
  ['OAK #3 49115 77230', 'OAK', '3 49115 77230'],
  ['OAK # 123456 123', 'OAK', '123456 123'],
  ['OAK # 1 123 456 789 1234', 'OAK', '1 123 456 789 1234'],
])('the number of %j stands behind its sign', (text, before, number) => {
  expect(readSignedNumber(text)).toEqual({ before, number });
});

it.each(['OAK ##2208841', 'OAK #ABCD', 'OAK #12', 'OAK #12!4567', 'OAK 2208841', 'OAK #2208841 x', 'OAK # 3 49', 'OAK # a 49115'])(
  'no number stands behind its sign in %j',
  (text) => {
    expect(readSignedNumber(text)).toBeUndefined();
  },
); // biome-ignore format: lines are read in one

it.each([
  ['6.011E+15', ['account-number-scientific']],
  ['6011000000001234', ['full-account-number']],
  ['6011 0000 0000 1234', ['full-account-number']],
  ['601100****', []],
  ['12345678', []],
  ['3/4/2026', ['account-number-date']],
  ['2026-03-04', ['account-number-date']],
  ['03/04/26', ['account-number-date']],
  ['12/14/2026', ['account-number-date']],
  ['12/14/20261', []],
  ['112/14/2026', []],
  ['1x/14/2026', []],
  ['12/1x/2026', []],
  ['2026-03-041', []],
  ['2026-23-04', []],
  ['2026-03-44', []],
  ['12345678 12345678', ['full-account-number', 'number-guessed']],
  ['1234567 12345678', ['full-account-number']],
  ['1234567 1234567A', []],
  ['3-4-0001', []],
  ['4147-20-2026', []],
  ['6E15', ['account-number-scientific']],
  ['6,011e+15', ['account-number-scientific']],
  ['6.011E15', ['account-number-scientific']],
  ['16.0E+15', []],
  ['6.E+15', []],
  ['6.011E+15x', []],
  ['6.011E+', []],
  ['60110000000', []],
  ['601100000000', ['full-account-number']],
  ['6011-0000-0000', ['full-account-number']],
  ['6011000000001234567', ['full-account-number']],
  ['60110000000012345678', []],
  ['A601100000000', []],
])('doubts %s with %j', (number, flags) => {
  expect(numberDoubts(number)).toEqual(flags);
});

it.each([
  ['****1234', '****1234'],
  ['Account ****1234', '****1234'],
  ['acct. 12XXXX', '12XXXX'],
  ['Card ending in 1234', 'ending in 1234'],
  ['ends with 1234', 'ends with 1234'],
  ['acct 1234', '1234'],
  ['card ending in A12', 'ending in A12'],
  ['card ending in ABC', ''],
  ['Bankcard ****1234 12', ''],
  ['No. 403784**', '403784**'],
  ['Acct # ****1234', '****1234'],
  ['acct number 1234', '1234'],
  ['No. 1234', ''],
  ['xx1234', 'xx1234'],
  ['Account 123', ''],
  ['1234', ''],
  ['Loan 2026', ''],
  ['Account 60 days', ''],
  ['Account charged', ''],
  ['OAK ****1234', ''],
  ['my account 12345', ''],
  ['account 1234x', ''],
  ['account x12345', ''],
  ['card 12345', ''],
  ['Account ****1234 x', ''],
  ['ending in 1234 x', ''],
  ['1xx1234', ''],
  ['xx1234y', ''],
  [`account ${'1'.repeat(52)}`, '1'.repeat(52)],
  [`account ${'1'.repeat(53)}`, ''],
  ['Cuenta 21904473', '21904473'],
  ['x9114', 'x9114'],
  ['x6620-L21', 'x6620-L21'],
  ['x360', ''],
  ['x66204', ''],
  ['x6620-21', ''],
  ['conta 2190', '2190'],
  ['termina en 9148', 'termina en 9148'],
  ['Conta terminada em 9148', 'terminada em 9148'],
])('reads the number without a label %j as %j', (text, number) => {
  expect(readUnlabelledNumber(text)).toBe(number);
});

it.each([
  '•••• LX21',
  '•••• 8830',
  '**** 20419',
  '5424 18** **** ****',
  '4103 77**',
  '9571 0044 **** 1',
  'XXXX XXXX XXXX 1234',
  'XXX 1234',
  `**** ${'1'.repeat(12)} ${'1'.repeat(12)} ${'1'.repeat(9)}`,
  '*4410 L61',
  'x4410 L80',
])('reads a number in groups, some of them masked: %s', (text) => {
  expect(readUnlabelledNumber(text)).toBe(text);
});

it.each([
  '•••• ••••',
  '•••• Gold',
  'XX 1234',
  '* 1234',
  `**** ${'1'.repeat(12)} ${'1'.repeat(12)} ${'1'.repeat(10)}`,
  'OAK •••• 8830',
  '4103 77',
  'Plan 77**',
  '**** OF 12',
])('takes no other groups for a number: %s', (text) => {
  expect(readUnlabelledNumber(text)).toBe('');
});

it.each([
  ['9812345678**** 9812345678****', '9812345678****'],
  ['123456789012345 123456789012345 123456789012345', '123456789012345'],
  ['4147 20** **** 4147 20** ****', '4147 20** ****'],
  ['065118XXXX065118XXXX065118XXXX', '065118XXXX'],
  ['XXXX4417XXXX4417', 'XXXX4417'],
])('reads a number that bureaus print beside itself once: %s', (value, number) => {
  expect(readAccountNumber(value)).toBe(number);
  expect(numberDoubts(number)).not.toContain('number-guessed');
});

it.each(['4147 4147', '**** **** **** ****', '4147 20** 4147 21**', '0651180651', '0651XXXX0652XXXX'])(
  'leaves the groups of one number as they are: %s',
  (value) => {
    expect(readAccountNumber(value)).toBe(value);
    expect(numberDoubts(value)).not.toContain('number-guessed');
  },
);

it('marks a number that is several different ones beside each other', () => {
  expect(numberDoubts('44120098**** 44120099****')).toEqual(['number-guessed']);
});

it('a labelled number may have a few letters before five digits, but for a state before its code', () => {
  expect(readAccountNumber('LN 20941')).toBe('LN 20941');
  expect(readAccountNumber('MA 02139')).toBe('');
});

it.each([
  'NORTHSTAR CREDIT UNION 7781-02',
  'HUNTINGTON BANK 00123-45',
  'OAK 12-345-6',
  'ELM BANK A-77810-2',
  'Oak. 12-345-6',
  `${'Oak '.repeat(40)}12-345-6`,
])('digits behind a name in groups that dashes part are its number: %s', (text) => {
  const at = text.lastIndexOf(' ');
  expect(readDashedNumber(text)).toEqual({ before: text.slice(0, at), number: text.slice(at + 1) });
});

it.each([
  'OAK 2015-2020',
  'OAK 2019-20',
  'OAK 555-1230',
  'OAK 800-555-1230',
  'OAK 1-800-555-1230',
  'OAK 12345-6789',
  'OAK 10-12-2024',
  'OAK 2024-10-12',
  'OAK 2024-1-12',
  'OAK 2024-10-1',
  'OAK 12-345-6 x',
  'O 12-345-6',
  '1 12-345-6',
  'OAK 123-45-6789',
  'OAK 12-34',
  'From 227-462',
  '7781-02',
  'OAK BANK',
])(
  'years, telephones, ZIP codes, dates and a few digits behind a name are no number of an account: %s',
  (text) => {
    expect(readDashedNumber(text)).toBeUndefined();
  },
);

it.each([
  ['Loan 0041729936', '0041729936'],
  ['Account 9-5540-2281', '9-5540-2281'],
  ['Reference OAK-2207719', 'OAK-2207719'],
  ['acct 119 8820', '119 8820'],
  ['acct 119 8820 11 22 33', '119 8820 11 22 33'],
  ['acct 119 8820 11 22 33 44', ''],
  ['Loan no. 41729936', '41729936'],
  ['Loan number 41729936', '41729936'],
  ['Loan number: 41729936', '41729936'],
  ['Loan # 41729936', '41729936'],
  ['Loan #:41729936', '41729936'],
  ['Loan #41729936', '41729936'],
  ['Contract AB41729936', 'AB41729936'],
  ['Guarantor 0022817', '0022817'],
  ['Hospital Account 9910047281', '9910047281'],
  ['Physicians account # 3320581', '3320581'],
  ['Oak Account 3320581', ''],
  ['Ref 2207719', ''],
  ['Reference 220 7719', ''],
  ['Ref. 2207719', ''],
  ['Ref 2207719-A', ''],
  ['Ref 220-7719', '220-7719'],
  [`Loan ${'1'.repeat(55)}`, '1'.repeat(55)],
  [`Loan ${'1'.repeat(56)}`, ''],
  ['Loan 2019', ''],
  ['Account 12 of 30', ''],
  ['Contract Oak 55120', ''],
])('the number of the line %j is %j', (line, number) => {
  expect(readNumberLine(line)).toBe(number);
});

it('a number in the groups of a telephone is one behind whose account it is', () => {
  expect(readNumberLine('Kestrel account 302-884-1176')).toBe('302-884-1176');
  expect(readNumberLine('Kestrel acct no 302-884-1176')).toBe('302-884-1176');
  expect(readNumberLine('Kestrel loan no.: 302-884-1176')).toBe('302-884-1176');
  expect(readNumberLine('Kestrel 302-884-1176')).toBe('');
  expect(readNumberLine('my Kestrel account 302-884-1176')).toBe('');
  expect(readNumberLine('Kestrel account 302-884-1176 call')).toBe('');
});

it('a star before as many digits as a loan has is the mask of a number', () => {
  expect(['*00419938', '*2207', '*1234567890'].every(isMaskedNumber)).toBe(true);
  expect(['*123456789012', '*1234567', '00419938', '*'].some(isMaskedNumber)).toBe(false);
});

it.each([
  ['448120-L0021 2021 TOYOTA RAV4', '448120-L0021'],
  ['448120-L0021 2021', '448120-L0021 2021'],
  ['448120 4021 TOYOTA', '448120 4021'],
  ['2021 TOYOTA', '2021'],
])('the year of a vehicle behind a number is none of it: %s', (value, number) => {
  expect(readAccountNumber(value)).toBe(number);
});
