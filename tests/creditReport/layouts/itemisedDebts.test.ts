import { expect, it } from 'vitest';
import { readItemisedDebts } from '../../../src/creditReport/layouts/itemisedDebts';
import { pageOfElements, pagesOfText } from '../../../src/creditReport/page/page';
import { readByRules } from '../../../src/creditReport/readReport';

const HEAD = `OAK RECOVERY, LLC
Dear Jane Roe:
Oak Recovery, LLC is a debt collector. We are trying to collect debts that you owe.`;
const CARD = `You had an ELM BANK credit card with account number ending in 4410.
As of March 1, 2026, you owed: $912.33
You paid or were credited this amount: - $50.00
Total amount of the debt now: $862.33`;
const PHONE = `You had a U.S. WIRELESS account with account number ending in 0001.
Total amount of the debt now: $688.14`;

const read = (...parts: string[]) =>
  readItemisedDebts(pagesOfText(parts.join('\n\n'))[0] ?? pageOfElements([])).map(({ facts }) =>
    facts.map(({ kind, values }) => `${kind}=${values.join()}`).join(' '),
  );

it('each debt that a collector itemises is one: owed to the collector now, and before to the one it was had from', () => {
  expect(read(HEAD, CARD, PHONE)).toEqual([
    'name=Oak Recovery, LLC number=4410 balance=$862.33 original=ELM BANK statusLoose=collection money=$912.33 money=$50.00',
    'name=Oak Recovery, LLC number=0001 balance=$688.14 original=U.S. WIRELESS statusLoose=collection',
  ]);
});

it('a dollar sign may stand at the left of the column of sums', () => {
  const wide = PHONE.replace(': $688', ':           $     688');
  expect(read(HEAD, CARD, wide)[1]).toContain('balance=$     688.14');
});

it('the one that something was had from is the original creditor', () => {
  const store = 'You had a Main Street credit card from Bank of Rockford with\naccount number 123-456-789.';
  expect(read(HEAD, store, PHONE)[0]).toContain('number=123-456-789 original=Bank of Rockford');
});

it('what stands in the column beside it is no part of who was owed', () => {
  const beside =
    'You had an Elm account from Elm Bank • Call or write to us by May\nwith account number 123. debt';
  expect(read(HEAD, beside, PHONE)[0]).toContain('number=123 original=Elm Bank statusLoose');
});

it.each([
  ['one debt', [HEAD, CARD]],
  ['no collector', [CARD, PHONE]],
  ['nothing', []],
])('%s is no letter about several debts', (_, parts) => {
  expect(read(...parts)).toEqual([]);
});

it('a letter about several debts gives a row for each, and leaves none of their sums over', () => {
  const { debts, unused } = readByRules({ text: [HEAD, CARD, PHONE].join('\n\n'), tables: [] });
  expect(debts.map(({ accountNumber, amountText }) => `${accountNumber} ${amountText}`)).toEqual([
    '4410 $862.33',
    '0001 $688.14',
  ]);
  expect(unused).toEqual([]);
});

it('a debt that the form lists under its creditor was owed to him before the collector, with what is owed by now', () => {
  const clinic =
    '  Creditor: OAK CLINIC\n  Account number: 0041-88260\n  As of 03/14/2022 you owed:   $ 318.00\n  Total amount of the debt now:   $ 336.22';
  const gas = 'Creditor: FIR GAS\nAccount number: 300 448 7\nTotal amount of the debt now: $251.09';
  expect(read(HEAD, clinic, gas)).toEqual([
    'name=Oak Recovery, LLC number=0041-88260 balance=$ 336.22 original=OAK CLINIC statusLoose=collection money=$ 318.00',
    'name=Oak Recovery, LLC number=300 448 7 balance=$251.09 original=FIR GAS statusLoose=collection',
  ]);
  expect(read(HEAD, clinic, gas.replace('Total', 'Part'))).toEqual([]);
  expect(read(HEAD, clinic)).toEqual([]);
});

it('a debt that a collector says is owned by another now is owed to that one, and to the collector where he names none', () => {
  const owned = CARD.replace('\n', '\nCurrent creditor:      Ash Funding LLC\n');
  expect(owned).not.toBe(CARD);
  const [first, second] = read(HEAD, owned, PHONE);
  expect(first).toContain('name=Ash Funding LLC ');
  expect(second).not.toContain('Ash Funding');
});

const [BANK, STORE] = [
  ['ELM BANK', '************4410', 'Oak Recovery, LLC', '$862.33'],
  ['ASH STORE CARD', 'xxxxxx0001', 'Oak Recovery, LLC', '$0.00'],
].map(
  ([original, number, current, total]) =>
    `Account of yours\nOriginal Creditor: ${original}\nAccount Number Ending: ${number}\nCurrent Creditor: ${current}\nAs of 03/14/2022, you owed: $912.33\nTotal amount of the debt now: ${total}`,
) as [string, string];

it('a debt that is listed under who was owed first is owed to its current creditor, and stands as its status says', () => {
  const settled = STORE.replace('As of', 'Status: SETTLED IN FULL 08/21/2024\nAs of');
  const READ = [
    'name=Oak Recovery, LLC number=************4410 balance=$862.33 original=ELM BANK statusLoose=collection money=$912.33',
    'name=Oak Recovery, LLC number=xxxxxx0001 balance=$0.00 original=ASH STORE CARD statusLoose=SETTLED IN FULL 08/21/2024 money=$912.33',
  ];
  expect(read(HEAD, BANK, settled)).toEqual(READ);
  expect(read('We hold these accounts.', BANK, settled)).toEqual(READ);
  const plain = BANK.replace('Account Number Ending', 'Account #');
  expect(read(HEAD, plain, settled)).toEqual(READ);
  const withoutCurrent = (text: string) => text.replace(/Current.*\n/, '');
  expect(read(HEAD, withoutCurrent(BANK), withoutCurrent(STORE))[0]).toContain('name=Oak Recovery, LLC');
});

it.each([
  ['one debt', [HEAD, BANK]],
  ['a debt without a total', [HEAD, BANK, STORE.replace('Total', 'Part')]],
  ['a debt without a number', [HEAD, BANK, STORE.replace('Account Number Ending: ', '')]],
  ['debts that nobody is said to have by now', [BANK, STORE].map((text) => text.replace(/Current.*\n/, ''))],
  [
    'debts by their creditors that nobody is said to collect',
    [BANK, STORE].map((text) => text.replace(/Original (.*)\n(.*)\n.*\n/, '$1\n$2\n')),
  ],
])('%s of who was owed first makes no letter about several debts', (_, parts) => {
  expect(read(...parts)).toEqual([]);
});

const numbered = (number: string, original: string, total: string, status = '') =>
  `Account ending in ${number}${status}\n  Original creditor ...... ${original}\n  Fees since then ..... $0.00\n  Total amount of the debt now ..... ${total}`;

it('a letter may list its debts by their numbers, with dots before what belongs to them', () => {
  const settled = numbered('9150', 'Fir Bank (USA), N.A.', '$0.00', '  —  SETTLED IN FULL 05/17/2024');
  expect(read(HEAD, numbered('7734', 'Elm Bank', '$1,134.10'), settled)).toEqual([
    'name=Oak Recovery, LLC number=7734 balance=$1,134.10 original=Elm Bank statusLoose=collection money=$0.00',
    'name=Oak Recovery, LLC number=9150 balance=$0.00 original=Fir Bank (USA), N.A. statusLoose=SETTLED IN FULL 05/17/2024 money=$0.00',
  ]);
});

it.each([
  ['has no total', numbered('9150', 'Fir Bank', '').replace(/ {2}Total.*/, '')],
  ['has no original creditor', numbered('9150', 'Fir Bank', '$5.00').replace(/ {2}Original.*\n/, '')],
])('a list by numbers of which one %s is none', (_, other) => {
  expect(read(HEAD, numbered('7734', 'Elm Bank', '$1,134.10'), other)).toEqual([]);
});

it('a collector who calls himself by his first letters has the name of his letterhead, and a number of his own', () => {
  const head = `Oak Asset Keepers, LLC
120 Elm Street
OAK is a debt collector. We are trying to collect debts that you owe.`;
  const own = CARD.replace('4410.', '4410.\nOAK account number: 603-2298-741');
  expect(read(head, own, PHONE)).toEqual([
    'name=Oak Asset Keepers, LLC number=603-2298-741 balance=$862.33 original=ELM BANK statusLoose=collection money=$912.33 money=$50.00',
    'name=Oak Asset Keepers, LLC number=0001 balance=$688.14 original=U.S. WIRELESS statusLoose=collection',
  ]);
});
