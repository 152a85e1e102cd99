import { describe, expect, it } from 'vitest';
import { readUnheaded } from '../../../../src/creditReport/layouts/tables/unheaded';
import { readLines } from '../../../../src/creditReport/page/lines';

const read = (text: string) => {
  const { accounts, isGuess } = readUnheaded(readLines(text));
  return {
    rows: accounts.map(({ facts }) => facts.map(({ kind, values }) => `${kind}=${values.join()}`).join(' ')),
    isGuess,
  };
};
const OURS = 'name=OAK number=1XXX balance=$5';

describe('cells in the order of our own columns', () => {
  it.each([
    ['three', 'OAK\t1XXX\t$5', `${OURS} original= statusLoose= paying=`],
    ['six', 'OAK\t1XXX\t$5\tELM\tCurrent\t62', `${OURS} original=ELM statusLoose=Current paying=62`],
    ['empty ones', 'OAK\t\t$5\t-\tN/A\t', 'name=OAK number= balance=$5 original=- statusLoose=N/A paying='],
    [
      'a name of two lines',
      '"OAK\n400012XXXX"\t1XXX\t$5',
      'name=OAK\n400012XXXX number=1XXX balance=$5 original= statusLoose= paying=',
    ],
    [
      'a full number',
      'OAK\t12345678\t5',
      'name=OAK number=12345678 balance=5 original= statusLoose= paying=',
    ],
  ])('are no guess: %s', (_, text, row) => {
    expect(read(text)).toEqual({ rows: [row], isGuess: false });
  });
  it('are so in every row', () => {
    expect(read('OAK\t1XXX\t$5\nELM\t2XXX\t$6\t\tLate 30 Days').rows).toHaveLength(2);
    expect(read('OAK\t1XXX\t$5\nELM\t2XXX\t$6\t\tLate 30 Days').isGuess).toBe(false);
    expect(read('OAK\t1XXX\t$5\nELM\t2XXX\tx').rows).toEqual([]);
    expect(read('OAK\t1XXX\t$5\n$7\t2XXX\t$6').rows).toEqual([]);
  });
  it.each([
    ['a number that is none', 'OAK\tx\t$5'],
    ['a sum for a number', 'OAK\t12.50\t$5'],
    ['a sum with a dollar for a number', 'OAK\t$12\t$5'],
    ['thousands for a number', 'OAK\t1,200\t$5'],
    ['a number with more behind it', 'OAK\t1XXX Individual\t$5'],
    ['an amount that is none', 'OAK\t1XXX\tx'],
    ['no amount', 'OAK\t1XXX\t-'],
    ['a sum for a creditor', 'OAK\t1XXX\t$5\t$6'],
    ['a status for a creditor', 'OAK\t1XXX\t$5\tCurrent'],
    ['how often it was late for a creditor', 'OAK\t1XXX\t$5\tLates 30x2 60x1 90x0'],
    ['no status', 'OAK\t1XXX\t$5\t\tPurple'],
    ['a payment that is none', 'OAK\t1XXX\t$5\t\t\tx'],
    ['a mask for a name', '****1234\t1XXX\t$5'],
    ['seven', 'OAK\t1XXX\t$5\t\t\t\t7'],
  ])('are a guess with %s', (_, text) => {
    expect(read(text).isGuess || read(text).rows.length === 0).toBe(true);
  });
});

describe('plain whole numbers before what is so small that it is paid each month', () => {
  it.each([
    ['right before it', 'OAK\t4100\t110\nELM\t2200\t65', 'name=OAK balance=4100 paying=110'],
    ['in one row alone', 'OAK\t4100\t110', 'name=OAK balance=4100 paying=110'],
    ['before cents', 'OAK\t4100\t110.25\nELM\t900\t35', 'name=OAK balance=4100 paying=110.25'],
    ['with empty cells between', 'OAK\t\t4100\t\t110', 'name=OAK text= balance=4100 text= paying=110'],
    ['with a rate between', 'OAK\t4100\t29.99%\t110', 'name=OAK balance=4100 text=29.99% paying=110'],
    ['with a rate without its sign', 'OAK\t4100\t29.99\t110', 'name=OAK balance=4100 text=29.99 paying=110'],
    ['with a status behind', 'OAK\t4100\t110\tCurrent', 'name=OAK balance=4100 paying=110 statusLoose=Current'],
    ['with a status between', 'OAK\t4100\tLate 30\t110', 'name=OAK balance=4100 statusLoose=Late 30 paying=110'],
    ['of another length', 'OAK\t900\t35\nELM\t12000\t310', 'name=OAK balance=900 paying=35'],
    ['where one row asks for nothing', 'OAK\t4100\t110\nELM\t2200\t', 'name=OAK balance=4100 paying=110'],
  ])('are owed, which is a guess: %s', (_, text, row) => {
    const { rows, isGuess } = read(text);
    expect([rows[0], isGuess]).toEqual([row, true]);
  }); // biome-ignore format: rows are read in lines

  it.each([
    ['a zero at its beginning', 'OAK\t0411\t110', 'number=0411 balance=110'],
    ['more behind it than is paid each month', 'OAK\t4411\t2200', 'number=4411 balance=2200'],
    ['one row in which it is less', 'OAK\t4411\t110\nELM\t1007\t9000', 'number=4411 balance=110'],
    ['the sign of money behind it alone', 'OAK\t4411\t$110', 'number=4411 balance=$110'],
    ['two sums behind it', 'OAK\t4411\t4100\t110', 'number=4411 balance=4100 paying=110'],
    ['more digits than a sum', 'OAK\t4411020\t110', 'number=4411020 balance=110'],
    ['a mask', 'OAK\t*4411\t110', 'number=*4411 balance=110'],
  ])('are numbers with %s', (_, text, facts) => {
    expect(read(text).rows[0]).toContain(facts);
  });
});

describe('less in the last of three columns in every row', () => {
  it.each([
    ['paid on what is owed', 'OAK\t1500\t750\nELM\t900\t450', 'name=OAK balance=1500 paying=750'],
    ['with commas and cents', 'OAK\t1,500.00\t750\nELM\t900\t450', 'name=OAK balance=1,500.00 paying=750'],
  ])('is a guess: %s', (_, text, row) => {
    expect([read(text).rows[0], read(text).isGuess]).toEqual([row, true]);
  });

  it('leaves the doubt behind what may be the last digits of accounts', () => {
    const { rows, isGuess } = read('OAK\t4411\t2200\nELM\t3207\t900');
    expect([rows[0], isGuess]).toEqual([
      'name=OAK number=4411 balance=2200 original= statusLoose= paying=',
      true,
    ]);
  });
});

describe('cells in another order', () => {
  it.each([
    ['name, number, status, sums', 'OAK\t1234****\tCurrent\t$5,000\t$420.10\t$20', 'name=OAK number=1234**** statusLoose=Current money=$5,000 balance=$420.10 paying=$20'],
    ['number first', '1234****\tOAK\t$420', 'number=1234**** name=OAK balance=$420'],
    ['status before the sum', 'OAK\tCurrent\t$420', 'name=OAK statusLoose=Current balance=$420'],
    ['a long number without a mask', '$420\tOAK\tA12345', 'balance=$420 name=OAK number=A12345'],
    ['dates', '10/20/2026\tOAK\t1234****\t$420\t08/2026', 'text=10/20/2026 name=OAK number=1234**** balance=$420 text=08/2026'],
    ['a column of no meaning', 'OAK\t1234****\tfoo\t$420', 'name=OAK number=1234**** text=foo balance=$420'],
    ['an empty column', 'OAK\t1234****\t-\t$420', 'name=OAK number=1234**** text=- balance=$420'],
    ['a payment below the balance', '1234****\tOAK\t$420\t$20', 'number=1234**** name=OAK balance=$420 paying=$20'],
    ['a last sum above the first', '1234****\tOAK\t$20\t$420', 'number=1234**** name=OAK money=$20 balance=$420'],
    ['a last sum as large as the first', '1234****\tOAK\t$420\t$420', 'number=1234**** name=OAK balance=$420 paying=$420'],
    ['a round limit before the balance', '1234****\tOAK\t$5,000\t$420.10\t$96', 'number=1234**** name=OAK money=$5,000 balance=$420.10 paying=$96'],
    ['round sums alone', '1234****\tOAK\t$500\t$450\t$50', 'number=1234**** name=OAK balance=$500 money=$450 paying=$50'],
    ['a limit that is not round', '1234****\tOAK\t$4,999\t$420\t$96', 'number=1234**** name=OAK balance=$4,999 money=$420 paying=$96'],
    ['a past due sum beside the balance', '1234****\tOAK\t$5,000\t$4,230.55\t$210\t$145', 'number=1234**** name=OAK money=$5,000 balance=$4,230.55 money=$210 paying=$145'],
    ['a last sum between the others', '1234****\tOAK\t$5,001\t$100\t$145', 'number=1234**** name=OAK balance=$5,001 money=$100 paying=$145'],
    ['a round sum beside the balance', '1234****\tOAK\t$5,000\t$420.10\t$200\t$96', 'number=1234**** name=OAK money=$5,000 balance=$420.10 money=$200 paying=$96'],
    ['an empty sum', '1234****\tOAK\t$420\t####', 'number=1234**** name=OAK balance=$420 paying=####'],
    ['a sum of three decimals', '1234****\tOAK\tA12.345\t$420', 'number=1234**** name=OAK text=A12.345 balance=$420'],
    ['a number beside a column of no meaning', 'foo\tOAK\t12345\t$5', 'text=foo name=OAK number=12345 balance=$5'],
    ['a credit', '1234****\tOAK\t-$420\t$20', 'number=1234**** name=OAK balance=-$420 paying=$20'],
  ])('are a guess: %s', (_, text, row) => {
    expect(read(text)).toEqual({ rows: [row], isGuess: true });
  }); // biome-ignore format: rows are read in lines

  it('are told by all rows together', () => {
    expect(read('1234****\tOAK\t$5\t$100\n2234****\tELM\t$900\t$90\n-\tASH\t$1\t').rows).toEqual([
      'number=1234**** name=OAK balance=$5 paying=$100',
      'number=2234**** name=ELM balance=$900 paying=$90',
      'number=- name=ASH balance=$1 paying=',
    ]);
    expect(read('1234****\tOAK\t$500\t$1\n2234****\tELM\t$501\t$2').rows[0]).toContain('balance=$500');
  });

  it('are no codes of a status where no number shows a row of an export, nor where they count the rows', () => {
    expect(read('OAK xx1009\t3,210.44\t95\nELM xx2231\t1,100.00\t35').rows).toEqual([]);
    expect(read('1\tOAK\tCurrent\t$420\n2\tELM\tCurrent\t$520').rows[0]).toBe(
      'text=1 name=OAK statusLoose=Current balance=$420',
    );
  });

  it('are a status where days stand among words for it', () => {
    expect(read('OAK\t4,100\tCurrent\nELM\t3,300\t60\nASH\t2,950\tCurrent').rows[1]).toBe(
      'name=ELM balance=3,300 statusLoose=60',
    );
    expect(read('OAK\t4,100\t30\nELM\t3,300\t60').rows).toEqual([]);
  });

  it('leave the doubt that they are a guess', () => {
    expect(readUnheaded(readLines('1234****\tOAK\t$420')).accounts[0]?.flags).toEqual(['columns-guessed']);
    expect(readUnheaded(readLines('OAK\t1XXX\t$5')).accounts[0]?.flags).toEqual([]);
  });
});

it.each([
  ['no lines', ''],
  ['a row of one cell below wide ones', 'OAK\t1234****\tfoo\t$420\nnote'],
  ['two columns', 'OAK\t$5'],
  ['a row of one cell', 'OAK\t1XXX\t$5\nnote'],
  ['more than forty columns', `OAK\t1234****${'\t$5'.repeat(39)}`],
  ['no names', '1\t1234****\t$5'],
  ['a row without a name', '1234****\tOAK\t$5\n2234****\t-\t$6'],
  ['no sums', 'OAK\tfoo\tCurrent'],
  ['neither number nor status', 'OAK\tfoo\t$5'],
  ['numbers that are too short to be any', 'foo\tOAK\t123\t$5'],
])('reads nothing from %s', (_, text) => {
  expect(read(text)).toEqual({ rows: [], isGuess: false });
});
it('reads forty columns', () => {
  expect(read(`OAK\t1234****${'\t$5'.repeat(38)}`).rows).toHaveLength(1);
});

it('takes more rows than a call takes arguments', () => {
  const line = { cells: ['1'], text: '1', afterBlank: false, from: 0, to: 1 };
  expect(readUnheaded(Array.from({ length: 500_000 }, () => line)).accounts).toEqual([]);
});

it.each([
  ['the lines of a list', '- OAK\t1XXX\t$5\n- ELM\t2XXX\t$7'],
  [
    'cells with words beside their figures',
    'Oak Bank\t500\t89 monthly\tx1234\nElm Store\t700\t72 monthly\tx1235',
  ],
  ['thousands for numbers', 'Oak Bank\t3k\t\nElm Store\t1k\t172/mo'],
])('leaves to others: %s', (_, text) => {
  expect(read(text).rows).toEqual([]);
});

describe('few digits between a name and marked sums', () => {
  const numbers = (text: string) => read(text).rows.map((row) => /number=(\S*)/.exec(row)?.[1]);

  it.each([
    ['two', 'OAK\t1234\t$1,500.00\t$45.00\nELM\t88\t$900.10\t$25.00', ['1234', '88']],
    ['one', 'OAK\t7\t$90\t$4\nELM\t881\t$80\t$5\nASH\t20417\t$70\t$3', ['7', '881', '20417']],
    [
      'those before a status',
      'OAK\t1234\t1500.00\t45.00\tCurrent\nELM\t881\t900.10\t25.00\tCurrent',
      ['1234', '881'],
    ],
  ])('are a number where another is longer: %s', (_, text, found) => {
    expect(numbers(text)).toEqual(found);
    expect(read(text).isGuess).toBe(true);
  });

  it.each([
    ['none is longer, as of months', 'OAK\t12\t$1,500.00\t$45.00\nELM\t60\t$900.10\t$25.00'],
    ['they are round, as limits', 'OAK\t5000\t$3,418.00\t$104\nELM\t500\t$300.20\t$25'],
    ['one sum alone is marked', 'OAK\t1500\t$45.00\tCurrent\nELM\t925\t$25.00\tCurrent'],
  ])('but not where %s', (_, text) => {
    expect(numbers(text).filter(Boolean)).toEqual([]);
  });
});

it('a row without what is owed stays among others that have it, and says so', () => {
  const text = 'Chase\t$4,871.90\t60 days\t$118.00\nCiti\t$6,478.00\t30 days\t$171.00\nDiscover\t\tcurrent\t';
  expect(readUnheaded(readLines(text)).accounts.map(({ flags }) => flags.includes('amount-missing'))).toEqual(
    [false, false, true],
  );
});

it('what is paid each month is no code of a status, where none is that of an account paid as agreed', () => {
  const row = (name: string, number: string, amount: string, last: string) =>
    [name, number, amount, last].join('\t');
  const paid = read([row('OAK', '4417', '1200', '45'), row('ELM', '0091', '2300', '75')].join('\n')).rows;
  expect(paid[0]).toContain('paying=45');
  const coded = read([row('OAK', '4417', '1200', '11'), row('ELM', '0091', '2300', '71')].join('\n')).rows;
  expect(coded[1]).toContain('statusLoose=71');
});
