import { expect, it } from 'vitest';
import { readCourtPaper } from '../../../src/creditReport/layouts/courtPaper';
import { pageOfElements, pagesOfText } from '../../../src/creditReport/page/page';
import { debtsIn } from '../../support/reports';

const read = (source: string) =>
  readCourtPaper(pagesOfText(source)[0] ?? pageOfElements([])).map(({ facts }) =>
    Object.fromEntries(facts.flatMap(({ kind, values }) => (kind === 'text' ? [] : [[kind, values.join()]]))),
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

it.each([
  [
    'Defendant opened a credit card account (the “Account”) with Ash Bank, N.A. The Account number is XXXXXXXX7719.\nThe balance at charge-off was $4,962.37. The amount now due and owing is $4,812.37.',
    { number: 'XXXXXXXX7719', balance: '$4,812.37', original: 'Ash Bank, N.A.' },
  ],
  [
    'This is a suit upon a loan.\nThe charge-off creditor at the time of charge-off is: Ash Bank, 5800 Corporate Place.\nDefendant owes $1,220.10 on account no. 55-1022.',
    { number: '55-1022', balance: '$1,220.10', original: 'Ash Bank' },
  ],
])('reads what a complaint says in its sentences: %s', (allegations, told) => {
  const text = `ELM SPV I, LLC,\nPlaintiff,\nv.\nJANE ROE,\nDefendant.\nCOMPLAINT\n${allegations}`;
  expect(read(text)).toMatchObject([{ name: 'ELM SPV I, LLC', ...told }]);
});

it.each([
  'Defendant’s account number is not known. The debt was bought in 2024.',
  'Defendant opened an account in 2019. Plaintiff paid a filing fee of $240.00.',
])('reads nothing where a complaint says of no sum that it is owed: %s', (allegations) => {
  expect(read(`ELM SPV I, LLC,\nPlaintiff,\nv.\nJANE ROE,\nDefendant.\nCOMPLAINT\n${allegations}`)).toEqual(
    [],
  );
});

it.each([
  'AS ASSIGNEE OF ASH BANK, N.A.,',
  'assignee of Ash Bank,',
  'as successor in interest to Ash Bank,',
  'a Delaware limited liability company,',
  'f/k/a Oak Funding,\nits successor,',
])('what a party is said to be stands below its name: %s', (apposition) => {
  const text = COMPLAINT.replace('     Plaintiff,', `${apposition}\n     Plaintiff,`);
  expect(read(text)).toMatchObject([{ name: 'Elm Portfolio LLC', balance: '$2,310.55' }]);
});

it('names nobody where more is said below a name than of any party', () => {
  const text = COMPLAINT.replace('     Plaintiff,', `${'assignee of Ash Bank,\n'.repeat(5)}Plaintiff,`);
  expect(read(text)).toEqual([]);
});

it.each([
  ['There remains due and owing on the loan by Defendant to Plaintiff the sum of $1,220.10.', '$1,220.10'],
  ['There is now due and owing on the account an amount of $1,220.10.', '$1,220.10'],
  ['Plaintiff asks for judgment on the account for:\n  a. $1,220.10 as the balance due;\n  b. fees of $80.00.', '$1,220.10'],
  ['Plaintiff asks on the loan for\n  a. $1,220.10, the rest;\n  b. a filing fee of $80.00.', undefined],
])('what is owed is told before its sum or behind it: %s', (allegation, balance) => {
  const text = `ELM SPV I, LLC,\nPlaintiff,\nv.\nJANE ROE,\nDefendant.\nCOMPLAINT\n${allegation}`;
  expect(read(text).map((debt) => debt.balance)).toEqual(balance ? [balance] : []);
}); // biome-ignore format: allegations are read in lines

it('the paragraphs of a complaint are no debts, whatever sums they name', () => {
  const text = `IN THE COUNTY COURT OF OAK COUNTY
ELM SPV I, LLC,                    §
     AS ASSIGNEE OF ASH BANK,      §
          Plaintiff,               §     CAUSE NO. CI-067714
v.                                 §
JANE ROE,                          §
          Defendant.               §

PLAINTIFF'S ORIGINAL PETITION

1.  Plaintiff seeks only monetary relief of $250,000 or less, excluding interest and costs.

2.  Ash Bank issued to Defendant a credit card account, number ending in XXXX3097. The credit limit extended was $7,000.00.

3.  Defendant's last payment, in the amount of $75.00, posted in 2024. The Account was charged off on August 30, 2024.

4.  There remains due and owing by Defendant to Plaintiff the sum of $6,583.26.

PRAYER

WHEREFORE, Plaintiff prays for judgment against Defendant for:
    a.  $6,583.26 as the balance due on the Account;
    b.  costs of court, including the filing fee of $354.00.
`;
  const debts = debtsIn(text);
  expect(debts).toHaveLength(1);
  expect(debts[0]).toContain('ELM SPV I, LLC | XXXX3097 | $6,583.26 | 90days');
});

it.each([
  ['Account Number: ************7741', '************7741'],
  ['Acct XXXX-7741', 'XXXX-7741'],
  ['Account Number: ****5521', '7741'],
  ['Account Number: ****77410', '7741'],
])('the digits of a number stand with the mask that the paper prints elsewhere: %s', (exhibit, number) => {
  expect(read(`${COMPLAINT}\nEXHIBIT A\n${exhibit}`)).toMatchObject([{ number }]);
});

it.each([
  ['Elm Funding, LLC, Plaintiff', 'Elm Funding, LLC'],
  ['Elm Funding LLC (Plaintiff)', undefined],
  ['Plaintiff: Elm Funding LLC', 'Elm Funding LLC'],
  ['Elm Neighbors, Plaintiff', undefined],
])(
  'the plaintiff stands before the word for his party, and is a creditor where no debt is spoken of: %s',
  (party, name) => {
    const paper = `JUDGMENT ENTRY\nATTORNEY FOR PLAINTIFF: Ash & Fir\n${party}\nv.\nJane Roe, Defendant\nJudgment amount: $3,482.19`;
    expect(read(paper).map(({ name: owed }) => owed)[0]).toBe(name);
  },
);

it('who has the debt of another, named on the line below, is the plaintiff', () => {
  const writ = `ELM FUNDING LLC, as assignee of          )  Case No. C2022
Oak Savings, N.A.,                       )
              Plaintiff / Judgment       )  WRIT OF GARNISHMENT
JANE ROE,                                )
              Defendant                  )
The balance of the debt on the judgment is:
      TOTAL AMOUNT DUE         $3,020.07`;
  expect(read(writ)).toMatchObject([
    { name: 'ELM FUNDING LLC', original: 'Oak Savings, N.A.', balance: '$3,020.07' },
  ]);
});

it.each([
  ['Elm Funding LLC v. Jane Roe\nAmount claimed $3,412.10', 'Elm Funding LLC', '$3,412.10'],
  ['SUMMONS\nElm Funding LLC vs. Jane Roe\nAmount sued for: $900.00', 'Elm Funding LLC', '$900.00'],
])('reads a summons that names its plaintiff in its caption alone: %s', (text, name, balance) => {
  expect(read(text)).toEqual([expect.objectContaining({ name, balance })]);
});

it.each([
  'Ann Hall v. Jane Roe\nAmount claimed $3,412.10',
  'Elm Funding LLC\nAmount claimed $3,412.10',
  'Elm Funding LLC v. Jane Roe\nFiling fee $341.10',
])('reads no debt in a quarrel of neighbours, a claim without parties, or a fee: %s', (text) => {
  expect(read(text)).toEqual([]);
});
