import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readByRules, readReport } from '../../src/creditReport/readReport';

const NAMES = [
  'Oak Bank',
  'Capital One',
  'Synchrony/Amazon',
  'US Dept of Ed',
  'Dr. Patel DDS',
  'Best Buy Card',
];
const STATUSES = [
  ['Current', 'current'],
  ['Paying as agreed', 'current'],
  ['late 30 days', '30days'],
  ['60 days past due', '60days'],
  ['90+ days late', '90days'],
  ['Charge-off', '90days'],
  ['in collections', '90days'],
] as const;
type Part = 'amount' | 'number' | 'status' | 'payment';
const PARTS: readonly Part[] = ['amount', 'number', 'status', 'payment'];

/** How a person writes a list: the marks before its lines, what parts their pieces, and the words around its figures. */
const styles = fc.record({
  bullet: fc.constantFrom('', '- ', '• ', '* ', '1. ', '1) ', 'a) '),
  separator: fc.constantFrom(' ', ', ', ' - ', ' – ', '; ', ' / ', ' = ', ' -> '),
  money: fc.constantFrom(
    (sum: number) => `$${sum.toLocaleString('en-US')}.40`,
    (sum: number) => `${sum}.40`,
    (sum: number) => `$${sum}`,
    (sum: number) => sum.toLocaleString('en-US'),
  ),
  balance: fc.constantFrom('#', '#', 'bal #', 'I owe #', '# left', '# owed', 'about #'),
  payment: fc.constantFrom(
    'min #',
    '#/mo',
    '# a month',
    '# per month',
    'pay #',
    'monthly payment #',
    'pmt #',
  ),
  number: fc.constantFrom('x#', '****#', '...#', 'acct #', 'ending in #'),
  status: fc.constantFrom('#', '(#)'),
  noise: fc.constantFrom('', 'since 2019', '24.99% APR', '5 yrs left', 'due the 15th'),
  heading: fc.constantFrom('', 'What I owe\n\n'),
  gap: fc.constantFrom('\n', '\n\n'),
});

const lists = fc.record({
  style: styles,
  mayNameBeFirst: fc.boolean(),
  parts: fc.shuffledSubarray([...PARTS], { minLength: 1 }).filter((parts) => parts.includes('amount')),
  rows: fc.array(
    fc.record({
      sum: fc.integer({ min: 300, max: 20_000 }),
      payment: fc.integer({ min: 25, max: 200 }),
      status: fc.constantFrom(...STATUSES),
      lacks: fc.constantFrom<Part | undefined>(undefined, undefined, 'number', 'status', 'payment'),
    }),
    { minLength: 2, maxLength: NAMES.length },
  ),
});

const amountOf = (printed: string) => Number(printed.replace(/[$,]/g, ''));

it('one debt a line is read alike, in whatever order its pieces stand, however they are parted and told', () => {
  fc.assert(
    fc.property(lists, ({ style, mayNameBeFirst, parts, rows: written }) => {
      // A plain number before a name may be the number of the line.
      const isNameFirst = mayNameBeFirst || !style.money(1).startsWith('$');
      // Commas and semicolons part cells too, in which a piece that is lacking shifts the others.
      const areCells = /[,;]/.test(style.separator);
      const rows = written.map((row) => (areCells ? { ...row, lacks: undefined } : row));
      const put = (form: string, text: string) => form.replace('#', text);
      const lines = rows.map(({ sum, payment, status, lacks }, index) => {
        const printed: Record<Part, string> = {
          amount: put(style.balance, style.money(sum + index)),
          number: put(style.number, String(3851 + index)),
          status: put(style.status, status[0]),
          payment: put(style.payment, style.money(payment)),
        };
        const own = parts.filter((part) => part === 'amount' || part !== lacks).map((part) => printed[part]);
        const name = NAMES[index] ?? '';
        const others = own.filter((piece) => piece !== printed.amount);
        const pieces = isNameFirst ? [name, ...own] : [printed.amount, name, ...others];
        const mark = style.bullet.replace('1', String(index + 1)).replace('a', 'abcdef'.charAt(index));
        return (
          mark +
          [...pieces, ...(style.noise === '' || !isNameFirst ? [] : [style.noise])].join(style.separator)
        );
      });
      const text = style.heading + lines.join(style.gap);
      const read = readReport({ text, tables: [] }).debts.map((debt) => [
        debt.accountName,
        debt.amount?.toNumber(),
        debt.accountNumber.replace(/\D/g, ''),
        debt.payingText,
        debt.current,
      ]);
      expect(read, text).toEqual(
        rows.map(({ sum, payment, status, lacks }, index) => {
          const has = (part: Part) => parts.includes(part) && lacks !== part;
          return [
            NAMES[index],
            amountOf(style.money(sum + index)),
            has('number') ? String(3851 + index) : '',
            has('payment') ? style.money(payment) : '',
            has('status') ? status[1] : null,
          ];
        }),
      );
    }),
    // The same lists each time, since one of thousands may still be read otherwise.
    { numRuns: 300, seed: 1 },
  );
});

it('a numbered list with addresses and sentences is read, also under the number of a file', () => {
  const { debts } = readReport({
    text: '1.\tOak Recovery\nPO Box 5042, Norfolk VA 23502\nFile no. 5178052290. They say I owe $2,904.17. In collection. Bought from: Elm Bank\n2.\tAsh Union\n12 Fir Hwy, Detroit MI 48334\nFile no. 700183\nI owe $6,733.00. Payment $189.40. Current.',
    tables: [],
  });
  expect(
    debts.map(({ accountName, accountNumber, amountText, originalCreditor, current }) =>
      [accountName, accountNumber, amountText, originalCreditor, current].join('|'),
    ),
  ).toEqual(['Oak Recovery|5178052290|$2,904.17|Elm Bank|90days', 'Ash Union|700183|$6,733.00||current']);
});

it('whose a debt was stands in brackets behind its status in a table', () => {
  const { debts } = readReport({
    text: 'Creditor\tWhat I owe\tWhere it stands\nOak Mgmt\t$1,342.70\tCollection (orig. Elm One)\nAsh\t$5.00\tCurrent',
    tables: [],
  });
  expect(debts.map(({ originalCreditor }) => originalCreditor)).toEqual(['Elm One', '']);
});

/** What a list is read as: a row for each debt, its name, what is owed, the status and whether the amount is marked. */
function rowsOf(text: string): string[] {
  return readReport({ text, tables: [] }).debts.map(({ accountName, amount, current, review }) => {
    const isMarked = review.some((flag) => flag.startsWith('amount'));
    return [accountName, amount?.toNumber(), ...(current ? [current] : []), ...(isMarked ? ['?'] : [])].join(
      ' ',
    );
  });
}

const KINDS = [
  ...[
    'Student loan',
    'payday loan',
    'personal loan',
    'phone bill',
    'cell phone',
    'Verizon phone',
    'medical bill',
  ],
  ...['credit card', 'store card', 'mortgage', 'old gym membership', 'car loan'],
];

it('a debt that is called by its kind keeps its row, wherever it stands among named ones and however they are parted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(' ', ': ', '\t', ' - '),
      fc.constantFrom('', '- ', '1. '),
      (kind, place, separator, bullet) => {
        const names = ['Macys', 'Citi', 'Sears'];
        names.splice(place, 0, kind);
        const text = names.map((name, index) => `${bullet}${name}${separator}${500 + index}`).join('\n');
        expect(rowsOf(text), text).toEqual(names.map((name, index) => `${name} ${500 + index}`));
      },
    ),
    { numRuns: 150, seed: 1 },
  );
});

it.each([
  ['rent and food beside bills', 'rent 900\ngroceries 400\nphone 80\nelectric 120\ngym 40'],
  ['kinds of debts and what they come to', 'Credit cards 4,300\nStudent loans 18,000\nMortgage 140,000'],
])('a list tells no debts: %s', (_, text) => {
  expect(rowsOf(text)).toEqual([]);
});

it.each([
  ['Citi\t2300.1\nNelnet\t14000\nMom\t500.5', ['Citi 2300.1', 'Nelnet 14000', 'Mom 500.5']],
  ['Citi 2300.5\nKohls 650\nSears 90', ['Citi 2300.5', 'Kohls 650', 'Sears 90']],
  ['Bank of Mom 1.500\nCiti 2.300\nKohls 650', ['Bank of Mom 1500 ?', 'Citi 2300 ?', 'Kohls 650']],
  ['Macys 500\nDiscover 1,905, past due 148\nCiti 900', ['Macys 500', 'Discover 1905', 'Citi 900']],
  ['Discover 1,905 past due $148\nCiti 900 late fee 35', ['Discover 1905', 'Citi 900 ?']],
  [
    'Macys 500\nDiscover 1905 -> 1750 after last payment\nSears 90',
    ['Macys 500', 'Discover 1750 ?', 'Sears 90'],
  ],
  ['Citi $900\nMacys 450 joint with ex husband\nSears $90', ['Citi 900', 'Macys 450 ?', 'Sears 90']],
  ['Citi 900, paid 200 last week\nSears 60', ['Citi 900 ?', 'Sears 60']],
  ['Citi 900, paid 40 a month\nSears 60', ['Citi 900', 'Sears 60']],
  [
    'Credit card 4,000\nstudent loan 14,000\nMacys 1,500',
    ['Credit card 4000', 'student loan 14000', 'Macys 1500'],
  ],
  ['Macys $500\nDiscover $1,905 -> $1,750\nSears $90', ['Macys 500', 'Discover 1750 ?', 'Sears 90']],
  [
    '1. Rosa 1,400\n2. Uncle Ben 850\n3. Verizon phone 212.40\n4. student loans 14,000',
    ['Rosa 1400', 'Uncle Ben 850', 'Verizon phone 212.4', 'student loans 14000'],
  ],
  [
    'I owe Citi 2,300. Also 650 to Kohls. My brother lent me 1,000.',
    ['Citi 2300', 'Kohls 650', 'brother 1000'],
  ],
  ['Citi $900\n5/3 Bank: 2,300\nAmex 600', ['Citi 900', '5/3 Bank 2300', 'Amex 600 ?']],
  [
    '1. Citi 3310.00\n2. 3 Rivers FCU 1250.00\n3. 401k loan 6000.00\n4. 1st Franklin 2,100.00',
    ['Citi 3310', '3 Rivers FCU 1250', '401k loan 6000', '1st Franklin 2100'],
  ],
  [
    '7-Eleven card 450\n24 Hour Fitness 212\n2019 Honda loan 11,200\n2015 Ford F-150 8,400',
    ['7-Eleven card 450 ?', '24 Hour Fitness 212', '2019 Honda loan 11200', '2015 Ford F-150 8400'],
  ],
  ['Ally #88 13,020', ['Ally #88 13020']],
  ['Citi 900 exp 2027', ['Citi 900']],
  ['Citi: $3,310 Min: $95 Due: 15\nAmex: $7,400 Min: $140 Due: 1', ['Citi 3310', 'Amex 7400']],
  ['Citi: $3,310 Min: $95 Due: 15', ['Citi 3310']],
  ['Citi available $3,800.00 balance $1,200.00', ['Citi 1200']],
  ['Macys 200 late 35\nCiti 900', ['Macys 200', 'Citi 900']],
  ['Citi 3,310 -> now 3,150\nDiscover 900 (was 1,200)', ['Citi 3150 ?', 'Discover 900']],
  ['Discover 1905 -> 1750', ['Discover 1750 ?']],
  [
    'Citi 3,310 never in collections\nMacys 900 no longer 30 days late, caught up',
    ['Citi 3310', 'Macys 900 current'],
  ],
  [
    'I owe citi 4500, amex 2100, discover 800 and my sister 1200. Also 350 to verizon',
    ['citi 4500', 'amex 2100', 'discover 800', 'my sister 1200', 'verizon 350'],
  ],
  [
    'ok so the amex is like 7.4k\nmine is just discover 4100 and the truck 18,300 w/ gm financial',
    ['amex 7400 ?', 'discover 4100 ?', 'gm financial 18300'],
  ],
  ['Oak Card 12,004 (6,000 of it is my husbands)\nChase 4,871.90', ['Oak Card 12004 ?', 'Chase 4871.9']],
  ['Joint Visa 4,000 (my half 2,000)\nJust mine: Discover 1,150', ['Joint Visa 4000 ?', 'Discover 1150']],
  [
    'I owe Citi 2,300. Also 650 to Kohls. My brother gave me 1,000.',
    ['Citi 2300', 'Kohls 650', 'brother 1000 ?'],
  ],
  [
    'Midland $900.49 original creditor Amex\nCavalry $640.00 orig. creditor Citi\nChase $4,100.00',
    ['Midland 900.49', 'Cavalry 640 90days', 'Chase 4100'],
  ],
  ['Chase 4,100\nCiti 2,200\nNetflix 15', ['Chase 4100', 'Citi 2200']],
  [
    'Client says: Chase card $4,812, pays $125/mo. Citi $2,044 but disputes $300 of it. Car $16,204 Toyota, behind 2 months ($824). Medical bills $1,200 + $389.99.',
    ['Chase card 4812', 'Citi 2044', 'Car 16204 60days', 'Medical bills 1200 ?'],
  ],
])('a list is read as people mean it: %s', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

it('of a debt in the federal form of a collector among others the total is what is owed', () => {
  const text = `Synchrony Bank, 6034 5912 XXXX 0771, $2,310.98, min due $79.00

OAK SOLUTIONS LLC
Original creditor: Elm Bank
You were charged this amount in interest: + $96.40
You paid or were credited this amount toward the debt: - $150.00
Total amount of the debt now: $1,648.51
`;
  const { debts } = readByRules({ text, tables: [] });
  expect(
    debts.map(({ accountName, amountText, payingText }) => [accountName, amountText, payingText]),
  ).toEqual([
    ['Synchrony Bank', '$2,310.98', '$79.00'],
    ['OAK SOLUTIONS LLC', '$1,648.51', ''],
  ]);
});

it('every sum of a line that no row takes counts as unused', () => {
  const unused = (text: string) => {
    const { unused: open } = readReport({ text, tables: [] });
    return open.map(({ from, to }) => text.slice(from, to));
  };
  expect(unused('Macys 500\nCiti 900\nrent 700\nSears 90')).toEqual(['700']);
  expect(unused('Macys 500\nCiti 900\nhe said 249.25 or 212,40 and $1,150 maybe\nSears 90')).toEqual(
    expect.arrayContaining(['249.25', '212,40', '$1,150']),
  );
});

it.each([
  ['somebody of the family who is owed thousands', 'Citi 3,200\nBest Buy $1,230.00\nMom 2000', ['Citi 3,200', 'Best Buy $1,230.00', 'Mom 2000']],
  ['a sum that is about so much', 'cap one 4800ish, 2 months behind\nCiti $3,200\nKohls $500.00', ['cap one 4800', 'Citi $3,200', 'Kohls $500.00']],
  ['a creditor who owes a plain sum', 'Chase owes 6204, limit 7000, apr 27\nCiti 1,200\nKohls 1,300', ['Chase 6204', 'Citi 1,200', 'Kohls 1,300']],
  ['a sum behind a colon, with another', 'Target card: 300, autopay 40\nCiti 1,200\nKohls 1,300', ['Target card 300', 'Citi 1,200', 'Kohls 1,300']],
  ['whoever owes it', 'owes IRS 3,100 for 2024\nowes abt $3,200 on Citi\nMacys 1,200', ['IRS 3,100', 'Citi $3,200', 'Macys 1,200']],
  ['a sum before whom it is owed to', 'Debo 3.200 dólares a Citi\nChase 6.204 dólares', ['Citi 3,200', 'Chase 6,204']],
  ['a sum before a label with a sign apart', 'Chase $ 5,230.18 min $ 105.00\nCiti $ 2,410.33', ['Chase $ 5,230.18', 'Citi $ 2,410.33']],
  ['a sum before a limit with a sign apart', 'Chase $ 5,230.18 limit $ 6,500.00\nCiti $ 2,410.33', ['Chase $ 5,230.18', 'Citi $ 2,410.33']],
  ['an installment loan', 'Car loan $9,800 installment loan\nCiti $200', ['Car loan $9,800', 'Citi $200']],
  ['a sum before an installment', 'Oak $100.00\nCiti $2,410.33 installment 70 a month', ['Oak $100.00', 'Citi $2,410.33']],
  ['a sum before a word for each month in Spanish', 'BofA, debo 4,310\nOak Bank, saldo 11,340 mensual 436', ['BofA 4,310', 'Oak Bank 11,340']],
  ['a sum right below whom it is owed to', 'Barclays 4073.92\nChase\n11,301.29\nCiti 200.00', ['Barclays 4073.92', 'Chase 11,301.29', 'Citi 200.00']],
  ['no year of a car', 'Citi 3,200\nBest Buy $1,230.00\nToyota Camry 2014', ['Citi 3,200', 'Best Buy $1,230.00']],
])('a list keeps %s', (_, text, rows) => {
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`)).toEqual(rows);
}); // biome-ignore format: rows are read in lines
