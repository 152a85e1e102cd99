import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../src/creditReport/layouts/accountStatement';
import { readLines } from '../../../src/creditReport/page/lines';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (text: string) =>
  readStatements(readLines(text)).map(({ facts }) =>
    facts
      .filter(({ kind }) => kind !== 'money')
      .map(({ kind, values }) => `${kind}=${values.join()}`)
      .join(' '),
  );

it.each([
  [
    'Spanish',
    'Estado de cuenta\nBanco Oak Visa ...3312\nSaldo anterior $2,110.00\nCompras $300.00\nPagos $-200.00\nSaldo nuevo $2,210.00\nPago mínimo $60.00',
    'name=Banco Oak Visa number=...3312 balance=$2,210.00 paying=$60.00',
  ],
  [
    'French',
    'Relevé de compte\nBanque Elm Mastercard ...8841\nAncien solde $900.00\nAchats $40.00\nNouveau solde $940.00',
    'name=Banque Elm Mastercard number=...8841 balance=$940.00',
  ],
  [
    'Portuguese',
    'Banco Oak Visa\nSaldo anterior $900.00\nCompras $40.00\nSaldo atual $940.00',
    'name=Banco Oak Visa balance=$940.00',
  ],
  [
    'the name at its head',
    'Statement of account\nOak Bank card x1204\nPrevious balance 900.00\nPayments -50.00\nPurchases 10.00\nNew balance 860.00\nPast due amount 25.00',
    'name=Oak Bank card number=x1204 balance=860.00 pastDue=25.00',
  ],
  [
    'the name at its foot',
    'Previous balance   2,094.12\nPayments   -100.00\nPurchases   210.40\nNew balance   2,204.52\nOak Mastercard\nAccount ending 7719',
    'name=Oak Mastercard number=7719 balance=2,204.52',
  ],
  [
    'each sum below its label',
    'Oak Bank Visa\nPrevious balance\n$900.00\nPurchases\n$40.00\nNew balance\n$940.00',
    'name=Oak Bank Visa balance=$940.00',
  ],
  [
    'a day beside the label, and how it stands',
    'Oak Bank Visa\nOpening balance as of 10/01/2026: $900.00\nInterest charged: $20.00\n30 days past due\nClosing balance as of 11/01/2026: $920.00',
    'name=Oak Bank Visa balance=$920.00 statusLoose=30 days past due',
  ],
  [
    'its number on a line of its own, and how it stands below',
    'Oak Hills Club\nAccount 8882 11 4559\nPrevious balance $39.00\nLate fee $15.00\nAmount due $54.00\nYour account is past due',
    'name=Oak Hills Club number=8882 11 4559 balance=$54.00 statusLoose=Your account is past due',
  ],
  [
    'what a sale has left',
    'Oak Financial\nExplanation of calculation of surplus or deficiency\nAmount owed: $14,220.00\nLess proceeds of sale: $6,400.00\nPlus fees: $750.00\nDeficiency you owe: $8,570.00',
    'name=Oak Financial balance=$8,570.00',
  ],
])('a statement is one debt: %s', (_, text, expected) => {
  expect(read(text)).toEqual([expected]);
});

it('two statements below each other are two debts', () => {
  const text =
    'Oak Bank Visa ...1103\nPrevious balance $900.00\nPurchases $9.00\nNew balance $909.00\nElm Bank Visa ...2204\nPrevious balance $50.00\nPurchases $9.00\nNew balance $59.00';
  expect(read(text)).toEqual([
    'name=Oak Bank Visa number=...1103 balance=$909.00',
    'name=Elm Bank Visa number=...2204 balance=$59.00',
  ]);
});

it.each(['Personal Loan Ending in 8814', 'Personal Loan\nEnding in 8814'])(
  'what an account named by its kind owes is not what the card above it owes: %s',
  (loan) => {
    const card = 'Oak Bank Card\nEnding in 3320\nPurchases $9.00\nMinimum payment $25.00';
    const rows = 'Opening balance $8,300.00\nPayments $250.00\nCurrent balance $8,050.00';
    expect(read(`${card}\n${loan}\n${rows}`).filter((debt) => debt.includes('3320'))).toEqual([]);
  },
);

describe('is no statement', () => {
  it.each([
    ['nothing was owed before', 'Oak Bank Visa\nPurchases $9.00\nPayments $1.00\nNew balance $909.00'],
    ['nothing is owed now', 'Oak Bank Visa\nPrevious balance $900.00\nPurchases $9.00\nPayments $1.00'],
    [
      'it is of own money',
      'Oak Bank Checking\nBeginning balance $900.00\nDeposits $9.00\nEnding balance $909.00',
    ],
    ['nobody writes it', 'Previous balance $900.00\nPurchases $9.00\nNew balance $909.00'],
    [
      'the labels are headings of a table',
      'Creditor\tPrevious balance\tPurchases\tNew balance\nOak\t900\t10\t910',
    ],
  ])('where %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });
});

it('the lines of a statement that nobody writes are no debts', () => {
  const text = 'Previous balance $900.00\nPurchases $300.00\nNew balance $1,200.00';
  expect(readByRules({ text, tables: [] }).debts).toEqual([]);
});

it('debts beside a statement stay, and what is called nearly so', () => {
  const text =
    'Oak Bank Visa ...1103\nPrevious balance $900.00\nPurchases $9.00\nNew balance $909.00\n\nAlso owe:\nElm Card 3,300\nTarjeta de compras Sears 410';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`)).toEqual([
    'Oak Bank Visa $909.00',
    'Elm Card 3,300',
    'Tarjeta de compras Sears 410',
  ]);
});

it('a charge with its sum above a statement, and the titles of its charges and of its ages, write none', () => {
  const rows = 'PREVIOUS BALANCE $441.07\nPAST DUE BALANCE $221.07\nTOTAL AMOUNT DUE $469.60';
  expect(read(`OAK WATER\nPENALTY $21.96\n${rows}`)).toEqual([
    'name=OAK WATER pastDue=$221.07 balance=$469.60',
  ]);
  expect(read(`PENALTY $21.96\n${rows}\nACCOUNT AGING`)).toEqual([]);
  expect(read(`PENALTY $21.96\n${rows}\nCurrent Electric Service - Residential`)).toEqual([]);
});
