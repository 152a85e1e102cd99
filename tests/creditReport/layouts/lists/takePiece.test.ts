import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const rowsOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName, accountNumber, amountText, review }) =>
    [accountName, accountNumber, amountText, ...(review.includes('amount-guessed') ? ['guessed'] : [])].join(
      ' ',
    ),
  );

it('what may be a year is a sum, and marked, where it is all that is said of a creditor', () => {
  expect(rowsOf('Discover 3,120\nVisa 2000\nChase card 2010\nKohls 655.20')).toEqual([
    'Discover  3,120',
    'Visa  2000 guessed',
    'Chase card  2010 guessed',
    'Kohls  655.20',
  ]);
});

it('a year beside a sum is neither a sum nor a number', () => {
  expect(rowsOf('Discover 3,120\nChase card 2010 - 4,118')).toEqual(['Discover  3,120', 'Chase card  4,118']);
});

it('a plain sum before a limit, or with since when it is owed, is read where others are marked', () => {
  const text = 'Discover 3,120\nBest Buy 640 limit 800\nold Sprint bill 412 from 2021\nKohls 655.20';
  expect(rowsOf(text)).toEqual([
    'Discover  3,120',
    'Best Buy  640',
    'Sprint bill  412 guessed',
    'Kohls  655.20',
  ]);
});

it('a hospital is owed as any creditor is, though it is a label too; and a year since when is no sum', () => {
  expect(rowsOf('hospital bill 1,020 since 2019\nSprint bill 412 from 2021')).toEqual([
    'hospital  1,020',
    'Sprint bill  412',
  ]);
});

it('a year behind a car is no sum, though its maker lends money', () => {
  expect(rowsOf('Toyota Camry 2019\nAlly 12,300.00\nMy old Chase card 2010\nDiscover 3,120.00')).toEqual([
    'Ally  12,300.00',
    'Chase card  2010 guessed',
    'Discover  3,120.00',
  ]);
});

it('the card of a creditor in small letters is a sure name beside a plain sum', () => {
  expect(rowsOf('Target 1,688\nwalmart card 300\nElm 143.77')).toContain('walmart card  300 guessed');
});

it.each(['Target 0 yay!!!', 'Old Navy 0 !!!!', 'Amex 0', 'Kohls $0 now'])(
  'nothing is owed to a creditor with a zero alone behind it: %s',
  (line) => {
    expect(rowsOf(`Discover 3,120\n${line}\nZip 655.20`)).toHaveLength(3);
  },
);

it.each(['Lowes 0/mo', 'Apartment 0', 'Kohls 0%', 'Old Navy 0 interest', 'Amex 0 late'])(
  'another zero is no balance: %s',
  (line) => {
    expect(rowsOf(`Discover 3,120\n${line}\nZip 655.20`)).toHaveLength(2);
  },
);

it('two digits alone behind a creditor are a sum, and marked; behind anybody else they may count', () => {
  const text = 'Discover 904.18 / 35 a month\nFingerhut 66 lol\nwater 45\nKlarna 62.50 left (2 more pays)';
  expect(rowsOf(text)).toEqual(['Discover  904.18', 'Fingerhut  66 guessed', 'Klarna  62.50']);
});

it('what is paid in one month says nothing of how late a debt is, in any language', () => {
  const statusOf = (line: string) =>
    readByRules({ text: `Nợ của nhà\n* Chase: $900, đúng hạn\n* ${line}`, tables: [] }).debts[1]?.current;
  const paid = ['Hoag Hospital: $1,260, trả góp $60 một tháng', 'Discover $1,260, hulog $60 isang buwan', 'Discover $540, pago $35 un mes'];
  expect(paid.filter((line) => statusOf(line) !== null)).toEqual([]);
  const late = ['Discover: $2,115.60, trễ một tháng', 'Discover $540, un mes de atraso', 'Discover $900, $45 min, trễ một tháng'];
  expect(late.filter((line) => statusOf(line) !== '30days')).toEqual([]);
}); // biome-ignore format: lines are read in lines

it.each([
  ['Discover 3,120.00\nElm 143.77\nSoFi for 300', 'SoFi  300 guessed'],
  ['I owe Discover $843.20 and Citi $90.10. Also a payday loan from ACE for 300.', 'ACE  300 guessed'],
  ['I owe Discover $843.20 and Citi $90.10. And my dentist wants 140 too.', 'dentist  140 guessed'],
])('a plain number is what somebody is owed for it, or wants: %j', (text, row) => {
  expect(rowsOf(text)).toContain(row);
});

it('but not where it goes on otherwise', () => {
  expect(rowsOf('I owe Discover $843.20 and Citi $90.10. And my dentist wants 140 forms.')).toHaveLength(2);
});

it.each([
  ['Oak Financial (corolla) 14,902.77, 388.50/mo ok', 'current'],
  ['Oak Financial (corolla) 14,902.77, 388.50 a month, ok', 'current'],
  ['Oak Financial (corolla) 14,902.77, 388.50/mo for the car', null],
])('how a debt stands is told behind what is paid on it each month: %s', (line, current) => {
  const [oak] = readByRules({ text: `${line}\nElm $900`, tables: [] }).debts;
  expect(oak?.current).toBe(current);
});

it('who is owed for what he does is named so in Spanish too', () => {
  expect(rowsOf('el banco 800\nDiscover $3,120')).toEqual(['banco  800', 'Discover  $3,120']);
  expect(rowsOf('debo 2,500 a Discover y 800 al hospital')).toEqual(['Discover  2,500', 'hospital  800']);
  expect(rowsOf('debo 500 a Discover y 800 al banco')).toEqual(['Discover  500', 'banco  800']);
});

it('a plain sum is one before the day on which it is due, and before what is paid on it, but no rate is', () => {
  const list = (line: string) => rowsOf(`Discover 3,120\n${line}\nKohls 655.20`)[1];
  expect(list('speedy cash 600 due friday')).toBe('speedy cash  600 guessed');
  expect(list('credit union car 9400 @ 311')).toBe('credit union car  9400 guessed');
  expect(list('credit union car 9400 @ 24')).not.toBe('credit union car  9400 guessed');
});

it('who is named before how his debt stands is named, though the sum is another piece', () => {
  expect(rowsOf('Chase 3,204 past due\nVerizon sent to collections, $612.40')).toEqual([
    'Chase  3,204 guessed',
    'Verizon  $612.40',
  ]);
});

it('that a debt is being paid says nothing of what is paid on it', () => {
  const texts = [
    'Amex (closed, paying) 1,204.55',
    'Amex (closed, still paying on it) 1,204.55',
    'Amex - paying off 1,204.55',
  ];
  expect(texts.map((text) => rowsOf(`${text}\nChase 3,300`)[0])).toEqual(texts.map(() => 'Amex  1,204.55'));
});

it('what is said of the past behind a sum says nothing together with what stands before it', () => {
  const { debts } = readByRules({
    text: 'Chase 4,210 current\nMacys 1,022 used to be 60 days late',
    tables: [],
  });
  expect(debts.map(({ current }) => current)).toEqual(['current', null]);
});
