import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const rowsOf = (...lines: readonly string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(
    ({ accountName, accountNumber, amountText, payingText }) =>
      [accountName, accountNumber, amountText, payingText].join(' | '),
  );

describe('what a plain figure is shows by the company it keeps:', () => {
  it('four digits beside sums with the marks of money, where others have a number', () => {
    expect(rowsOf('Best Buy Card $7,091.94 4942', 'Elm Store $7,272.50 x9313')).toEqual([
      'Best Buy Card | 4942 | $7,091.94 | ',
      'Elm Store | x9313 | $7,272.50 | ',
    ]);
  });
  it('the place where other lines have their number', () => {
    expect(rowsOf('Capital One ...2391 3440 Current', 'Discover 4601 6136 Current')).toEqual([
      'Capital One | ...2391 | 3440 | ',
      'Discover | 4601 | 6136 | ',
    ]);
    expect(rowsOf('Capital One 3440 ...2391', 'Discover 4601 6136')).toEqual([
      'Capital One | ...2391 | 3440 | ',
      'Discover | 6136 | 4601 | ',
    ]);
  });
  it('four digits in each line, where what stands beside them differs in length', () => {
    const { debts } = readByRules({ text: 'Oak Bank = 812 = 1812\nElm Store = 4423 = 5149', tables: [] });
    expect(debts.map(({ accountNumber }) => accountNumber)).toEqual(['1812', '5149']);
    expect(debts.every(({ review }) => review.includes('number-guessed'))).toBe(true);
  });
  it('a sum before the name, where all that are marked stand there, and is but guessed', () => {
    const { debts } = readByRules({ text: '$4,077 Oak Bank\n$2,318 Elm Store\n702 - Fir Card', tables: [] });
    expect(debts.map(({ accountName, amountText }) => [accountName, amountText])).toEqual([
      ['Oak Bank', '$4,077'],
      ['Elm Store', '$2,318'],
      ['Fir Card', '702'],
    ]);
    expect(debts.map(({ review }) => review.includes('amount-guessed'))).toEqual([false, false, true]);
    expect(rowsOf('Oak Bank $4,077', 'Elm Store $2,318', '702 - Fir Card')).toHaveLength(2);
    expect(rowsOf('$4,077 Oak Bank', '$2,318 Elm Store', '2019 - Fir Card')).toHaveLength(2);
  });
  it('what is owed and what is paid on it, where a line says nothing else and no other way reads it', () => {
    const { debts } = readByRules({
      text: 'Oak Bank 2210\nmy car 14k ally 412\nElm Store 1,900',
      tables: [],
    });
    expect(
      debts.map(({ accountName, amountText, payingText }) => [accountName, amountText, payingText]),
    ).toEqual([
      ['Oak Bank', '2210', ''],
      ['ally', '14k', '412'],
      ['Elm Store', '1,900', ''],
    ]);
    expect(debts[1]?.review).toContain('amount-guessed');
  });
  it('about so much, as a word behind it says, also of a kind of debt', () => {
    const { debts } = readByRules({
      text: 'Oak Bank 2,210\nmedical 800ish\nElm Store 900 or so',
      tables: [],
    });
    expect(debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`)).toEqual([
      'Oak Bank 2,210',
      'medical 800',
      'Elm Store 900',
    ]);
    expect(debts.map(({ review }) => review.includes('amount-about'))).toEqual([false, true, true]);
  });
  it('what is paid each month, however short that is said', () => {
    expect(rowsOf('Oak Bank 8900 302/m', 'Elm Store 1,900', 'my car 14k ally 412/m')).toEqual([
      'Oak Bank |  | 8900 | 302',
      'Elm Store |  | 1,900 | ',
      'ally |  | 14k | 412',
    ]);
  });
  it('but a year alone is no number', () => {
    expect(rowsOf('Oak Bank $812 2018', 'Elm Store $4,423 2019').join()).not.toContain('2018 |');
  });
  it('and small figures beside large ones are none', () => {
    expect(rowsOf('Oak Bank 4812 97', 'Elm Store 4423 112')).toEqual([
      'Oak Bank |  | 4812 | 97',
      'Elm Store |  | 4423 | 112',
    ]);
  });
});

it('labels stand before their figures, or behind them in all lines', () => {
  expect(rowsOf('Home Depot $110 min 5012 $8.5k', 'Capital One $38 min ****3116 $5.5k')).toEqual([
    'Home Depot | 5012 | $8.5k | $110',
    'Capital One | ****3116 | $5.5k | $38',
  ]);
  expect(rowsOf('Home Depot $140 monthly $7425', 'Capital One $61 monthly $5840')).toEqual([
    'Home Depot |  | $7425 | $140',
    'Capital One |  | $5840 | $61',
  ]);
});

it('a word of agencies beside a name is how it stands where other lines tell that too', () => {
  const standings = (text: string) => readByRules({ text, tables: [] }).debts.map(({ current }) => current);
  expect(standings('Oak Bank Collection 8695\nElm Store Charge-off 5872')).toEqual(['90days', '90days']);
  const names = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);
  expect(names('Oak Bank Collection 8695\nElm Store Charge-off 5872')).toEqual(['Oak Bank', 'Elm Store']);
  expect(names('Oak Collection 8695\nElm Store 5872')).toEqual(['Oak Collection', 'Elm Store']);
});

it('a dash before every sum is the mark of a list', () => {
  expect(rowsOf('-$2,168.36 Oak Bank min $33.00', '-$1,214.23 Elm Store min $32.00')).toEqual([
    'Oak Bank |  | $2,168.36 | $33.00',
    'Elm Store |  | $1,214.23 | $32.00',
  ]);
});

it('no debt of a list is lost to a paragraph', () => {
  expect(
    rowsOf('Birch Finance 135/mo 8057 ...9735 Charge-off', 'Oak Bank 54/mo 6714 4496 Paying as agreed'),
  ).toEqual(['Birch Finance | ...9735 | 8057 | 135', 'Oak Bank | 4496 | 6714 | 54']);
});

it('a department of the state and a telephone company are creditors', () => {
  expect(rowsOf('US Dept of Ed, $4,517.74', 'T-Mobile, $300')).toEqual([
    'US Dept of Ed |  | $4,517.74 | ',
    'T-Mobile |  | $300 | ',
  ]);
});

it('the lines of a list are no sentences, wherever blank lines part them', () => {
  const line = (name: string, status: string) => `${name} I owe $300.40 min $25.40 ${status} due the 15th`;
  expect(
    rowsOf(
      line('Oak Bank', 'current'),
      '',
      line('Elm Store', 'charge-off'),
      '',
      line('Ash Union', 'current'),
    ),
  ).toEqual(['Oak Bank', 'Elm Store', 'Ash Union'].map((name) => `${name} |  | $300.40 | $25.40`));
});

it('a list is asked for where labels explain every amount of it', () => {
  expect(
    rowsOf('> Oak Bank – $7,825.70 - 30 days behind - 3006', '> Elm Store – $5,346.89 - Charge-off - 4774'),
  ).toEqual(['Oak Bank | 3006 | $7,825.70 | ', 'Elm Store | 4774 | $5,346.89 | ']);
});

it('a sum below a thousand is no guess beside thousands with their commas, and is one beside cents', () => {
  const doubts = (text: string) =>
    readByRules({ text, tables: [] }).debts.filter(({ review }) => review.includes('amount-guessed')).length;
  expect(doubts('Chase 4,100\nCiti 2,200\nAmex 900')).toBe(0);
  expect(doubts('1,300 Oak Bank\n2,500 Elm Store\n500 Ash Card')).toBe(0);
  expect(doubts('Chase 4,100\nCiti 2,200\nAmex 90')).toBe(1);
  expect(doubts('Chase 4,100.22\nCiti 2,200.10\nAmex 900')).toBe(1);
  expect(doubts('Chase $4,100\nCiti $2,200\nAmex 900')).toBe(1);
});

it('a list of nothing but kinds of debts is one where people call one of them as no summary does', () => {
  const names = (...lines: string[]) => rowsOf(...lines).map((row) => row.split(' | ')[0]);
  expect(names('- Mortgage: 250,000', '- HELOC 18,000', '- Car: 9,500')).toEqual([
    'Mortgage',
    'HELOC',
    'Car',
  ]);
  expect(names('Mortgage $182,000', 'Student loans $31,200', 'Credit cards $5,000')).toEqual([]);
});

it('one loan or card is called so by people, and not by a summary', () => {
  expect(rowsOf('Chase 1,820', 'Loan 12,000', 'Card 300', 'Bank loan 5,000')).toHaveLength(4);
  expect(rowsOf('Personal loan 5,000.00', 'Auto loan 11,904.00', 'Store card 600.00')).toHaveLength(3);
  expect(rowsOf('Personal loans 5,000.00', 'Auto loans 11,904.00', 'Store cards 600.00')).toEqual([]);
});
