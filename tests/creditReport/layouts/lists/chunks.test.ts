import { expect, it } from 'vitest';
import { chunksOf } from '../../../../src/creditReport/layouts/lists/chunks';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

it.each([
  ['dashes', 'OAK BANK - $500 - 2 months behind', ['OAK BANK', '$500', '2 months behind']],
  [
    'no colons behind Chinese labels on one line',
    'Oak 尾号 6047 余额: $5 最低还款: $4',
    ['Oak 尾号 6047 余额 $5 最低还款 $4'],
  ],
  ['no colon behind brackets', 'Oak Auto (2020 Civic): $5, pay $4', ['Oak Auto (2020 Civic) $5', 'pay $4']],
  ['dots that lead to a sum', 'OAK BANK ........ $500', ['OAK BANK', '$500']],
  ['dots without blanks', 'OAK BANK......$500', ['OAK BANK', '$500']],
  ['dots before thousands or cents', 'OAK BANK......3,310', ['OAK BANK', '3,310']],
  ['a line to write on', 'OAK BANK_____3,310', ['OAK BANK', '3,310']],
  ['signs of three dots', 'OAK BANK………$500', ['OAK BANK', '$500']],
  ['no dots of a mask', 'OAK BANK ....1234 $500', ['OAK BANK ....1234 $500']],
  ['no kind of debt before a colon', 'Cartão: Oak Bank, final 77', ['Oak Bank', 'final 77']],
  ['no family before a colon', 'Familia: Rosa (mi comadre), $5', ['Rosa (mi comadre)', '$5']],
  ['a label of a sum behind a kind of debt', 'Car: payment $5', ['Car', 'payment $5']],
  ['no kind of debt in the cell of a form', 'Charge/credit card accounts: Oak Express\t$5', ['Oak Express', '$5']],
  ['no kinds behind each other in it', 'Mortgages on real estate: First mortgage on home - Oak Mortgage\t$5', ['Oak Mortgage', '$5']],
  ['no remark in brackets that says whose it is', 'Auto loan - Oak Financial (his)\t$5', ['Oak Financial', 'his', '$5']],
  ['bars', 'OAK BANK | 1XXXX | $5', ['OAK BANK', '1XXXX', '$5']],
  ['tabs', 'OAK BANK\t1XXXX\t$5', ['OAK BANK', '1XXXX', '$5']],
  ['commas, not those between digits', 'Chase, owes $1,204, pays $35', ['Chase', 'owes $1,204', 'pays $35']],
  ['commas, not those before the form of a company', 'OAK CAPITAL, LLC, $5', ['OAK CAPITAL, LLC', '$5']],
  ['commas, not those before the initials of one', 'Oak & Elm, P.C., $5', ['Oak & Elm, P.C.', '$5']],
  ['full stops, not those of a department', 'U.S. Dept. of Oak - $5', ['U.S. Dept. of Oak', '$5']],
  ['lines in small letters that bars divide', 'OAK #114\nacct 9 | $5', ['OAK #114', 'acct 9', '$5']],
  ['no figures in brackets that count anew', 'Oak Bank, $5, sixty (60) days late', ['Oak Bank', '$5', '60 days late']],
  ['no colon behind the label of whom a bill is about', 'Oak Hospital, Patient: Jane Roe, $5', ['Oak Hospital', 'Patient: Jane Roe', '$5']],
  ['brackets with other figures', 'Oak Bank (60) daysend, $5', ['Oak Bank', '60', 'daysend', '$5']],
  ['brackets', 'Oak Bank owes $5 (card), late', ['Oak Bank owes $5', 'card', 'late']],
  ['no bracket behind a name', 'Oak Bank (card) owes $5', ['Oak Bank (card) owes $5']],
  ['no bracket behind a name with a thing that has an article', 'Oak Auto (the Rogue) $5', ['Oak Auto (the Rogue) $5']],
  ['no bracket behind a name with a slash', 'Oak Rental (washer/dryer) - $5', ['Oak Rental (washer/dryer)', '$5']],
  ['no bracket behind a name with several words', 'Oak (préstamo de estudios de Ana), $5', ['Oak (préstamo de estudios de Ana)', '$5']],
  ['no bracket right behind the kind of a loan in Chinese', 'Oak Financial 车贷(CR-V):欠 $5', ['Oak Financial 车贷(CR-V) 欠 $5']],
  ['a bracket right behind it with its number', 'Oak 信用卡(尾号 4471):欠 $5', ['Oak 信用卡', '尾号 4471', '欠 $5']],
  ['no colon before what is owed in Chinese', '表哥:欠 $5', ['表哥 欠 $5']],
  ['a bracket behind a kind of loan with whom it is owed to', "Ana's student loans (Ally) $5", ["Ana's student loans", 'Ally', '$5']],
  ['no bracket behind a kind of loan with what it is for', 'student loans (grad) $5', ['student loans (grad) $5']],
  ['no line about what is paid to live', 'Oak Visa $5\n房租每月$2,100', ['Oak Visa $5']],
  ['no bracket behind a name under what is no title', '-- not on the report --\nOak Bank (ring) about $5', ['not on the report --', 'Oak Bank (ring) about $5']],
  ['no words that it is somebody else’s', 'Oak Bank $5 NOT MINE', ['Oak Bank $5']],
  ['a bracket behind a plain sum', 'Oak Bank 3200 (card)', ['Oak Bank 3200', 'card']],
  ['a bracket that tells who was owed', 'Oak (originally Elm) $5', ['Oak', 'originally Elm', '$5']],
  ['an equals sign and a semicolon', 'Oak = $500; Elm', ['Oak', '$500', 'Elm']],
  ['full stops, not those of short words', 'Oak Inc. $500. Current', ['Oak Inc. $500', 'Current']],
  ['what a form says of a kind of account', 'Lease (not real estate) Oak Trust $5', ['Oak Trust $5']],
  ['slashes, where there are two', 'Chase / $500 / min $20', ['Chase', '$500', 'min $20']],
  ['a slash behind a sum', 'Oak - 267 / collections', ['Oak', '267', 'collections']],
  ['slashes and the dash before the first of them', 'Oak - 4,966 / 133 / 9th', ['Oak', '4,966', '133', '9th']],
  ['which payment is due', 'Oak payment 12 of 60, 412', ['Oak', 'payment 412']],
  ['no slash that stands alone', 'Carvana / Bridgecrest $5', ['Carvana / Bridgecrest $5']],
  ['no colon behind whom it is about', 'Oak. Re: Elm, $5', ['Oak', 'Re: Elm', '$5']],
  ['how somebody begins to speak', 'None. Wait, Oak Clinic, $5', ['Oak Clinic', '$5']],
  ['a colon behind a word', 'Owed: 5', ['Owed', '5']],
  ['the first line over others', 'OAK\n$500\nlate', ['OAK', '$500 late']],
  ['how the debt stands behind its name', 'Oak Clinic — en cobranza\n$500', ['Oak Clinic', 'en cobranza', '$500']],
  ['lines with the mark of a list, which is no mask', '* OAK\n* 60 days late\n* $500', ['OAK', '60 days late', '$500']],
  ['lines in small letters with the mark of a list', '* OAK\n* balance $500\n* bought it from Elm', ['OAK', 'balance $500', 'bought it from Elm']],
  ['labels on lines of their own', 'OAK\nBalance: $500', ['OAK', 'Balance', '$500']],
  ['no total below', 'OAK\nBalance: $500\nTotal $500', ['OAK', 'Balance', '$500']],
  ['no mark of the list', '- Oak $5', ['Oak $5']],
  ['no number of the list', '1. Chase, $500', ['Chase', '$500']],
  ['no number in brackets of its name', 'Oak Visa (termina en 9023): $5', ['Oak Visa', 'termina en 9023', ': $5']],
  ['nobody whose it is', 'wife: Oak Visa $5', ['Oak Visa $5']],
  ['no count of the bills', 'Second bill: Oak Clinic $5', ['Oak Clinic $5']],
  ['no word that it is the next', 'and another one: Oak Visa, $5', ['Oak Visa', '$5']],
  ['a name that begins like a count', 'Second Oak Bank: $5', ['Second Oak Bank', '$5']],
  ['no word that it was forgotten', 'EDIT: forgot Oak Visa, $5', ['Oak Visa', '$5']],
  ['no word that it comes later', 'PS 2: also the Elm loan - $5', ['also the Elm loan', '$5']],
  ['no word that it was left out', "Oops, we didn't list Oak - $5", ['Oak', '$5']],
  ['a word that begins so', 'Update Oak - $5', ['Update Oak', '$5']],
  ['no box of the list', '[x] Oak $5', ['Oak $5']],
  ['no box behind a dash', '- [x] Oak $5', ['Oak $5']],
  ['no marks of bold type', '**Oak** $5', ['Oak $5']],
  ['stars of a mask', 'Oak **1234', ['Oak **1234']],
  ['a line that begins with what is owed', 'Oak LLC\naccount 4417, originally Elm Bank and its successors in interest\nBalance today $5', ['Oak LLC', 'account 4417', 'originally Elm Bank and its successors in interest', 'Balance today $5']],
  ['one in small letters', 'Oak LLC\nacct 4417, originally Elm\nbalance as of today: $5', ['Oak LLC', 'acct 4417', 'originally Elm', 'balance as of today', '$5']],
  ['no dots of a mask behind digits', 'OAK\n52910043....\nThis card has $5.', ['OAK', '52910043....', 'This card has $5']],
  ['the end of another label', 'Oak LLC\nacct 4417, originally Elm Bank and its successors. High\nbalance: $5', ['Oak LLC', 'acct 4417', 'originally Elm Bank and its successors', 'High balance', '$5']],
  ['no rest of a line above', 'Oak LLC\nacct 4417, originally Elm\nbalance transfer card $5', ['Oak LLC', 'acct 4417', 'originally Elm balance transfer card $5']],
  ['nothing', '', []],
])('the pieces of an item are parted by %s', (_, text, chunks) => {
  expect(chunksOf({ lines: readLines(text), from: 0, to: text.length })).toEqual(chunks);
}); // biome-ignore format: pieces are read in a line

it('what was bought stands in brackets behind a name, whatever else stands in them and before the name', () => {
  const names = (text: string) =>
    readByRules({ text, tables: [] }).debts.map(
      ({ accountName, amountText }) => `${accountName} ${amountText}`,
    );
  expect(names('1,904.22 Best Buy Citibank (fridge + washer), 89 a month\n$763.40 Affirm (Peloton)')).toEqual(
    ['Best Buy Citibank (fridge + washer) 1,904.22', 'Affirm (Peloton) $763.40'],
  );
  expect(names('Ally (Malibu 2019) - 9,800, 310/mo\nToyota Financial (2021 Camry) 17,300')).toEqual([
    'Ally (Malibu 2019) 9,800',
    'Toyota Financial (2021 Camry) 17,300',
  ]);
  expect(names('Beth Israel (cirurgia do Thiago) – Saldo $2,380.00')).toEqual([
    'Beth Israel (cirurgia do Thiago) $2,380.00',
  ]);
  expect(names('640.00 Citi (closed)\nOak Visa (limit 2000) 900.00')).toEqual([
    'Citi 640.00',
    'Oak Visa 900.00',
  ]);
});

it('for how long no interest is taken is no part of a name, and says nothing of how the debt stands', () => {
  const text = 'Chase Sapphire 24 months same as cash $1,800\nElm Loans 12 mos. interest free $900';
  expect(
    readByRules({ text, tables: [] }).debts.map(({ accountName, amountText }) => [accountName, amountText]),
  ).toEqual([
    ['Chase Sapphire', '$1,800'],
    ['Elm Loans', '$900'],
  ]);
});

it('the loans that a servicer counts are called by their kinds, and what is owed is principal and interest together', () => {
  const text = `Elm Servicing
1-01 Direct Subsidized  $3,500.00 principal  $211.45 interest  Outstanding $3,711.45
1-02 Direct Unsubsidized  $5,500.00 principal  $902.11 interest  Outstanding $6,402.11
Total outstanding: $10,113.56`;
  expect(
    readByRules({ text, tables: [] }).debts.map(({ accountName, amountText }) => [accountName, amountText]),
  ).toEqual([
    ['Direct Subsidized', '$3,711.45'],
    ['Direct Unsubsidized', '$6,402.11'],
  ]);
});

it('that a creditor has closed the account is no part of his name', () => {
  const [debt] = readByRules({
    text: 'Amex closed it but still owe 5100 about 110 per month\nElm Bank 900',
    tables: [],
  }).debts;
  expect([debt?.accountName, debt?.amountText, debt?.payingText]).toEqual(['Amex', '5100', '110']);
});

it('that somebody has a debt is no part of his name, and a reference cut short ends no sentence', () => {
  const text =
    'Oak Bank card 4418 - $900.00\nElm Recovery has it now, their ref. is 40188263. $386.42, in collections';
  const debt = readByRules({ text, tables: [] }).debts[1];
  expect([debt?.accountName, debt?.accountNumber, debt?.amountText]).toEqual([
    'Elm Recovery',
    '40188263',
    '$386.42',
  ]);
});

it.each([
  ['Overdue\tNo', ['Overdue No']],
  ['Overdue: no', ['Overdue no']],
  ['Days past due\t31', ['Days past due 31']],
  ['Days late: 64', ['Days late 64']],
  ['Past due\t31', ['Past due', '31']],
])('how late a debt is, or that it is not, stands with the words for that before it: %j', (told, chunks) => {
  const lines = readLines(`Oak Bank\nBalance\t$4,118.77\n${told}`);
  const from = lines[0]?.from ?? 0;
  expect(chunksOf({ lines, from, to: lines.at(-1)?.to ?? from }).slice(3)).toEqual(chunks);
});

it('on which day a payment is due is no sum, before the one that is', () => {
  const text =
    'Oak Visa - owe 2310, payment due on Nov 30 is 68\nElm card 7720, balance $410.00, Payment Due Dec 4 Minimum $25.00';
  expect(readByRules({ text, tables: [] }).debts.map(({ payingText }) => payingText)).toEqual([
    '68',
    '$25.00',
  ]);
});

it('how a sum came to be what it is is no part of a name, and what it was is no other sum', () => {
  const text =
    'Chase is down to 4,210\nAmex is up to 2,300\nCiti 1,100\nDiscover went up to 2,350 from 1,900';
  const { debts } = readByRules({ text, tables: [] });
  expect(
    debts.map(({ accountName, amountText, payingText }) => [accountName, amountText, payingText]),
  ).toEqual([
    ['Chase', '4,210', ''],
    ['Amex', '2,300', ''],
    ['Citi', '1,100', ''],
    ['Discover', '2,350', ''],
  ]);
});

it('what is paid from each paycheck names nobody', () => {
  const text = '401k loan 6,200, 155 per paycheck\nCare Credit 1,875\nDiscover 4,300';
  expect(readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName)).toEqual([
    '401k loan',
    'Care Credit',
    'Discover',
  ]);
});

it('a fee that has come to a sum is no reason to read none, and the sum is to be checked', () => {
  const text = 'Oak card - $1,200\nElm Visa - 900 + 39 late fee\nAsh payday loan 500 plus 75 fee due 12/4';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ amountText, review }) => [amountText, review.includes('amount-guessed')])).toEqual([
    ['$1,200', false],
    ['900', true],
    ['500', true],
  ]);
});

it('a colon between a question and its answer changes nothing', () => {
  const texts = ['?', '?:'].map(
    (sign) => `Oak Bank card 4418 - $900.00, caught up${sign} yes\nElm Card 5521 - $80.00`,
  );
  const [asked, answered] = texts.map((text) =>
    readByRules({ text, tables: [] }).debts.map(({ current }) => current),
  );
  expect(asked).toEqual(['current', null]);
  expect(answered).toEqual(asked);
});

it('what counts the loans of a servicer is no part of their kinds, nor where these are cut short', () => {
  const loans = '1-01 Direct Sub $3,500.00 current\n1-02 Direct Unsub $2,000.00 current';
  const { debts } = readByRules({ text: `Aidvantage loans\n${loans}`, tables: [] });
  expect(debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`)).toEqual([
    'Direct Sub $3,500.00',
    'Direct Unsub $2,000.00',
  ]);
});
