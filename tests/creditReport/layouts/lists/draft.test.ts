import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const rows = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, originalCreditor }) =>
    [accountName, amountText, originalCreditor].join(' | '),
  );

it.each([
  ['LVNV 1,108.42 was Credit One', 'LVNV | 1,108.42 | Credit One'],
  ['Cavalry 312 originally Citi', 'Cavalry | 312 | Citi'],
  ['Jefferson Capital 640, used to be Verizon', 'Jefferson Capital | 640 | Verizon'],
  ['Portfolio Recovery $640 formerly Kohls', 'Portfolio Recovery | $640 | Kohls'],
  ['Elm Recovery 312, collections for Comcast', 'Elm Recovery | 312 | Comcast'],
  ['Elm Recovery $312, collections para sa Comcast', 'Elm Recovery | $312 | Comcast'],
  ['Elm Recovery, $312. This was originally a Fingerhut account.', 'Elm Recovery | $312 | Fingerhut'],
  [
    'Elm Recovery, $312. It was originally a Fingerhut account and it has been there since May',
    'Elm Recovery | $312 | Fingerhut',
  ],
  ['Elm Recovery,余额 $312,催收,原债权人 AT&T', 'Elm Recovery | $312 | AT&T'],
  ['that T-Mobile thing, 611.27, its w Convergent now', 'Convergent | 611.27 | T-Mobile'],
  ['plus that old Sprint bill, 288.14, its w Enhanced Recovery now', 'Enhanced Recovery | 288.14 | Sprint'],
  ['Asset Recovery 312 was from Summit Pediatrics', 'Asset Recovery | 312 | Summit Pediatrics'],
])('whose debt it was stands behind its sum: %s', (text, row) => {
  expect(rows(text)).toEqual([row]);
});

it.each([
  ['Citi 2,200 was 2,900', 'Citi | 2,200 | '],
  ['Chase 4,100 was late', 'Chase | 4,100 | '],
  ['Kohls 410 was charged off', 'Kohls | 410 | '],
  ['Kohls 410, this was originally more', 'Kohls | 410 | '],
  ['Kohls 410, it was with me since May', 'Kohls | 410 | '],
])('what is said otherwise of a debt is nobody: %s', (text, row) => {
  expect(rows(text)).toEqual([row]);
});

it('several such lines are a debt each', () => {
  expect(rows('Midland 940.18 was Synchrony\nPortfolio Recovery 2,204.00 was Capital One')).toEqual([
    'Midland | 940.18 | Synchrony',
    'Portfolio Recovery | 2,204.00 | Capital One',
  ]);
});

const standings = (text: string) => readByRules({ text, tables: [] }).debts.map(({ current }) => current);

it.each([
  ['Chase 2,300, 30 days late in May, current now', 'current'],
  ['Discover 900, missed one in April, caught up now', 'current'],
  ['Amex 900, 60 days late, current', '60days'],
  ['Amex 900, charged off in 2022, current now', '90days'],
  ['Chase 2,300, 60 days late in May and June', '60days'],
])('what is current now was late before: %s', (text, current) => {
  expect(standings(text)).toEqual([current]);
});

const numberIn = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountNumber }) => accountNumber);

it.each([
  ['Cavalry SPV I, LLC – our file D23-10447\nAcct ending 5509\nBalance today $6,218.90', '5509'],
  ['Unifund CCR, LLC – our file D22-09931\nAccount ending in 3096; balance $2,775.00', '3096'],
  ['Midland Funding LLC, ref MF-20871, card ending 4417, $900.00', '4417'],
  // A file is all that is told of it, and the first number of an account stays.
  ['Cavalry SPV I, LLC – our file D23-10447\nBalance today $6,218.90', 'D23-10447'],
  ['Oak Recovery, acct 881207, card ending 4417, $900.00', '881207'],
  ['Oak Recovery, acct 881207, our file D23-10447, $900.00', '881207'],
])('the number of an account weighs more than that of a file: %j', (text, number) => {
  expect(numberIn(text)).toEqual([number]);
});

const told = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, amountText, current, originalCreditor }) =>
    [accountName, amountText, current, originalCreditor].join(' | '),
  );

it.each([
  [
    "St Brendan's sent it to collections!! Medicredit has it. 784.00",
    "Medicredit | 784.00 | 90days | St Brendan's",
  ],
  [
    'Oak Clinic turned me over to collections, Afni has it now. 312.40',
    'Afni | 312.40 | 90days | Oak Clinic',
  ],
  [
    "Portfolio Recovery has the old Dillard's one now, 655.20, in collections",
    "Portfolio Recovery | 655.20 | 90days | Dillard's",
  ],
  ['Midland has my old Chase card, 1,204.00', 'Midland | 1,204.00 |  | Chase'],
  ['LVNV owns that old Credit One account now 610.10', 'LVNV | 610.10 | 90days | Credit One'],
  ['IC System collection 289.00 for the old Spectrum box', 'IC System | 289.00 | 90days | Spectrum'],
  ['Convergent collections 412.10 for my T-Mobile bill', 'Convergent | 412.10 | 90days | T-Mobile'],
])('who has a debt now is owed, and whose it was before is the original creditor: %s', (text, row) => {
  expect(told(`Discover 2,200.10\nKlarna 131.48\n${text}`).at(-1)).toBe(row);
});

it.each([
  ['Oak Clinic sent it to collections, 784.00', 'Oak Clinic | 784.00 | 90days | '],
  ['Old Navy 655.20', 'Old Navy | 655.20 |  | '],
  ['Elm Bank 300.20 for the old couch', 'Elm Bank | 300.20 |  | '],
])('nobody else has a debt by: %s', (text, row) => {
  expect(told(`Discover 2,200.10\nKlarna 131.48\n${text}`).at(-1)).toBe(row);
});

const collected = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, originalCreditor, current }) =>
    [accountName, originalCreditor, current].join(' | '),
  );

it.each([
  ['Aspen Dental collections thru IC System 612.00', 'IC System | Aspen Dental | 90days'],
  ['Mercy Hospital bill in collections with Medicredit 480.00', 'Medicredit | Mercy Hospital | 90days'],
  ['Comcast collection through Credence $312', 'Credence | Comcast | 90days'],
  ['Verizon sent to collections with Afni $88.10', 'Afni | Verizon | 90days'],
  ['Oak Energy now in collections at Elm Recovery $40.00', 'Elm Recovery | Oak Energy | 90days'],
])('who collects stands behind who was owed, in one saying: %s', (text, row) => {
  expect(collected(text)).toEqual([row]);
  expect(collected(`Chase Sapphire $4,322.17\n${text}`)).toEqual(['Chase Sapphire |  | ', row]);
  expect(collected(`${text}\nChase Sapphire $4,322.17`)).toEqual([row, 'Chase Sapphire |  | ']);
});

it.each(['In collections with Midland, min 50.00', 'sent to collections Oct 2024'])(
  'what is said of the debt above is none of its own: %s',
  (text) => {
    expect(collected(`Chase Sapphire $4,322.17\n${text}`)).toHaveLength(1);
  },
);

it.each([
  ['Payday - Speedy Cash $500 was due 11/01', 'Speedy Cash | $500 | '],
  ['Jeep - Ally $9,500', 'Ally | $9,500 | '],
  ['Visa - Chase $1,200', 'Chase | $1,200 | '],
  ['Macys - Citi $400', 'Macys | $400 | '],
  ['Dad - Chase card $400', 'Dad | $400 | '],
])('a word before a creditor says what is owed to him, where it is no creditor itself: %s', (text, row) => {
  expect(rows(`${text}\nKohls $300`)).toEqual([row, 'Kohls | $300 | ']);
});

it('a line of a debt that is a word for a contract and digits is its number', () => {
  const text = `LIST OF EVERYONE WE OWE

1. Oak Title Loans
61 NE 3rd, Bend, OR 97701
Contract 20418
Title loan on the van. Pymt. $146.00
Owed: $1,210.00   Status: current

2. Elm Hospital
PO Box 3595, Portland, OR 97208
Guarantor 0022817
The operation of 3/2014
Owed: $944.16   Status: nothing paid since

3. Fir Bank
PO Box 5227, Cincinnati, OH 45201
Acct. 4037 6600 1298 4410
Credit card. Pymt. $96.00
Owed: $3,108.39   Status: current`;
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountNumber, payingText }) => `${accountNumber} ${payingText}`)).toEqual([
    '20418 $146.00',
    '0022817 ',
    '4037 6600 1298 4410 $96.00',
  ]);
});

it.each([
  ['• Oak Memorial, ya está en colección con Elm Recovery, cuenta MH-5520716, $4,127.00'],
  ['Oak Memorial $4,127.00, en cobranza con la Elm Recovery'],
  ['Oak Memorial $4,127.00, está em cobrança com Elm Recovery'],
])('who collects a debt is told in Spanish and Portuguese as well: %s', (text) => {
  expect(rows(text)).toEqual(['Elm Recovery | $4,127.00 | Oak Memorial']);
});

it('behind what kind of debt it is, a piece that is nothing but a name says whom it is owed to', () => {
  const text =
    'Visa - USAA - 7,812\nMastercard - Elm Credit Union - 2,300\nTimeshare - Fir Resorts - 9,400\nTaxes - NC Dept of Revenue - 812\nPayday loan - Speedy Cash - $500';
  expect(rows(text)).toEqual([
    'USAA | 7,812 | ',
    'Elm Credit Union | 2,300 | ',
    'Fir Resorts | 9,400 | ',
    'NC Dept of Revenue | 812 | ',
    'Speedy Cash | $500 | ',
  ]);
});

it('what kind of card it is, and how it stands, is no such name', () => {
  expect(rows('Visa - Platinum - 500\nMastercard - Closed - 700\nTimeshare - current - 300')).toEqual([
    'Visa | 500 | ',
    'Mastercard | 700 | ',
    'Timeshare | 300 | ',
  ]);
});
