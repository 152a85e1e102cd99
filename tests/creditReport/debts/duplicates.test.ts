import { expect, it } from 'vitest';
import { accountOf } from '../../../src/creditReport/account';
import { mergeDuplicates } from '../../../src/creditReport/debts/duplicates';
import { account, fact, heading, readOf } from '../../support/reports';

/** An account as `name number balance opened`; a dash where nothing is printed. */
function read(words: string) {
  const [name = '', number = '', balance = '', opened = ''] = words.split(' ');
  return readOf(account({ name, number, balance, opened: [opened, '-'], status: 'OK' }));
}
const merged = (...lines: string[]) =>
  mergeDuplicates(lines.map(read)).map(({ debt: { accountName, amountText, review } }) =>
    [accountName, amountText, ...review.filter((flag) => flag.startsWith('duplicate'))].join(' '),
  );

it.each([
  ['name, number and balance', ['OAK 1XXX $5 -', 'OAK 1XXX $5 -']],
  ['name, number, balance and date', ['OAK 1XXX $5 10/2020', 'OAK 1XXX $5 10/2020']],
  ['name, number and balance, where one prints no date', ['OAK 1XXX $5 10/2020', 'OAK 1XXX $5 -']],
  ['name, number and balance, where the other prints no date', ['OAK 1XXX $5 -', 'OAK 1XXX $5 10/2020']],
  ['name, number, balance and the month of the date', ['OAK 1XXX $5 10/2020', 'OAK 1XXX $5 10/20/2020']],
  ['name, balance and date', ['OAK - $5 10/2020', 'OAK - $5 10/2020']],
  ['names but for their marks', ['OAK 1XXX $5 -', 'O.A.K. 1XXX $5 -']],
  ['balances but for their cents', ['OAK 1XXX $5 -', 'OAK 1XXX $5.00 -']],
])('merges two accounts that agree in %s', (_, lines) => {
  expect(merged(...lines)).toEqual(['OAK $5 duplicate-merged']);
});

it.each([
  ['the balance', 'OAK 1XXX $5 -', 'OAK 1XXX $6 -'],
  ['the date', 'OAK 1XXX $5 10/2020', 'OAK 1XXX $5 11/2020'],
  ['the day', 'OAK 1XXX $5 10/19/2020', 'OAK 1XXX $5 10/20/2020'],
  ['the month of the date', 'OAK 1XXX $5 11/2020', 'OAK 1XXX $5 10/20/2020'],
  ['the date, without a number', 'OAK - $5 10/2020', 'OAK - $5 11/2020'],
  ['that only one prints a date, without a number', 'OAK - $5 10/2020', 'OAK - $5 -'],
  ['nothing, without number and date', 'OAK - $5 -', 'OAK - $5 -'],
  ['balances that cannot be read', 'OAK 1XXX ### -', 'OAK 1XXX #### -'],
])('keeps two accounts that may be the same but differ in %s', (_, one, other) => {
  expect(merged(one, other).map((line) => line.split(' ').at(-1))).toEqual([
    'duplicate-possible',
    'duplicate-possible',
  ]);
});

it.each([
  ['names', 'OAK 1XXX $5 -', 'ELM 1XXX $5 -'],
  ['numbers', 'OAK 1XXX $5 -', 'OAK 2XXX $5 -'],
  ['balances, without numbers', 'OAK - $5 -', 'OAK - $6 -'],
  ['that one prints no number', 'OAK 1XXX $5 -', 'OAK - $5 -'],
  ['no name', '- 1XXX $5 -', '- 1XXX $5 -'],
])('takes two accounts for two that differ in %s', (_, one, other) => {
  expect(merged(one, other).join(' ')).not.toContain('duplicate');
});

it('merges the line of a list with the account that is opened below it, which alone prints a number', () => {
  const listed = (balance: string) => {
    const facts = [
      fact('reported', '02/12/2024'),
      { ...fact('balance', balance), label: 'unlabelled balance' },
    ];
    return readOf(accountOf(facts, heading('OAK')));
  };
  const opened = read('OAK 1XXX $5 10/2020');
  expect(mergeDuplicates([listed('$5'), opened]).map(({ debt }) => debt.accountNumber)).toEqual(['1XXX']);
  expect(mergeDuplicates([listed('$6'), opened])).toHaveLength(2);
  expect(mergeDuplicates([listed('$5'), listed('$5'), opened])).toHaveLength(3);
});

it('keeps of two accounts that are one what either prints', () => {
  const reads = [
    { name: 'OAK', number: '123456XX', balance: '$5', status: 'Negative' },
    { number: '123456XX', balance: '$5', status: 'Late 30 Days', paying: '$2', original: 'ELM' },
    { name: 'OAK', number: '123456XX', balance: '$5', status: 'Late 60 Days', paying: '$3' },
  ].map((facts) => readOf(account(facts)));
  const other = read('FIR 1XXX $7 -');
  const [first = other, ...rest] = reads;
  expect(
    mergeDuplicates([first, other, ...rest]).map(({ debt }) => [
      debt.accountName,
      debt.current,
      debt.payingText,
      debt.originalCreditor,
      ...debt.review,
    ]),
  ).toEqual([
    ['OAK', '60days', '$2', 'ELM', 'duplicate-merged', 'statuses-differ'],
    ['FIR', 'current', '', ''],
  ]);
});

it.each([
  [
    'the worst, whichever comes first',
    'Current',
    'Charge-off',
    '90days charge-off duplicate-merged statuses-differ',
  ],
  ['the worst, whichever comes first', 'Late 60 Days', 'Current', '60days duplicate-merged statuses-differ'],
  [
    'how late it is, where one says no more than that it is',
    'Past due',
    'Late 30 Days',
    '30days duplicate-merged',
  ],
  ['what both tell, without a doubt of it', 'Late 30 Days', '30 days past due', '30days duplicate-merged'],
])('tells of two accounts that are one %s', (_, first, second, told) => {
  const reads = [first, second].map((status) =>
    readOf(account({ name: 'OAK', number: '123456XX', balance: '$5', status })),
  );
  expect(mergeDuplicates(reads).map(({ debt }) => [debt.current, ...debt.review].join(' '))).toEqual([told]);
});

it.each([
  [
    'the second, where only the first one guesses what is owed',
    [true, false],
    'OAK BANK $3 duplicate-merged',
  ],
  ['the first, where both guess it', [true, true], 'OAK $2 amount-guessed duplicate-merged'],
  ['the first, where only the second one guesses it', [false, true], 'OAK $2 duplicate-merged'],
  ['the first, where neither guesses it', [false, false], 'OAK $2 duplicate-merged'],
])('keeps of two accounts that are one %s', (_, guessed, kept) => {
  const reads = [
    { name: 'OAK', number: '123456XX', balance: '$5', status: 'OK', paying: '$2' },
    { name: 'OAK BANK', number: '123456XX', balance: '$5', status: 'OK', paying: '$3' },
  ].map((facts, index) => {
    const { account: given, debt } = readOf(account(facts));
    const flags = guessed[index] ? (['amount-guessed'] as const) : [];
    return { account: given, debt: { ...debt, review: [...debt.review, ...flags] } };
  });
  expect(
    mergeDuplicates(reads).map(({ debt: { accountName, payingText, review } }) =>
      [accountName, payingText, ...review].join(' '),
    ),
  ).toEqual([kept]);
});

it('merges a third, and flags each once', () => {
  expect(merged('OAK 1XXX $5 -', 'ELM 1XXX $5 -', 'OAK 1XXX $5 -', 'OAK 1XXX $5 -')).toEqual([
    'OAK $5 duplicate-merged',
    'ELM $5',
  ]);
  expect(merged('OAK 1XXX $5 -', 'OAK 1XXX $6 -', 'OAK 1XXX $6 -')).toEqual([
    'OAK $5 duplicate-possible',
    'OAK $6 duplicate-merged duplicate-possible',
  ]);
});

it('compares with the first ten of one name and number', () => {
  const many = Array.from({ length: 12 }, (_, index) => `OAK 1XXX $${index + 1} -`);
  expect(merged(...many, 'OAK 1XXX $10 -')).toHaveLength(12);
  expect(merged(...many, 'OAK 1XXX $11 -')).toHaveLength(13);
});

it('keeps the order and the other doubts in alphabetical order', () => {
  const debts = mergeDuplicates([read('OAK 1XXX $0 -'), read('ELM 1XXX $5 -'), read('OAK 1XXX $0 -')]);
  expect(debts.map(({ debt }) => debt.accountName)).toEqual(['OAK', 'ELM']);
  expect(debts[0]?.debt.review).toEqual(['duplicate-merged', 'zero-balance']);
});

it.each([
  ['a word of their names', 'FORD 37215XX $5 -', 'FORD/CRED 37215XX $5 -'],
  ['the beginning of one', 'KOHL/CAP 37215XX $5 -', 'KOHLS 37215XX $5 10/2020'],
  ['one with letters left out', 'OAKWOODS/HOMES 37215XX $5 -', 'OKWDS/HM 37215XX $5 -'],
])('merges two accounts of one number and balance that share %s', (_, one, other) => {
  expect(merged(one, other)).toHaveLength(1);
  expect(merged(one, other)[0]).toContain('duplicate-merged');
});

it.each([
  ['no word', 'OAK 37215XX $5 -', 'ELM 37215XX $5 -'],
  ['a number that is hardly known', 'FORD 372XX $5 -', 'FORD/CRED 372XX $5 -'],
  ['another balance', 'FORD 37215XX $5 -', 'FORD/CRED 37215XX $6 -'],
  ['another date', 'FORD 37215XX $5 10/2020', 'FORD/CRED 37215XX $5 11/2020'],
  ['letters in another order', 'OAKWOODS 37215XX $5 -', 'OWKDS 37215XX $5 -'],
  ['a word that many have alone', 'OAK/BANK 37215XX $5 -', 'ELM/BANK 37215XX $5 -'],
])('keeps two accounts under two names that share %s', (_, one, other) => {
  expect(merged(one, other)).toHaveLength(2);
});

it('merges a row with the line that repeats its number and its sum behind whose debt it is', () => {
  const whose = (name: string) => fact('text', name);
  const row = readOf(
    accountOf([whose('Ana'), fact('number', '11124****'), fact('balance', '$3,118')], heading('OAK')),
  );
  const told = (name: string) =>
    mergeDuplicates([row, readOf(account({ name, number: '11124****', balance: '$3,118' }))]).length;
  expect(told('Ana')).toBe(1);
  expect(told('Luis')).toBe(2);
});
