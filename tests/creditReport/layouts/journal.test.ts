import { expect, it } from 'vitest';
import { readJournal } from '../../../src/creditReport/layouts/journal';
import { pageOfElements, pagesOfText } from '../../../src/creditReport/page/page';
import { readReport } from '../../../src/creditReport/readReport';
import { debtsIn } from '../../support/reports';

const read = (source: string) =>
  readJournal(pagesOfText(source)[0] ?? pageOfElements([])).map(({ facts }) =>
    facts.map(({ kind, values: [value] }) => `${kind}=${value}`).join(' '),
  );

const JOURNAL = `option "title" "Household"
2024-01-01 open Assets:Bank:Checking USD
2021-03-05 open Liabilities:CreditCard:Oak-Freedom USD
  number: "...4417"
2019-06-01 open Liabilities:Loans:Elm-Financial USD
2018-06-01 open Liabilities:CreditCard:Ash-It USD

2026-10-01 balance Liabilities:Loans:Elm-Financial   -12102.77 USD
2026-10-01 balance Liabilities:CreditCard:Ash-It   0.00 USD
2026-10-02 close Liabilities:CreditCard:Ash-It

2026-10-12 * "Grocer" "Food"
  Liabilities:CreditCard:Oak-Freedom   -100.00 USD
  Expenses:Food

2026-10-20 * "Elm Financial" "Car payment"
  Assets:Bank:Checking   -300.00 USD
  Liabilities:Loans:Elm-Financial   300.00 USD

2026-11-01 balance Assets:Bank:Checking          812.40 USD
2026-11-01 balance Liabilities:CreditCard:Oak-Freedom   -4210.22 USD
2026-11-01 balance Liabilities:Loans:Elm-Financial   -11802.77 USD`;

const OAK = '2026-11-01 balance Liabilities:Oak';

it.each([
  ['one balance alone', `${OAK} -5.00 USD`, ['name=Oak balance=5.00']],
  ['the words of a name', `${OAK}-Bank-Visa -1,204.50 USD`, ['name=Oak Bank Visa balance=1,204.50']],
  ['how much it may be off, and a remark', `${OAK} -5.00 ~ 0.01 USD ; by mail`, ['name=Oak balance=5.00']],
  ['nothing owed', `${OAK} 0.00 USD`, ['name=Oak balance=0.00']],
  ['a credit', `${OAK} 5.00 USD`, ['name=Oak balance=-5.00']],
  ['the latest balance, wherever it stands', `${OAK} -5.00 USD\n2026-10-01 balance Liabilities:Oak -6.00 USD`, ['name=Oak money=6.00 balance=5.00']],
  ['the last of one day', `${OAK} -5.00 USD\n${OAK} -6.00 USD`, ['name=Oak money=5.00 balance=6.00']],
  ['when it was opened', `2021-03-05 open Liabilities:Oak USD\n${OAK} -5.00 USD`, ['name=Oak opened=2021-03-05 balance=5.00']],
  ['that it was closed', `${OAK} 0 USD\n2026-11-02 close Liabilities:Oak`, ['name=Oak statusLoose=Closed balance=0']],
  ['its number', `${OAK} -5.00 USD\n  number: "...4417"`, ['name=Oak number=...4417 balance=5.00']],
  ['its number under another key', `${OAK} -5.00 USD\n  source: "mail"\n  account-number: "...4417"`, ['name=Oak number=...4417 balance=5.00']],
  ['two cards of one name', `${OAK}:Visa -5.00 USD\n2026-11-01 balance Liabilities:Elm:Visa -6.00 USD`, ['name=Visa balance=5.00', 'name=Visa balance=6.00']],
])('reads what a journal says is owed, with %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
}); // biome-ignore format: journals are read in lines

it.each([
  ['what is owned', '2026-11-01 balance Assets:Bank:Oak 5.00 USD'],
  ['an account without a balance', '2021-03-05 open Liabilities:Oak USD'],
  ['other money', `${OAK} -5.00 EUR`],
  ['what was moved', '2026-11-01 * "Grocer"\n  Liabilities:Oak -5.00 USD\n  Expenses:Food'],
  ['a balance that is put out of use', `; ${OAK} -5.00 USD`],
])('reads nothing of %s', (_, text) => {
  expect(read(text)).toEqual([]);
});

it('the number of what is owned is none of the debt above it', () => {
  const owned = '2024-01-01 open Assets:Checking USD\n  number: "...0001"';
  expect(read(`${OAK} -5.00 USD\n${owned}`)).toEqual(['name=Oak balance=5.00']);
});

it('keeps all debts of a journal, and nothing of what was moved or was owed before', () => {
  expect(debtsIn(JOURNAL).map((debt) => debt.split(' | ').slice(0, 3).join(' '))).toEqual([
    'Oak Freedom ...4417 4210.22',
    'Elm Financial  11802.77',
    'Ash It  0.00',
  ]);
});

it('shows where a name stands, in the spelling of the journal', () => {
  const { debts, source } = readReport({ text: JOURNAL, tables: [] });
  const places = debts.map(({ sources: { accountName } }) =>
    source.slice(accountName?.from, accountName?.to),
  );
  expect(places).toEqual(['Oak-Freedom', 'Elm-Financial', 'Ash-It']);
});
