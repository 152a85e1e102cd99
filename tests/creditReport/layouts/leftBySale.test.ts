import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const SALE = [
  'Re: Your account with Oak Auto Finance',
  'Account: 62011****',
  'Your vehicle was sold at auction on 08/02/2026.',
  'Payoff balance at repossession: $14,880.12',
  'Repossession and storage fees: $975.00',
  'Less sale proceeds: $9,200.00',
];
const LEFT = 'Deficiency balance due: $6,655.12';

const debtsOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map((debt) =>
    [debt.accountName, debt.accountNumber, debt.amountText, debt.current].join('|'),
  );

describe('what a sale has left', () => {
  it('is what is owed, to the one whose the account was', () => {
    expect(debtsOf(...SALE, LEFT)).toEqual(['Oak Auto Finance|62011****|$6,655.12|90days']);
  });

  it('is read with the name in a paragraph above', () => {
    const [about = '', ...rest] = SALE;
    expect(debtsOf(about, '', ...rest, LEFT)).toEqual(['Oak Auto Finance|62011****|$6,655.12|90days']);
  });

  it('is a guess where nothing but what was owed before is printed', () => {
    const [debt] = readByRules({ text: SALE.join('\n'), tables: [] }).debts;
    expect(debt?.accountName).toBe('Oak Auto Finance');
    expect(debt?.review).toContain('amount-guessed');
  });

  it('leaves other debts of the text as they are', () => {
    const other = ['ELM BANK', 'Account Ending in 3308', 'New Balance $742.91', 'Minimum Payment Due $96.00'];
    expect(debtsOf(...SALE, LEFT, '', ...other)).toEqual([
      'Oak Auto Finance|62011****|$6,655.12|90days',
      'ELM BANK|3308|$742.91|',
    ]);
  });

  it('is none where nothing was sold', () => {
    expect(debtsOf('Oak Auto Finance', 'Account: 62011****', 'Balance: $14,880.12')).toEqual([
      'Oak Auto Finance|62011****|$14,880.12|',
    ]);
  });
});

it('a row of the calculation names nobody, who stands above it', () => {
  const text = [
    'Oak Auto Finance',
    'Account: 3000018842',
    '',
    'Unpaid balance on date of sale   $14,220.18',
    'Less: Proceeds of sale   -$6,100.00',
    'DEFICIENCY BALANCE YOU OWE   $8,616.78',
  ];
  expect(debtsOf(...text)).toEqual(['Oak Auto Finance|3000018842|$8,616.78|90days']);
});

it('the numbered lines of a letter that reckons what is left are no debts', () => {
  const text = [
    'OAK AUTO ACCEPTANCE',
    'P.O. Box 12, Yew, TX 75266',
    '',
    'Dear Mr. Elm:',
    '',
    'The vehicle described above was repossessed on September 22, 2014 and sold. Below is how we figured the deficiency.',
    '',
    '   1.  Unpaid balance on date of repossession            $ 13,044.72',
    '   2.  Less: rebate of unearned finance charge           (    188.35)',
    '   3.  Less: proceeds of sale                            (  7,250.00)',
    '   4.  Plus: repossession expense                             395.00',
    '   5.  DEFICIENCY NOW DUE                                $  6,001.37',
    '',
    'We demand payment in full within 10 days.',
    '',
    'Sincerely,',
    'Recovery Department',
  ];
  expect(debtsOf(...text)).toEqual(['OAK AUTO ACCEPTANCE||$ 6,001.37|90days']);
});
