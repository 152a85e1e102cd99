import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../../src/creditReport/debts/debtOf';
import { readCellLines } from '../../../../src/creditReport/layouts/tables/cellLines';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const read = (...rows: readonly string[]) =>
  readCellLines(readLines(rows.join('|').replaceAll('|', '\n'))).flatMap((account) => {
    const debt = debtOf(account);
    return debt ? [[debt.accountName, debt.accountNumber, debt.amountText, debt.payingText].join(' ')] : [];
  });

const HEAD = 'Creditor|Account|Starting balance|Monthly pmt|Disbursed 08/12|Est. balance';
const OAK = 'Oak Card Services|...3317|$8,940.12|$204.00|$204.00|$5,011.76';
const ELM = 'Elm Power|...2-004|n/a|$50.00|$50.00|$354.90 PAID';

describe('a table of which each cell stands on a line of its own', () => {
  it('is read below its title, up to what is no row any more', () => {
    expect(
      read('Disbursements and estimates', HEAD, OAK, ELM, 'Agency fee|$25.00|Total|$5.00|$6.00|$7.00'),
    ).toEqual(['Oak Card Services ...3317 $5,011.76 $204.00', 'Elm Power ...2-004 $354.90 $50.00']);
  });
  it.each([
    [
      'two words below one',
      'Creditor|Account Number|Starting|Balance|Monthly|Payment|Paid|To Date|Estimated|Balance',
    ],
    [
      'a title right above',
      'Creditor account summary|Creditor|Account Number|Starting|Balance|Monthly|Payment|Paid|To Date|Estimated|Balance',
    ],
  ])('is read where its headings wrap, or a title says who is owed too: %s', (_, head) => {
    const rows = [
      OAK,
      'Ash Bank|...1234|$7.00|$2.00|$3.00|$4.00',
      'Elm Bank|...9876|$8.00|$3.00|$3.00|$5.00',
    ];
    expect(read(head, ...rows, 'Client 17')).toEqual([
      'Oak Card Services ...3317 $5,011.76 $204.00',
      'Ash Bank ...1234 $4.00 $2.00',
      'Elm Bank ...9876 $5.00 $3.00',
    ]);
  });
  it('is read where a row has no sum to pay', () => {
    expect(read(HEAD, OAK, 'Ash Bank|...1234|$5.00|n/a|n/a|$4.00')).toHaveLength(2);
  });
  it('is read where other headings stand before that of the creditor, of which the first has no cells', () => {
    expect(
      read(
        'Add debt|Sel|Source|Type|Creditor|Acct No.|Balance|Limit|Mo. Pmt',
        'TU|REV|OAK SVC|40378400***|$3,609|$5,000|$72',
        'TU|MTG|ELM HOME LLC|1772204|$129,417|--|$998',
        '2 debts',
      ),
    ).toEqual(['OAK SVC 40378400*** $3,609 $72', 'ELM HOME LLC 1772204 $129,417 $998']);
  });
  it.each([
    ['with a heading that ends as a sentence does', ['Owner|Creditor|Balance|Type|See below.', 'TU|Oak|$5.00|REV|a', 'TU|Elm|$6.00|REV|b']],
    ['with a single row', [HEAD, OAK]],
    ['of three columns', ['Creditor|Account|Balance', 'Oak|...3317|$5.00', 'Elm|...1234|$6.00']],
    ['without a balance', ['Creditor|Account|Starting balance|Pmt', 'Oak|...33|$8.00|$2.00', 'Elm|...12|$7.00|$1.00']],
    ['where rows have another line', [HEAD, `${OAK}|Paid`, `${ELM}|Paid`]],
    ['where the second row has a sum elsewhere', [HEAD, OAK, 'Elm Bank|$5.00|$6.00|$1.00|$2.00|$3.00']],
    ['where no name stands first', [HEAD, OAK, 'see below|...1234|$6.00|$1.00|$2.00|$3.00']],
  ])('is none %s', (_, rows) => {
    expect(read(...rows)).toEqual([]);
  }); // biome-ignore format: rows are read in lines
});

it('reads a form that was copied cell by cell, whose headings go on below and have sums behind their signs', () => {
  const text = `2c. Your Liabilities
Account Type –
use list above
Company Name
Account Number
Unpaid Balance
To be paid off at
or before closing
Monthly Payment
Revolving
OAK VISA
4417120099
$ 3,204.00
☐
$ 96.00
Installment
ELM AUTO
9902-4410
$ 18,077.00
☑
$ 412.00
Mortgage Loans on this Property
Creditor Name
Account Number
Monthly Mortgage Payment
Unpaid Balance
To be paid off at or before closing
ASH HOME LOANS
5500412297
$ 1,340.00
$ 171,882.00
☑`;
  expect(debtsIn(text).map((debt) => debt.split(' | ').slice(0, 5))).toEqual([
    ['OAK VISA', '4417120099', '$ 3,204.00', '', '$ 96.00'],
    ['ELM AUTO', '9902-4410', '$ 18,077.00', '', '$ 412.00'],
    ['ASH HOME LOANS', '5500412297', '$ 171,882.00', '', '$ 1,340.00'],
  ]);
});

it('reads cells under headings of which each word stands on a line of its own', () => {
  const text =
    'Noteholder\nOriginal\nBalance\nCurrent\nBalance\nPayment\nAmount\nFrequency\n(monthly, etc.)\nOAK BANK\n$20,000\n$14,220\n$410\nmonthly\nELM CREDIT UNION\n$5,000\n$3,110\n$120\nmonthly';
  expect(debtsIn(text).map((debt) => debt.split(' | ').slice(0, 5))).toEqual([
    ['OAK BANK', '', '$14,220', '', '$410'],
    ['ELM CREDIT UNION', '', '$3,110', '', '$120'],
  ]);
});

describe('rows of many cells with remarks below them', () => {
  const WIDE = 'ECOA|Creditor|Account Number|Opened|Reported|High Credit|Terms|Balance|Past Due|MOP';
  const ROW = {
    oak: 'B|OAK CREDIT UNION|44100927-L31|03/22|09/25|$27,850|72/$471|$15,206|$471|I2',
    elm: 'J|ELM CARD|438857014492|01/13|10/25|$9,118|REV/$204|$6,735|$0|R1',
    fir: 'B|FIR RECOVERY|--|02/25|10/25|$2,266|--|$2,266|$2,266|O9',
  };
  const OAK_READ = 'OAK CREDIT UNION 44100927-L31 $15,206 $471';
  const ELM_READ = 'ELM CARD 438857014492 $6,735 $204';
  it.each([
    ['one line', [WIDE, ROW.oak, 'Automobile', ROW.elm, 'Credit card; limit $12,000'], [OAK_READ, ELM_READ]],
    ['a line below some', [WIDE, ROW.oak, ROW.elm, 'Credit card'], [OAK_READ, ELM_READ]],
    ['several lines', [WIDE, ROW.oak, 'Automobile|REPOSSESSION|Sold at auction', ROW.elm], [OAK_READ, ELM_READ]],
    ['a row without a number', [WIDE, ROW.oak, 'Automobile', ROW.fir, 'COLLECTION'], [OAK_READ, 'FIR RECOVERY  $2,266 ']],
    ['headings again', [WIDE, ROW.oak, 'Automobile', ROW.elm, 'Card|Page 2 of 5', WIDE, ROW.fir.replace('--', '30481177')], [OAK_READ, ELM_READ, 'FIR RECOVERY 30481177 $2,266 ']],
  ])('are read: %s', (_, rows, debts) => {
    expect(read(...rows)).toEqual(debts);
  }); // biome-ignore format: rows are read in lines
  it.each([
    ['five lines away', [WIDE, ROW.oak, 'a|b|c|d|e', ROW.elm], [OAK_READ]],
    ['that is owed nothing told', [WIDE, ROW.oak, 'Auto', ROW.elm.replace('$6,735', '--')], [OAK_READ]],
    ['whose number is none', [WIDE, ROW.oak, 'Auto', ROW.elm.replace('438857014492', 'see 12')], [OAK_READ]],
    ['with a cell less', [WIDE, ROW.oak, 'Auto', ROW.elm.replace('|$0', '')], [OAK_READ]],
    ['of a summary', [WIDE, ROW.oak, 'Auto', 'Type|Count|Balance|Mortgage|1|$288,410|Installment|3|$36,202|9'], [OAK_READ]],
  ])('are none behind remarks: a row %s', (_, rows, debts) => {
    expect(read(...rows)).toEqual(debts);
  }); // biome-ignore format: rows are read in lines
  it('tell who was owed before', () => {
    const lines = readLines([WIDE, ROW.oak, 'Automobile', ROW.fir, 'COLLECTION', 'Original creditor: ELM BANK N.A.', 'Summary', 'Type'].join('|').replaceAll('|', '\n'));
    expect(readCellLines(lines).map((account) => debtOf(account)?.originalCreditor)).toEqual(['', 'ELM BANK N.A.']);
  }); // biome-ignore format: rows are read in lines
  const UNNUMBERED = 'Account|Type|Balance|Monthly payment|Status';
  it('may have a number below each name, of which no heading tells', () => {
    const rows = [
      'Oak Bank - Reward Card|Ending in 0063|Credit card|$2,840.00|$87.00|On time',
      'Elm Card|Ending in 7719|Store card|$0.00|$0.00|On time',
      'Fir Collectors|Ending in 3871|Collection|$1,052.00|–|In collection',
    ];
    expect(read(UNNUMBERED, ...rows, 'Tip: Pay $912 to Elm Card')).toEqual([
      'Oak Bank - Reward Card 0063 $2,840.00 $87.00',
      'Elm Card 7719 $0.00 $0.00',
      'Fir Collectors 3871 $1,052.00 ',
    ]);
  });
  it('have their headings where a title stands before them, and as many as merged reports have', () => {
    const head = 'ECOA|CREDITOR|ACCOUNT NUMBER|DATE OPENED|DATE RPTD|HIGH CREDIT|BALANCE|PAST DUE|TERMS|PAYMENT|MOS|30 60 90|STATUS';
    const oak = 'J|OAK HOME MORTGAGE|7080031164429|12/01|08/07|$118,400|$106,218|$0|360|$902|68|0 0 0|PAID AS AGREED|SOURCE: EFX';
    const elm = 'B|ELM|024910773316|02/04|07/07|$19,877|$5,140|$331|60|$331|41|3 0 0|30 DAYS LATE|SOURCE: TUC';
    const told = readCellLines(readLines(['TRADE ACCOUNTS', head, oak, elm].join('|').replaceAll('|', '\n')));
    expect(told.map((account) => debtOf(account)).map((debt) => [debt?.accountName, debt?.payingText, debt?.current])).toEqual([
      ['OAK HOME MORTGAGE', '$902', 'current'],
      ['ELM', '$331', '30days'],
    ]);
  }); // biome-ignore format: rows are read in lines
  it('show no table where one row alone stands under more headings than others have', () => {
    const head = 'ECOA|CREDITOR|ACCOUNT NUMBER|DATE OPENED|DATE RPTD|HIGH CREDIT|PAST DUE|TERMS|PAYMENT|MOS|30 60 90|STATUS|BALANCE';
    const oak = 'J|OAK HOME MORTGAGE|7080031164429|12/01|08/07|$118,400|$0|360|$902|68|0 0 0|PAID AS AGREED|$106,218';
    const elm = 'B|ELM|024910773316|02/04|07/07|$19,877|$331|60|$331|41|3 0 0|30 DAYS LATE|$5,140';
    expect(read(head, oak)).toEqual([]);
    expect(read(head, oak, elm)).toHaveLength(2);
  }); // biome-ignore format: rows are read in lines
});
