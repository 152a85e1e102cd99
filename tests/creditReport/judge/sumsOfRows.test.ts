import { expect, it } from 'vitest';
import { withoutSums } from '../../../src/creditReport/judge/sumsOfRows';
import { readReport } from '../../../src/creditReport/readReport';
import { account, readOf } from '../../support/reports';

type Facts = Parameters<typeof account>[0];

function names(...rows: readonly Facts[]): string[] {
  const read = rows.map((facts) => ({ ...readOf(account(facts)), isSure: true }));
  return withoutSums(read, '').map(({ debt }) => debt.accountName);
}

const OAK = { name: 'Oak', number: '1XXX', balance: '$5.10' };
const ELM = { name: 'Elm', number: '2XXX', balance: '$6.20' };
const ASH = { name: 'Ash', number: '3XXX', balance: '$70' };
const CARDS = { name: 'Cards', balance: '$11.30' };

it.each([
  ['before its accounts', [CARDS, OAK, ELM, ASH]],
  ['behind its accounts', [ASH, OAK, ELM, CARDS]],
])('what the accounts of one kind come to is no debt, %s', (_, rows) => {
  expect(names(...rows)).not.toContain('Cards');
});

it.each([
  ['it has a number', [{ ...CARDS, number: '9XXX' }, OAK, ELM, ASH]],
  ['it has an original creditor', [{ ...CARDS, original: 'Fir' }, OAK, ELM, ASH]],
  [
    'other rows have no number, as those of a list',
    [CARDS, { ...OAK, number: '' }, { ...ELM, number: '' }, ASH],
  ],
  ['another account stands between them', [CARDS, OAK, ASH, ELM]],
  ['it comes to as much as a single one', [{ ...CARDS, balance: '$5.10' }, OAK, ELM, ASH]],
])('a row that comes to what others do stays where %s', (_, rows) => {
  expect(names(...rows)).toContain('Cards');
});

it('among sums of parts, one account can be all of its kind', () => {
  const mortgage = { name: 'Total Mortgage', balance: '$70' };
  expect(names(OAK, ELM, CARDS, ASH, mortgage)).toEqual(['Oak', 'Elm', 'Ash']);
  expect(names(OAK, ELM, CARDS, ASH, { ...mortgage, name: 'Fir' })).toContain('Fir');
  expect(names(OAK, ELM, ASH, mortgage)).toContain('Total Mortgage');
  const [autos, homes] = [
    { name: 'Auto loans', balance: '$5.10' },
    { name: 'Home loans', balance: '$70' },
  ];
  expect(names(autos, OAK, homes, ASH, ELM)).toEqual(['Oak', 'Ash', 'Elm']);
  expect(names(autos, OAK, ASH, ELM)).toContain('Auto loans');
});

it.each(['Mom', 'Student loans', 'Chase'])(
  'a debt without a number that comes to what two with numbers do stays: %s',
  (name) => {
    expect(names(OAK, ELM, { ...CARDS, name })).toContain(name);
  },
);

const EQUAL = [
  { name: 'Oak', balance: '$400', paying: '$20' },
  { name: 'Elm', balance: '$500', paying: '$30' },
];

it.each(['Oak Two', 'Student loan', 'Dentist'])(
  'a debt that equals the sum of all others stays: %s',
  (name) => {
    expect(names(...EQUAL, { name, balance: '$900' })).toContain(name);
    expect(names({ name, balance: '$900' }, ...EQUAL)).toContain(name);
    expect(names(...EQUAL, { name, balance: '$50' })).toContain(name);
  },
);

it.each(['All debts', 'EVERYTHING', 'Joel subtotal', 'All tradelines', 'Cards combined'])(
  'a row that says that it is the sum of all others is none: %s',
  (name) => {
    expect(names(...EQUAL, { name, balance: '$900' })).toEqual(['Oak', 'Elm']);
  },
);

it('what is due on all loans is no debt, though the page prints a number for all of them', () => {
  const loans = [
    { name: 'Oak Loan', number: '1-01', balance: '$900', paying: '$20' },
    { name: 'Elm Loan', number: '1-02', balance: '$800', paying: '$30' },
  ];
  const all = { name: 'Everything', number: '9 447 118 203', balance: '$50' };
  expect(names(all, ...loans)).toEqual(['Oak Loan', 'Elm Loan']);
  expect(names({ ...all, status: 'Current' }, ...loans)).toContain('Everything');
  expect(names({ ...all, name: 'Ash Bank' }, ...loans)).toContain('Ash Bank');
  expect(names({ ...all, balance: '$51' }, ...loans)).toContain('Everything');
});

it('what loans come to with the interest beside them is no debt, as a servicer calls it', () => {
  const named = (interest: string, sum: string) => {
    const rows = ['AA|Direct Sub|$4,200.00|$12.00|Repayment', 'AB|Direct Unsub|$6,900.00|$20.50|Repayment'];
    const table = [`Group|Loan Type|Principal|${interest}|Status`, ...rows].join('\n').replaceAll('|', '\t');
    const text = `Nelnet\nAccount: J18842210\nCurrent Amount Due: $212.40\nTotal Balance: ${sum}\n\n${table}`;
    return readReport({ text, tables: [] }).debts.map(({ accountName }) => accountName);
  };
  const loans = ['Direct Sub', 'Direct Unsub'];
  expect(named('Interest', '$11,132.50')).toEqual(loans);
  expect(named('Interest', '$11,132.60')).toEqual(['Nelnet', ...loans]);
  expect(named('Interest paid', '$11,132.50')).toEqual(['Nelnet', ...loans]);
});

it('the last row of a list is marked where the others come to it and nothing shows that it is a debt', () => {
  const doubted = (last: string) =>
    readReport({ text: `Oak Bank $4,210.00\nElm Bank $2,000.00\n${last}`, tables: [] })
      .debts.filter(({ review }) => review.includes('sum-of-others'))
      .map(({ accountName }) => accountName);
  expect(doubted('Whole shebang $6,210.00')).toEqual(['Whole shebang']);
  expect(doubted('Whole shebang $6,210.01')).toEqual([]);
  expect(doubted('Chase $6,210.00')).toEqual([]);
  expect(doubted('Ash Bank acct 4471 $6,210.00')).toEqual([]);
});

it('what four others come to, to the cent, and tells nothing of itself is their sum, whatever it is called', () => {
  const four = [OAK, ELM, ASH, { name: 'Fir', number: '4XXX', balance: '$8.45' }];
  const whole = { name: 'Both', balance: '$89.75' };
  expect(names(...four, whole)).not.toContain('Both');
  expect(names(...four, { ...whole, status: 'Current' })).toContain('Both');
  expect(names(OAK, ELM, ASH, { ...whole, balance: '$81.30' })).toContain('Both');
});
