import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/creditReport/readReport';

const SAMPLES = import.meta.glob<string>('../fixtures/credit-report/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function read(text: string) {
  return readReport({ text, tables: [] });
}

it.each([
  ['more accounts under headings', `Creditor\tBalance\n${'OAK\t$5\n'.repeat(1001)}`, 'accounts'],
  ['more rows without headings', 'OAK BANK\t\t$5\tCurrent\n'.repeat(1001), 'accounts'],
  ['more lines with nearly nothing on them', 'a\n'.repeat(5001), 'lines'],
])('refuses %s than any report has', (_, text, refusal) => {
  expect(read(text)).toMatchObject({ kind: 'refused', debts: [], refusal });
});

it('reads cells that bars divide, also where a line between them is blank', () => {
  const rows = ['OAK BANK|****1111|$5|Current', '', 'ELM BANK|****2222|$6|Current'];
  expect(read(rows.join('\n')).debts.map(({ accountName }) => accountName)).toEqual(['OAK BANK', 'ELM BANK']);
});

describe('kind', () => {
  it.each([
    ['a block in the order of our columns', 'CAPITAL ONE\t5178****\t$2,845.00\t\tCurrent\t62', 'cells'],
    ['one amount', '$1,234.50', 'cells'],
    ['one name', 'Capital One', 'cells'],
    ['a column of amounts', '100\n200\n300.50', 'cells'],
    ['cells that are no debts', 'a\tb\nc\td', 'cells'],
    ['a column of names with their numbers', 'Bank 9\nBank 10\nBank 11\nBank 12', 'cells'],
    ['headings that are not ours', 'Creditor\tBalance\nCHASE\t$5', 'report'],
    ['labels', 'Creditor: CHASE\nBalance: $5', 'report'],
    ['columns that must be guessed', 'CHASE\t1234****\tCurrent\t$5,000\t$420.10\t$20', 'report'],
    ['an empty text', '', 'nothing'],
    ['blank lines', '\n \n\t\n', 'nothing'],
    ['prose', 'Dear Sir,\nI write to you about the letter of last week.\nYours', 'nothing'],
    [
      'inquiries',
      'Hard Inquiries\nCAPITAL ONE\nInquiry Date: 09/14/2026\nWELLS FARGO\nInquiry Date: 08/30/2026',
      'nothing',
    ],
    [
      'a summary',
      'Account Summary\nTotal Balance: $18,220\nOpen Accounts: 12\nTotal Past Due: $300',
      'nothing',
    ],
    [
      'a public record',
      'Public Records\nCourt: KING COUNTY\nDocket Number: 20-2-11873\nAmount: $2,400',
      'nothing',
    ],
  ])('of %s is read from the text', (_, text, kind) => {
    expect(read(text).kind).toBe(kind);
  });

  it('gives no debts for what is nothing', () => {
    expect(read('Dear Sir,\nI write to you about the letter.\nYours').debts).toEqual([]);
  });
});

describe('doubts', () => {
  const flagsOf = (text: string) => read(text).debts.map(({ review }) => review);

  it('keeps a half-selected account and says what is missing', () => {
    const text =
      'Balance: $310\nMonthly Payment: $20\nPayment Status: Current\n\nCHASE CARD\nAccount Number: 4000****\nPayment Status: Late 30 Days';
    expect(flagsOf(text)).toEqual([['name-missing'], ['amount-missing']]);
  });

  it('merges an account that is printed twice, and keeps two that differ', () => {
    const account = (balance: string, opened: string) =>
      `Creditor: CHASE\nAccount #: 4000****\nDate Opened: ${opened}\nBalance: ${balance}\nPayment Status: Current\n`;
    expect(flagsOf(account('$5', '01/2020') + account('$5', '01/2020'))).toEqual([['duplicate-merged']]);
    expect(flagsOf(account('$5', '01/2020') + account('$6', '01/2020'))).toEqual([
      ['duplicate-possible'],
      ['duplicate-possible'],
    ]);
    expect(flagsOf(account('$5', '01/2020') + account('$5', '02/2021'))).toHaveLength(2);
  });

  it('keeps two loans without numbers and dates, for they may be two', () => {
    expect(
      flagsOf('Creditor\tBalance\tStatus\nDEPT OF ED\t$3,500\tCurrent\nDEPT OF ED\t$3,500\tCurrent'),
    ).toEqual([['duplicate-possible'], ['duplicate-possible']]);
  });

  it('shows the place a value was read from', () => {
    const { debts, source } = read('Creditor: CHASE\nBalance: $5\nPayment Status: Late 30 Days');
    const places = Object.entries(debts[0]?.sources ?? {}).map(([field, { from, to }]) => [
      field,
      source.slice(from, to),
    ]);
    expect(Object.fromEntries(places)).toEqual({
      accountName: expect.stringContaining('CHASE'),
      amount: expect.stringContaining('$5'),
      current: expect.stringContaining('Late 30 Days'),
    });
  });

  it('reads through soft hyphens, ligatures, direction marks and CRLF', () => {
    const text =
      'Cred\u00ADitor: \u202BPACI\uFB01C BANK\u202C\r\nBal\u200Bance:\u00A0$1,\u00AD204\r\nPayment Status: Current\r\n';
    expect(read(text).debts).toMatchObject([
      { accountName: 'PACIfiC BANK', amountText: '$1,204', current: 'current' },
    ]);
  });

  it('keeps a number that a spreadsheet shortened, or takes the one it kept behind the cell', () => {
    const head = ['Creditor', 'Account #', 'Balance', 'Status'];
    const row = (number: string | { text: string; exact: string }) => ['Discover', number, '$5', 'Current'];
    const numbers = (number: string | { text: string; exact: string }) =>
      readReport({ text: '', tables: [[head, row(number)]] }).debts.map((debt) => [
        debt.accountNumber,
        debt.review,
      ]);
    expect(numbers('6.011E+15')).toEqual([['6.011E+15', ['account-number-scientific']]]);
    expect(numbers({ text: '6.011E+15', exact: '6011000000001230' })).toEqual([
      ['6011000000001230', ['account-number-scientific', 'full-account-number']],
    ]);
    expect(numbers({ text: '####', exact: '60110****' })).toEqual([['60110****', []]]);
  });

  it('reads a wrapped cell the same whether the break arrives as a space or a line break', () => {
    const read17 = (name: string) =>
      readReport({
        text: '',
        tables: [
          [
            ['Creditor', 'Balance', 'Status'],
            [name, '$5', 'Current'],
          ],
        ],
      }).debts;
    for (const gap of [' ', '\n']) {
      expect(read17(`Midland Credit Mgmt${gap}acct. transferred 2024`)).toMatchObject([
        { accountName: 'Midland Credit Mgmt', review: ['multi-line-name'] },
      ]);
      expect(read17(`LVNV FUNDING LLC${gap}Original creditor: CREDIT ONE BANK`)).toMatchObject([
        { accountName: 'LVNV FUNDING LLC', originalCreditor: 'CREDIT ONE BANK', review: [] },
      ]);
    }
  });

  it('reads a file of comma-separated values', () => {
    const text =
      'Lender,Acct #,Balance,Status,Min Payment\n"Oak, Hill & Co",4417****,"$3,118.20",Late 60 Days,96\n';
    expect(read(text).debts).toMatchObject([
      { accountName: 'Oak, Hill & Co', amountText: '$3,118.20', current: '60days', payingText: '96' },
    ]);
  });
});

describe('rows', () => {
  it.each(Object.entries(SAMPLES).filter(([path]) => !/20-tsv|21-own|23-web/.test(path)))(
    'of %s do not double when the text stands twice',
    (_, text) => {
      const once = read(text).debts;
      const twice = read(`${text}\n\n${text}`).debts;
      expect(twice.map(({ accountName, amountText, current }) => [accountName, amountText, current])).toEqual(
        once.map(({ accountName, amountText, current }) => [accountName, amountText, current]),
      );
      expect(twice.every(({ review }) => review.includes('duplicate-merged'))).toBe(true);
    },
  );
});

it('what a post says of all its debts is said of those that were held back at first', () => {
  const post = [
    'r/debtfree\n•\n3 days ago\nthrowRA_oak88\n',
    "34F, $61k in debt and I don't even know where to start\nQuestion",
    'Long time lurker, throwaway because my sister is on here. Divorce was final in May and these are all in my name. ' +
      "Take home is about $4,300/mo after health insurance. Rent is $1,550. Here's everything:\n",
    'Chase Slate – $5,940 @ 21.49%, min $148\nApple Card – $2,275, min $62 (30 days late, my fault)',
    'SoFi personal loan – $17,680 left of the original $25,000, $561/mo\nHyundai Motor Finance (2022 Kona) – $16,300, $398/mo\nNelnet student loans – $18,150, $0/mo on IDR\nWakefield & Associates – $1,120, hospital bill that went to collections\n',
    'Everything not marked late or collections is current. Emergency fund is $800. Do I snowball or avalanche? I also got prequalified with Upgrade for $20,000 at 17.9% ($722/mo) but it feels like just moving stuff around.\n',
    'Upvote\n412\n\nDownvote\n\n96\nGo to comments\n\nShare\nPromoted\nu/Ash avatar\nAsh\n•\nPromoted\nSee balance transfer cards with 0% intro APR\nLearn More\nash.example\nSort by:\n\nBest\nSearch Comments\nu/Elm avatar\nElm\n•\n3d ago',
  ].join('\n');
  const told = read(post).debts.map(({ accountName, current, review }) => [accountName, current, ...review]);
  expect(told).toContainEqual(['SoFi personal loan', 'current', 'debt-doubtful', 'status-guessed']);
  expect(told).toContainEqual(['Apple Card', '30days', 'debt-doubtful']);
});
