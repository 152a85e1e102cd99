import { describe, expect, it } from 'vitest';
import { type Account, accountOf } from '../../../src/creditReport/account';
import { debtOf } from '../../../src/creditReport/debts/debtOf';
import type { LabelKind } from '../../../src/creditReport/lexicon/labelTable';
import { account, fact, heading, inOneLine, printedIn } from '../../support/reports';

type Facts = Readonly<Partial<Record<LabelKind, string | readonly string[]>>>;
const lineOf = (given: Account) => {
  const debt = debtOf(given);
  return debt && inOneLine(debt);
};

describe('a debt', () => {
  it.each([
    [{ name: 'OAK', balance: '$5' }, 'OAK |  | $5 |  |  |  | no-status'],
    [{ number: '12XX', balance: '$5' }, ' | 12XX | $5 |  |  |  | name-missing no-status'],
    [{ status: 'Current', balance: '$5' }, ' |  | $5 | current |  |  | name-missing'],
    [{ paying: '$1', balance: '$5' }, ' |  | $5 |  | $1 |  | name-missing no-status'],
    [{ name: 'OAK', number: '1', balance: '$5' }, 'OAK | 1 | $5 |  |  |  | no-status'],
    [{ name: 'REVOLVING', number: '12XX', balance: '$5' }, 'REVOLVING | 12XX | $5 |  |  |  | no-status'],
    [{ name: 'OAK', number: '12XX' }, 'OAK | 12XX |  |  |  |  | amount-missing no-status'],
    [{ name: 'OAK', status: 'Late 30 Days' }, 'OAK |  |  | 30days |  |  | amount-missing'],
    [{ paying: '$1', status: 'Current', text: 'x' }, ' |  |  | current | $1 |  | amount-missing name-missing'],
    [{ name: 'OAK', balance: '####' }, 'OAK |  | #### |  |  |  | amount-unreadable no-status'],
    [{ name: 'OAK', balance: '$0', status: 'Closed' }, 'OAK |  | $0 |  |  |  | paid-closed zero-balance'],
    [{ name: 'OAK', balance: '-$5', status: 'OK' }, 'OAK |  | -$5 | current |  |  | negative-amount'],
    [{ name: 'OAK', balance: '5,5', status: 'OK' }, 'OAK |  | 5,5 | current |  |  | decimal-comma'],
    [{ name: 'OAK', balance: '$5', status: 'OK', paying: '1,5' }, 'OAK |  | $5 | current | 1,5 |  | decimal-comma'],
    [{ name: 'OAK', balance: '$5', status: 'OK', paying: '###' }, 'OAK |  | $5 | current | ### |  | paying-unreadable'],
    [{ name: 'OAK', number: '6E15', balance: '$5', status: 'OK' }, 'OAK | 6E15 | $5 | current |  |  | account-number-scientific'],
    [{ name: 'OAK 12XXXX', balance: '$5', status: 'OK' }, 'OAK | 12XXXX | $5 | current'],
    [{ name: 'OAK 12XXXX', number: '13XXXX', balance: '$5', status: 'OK' }, 'OAK | 13XXXX | $5 | current'],
    [{ name: 'OAK acct sold', balance: '$5', status: 'OK' }, 'OAK |  | $5 | current |  |  | multi-line-name'],
    [{ agency: 'ACE', name: 'OAK', balance: '$5' }, 'ACE |  | $5 | 90days |  | OAK | collection'],
    [{ name: 'OAK', amountLoose: '$5', money: '$9', status: 'OK' }, 'OAK |  | $5 | current |  |  | amount-guessed'],
    [{ name: 'OAK', balance: '$5', status: 'OK', pastDue: '$1' }, 'OAK |  | $5 | current |  |  | past-due-on-current'],
    [{ name: 'Total Card Inc', balance: '$5', status: 'OK' }, 'Total Card Inc |  | $5 | current'],
    [{ name: 'OAK', number: '12XX', veto: 'x', balance: '$5', status: 'OK' }, 'OAK | 12XX | $5 | current'],
    [{ name: 'OAK', veto: '-', balance: '$5', status: 'OK' }, 'OAK |  | $5 | current'],
    [{ name: 'OAK', number: '660-20-1188', balance: '$5', status: 'OK' }, 'OAK | 660-20-1188 | $5 | current'],
  ] as const)('is read from %j', (facts, line) => {
    expect(lineOf(account(facts as Facts))).toBe(line);
  }); // biome-ignore format: accounts are read in lines

  it('is begun by a name above a number, where the number has its label', () => {
    expect(lineOf(account({ number: '12XX' }, heading('OAK')))).toBe(
      'OAK | 12XX |  |  |  |  | amount-missing no-status',
    );
    const mask = { ...fact('number', '12XXXX'), label: 'mask' };
    expect(lineOf(accountOf([mask], heading('OAK')))).toBeUndefined();
  });

  it('is named without a number where its label says that it is an account', () => {
    const labelled = (label: string) =>
      debtOf(accountOf([{ ...fact('name', 'OAK'), label }, fact('text', 'x')]))?.accountName;
    expect(['account name', 'creditor name', 'company'].map(labelled)).toEqual(['OAK', 'OAK', undefined]);
  });

  it.each([
    ['no label', {}],
    ['a name', { name: 'OAK', text: 'x' }],
    ['one label', { name: 'OAK 12XXXX' }],
    ['a number alone', { number: '12XXXX' }],
    ['a balance alone', { balance: '$5' }],
    ['a balance and a date', { balance: '$5', opened: '10/2020' }],
    ['a payment and little else', { paying: '$5', status: 'Current' }],
    ['a payment of nothing', { paying: '$0', status: 'Current', text: 'x' }],
    ['a record of a court without a creditor', { number: '12XX', veto: 'ROE', balance: '$5', status: 'OK' }],
    ['a court without a number', { name: 'OAK', veto: 'KING COUNTY', balance: '$5', status: 'OK' }],
    ['a court', { name: 'KING COUNTY DISTRICT COURT', number: '12XX', balance: '$5', status: 'OK' }],
    ['a magistrate', { name: 'KING COUNTY MAGISTRATE', number: '12XX', balance: '$5', status: 'OK' }],
    ['a heading in the place of a balance', { name: 'OAK', balance: 'PAST DUE AVAILABLE' }],
    ['the caption of a case', { name: 'OAK BANK NA v. ASH, ELM D', balance: '$5', status: 'OK' }],
    ['a caption cut behind its sign', { name: 'OAK BANK NA v', balance: '$5', status: 'OK' }],
    [
      'a court whose name is cut',
      { name: 'KING COUNTY CIRCUIT', number: '12XX', balance: '$5', status: 'OK' },
    ],
    ['a total', { name: 'Total', balance: '$5', status: 'OK' }],
    ['a kind of debts that is counted', { name: 'OTHER INSTALL', number: '1', balance: '$5', status: 'OK' }],
    ['a grand total', { name: 'Grand Totals', balance: '$5', status: 'OK' }],
    ['a subtotal', { name: 'Sub-total', balance: '$5', status: 'OK' }],
    ['a sum', { name: 'SUM', balance: '$5', status: 'OK' }],
    ['a total balance', { name: 'Total balances', balance: '$5', status: 'OK' }],
  ] as const)('is not read from %s', (_, facts) => {
    expect(debtOf(account(facts as Facts))).toBeUndefined();
  });
});

describe('a part that holds no debts', () => {
  const skipped = (facts: Facts) => debtOf(account(facts, { isSkipped: true })) !== undefined;
  it.each([
    [{ name: 'OAK', number: '12XX' }, false],
    [{ name: 'OAK', number: '12XX', balance: '$5' }, true],
    [{ name: 'OAK', balance: '$5', status: 'OK' }, true],
    [{ name: 'OAK', balance: '$5', status: 'Satisfied' }, false],
    [{ name: 'OAK', balance: '$5', status: 'Released' }, false],
    [{ name: 'OAK', balance: '$5', status: 'CIVIL JUDGMENT' }, false],
    [{ name: 'OAK', balance: '$5' }, false],
    [{ balance: '$5', status: 'OK' }, false],
    [{ name: 'OAK', status: 'OK' }, false],
  ] as const)('gives of %j a debt: %s', (facts, isDebt) => {
    expect(skipped(facts)).toBe(isDebt);
  });
});

describe('of several bureaus', () => {
  it.each([
    [{ name: 'OAK', balance: ['$5', '$6'], reported: ['10/2026', '09/2026'], status: 'OK' }, 'OAK |  | $5 | current |  |  | bureaus-differ'],
    [{ name: 'OAK', balance: ['-', '$6'], reported: ['10/2026', '09/2026'], status: 'OK' }, 'OAK |  | $6 | current'],
    [{ name: 'OAK', balance: ['####', '$6'], reported: ['10/2026', '09/2026'], status: 'OK' }, 'OAK |  | $6 | current'],
    [{ name: 'OAK', balance: ['-', '####'], status: 'OK' }, 'OAK |  | #### | current |  |  | amount-unreadable'],
    [{ name: 'OAK', balance: ['$5', '$6'], number: ['1XXX', '2XXX'], paying: ['$1', '$1'], status: 'OK' }, 'OAK | 2XXX | $6 | current | $1 |  | bureaus-differ'],
    [{ name: 'OAK', balance: ['$5', '$6'], number: ['1XXX', '-'], paying: ['$1', '-'], status: 'OK' }, 'OAK | 1XXX | $6 | current | $1 |  | bureaus-differ'],
    [{ name: 'OAK', balance: '$5', paying: ['$1', '$2'], status: 'OK' }, 'OAK |  | $5 | current | $1 |  | bureaus-differ'],
    [{ name: 'OAK', balance: '$5', status: ['OK', 'Late 30 Days'] }, 'OAK |  | $5 | 30days |  |  | bureaus-differ'],
    [{ name: 'OAK', balance: '$5', status: ['OK', 'Late 30 Days'], pastDue: ['$9', '-'] }, 'OAK |  | $5 | 30days |  |  | bureaus-differ'],
  ] as const)('%j become one debt', (facts, line) => {
    expect(lineOf(account(facts as Facts))).toBe(line);
  }); // biome-ignore format: accounts are read in lines

  it('twelve are read at most', () => {
    const balance = Array.from({ length: 14 }, (_, column) => `$${column + 1}`);
    expect(debtOf(account({ name: 'OAK', balance }))?.amountText).toBe('$12');
  });
});

it('names the place of every field that stands in the text, and of no other', () => {
  const placesOf = (facts: Facts) => {
    const given = account(facts);
    const places = Object.entries(debtOf(given)?.sources ?? {});
    return Object.fromEntries(places.map(([field, span]) => [field, printedIn(given, span)]));
  };
  expect(
    placesOf({ name: 'ACE (orig: OAK)', number: '1XXX', balance: '$5', status: 'OK', paying: '$1' }),
  ).toEqual({
    accountName: 'name ACE (orig: OAK)',
    accountNumber: 'number 1XXX',
    amount: 'balance $5',
    originalCreditor: 'name ACE (orig: OAK)',
    current: 'status OK',
    paying: 'paying $1',
  });
  expect(placesOf({ name: 'OAK 1XXXXX', text: '' })).toEqual({
    accountName: 'name OAK 1XXXXX',
    accountNumber: 'name OAK 1XXXXX',
  });
  expect(placesOf({ balance: '$5', number: '1XXX' })).toEqual({
    amount: 'balance $5',
    accountNumber: 'number 1XXX',
  });
});

it('says nothing of an empty status where the columns are a guess', () => {
  expect(debtOf(account({ name: 'OAK', balance: '$5' }, { flags: ['columns-guessed'] }))?.review).toEqual([
    'columns-guessed',
  ]);
});

it('is none of a client whose one balance is put aside to pay debts, and is one where more is owed beside it', () => {
  const client = [
    fact('name', 'File 31-204'),
    fact('statusLoose', 'Active - Draft 3 of 36'),
    { ...fact('money', '$884.20'), label: 'dedicated account balance' },
    fact('paying', '$310.00'),
  ];
  expect(lineOf(accountOf(client))).toBeUndefined();
  expect(lineOf(accountOf([...client, fact('balance', '$5')]))).toContain('File 31-204');
});

it('is none of nobody to whom nothing is owed, though its part says that it is collected', () => {
  const inCollections = (facts: Facts) => lineOf(account({ ...facts, status: 'Collection' }));
  expect(inCollections({ balance: '$0' })).toBeUndefined();
  expect(inCollections({ balance: '$5' })).toContain('$5 | 90days');
  expect(inCollections({ balance: '$0', original: 'OAK' })).toContain('$0');
  expect(inCollections({ balance: '$0', number: '12XX' })).toContain('12XX | $0');
});

it('is none in a part without debts where nothing but a sum past due, or one of several balances, speaks for it', () => {
  const inSummary = (facts: Facts) => lineOf(account(facts, { isSkipped: true }));
  expect(inSummary({ name: 'MORTGAGE 1', balance: '$5', pastDue: '$0' })).toBeUndefined();
  const several = accountOf(
    [fact('name', 'OAK'), fact('balance', '$5'), fact('balance', '$6'), fact('status', 'Paid')],
    { isSkipped: true, flags: ['amounts-differ'] },
  );
  expect(lineOf(several)).toBeUndefined();
  expect(inSummary({ name: 'OAK', balance: '$5', status: 'Current' })).toBe('OAK |  | $5 | current');
});

it.each([
  ['under a label', { pastDue: '$841', status: 'Charged off' }],
  ['in the words of the status', { status: 'Charged off. $841 written off. $841 past due as of Mar 2024.' }],
])('of nothing owed says what is past due %s, and never that nothing is owed', (_, facts) => {
  const debt = debtOf(account({ name: 'OAK', balance: '$0', ...facts }));
  expect(debt?.amountText).toBe('$0');
  expect(debt?.pastDueText).toBe('$841');
  expect(debt?.review).toEqual(['charge-off', 'past-due-on-zero']);
});

it.each([
  ['old phone bill\noriginal creditor: Elm Wireless', 'Elm Wireless'],
  ['Original creditor name: Elm', 'Elm'],
  ['phone, orig. creditor was Elm; sold', 'Elm'],
  ['orig creditor = Elm\nacct 12', 'Elm'],
  ['Original creditor - Elm (phone)', 'Elm'],
  ['the original creditor sold it', undefined],
  ['an original loan: Elm', undefined],
  ['creditor: Elm', undefined],
])('has the original creditor that its words tell in a column of any name: %j', (text, original) => {
  const unknown = [{ ...fact('text', text), label: 'what for' }];
  expect(debtOf(account({ name: 'OAK', balance: '$5' }, { unknown }))?.originalCreditor || undefined).toBe(
    original,
  );
});

it('has the last digits that the name ends in, without the words for them', () => {
  expect(debtOf(account({ name: 'OAK (ending in 1234)', balance: '$5' }))?.accountNumber).toBe('1234');
});

it.each([
  ['Elm Bank/Walmart.', 'Elm Bank/Walmart'],
  ['Elm Retail Inc.', 'Elm Retail Inc.'],
  ['Elm Financial Corp.', 'Elm Financial Corp.'],
])('has an original creditor without the dot of a sentence: %s', (printed, original) => {
  expect(debtOf(account({ name: 'OAK', balance: '$5', original: printed }))?.originalCreditor).toBe(original);
});

it('a court that is owed a fine is a creditor, and a case without a sum no debt', () => {
  const row = (balance: string) => [
    { ...fact('name', 'KING COUNTY DISTRICT COURT'), label: 'court' },
    fact('number', '22-CM-0019'),
    fact('balance', balance),
  ];
  expect(debtOf(accountOf(row('$50')))?.amountText).toBe('$50');
  expect(debtOf(accountOf(row('')))).toBeUndefined();
});
