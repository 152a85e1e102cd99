import { describe, expect, it } from 'vitest';
import { readSpacedHeadings } from '../../../../src/creditReport/layouts/tables/spacedHeadings';
import { readSpacedTable } from '../../../../src/creditReport/layouts/tables/spaceTable';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const lineOf = (text: string) =>
  readLines(text)[0] ?? { text: '', cells: [], afterBlank: false, from: 0, to: 0 };
const HEAD = 'Creditor Account # Date Opened Balance Status Payment';

describe('readSpacedTable', () => {
  const table = (text: string, head = HEAD) => {
    const lines = readLines(`${head}\n${text}`);
    const { accounts, end } = readSpacedTable(lines, 1, readSpacedHeadings(lines[0] ?? lineOf('')) ?? []);
    return {
      rows: accounts.map(({ facts, flags }) =>
        [...facts.map(({ values }) => values.join()), ...flags].join(' | '),
      ),
      end,
    };
  };

  it.each([
    [
      'OAK BANK 1234XXXX 02/14/2019 $5.00 Pays as agreed $2',
      'OAK BANK | 1234XXXX | 02/14/2019 | $5.00 | Pays as agreed | $2',
    ],
    [
      'OAK BANK 12345 02/14/2019 $5.00 Late 30 Days -',
      'OAK BANK | 12345 | 02/14/2019 | $5.00 | Late 30 Days | -',
    ],
    ['OAK AB12345-6 02/2019 500.00 Current 1,200', 'OAK | AB12345-6 | 02/2019 | 500.00 | Current | 1,200'],
    ['OAK 123 02/2019 $5 Current 5', 'OAK 123 |  | 02/2019 | $5 | Current 5 | '],
    ['OAK $5 late 5 -', 'OAK |  |  | $5 | late 5 | -'],
    ['OAK 1234XXXX - $5 - -', 'OAK | 1234XXXX | - | $5 | - | -'],
    ['OAK 1234XXXX 02/2019 $5 Current', 'OAK | 1234XXXX | 02/2019 | $5 | Current | '],
    ['OAK 1234XXXX $5 Current $2', 'OAK | 1234XXXX |  | $5 | Current | $2'],
    ['OAK $5 Current $2', 'OAK |  |  | $5 | Current | $2'],
    ['1234XXXX 02/2019 $5 Current $2', ' | 1234XXXX | 02/2019 | $5 | Current | $2'],
    ['OAK 1234XXXX 02/2019 $5 $2', 'OAK | 1234XXXX | 02/2019 | $5 |  | $2'],
  ])('divides the row %s', (row, cells) => {
    expect(table(row).rows).toEqual([cells]);
  });

  it('reads what an agency tells of each debt, names over several lines and past a note on the row above', () => {
    const head =
      'Creditor Account No. DMP Rate Starting Balance Proposal Date Paid This Payment Est. Current Balance';
    const rows = [
      'OAK BANK ****3307 6.00% $11,806.44 Accepted 07/18/25 $236.00 $8,914.20',
      '** Paid in full 02/08/2018. Congratulations!',
      'ELM NATIONAL BANK -',
      'ANYWHERE CARD',
      '****0912 9.90% $5,120.00 Pending 07/18/25 $118.00 $4,377.61',
    ].join('\n');
    expect(table(rows, head).rows).toEqual([
      'OAK BANK | ****3307 | 6.00% | $11,806.44 | Accepted 07/18/25 | $236.00 | $8,914.20',
      'ELM NATIONAL BANK - ANYWHERE CARD | ****0912 | 9.90% | $5,120.00 | Pending 07/18/25 | $118.00 | $4,377.61 | multi-line-name',
    ]);
    expect(
      readSpacedHeadings(lineOf(head))
        ?.filter(({ kind }) => kind === 'paying' || kind === 'balance')
        .map(({ label }) => label),
    ).toEqual(['paid this payment', 'est. current balance']);
  });

  it.each([
    [
      'a status before a text',
      'Lender Balance Status Remarks',
      'OAK $5 Late 30 Days call them',
      'OAK | $5 | Late 30 Days | call them',
    ],
    [
      'a text before a status',
      'Lender Balance Remarks Status',
      'OAK $5 call them Late 30 Days',
      'OAK | $5 | call them | Late 30 Days',
    ],
    [
      'the longest status',
      'Lender Balance Status Remarks',
      'OAK $5 Current Account x',
      'OAK | $5 | Current Account | x',
    ],
    [
      'texts of which none is a status',
      'Lender Remarks Balance',
      'OAK BANK call $5',
      'OAK BANK call |  | $5',
    ],
    [
      'a status beside the name',
      'Balance Lender Status',
      '$5 OAK BANK Late 30 Days',
      '$5 | OAK BANK | Late 30 Days',
    ],
    ['a status that is unclear', 'Balance Lender Status', '$5 OAK BANK', '$5 | OAK BANK | '],
    ['a short code before the name', 'ECOA Lender Balance', 'B OAK BANK $5', 'B | OAK BANK | $5'],
    ['a name behind no code', 'ECOA Lender Balance', 'OAK BANK $5', 'OAK BANK |  | $5'],
    [
      'a kind of account behind the name',
      'Lender Account Type Balance',
      'OAK MORTGAGE Mortgage $5',
      'OAK MORTGAGE | Mortgage | $5',
    ],
    ['a name that is a kind of account', 'Lender Account Type Balance', 'Mortgage $5', 'Mortgage |  | $5'],
    [
      'a payment before a status',
      'Lender Balance Payment Status',
      'OAK $5 $2 Late 30 Days',
      'OAK | $5 | $2 | Late 30 Days',
    ],
    ['a payment status', 'Lender Balance Payment Status', 'OAK $5 Late 30 Days', 'OAK | $5 | Late 30 Days'],
    ['a payment that is empty', 'Lender Balance Payment', 'OAK $5 -', 'OAK | $5 | -'],
    ['an account status', 'Balance Account Status Lender', '$5 Late 30 Days OAK', '$5 | Late 30 Days | OAK'],
  ])('divides %s', (_, head, row, cells) => {
    expect(table(row, head).rows).toEqual([cells]);
  });

  const OAK = 'OAK 1234XXXX 02/2019 $5 Current $2';
  const ELM = 'ELM 2234XXXX 02/2019 $6 Current $2';
  const rowOf = (text: string) => text.replace(/ (?=\d|\$|Current)/g, ' | ');
  it.each([
    ['rows', `${OAK}\n${ELM}`, [rowOf(OAK), rowOf(ELM)], 3],
    ['rows around a page number', `${OAK}\nPage 2 of 3\n${ELM}`, [rowOf(OAK), rowOf(ELM)], 4],
    ['rows around a title', `${OAK}\nRevolving accounts\n${ELM}`, [rowOf(OAK), rowOf(ELM)], 4],
    ['up to a label that a colon marks', `${OAK}\nCreditor: ELM Balance: $5\n${ELM}`, [rowOf(OAK)], 2],
    ['a wrapped name', `SILVER BIRCH\n${OAK}`, [`SILVER BIRCH ${rowOf(OAK)} | multi-line-name`], 3],
    ['a wrapped name behind a row', `${ELM}\nSILVER BIRCH\n${OAK}`, [rowOf(ELM), `SILVER BIRCH ${rowOf(OAK)} | multi-line-name`], 4],
    ['up to two lines of text', `${OAK}\nfirst\nsecond\n${ELM}`, [rowOf(OAK)], 2],
    ['up to a blank line and a text', `${OAK}\n\nThank you\n${ELM}`, [rowOf(OAK)], 2],
    ['up to a label', `${OAK}\nRemarks\n${ELM}`, [rowOf(OAK)], 2],
    ['up to a label and its value', `${OAK}\nVendor: x\n${ELM}`, [rowOf(OAK)], 2],
    ['up to cells', `${OAK}\nx\ty\n${ELM}`, [rowOf(OAK)], 2],
    ['up to a long text', `${OAK}\nX${'y'.repeat(60)}\n${ELM}`, [rowOf(OAK)], 2],
    ['up to a row that does not fit', `${OAK}\nELM $5 $6 $7 $8 $9 x\n${ELM}`, [rowOf(OAK)], 2],
    ['nothing from a text', 'Thank you', [], 1],
    ['nothing from a total', 'Total $5', [], 1],
  ])('reads %s', (_, text, rows, end) => {
    expect(table(text)).toEqual({ rows, end });
  }); // biome-ignore format: tables are read in lines

  it('reads a row that goes on in small letters', () => {
    expect(table('OAK $5 Pays as\nagreed\nELM $6 Current', 'Lender Balance Status')).toEqual({
      rows: ['OAK | $5 | Pays as agreed', 'ELM | $6 | Current'],
      end: 4,
    });
    expect(table('agreed\nELM $6 Current', 'Lender Balance Status').rows).toEqual([
      'agreed ELM | $6 | Current | multi-line-name',
    ]);
  });

  it('reads rows of up to eighty words', () => {
    const row = (words: number) =>
      table(`${'x '.repeat(words - 2)}$5 OK`, 'Lender Balance Status').rows.length;
    expect([row(80), row(81)]).toEqual([1, 0]);
  });
});

describe('a printed table that lost the gaps between some of its columns', () => {
  const TABLE = `Creditor           Type       Acct # Opened Limit / Orig. Balance Min. Payment APR     Status
Oak Double Cash    Credit card   x4471 05/2019 $10,000      $9,812.44 $294       27.99% 30 days late
Elm Bank           Store card x1003 01/2017 $15,000       $13,050.10 $391        25.24% Current
Ash Lending        Personal loan x8820 03/2024 $9,500      $7,218.00 $266         22.10% Current
Total                                       $34,500     $30,080.54 $951`;
  const { debts, slots, addsUp } = readByRules({ text: TABLE, tables: [] });

  it('has the amount under the heading that says balance, though another column adds up too', () => {
    expect(
      debts.map(({ accountName, accountNumber, amountText }) => [accountName, accountNumber, amountText]),
    ).toEqual([
      ['Oak Double Cash', 'x4471', '$9,812.44'],
      ['Elm Bank', 'x1003', '$13,050.10'],
      ['Ash Lending', 'x8820', '$7,218.00'],
    ]);
    expect(addsUp?.printed.toNumber()).toBe(30080.54);
  });
  it('has a slot for each heading, a slash joining two words into one', () => {
    const meanings = slots.map(({ label, meaning }) => `${label}: ${meaning}`);
    expect(meanings).toEqual(
      expect.arrayContaining(['Limit / Orig.: nothing', 'Balance: amount', 'Min. Payment: paying']),
    );
  });
});

it('rows of plain numbers are rows beside others with thousands, and their line is none of a wrapped name', () => {
  const table = 'Creditor Balance Payment\nOak Bank 5,200 156\nElm 360 1,890 57\nAsh 2000 60\nFir 900 35';
  const { debts } = readByRules({ text: table, tables: [] });
  expect(debts.map((debt) => `${debt.accountName} ${debt.amountText} ${debt.payingText}`)).toEqual([
    'Oak Bank 5,200 156',
    'Elm 360 1,890 57',
    'Ash 2000 60',
    'Fir 900 35',
  ]);
});

describe('`Account Balance` over a column', () => {
  const firstOf = (row: string) =>
    readByRules({
      text: `Current Creditor Original Creditor Account Balance\n${row}`,
      tables: [],
      elements: [],
    }).debts[0];

  it('is two headings where a number stands before the sum', () => {
    const debt = firstOf(
      'Oak Assets, LLC Elm Bank ...3304 $881.20\nFir Clinic, PLC same FIR60418 $346.00\nOak Assets, LLC Ash/Yew ...0092 $1,017.45',
    );
    expect(debt).toMatchObject({
      accountName: 'Oak Assets, LLC',
      originalCreditor: 'Elm Bank',
      accountNumber: '...3304',
      amountText: '$881.20',
    });
  });

  it('is one heading where none does', () => {
    const debt = firstOf('Oak Assets, LLC Elm Bank $881.20\nFir Clinic, PLC same $346.00');
    expect(debt).toMatchObject({ accountName: 'Oak Assets, LLC', accountNumber: '', amountText: '$881.20' });
  });
});
