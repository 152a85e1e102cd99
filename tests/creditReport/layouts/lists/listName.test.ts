import { expect, it } from 'vitest';
import {
  isFamily,
  isInterjection,
  isKindOfAccounts,
  isListName,
} from '../../../../src/creditReport/layouts/lists/listName';

it.each([
  'chase', 'Capital One', 'Chase visa', 'LVNV', 'Mom', 'Affirm', 'Portfolio Recovery', 'Source One',
  'Less Loans', 'Plus Relocation', 'Addison Avenue', 'Plus One Bank', 'I.C. System', 'Cavalry SPV I, LLC', 'Cavalry SPV I', 'Elm Receivables I LLC', 'Fir Asset Holdings I', 'Elm Funding I, LP', 'Target', 'US Bank Altitude', 'BARCLAYS US', 'Target card', 'Oak Financial – the Corolla', 'Oak Auto (the Rogue)', 'Oak Auto (my old truck)', '美国银行学生卡', '中国银行信用卡', '招商銀行',
])('%s can name a debt on a list', (text) => {
  expect(isListName(text)).toBe(true);
}); // biome-ignore format: names are read in lines

it.each([
  ['a letter', 'a'],
  ['the title of a part without debts', 'Debt Analysis'],
  ['what people say before news', 'Good news'],
  ['a label of a bank in Chinese', '贷款银行'],
  ['another one', '发卡银行'],
  ['more than sixty characters', `Oak ${'x'.repeat(60)}`],
  ['more than seven words', 'Oak Elm Fir Ash Yew Pine Birch Alder'],
  ['code', 'OAK "BANK"'],
  ['a sentence', 'I owe Chase'],
  ['who speaks behind a name', 'the Trust I owe'],
  ['who speaks at the end', 'Chase and I'],
  ['the end of one', 'or rent'],
  ['the end of one in Spanish', 'pero eso sí'],
  ['what comes back', 'de los taxes nos regresan'],
  ['a fee', 'filing fee'],
  ['what is taken off a sum', 'Less'],
  ['the same with what', 'Less proceeds of sale'],
  ['what is added to a sum', 'Plus'],
  ['the same with which', 'Plus late fees'],
  ['an interest', 'Add accrued interest'],
  ['a fee of a loan', 'Origination fee'],
  ['when people eat', 'k dinner 8'],
  ['an account of a ledger', 'liabilities:Oak'],
  ['another sentence', 'call them'],
  ['what a sum includes', 'includes'],
  ['a total', 'Total'],
  ['a subtotal', 'subtotal'],
  ['a sum of an overview', 'Self-reported account balance'],
  ['a balance that a label calls otherwise', 'Bad debt balance'],
  ['what comes in', 'paycheck'],
  ['what is said of a debt paid off', 'Paid in full last month'],
  ['a plan', 'Snowball or avalanche'],
  ['the head of a mail', 'Asunto'],
  ['when somebody has to be where', 'dentist thurs 3'],
  ['when a mail was written', 'On Mon'],
  ['who a mail is to', 'Para'],
  ['a label', 'Balance'],
  ['a label of two words', 'Payment due'],
  ['a status', 'current'],
  ['a lateness', '2 months behind'],
  ['what somebody does', 'adding up'],
  ['what all comes to', 'thats like'],
  ['what came in', 'Deposits received'],
  ['the number that a message came from', 'From 347-268'],
  ['whom to ask', 'Call US'],
  ['what somebody is asked to do', 'pls grab dinner'],
  ['where something is', 'theres'],
  ['a kind of debt', 'Auto Loan'],
  ['kinds of debts', 'credit cards'],
  ['a part of a form', 'D. Other'],
  ['figures alone', '1234'],
])('%s cannot name a debt on a list', (_, text) => {
  expect(isListName(text)).toBe(false);
});

it.each([
  ['sentences', ['no Oak', 'anything Oak', 'anyone Oak', 'any Oak', 'una que debo', 'un que debo', 'Oak on tue', 'Oak on tues', "it's Oak", 'it’s Oak', "Oak wasn't", 'Oak wasn’t', 'Oak say', 'Oak says', 'Oak make', 'Oak makes', 'Oak get', 'Oak gets', 'include Oak']],
  ['what people do', ["don't pay Oak", 'don’t pay', 'dont pay', 'let go', 'lets go', "let's go", 'let’s go', 'pay day', 'payday', 'paying Oak', 'adding']],
  ['appointments', ['Oak tue 3', 'Oak tues 3', 'Oak tuesday 3', 'Oak wed 3', 'Oak wednesday at 3', 'Oak thu 3', 'Oak thurs 3', 'Oak sat 3', 'Oak saturday 3']],
  ['what people say between', ['perfect', 'perfecto', 'thank', 'thanks', 'thanks you', 'um', 'ummm', 'uhh', 'hmm', 'hmmm', 'there', 'theres', "there's", 'there’s']],
  ['sums and what comes in', ['deposit made', 'deposits received', 'big deposits made', 'Oak amount', 'account balance', 'accounts balances', 'paid off', 'check list', 'checklist', 'a month', 'each semana', 'al mes', 'por mês', 'cada quincena', 'cada meses', 'ingreso', 'ingresos', 'revenu', 'revenus', 'take-home', 'take home']],
  ['who was named before', ['pay', 'pays', 'owed', 'her']],
  ['kinds of account', ['Credit card • Open', 'Auto loan | paid', 'credit card, closed', 'Credit cards   ·   open']],
  ['code', ['a:b', '{Oak}', 'xx-12']],
])('%s name no debt on a list', (_, texts) => {
  expect(texts.filter(isListName)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it.each([
  ['words that begin as those of others', ['Pls1 Oak', 'lending club', 'kingston', 'Lettie', 'needham', 'Mona 3', 'Oak deposits made easy', 'Oak unpaid off', 'Cadaoak', 'Anoak month']],
  ['the most that a name has', ['Oak Elm Fir Ash Yew Pine Birch', `Oak ${'x'.repeat(56)}`, 'ab']],
  ['labels beside another word', ['Portfolio Oak', 'Company Oak']],
  ['taxes', ['IRS 2024', 'taxes 2023']],
])('%s name a debt on a list', (_, texts) => {
  expect(texts.filter((text) => !isListName(text))).toEqual([]);
}); // biome-ignore format: texts are read in lines

it('what people say between two things is told by all its words', () => {
  expect(['ok', 'ok thanks', 'um well so ok', 'let me see', 'good morning', 'thank you'].filter((text) => !isInterjection(text))).toEqual([]);
  expect(['ok Oak', 'Oak ok', 'um well so ok yes', 'Oak'].filter(isInterjection)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it('a title over accounts says their kind', () => {
  expect(['Credit cards', 'Auto loans', 'Medical'].filter((text) => !isKindOfAccounts(text))).toEqual([]);
  expect(['Oak', '12', `Credit cards${' '.repeat(28)}`].filter(isKindOfAccounts)).toEqual([]);
});

it.each([
  'Mi esposo gana', 'Yo gano', 'Meu marido ganha', 'Tina earns', 'mi mamá recibe', 'ella recebe', 'Sueldo', 'Salario',
  'bonus', 'tax refund', 'SSI', 'Social Security', 'unemployment', 'down from', 'it equals', 'la cita', 'just logged in', 'just checked',
  'el saldo y el pago mensual', 'the balance and the monthly payment', 'balance or payment', 'El 3 de feb', 'on March 4', '3 Feb 2025', 'Le 3 mars',
])('what comes in, a day and labels that are asked for name nobody: %s', (text) => {
  expect(isListName(text)).toBe(false);
}); // biome-ignore format: names are read in lines

it.each([
  'Ganado Bank', 'Recibo Bank', 'SSI overpayment', 'Bonus Card Bank', 'Refund Anticipation Oak', 'Just Energy', 'May Company', 'March & Elm', '5th March Bank', 'Cita Loans', 'Social Security overpayment', 'Oak and Elm',
])('a creditor may be called like that: %s', (text) => {
  expect(isListName(text)).toBe(true);
}); // biome-ignore format: names are read in lines

it.each(['new loan', 'proposed mortgage', 'gross pay', 'hey'])('%s names nobody who is owed', (text) => {
  expect(isListName(text)).toBe(false);
});

it.each(['New Loan Co', 'Hey Dude', 'Gross Dental'])('%s may name somebody', (text) => {
  expect(isListName(text)).toBe(true);
});

it.each([
  'Rosa (mi comadre)',
  "Lupe (Ana's aunt)",
  'Neusa (minha sogra)',
  'Dre (my cousin)',
  'Karin - sister',
  'minha cunhada',
  'padrino',
])('%s is somebody near the family', (name) => expect(isFamily(name)).toBe(true));

it.each(['Oak (my card)', 'Sister Oak Bank Visa', 'Oak Bank (brother in arms)'])('%s is not', (name) =>
  expect(isFamily(name)).toBe(false),
);

it.each(['Kuya Boy', 'Tita Baby', 'nanay', 'pinsan'])('%s is of the family, in Tagalog', (name) => {
  expect(isFamily(name)).toBe(true);
});
