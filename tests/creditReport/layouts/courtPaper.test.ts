import { expect, it } from 'vitest';
import { readCourtPaper } from '../../../src/creditReport/layouts/courtPaper';
import { pageOfElements, pagesOfText } from '../../../src/creditReport/page/page';
import { debtsIn } from '../../support/reports';

const read = (source: string) =>
  readCourtPaper(pagesOfText(source)[0] ?? pageOfElements([])).map(({ facts }) =>
    Object.fromEntries(facts.map(({ kind, values }) => [kind, values.join()])),
  );

const JUDGMENT = `IN THE DISTRICT COURT OF OAK COUNTY
ELM FUNDING, LLC,             )
              Plaintiff,      )   Case No. CI 26-4471
     vs.                      )   JUDGMENT BY DEFAULT
JANE ROE,                     )
              Defendant.      )
1. Plaintiff is the owner of a charged-off credit account originally issued by
Ash Savings, account number ending 6673. It carried an unpaid balance of $3,905.14.
     Principal                                   $ 3,905.14
     Court costs                                      83.00
     TOTAL JUDGMENT                              $ 3,988.14
at the statutory rate of 6.264% until paid.`;
const COMPLAINT = `Elm Portfolio LLC,
     Plaintiff,
vs.
Jane Q. Roe,
     Defendant.
COMPLAINT ON ACCOUNT
1. Plaintiff is the assignee of Ash Bank.
2. Defendant opened a credit card account ending in 7741.
WHEREFORE Plaintiff prays for judgment in the amount of $2,310.55, plus costs.`;

it('reads a judgment: the plaintiff is owed its total, and has bought the debt', () => {
  expect(read(JUDGMENT)).toEqual([
    {
      name: 'ELM FUNDING, LLC',
      number: '6673',
      balance: '$ 3,988.14',
      original: 'Ash Savings',
      statusLoose: 'charged-off',
    },
  ]);
});

it('reads a complaint: what is asked for, of which nothing is granted yet', () => {
  expect(read(COMPLAINT)).toEqual([
    { name: 'Elm Portfolio LLC', number: '7741', balance: '$2,310.55', original: 'Ash Bank' },
  ]);
});

it('reads who sues behind the word for a party, and who wrote the debt off', () => {
  const text =
    'STATE OF OAK, JUSTICE COURT\nPLAINTIFF: Elm Credit LLC\nDEFENDANT: Jane Roe\nDEFAULT JUDGMENT\nDefendant owes on a credit card account charged off by Ash Bank.\nJudgment is entered in the amount of $1,884.02 plus costs.';
  expect(read(text)).toMatchObject([{ name: 'Elm Credit LLC', balance: '$1,884.02', original: 'Ash Bank' }]);
});

it('marks the amount of a court paper', () => {
  expect(debtsIn(JUDGMENT)).toHaveLength(1);
  expect(debtsIn(JUDGMENT)[0]).toContain('amount-guessed');
});

it.each([
  ['nobody is sued', JUDGMENT.replace('Defendant.', 'Witness.')],
  ['nothing was lent', 'Ann Oak,\n  Plaintiff,\nvs.\nBen Elm,\n  Defendant.\nPETITION about a fence\nTotal: $500.00'],
  ['no sum is named', COMPLAINT.replace(/WHEREFORE.*/, '')],
])('reads nothing where %s', (_, text) => {
  expect(read(text)).toEqual([]);
}); // biome-ignore format: papers are read in lines

it.each([
  ['WARRANT IN DEBT\nElm SPV I LLC v. Jane Roe\nJudgment amount: $3,214.77\nCosts: $58.00', [{ name: 'Elm SPV I LLC', balance: '$3,214.77' }]],
  ['Oak Recovery, LLC vs. Ann Roe\nJudgment: $2,118.40\nAccount ending 3391', [{ name: 'Oak Recovery, LLC', balance: '$2,118.40', number: '3391' }]],
  ['Oak Recovery, LLC vs. Ann Roe\nHearing on the account', []],
  ['Giants v. Elm City\nTickets $80', []],
])('the parties may stand on one line: %s', (text, debts) => {
  expect(read(text)).toEqual(debts.map((debt) => expect.objectContaining(debt)));
}); // biome-ignore format: debts are read beside their paper
