import { describe, expect, it } from 'vitest';
import { readBills } from '../../../src/creditReport/layouts/bill';
import { readLines } from '../../../src/creditReport/page/lines';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (text: string) =>
  readBills(readLines(text)).map(({ facts }) =>
    facts
      .filter(({ kind }) => kind !== 'money')
      .map(({ kind, values }) => `${kind}=${values.join()}`)
      .join(' '),
  );

it.each([
  [
    'a title before who writes',
    'Patient statement - Elm Health\nGuarantor: Ana Ruiz   Acct 00820-1\nER visit 2/3/26   $1,450.00\nInsurance paid   -$900.00\nAdjustment   -$50.00\nYou owe   $500.00',
    'name=Elm Health number=00820-1 balance=$500.00',
  ],
  [
    'the writer at the head',
    'Oak Hill Medical Center\nAccount 7733120\nOffice visit 02/11/2026 $340.00\nPlan paid ($200.00)\nDiscount -$40.00\nYour responsibility $100.00',
    'name=Oak Hill Medical Center number=7733120 balance=$100.00',
  ],
  [
    'several charges',
    'Statement - Mercy Hospital\nLab 03/04/26 $800.00\nX-ray 03/04/26 $410.00\nInsurance adjustment -$900.00\nBalance due $310.00',
    'name=Mercy Hospital balance=$310.00',
  ],
  [
    'how it stands below',
    'Elm Dental\nCrown $900.00\nCourtesy write-off $100.00\nAmount you owe $800.00\n60 days past due',
    'name=Elm Dental balance=$800.00 statusLoose=60 days past due',
  ],
  [
    'what is left below what was paid since',
    'Elm Dental\nCrown $900.00\nPlan paid -$400.00\nPatient Responsibility $500.00\nPatient Payment - Thank You -$50.00\nAmount Due $450.00',
    'name=Elm Dental balance=$450.00',
  ],
  [
    'nothing but what was paid',
    'Elm Dental\nAccount 7733120\nPatient Responsibility $500.00\nYour payments -$50.00\nPayment 10/10/2026 -$25.00\nAmount Due $425.00',
    'name=Elm Dental number=7733120 balance=$425.00',
  ],
])('a bill is owed to who writes it, with %s', (_, text, expected) => {
  expect(read(text)).toEqual([expected]);
});

describe('is no bill', () => {
  it.each([
    ['nothing was taken off', 'Elm Dental\nCrown $900.00\nYou owe $900.00'],
    ['nothing was charged', 'Elm Dental\nInsurance paid $100.00\nYou owe $900.00'],
    ['nobody is owed in the end', 'Elm Dental\nCrown $900.00\nInsurance paid $100.00'],
    ['nobody writes it', 'Crown $900.00\nInsurance paid $100.00\nYou owe $800.00'],
    [
      'the parts stand the other way round',
      'Elm Dental\nInsurance paid $100.00\nCrown $900.00\nYou owe $800.00',
    ],
  ])('where %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });
});

it('a second bill below is named by who writes it', () => {
  const text =
    'Statement - Mercy Hospital\nLab 03/04/26 $800.00\nInsurance adjustment -$500.00\nBalance due $300.00\n\nSecond bill: Elm Radiology acct 8812 $95.40 sent to collections 10/1';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName, amountText }) => [accountName, amountText])).toEqual([
    ['Mercy Hospital', '$300.00'],
    ['Elm Radiology', '$95.40'],
  ]);
});

const billOf = (name: string, owed: string) =>
  `${name}\nAccount 7712-04\nTotal charges $4,310.00\nInsurance paid -$3,470.00\nYou owe ${owed}\nPay now`;

it.each([
  ['a menu and a greeting', 'Health Hub\nHello, Ana\nBilling\n\n', 'Oak Hospital'],
  ['the name of a portal', 'Portal of Care\n', 'Oak Hospital'],
  ['nothing', '', 'Oak Hospital'],
])(
  'the first of several bills below %s is of the one who stands where the others are named',
  (_, head, name) => {
    const bills = [billOf('Oak Hospital', '$617.50'), billOf('Elm Imaging', '$105.00')].join('\n\n');
    expect(read(head + bills)).toEqual([
      `name=${name} number=7712-04 balance=$617.50`,
      'name=Elm Imaging number=7712-04 balance=$105.00',
    ]);
  },
);

it('a bill alone, and the first of those that are named at different places, is of the one at its head', () => {
  expect(read(`Health Hub\n\n${billOf('Oak Hospital', '$617.50')}`)).toEqual([
    'name=Health Hub number=7712-04 balance=$617.50',
  ]);
  const other = billOf('Elm Imaging', '$105.00').replace('Account', 'Seen on May 1\nAccount');
  const bills = [billOf('Oak Hospital', '$617.50'), other, billOf('Ash Lab', '$9.00')].join('\n\n');
  expect(read(`Health Hub\n\n${bills}`)[0]).toBe('name=Health Hub number=7712-04 balance=$617.50');
});

const VISITS =
  'Oak Hospital\nAccount 40118827  Patient: Ana Ruiz\nTotal charges $870.00\nInsurance paid -$457.50\nYour balance $412.50\nStatus: 90 days past due  Late fee $0.00\n\nAccount 40120335  Patient: Ana Ruiz\nTotal charges $210.00\nInsurance PENDING\nYour balance $0.00';

it('another visit is of the hospital that stands over the first, and what is said of that is none of its charges', () => {
  expect(read(VISITS)).toEqual([
    'name=Oak Hospital number=40118827 balance=$412.50 statusLoose=Status: 90 days past due Late fee $0.00',
    'name=Oak Hospital number=40120335 balance=$0.00',
  ]);
});

it('a visit that a label says to be of another provider is none of the hospital above', () => {
  const text = VISITS.replace('Account 40120335', 'Provider: Elm Physicians, Inc. 24/7\nAccount 40120335');
  expect(read(text)).toHaveLength(1);
});

it('a bill that names neither an account nor who writes it is nobody’s', () => {
  expect(read(VISITS.replace('Account 40120335  ', ''))).toHaveLength(1);
});

it('what is said below a bill with a sum is no charge of the next, which names who writes it', () => {
  const text = VISITS.replace('Account 40120335', 'Elm Physicians\nAccount 40120335');
  expect(read(text)[1]).toBe('name=Elm Physicians number=40120335 balance=$0.00');
});
