import { expect, it } from 'vitest';
import { asCollected } from '../../../src/creditReport/meaning/collectorsList';
import { pagesOfText } from '../../../src/creditReport/page/page';
import { readByRules } from '../../../src/creditReport/readReport';
import { account } from '../../support/reports';

const LISTED = { name: 'OAK CLINIC', number: 'A-1188', balance: '$500.00', status: 'ACT' };

function isCollected(text: string, facts: Parameters<typeof account>[0] = LISTED): boolean | undefined {
  const [page] = pagesOfText(text);
  return page && asCollected(account(facts), page).inCollections;
}

it.each([
  'PLACE_DT\tCLNT_NAME\tDBTR_LAST\tCURR_BAL',
  'DEBTOR INQUIRY\nFILE|CREDITOR|ACCT #|LISTED|BALANCE|STAT',
  'Debtor: Mara Voss\nDate placed: 3/4/2024   Client ref: A-1188',
])('what a collector lists is in collection: %j', (text) => {
  expect(isCollected(text)).toBe(true);
});

it.each([
  'Creditor\tAccount\tBalance\tDate placed',
  'Debtor: Mara Voss\nCreditor\tBalance',
  'United States Bankruptcy Court\nDebtor: Mara Voss\nClient ref: 22',
  'Client: Mara Voss\nDebts as listed by her',
])('what others list is not: %j', (text) => {
  expect(isCollected(text)).toBe(false);
});

it('what a collector lists without a number, or with nothing owed any more, is not in collection by that alone', () => {
  const text = 'Debtor: Mara Voss\nDate placed: 3/4/2024';
  expect(isCollected(text, { name: 'PROMISE', balance: '$50.00' })).toBe(false);
  expect(isCollected(text, { ...LISTED, balance: '$0.00' })).toBe(false);
});

it('what a page with the notice of a collector shows is in collection where somebody else was owed before', () => {
  const text = 'This is an attempt to collect a debt by a debt collector.';
  const bought = { ...LISTED, status: 'Open - eligible for payment plan', original: 'Elm Bank' };
  expect(isCollected(text, bought)).toBe(true);
  expect(isCollected(text, LISTED)).toBe(false);
  expect(isCollected('Your accounts', bought)).toBe(false);
  const unnumbered = { name: 'Ash Funding', balance: '$50.00', original: 'Elm Bank' };
  expect(isCollected(text, unnumbered)).toBe(true);
  expect(isCollected(text, { ...unnumbered, balance: '$0.00' })).toBe(false);
  expect(isCollected(text, { name: 'Ash Funding', original: 'Elm Bank' })).toBe(false);
  expect(isCollected('Your accounts', unnumbered)).toBe(false);
});

it('what is listed under the name of a collector is in collection where somebody else was owed before', () => {
  const rows = (heading: string) => {
    const head = `${heading}\tRef\tOriginal creditor\tBalance`;
    return readByRules({
      text: `${head}\nOak Systems\t4417\tElm Bank\t$500.00\nAsh LLC\t5520\tFir Bank\t$60.00`,
      tables: [],
    });
  };
  expect(rows('Collector').debts.map(({ current }) => current)).toEqual(['90days', '90days']);
  expect(rows('Owner').debts.map(({ current }) => current)).toEqual([null, null]);
});

it('who writes that a debt was placed with him collects it for the creditor whom the letter names', () => {
  const letter = (said: string) =>
    readByRules({
      text: `OAK RECOVERY BUREAU\nP.O. Box 41190, Dayton, OH 45441   Phone 937-555-0119\n\nRe: your account\nCreditor: Elm Dental\nOur account number: NR-660218-7\nAmount due: $1,246.35\n\nDear Mara Voss,\n${said}`,
      tables: [],
    }).debts.map((debt) => [debt.accountName, debt.originalCreditor, debt.current]);
  expect(letter('The above account has been placed with this office for collection.')).toEqual([
    ['OAK RECOVERY BUREAU', 'Elm Dental', '90days'],
  ]);
  expect(letter('Please call us.')).toEqual([['Elm Dental', '', null]]);
});

it.each([
  'You paid or were credited this amount: - $50.00',
  'Payments received: - $50.00',
  'You were credited: - $50.00',
])('what a collector itemises is owed in the end, and in collection: %s', (paid) => {
  const text = `Oak Capital Systems, LLC\nOriginal creditor: Elm Wireless\nAccount number: 3991827\n${paid}\nTotal amount of the debt now: $773.20`;
  expect(readByRules({ text, tables: [] }).debts).toMatchObject([
    { accountName: 'Oak Capital Systems, LLC', amountText: '$773.20', current: '90days' },
  ]);
});

it('the number of his file is that of the account on the page of a collector, where no other is told', () => {
  const [page] = pagesOfText('Your debts were assigned to this office.');
  const [other] = pagesOfText('My debts');
  const numberOf = (facts: Parameters<typeof account>[0], label: string, on = page) => {
    const given = account(facts);
    const file = { kind: 'text' as const, label, values: ['7-3310846'], span: { from: 0, to: 9 } };
    const read = on && asCollected({ ...given, facts: [...given.facts, file] }, on);
    return read?.facts.flatMap(({ kind, values }) => (kind === 'number' ? values : []));
  };
  const { number, ...bare } = LISTED;
  expect(numberOf(bare, 'our file #')).toEqual(['7-3310846']);
  expect(numberOf({ ...bare, number }, 'our file #')).toEqual([number]);
  expect(numberOf(bare, 'client ref #')).toEqual([]);
  expect(numberOf(bare, 'our file #', other)).toEqual([]);
});
