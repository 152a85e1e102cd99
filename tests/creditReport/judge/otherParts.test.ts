import { describe, expect, it } from 'vitest';
import { otherPartsIn } from '../../../src/creditReport/judge/otherParts';
import { pagesOfText } from '../../../src/creditReport/page/page';

const partsOf = (text: string) => {
  const [page] = pagesOfText(text);
  if (!page) throw new Error('no page');
  return otherPartsIn(page).map(({ from, to }) => page.source.slice(from, to).split('\n').length);
};
const HEADINGS = [
  ['transactions', 'Date\tDescription\tAmount', '03/04/2025'],
  ['transactions in one line', 'Trans Date Description Amount', '03/04/2025'],
  ['transactions whose days are named by a word', 'Trans\tDescription\tAmount', '12/04'],
  ['transactions of an export', '"Posted Date","Payee","Debit"', '2025-03-04'],
  ['inquiries', 'Date\tCompany\tAmount requested', '03/04/2025'],
  ['inquiries and their days alone', 'Company\tInquiry Date(s)', '03/04/2025'],
  ['inquiries in Spanish', 'Otorgante\tFecha de consulta\tImporte solicitado', '03/04/2025'],
  ['public records', 'Type\tCourt\tFiled\tAmount', '12'],
  ['offers', 'Lender\tLoan offer\tAPR', '12'],
  ['rates that lenders ask for', 'Lender\tRate\tAPR\tPayment\tLoan amount\tFees', '12'],
  ['offers between slashes', 'Card / intro APR / fee', '12'],
  ['ways to pay that are proposed', 'Your choices\tWhat you pay\tYou save', '12'],
  ['terms of creditors', 'Creditor\tFair share\tMinimum balance', '12'],
  ['programs of creditors', 'Creditor\tMinimum payment\tHardship program', '12'],
  ['savings', 'What\tSaved\tTarget', '12'],
  ['what debts come to by their kind', 'Type\tCount\tBal', '12'],
  ['shares', 'Number of Shares\tName of Securities\tMarket value', '12'],
  ['investments', 'Symbol\tName\tMarket value', '12'],
  ['deposits and their averages', 'Depository\tBal\t60-Day Avg', '12'],
  ['what is owned', 'Item\tFair market value\tNotes', '12'],
  ['the months of a plan', 'Month\tPrincipal\tBalance', '12'],
  ['the months of a plan for each debt', 'Month\tFocus\tPayment', '12'],
  ['a plan to pay off', 'Step\tFocus debt\tExtra payment\tPaid off by', '12'],
  ['what is saved each month', 'Account\tNumber\tBalance\tWe add per month', '12'],
  ['what is saved by its name', 'Savings\tBal\tAdd', '12'],
  ['insurance', 'Company\tPolicy\tPremium', '12'],
  ['payments', 'Payee\tDeliver by\tAmount', '12'],
  ['bills that are paid', 'Bill\tAmount\tPaid how', '12'],
  ['subscriptions', 'Service\tPrice\tRenews', '12'],
  ['invoices', 'Client\tInvoice\tAmount', '12'],
  ['an order', 'Item\tQty\tPrice', '12'],
] as const;

describe('rows are of something else', () => {
  it('under a title of bills beside how they are paid, though one says how it stands', () => {
    const rows =
      'Elm Energy\t$131.18\t8th\tOak checking\tpaid\nCare - Ash Acorns\t$980.00\tFri\tcheck\tcurrent';
    expect(partsOf(`Monthly bills\tAmount\tDue\tHow paid\tStatus\n${rows}`)).toEqual([3]);
  });
  it.each(HEADINGS)('under the headings of %s', (_, headings, row) => {
    expect(partsOf(`${headings}\n${row}\tOak\t50.00\n${row}\tElm\t60.00`)).toEqual([3]);
  });
  it.each(HEADINGS)(
    'but not where the headings of %s stand beside that of what is owed',
    (_, headings, row) => {
      expect(partsOf(`${headings}\tOwed to creditor\n${row}\tOak\t50.00\t60.00`)).toEqual([]);
    },
  );
  it.each([
    'Who owes us:',
    'Who still owes ME (not what I owe!!)',
    'Money I lent out',
    'WHO OWES ME  (2026)',
    'Insurance',
    'Our life insurance:',
    "What I'm owed",
    'WHAT WE HAVE',
    'Money I have saved',
    'Coming to us:',
    'Receivables',
    'Quem me deve',
    '别人欠我',
    'BILLS EVERY MONTH',
    'Our monthly bills (on autopay):',
    'Facturas de cada mes',
    'To do',
    'Next steps:',
    'Money others owe US (not ours!!)',
    "Transfer offers I'm comparing - haven't applied",
    'no balance, just monthly:',
    'Quienes nos deben',
    'Loan quotes from Friday',
    'Offers matched to your profile',
    'Special offers',
    'Recommended for you',
    'Loans you may qualify for',
    'Personal loan marketplace',
    'Cards we could apply for',
    'CARDS WE MIGHT GET FOR THE TRANSFER',
    'Lenders I could switch to',
    'Goals',
    'We are saving for',
    'Our accounts (money in)',
    'Verified assets',
    'ASSETS ON DEPOSIT',
    'PROPOSED HOUSING EXPENSE',
    'MONTHLY HOUSING EXPENSE (PROPOSED)',
    'Proposed monthly payment',
    'Details of transaction',
    'Estimated closing costs',
    'Cash to close',
    'Upcoming payments',
    'Recent visits',
    'Past appointments',
    'Payoff Schedule',
    'NOT debt but due each month',
    '7. Household income (both of you)',
    'People who owe us\tLate?',
    'A. ASSETS (this is where you list what you OWN)',
    '17. OTHER ASSETS',
    'Net worth',
    'Things we own outright',
    'What is paid for',
    'Every month',
    'What is in the bank (Nov 1)',
    'Our retirement accounts:',
    'Our monthly expenses:',
    'SECTION II. AVERAGE MONTHLY EXPENSES',
    'NOT OURS',
    'Not mine:',
    'Sinking funds',
    'Our savings tracker',
    'Hard inquiries',
    'Soft Inquiries (2)',
    'Inquiries (5)',
    'Recent credit pulls',
    'Payment log',
    '## Log',
    'Don’t forget',
    'Money owed to us:',
    "What we're owed",
    'All that im owed',
    'Nos debe la familia',
    'Accounts receivable',
    'Receivable:',
    'Cash we lent to people at church',
    "Money that we've lent",
    'Loans made',
    '3.Assets & property',
    '12) Assets verified:',
    "Borrower's liquid assets",
    'Borrower assets',
    "What's already paid for",
    'Paid for in full',
    '2) Assets – with our estimate',
    'Assets — with our estimate',
    '14b. Assets - all of us',
    'Real property ownership',
    'Real property record',
    'Real property',
    'Property deeds',
    'Refinance offers',
    'Refi quotes',
    'My preapproved offers',
    'Pre-approved offers',
    'Prequalified offers',
    'Pre-qualified offers',
    'Personalised offers',
    'Offers',
    'Fee schedule',
    'Concession schedule',
    'Creditor policy',
    'Goal',
    'Our saving goals',
    'My savings so far',
    'The sinking fund',
    'Saving plan',
    'Savings jar',
    'Savings bucket',
    'Savings pot',
    'Savings fund',
    'Savings envelope',
    'Money in each month',
    "What's in my account",
    'Cash in the bank',
    'Savings accounts',
    'Investment accounts (three)',
    'Living costs',
    'Each month',
    'Projected new total monthly mortgage costs',
    'Proposed loan cost (at 6 %)',
    'Housing cost (estimated at closing)',
    'Housing costs (new)',
    'Details of the transaction',
    'Total cash needed to close',
    'Your prepaids (estimate)',
    'To-do list',
    'Todos',
    'Our checklist',
    'Check list (this week)',
    'Amortisation table',
    'Pending transfers',
    'Not really a debt',
    'Not my debt',
    '12. Net income',
    '3) Gross income',
    'Facturas',
    'Upstart offers',
    'Part 3: List Others to Be Notified About a Debt That You Already Listed',
    'Oak loan offers:',
    'Junk mail offers, shred:',
    'Loan offers for the roof - not taken',
    'Loans we got quotes on (not taken!)',
    'Bills out',
    'Your matches',
    'Progressive quote',
    'Zelle sent Oct 3',
    'Bills each month, all paid up',
    'Contas por mes',
    'Gastos do mês:',
    'Utilities a month (all of them)',
    'Bills I pay on autopay',
  ])('under the title %s', (title) => {
    expect(partsOf(`Chase 500\n\n${title}\nOak 50\nElm 60\n\nAsh 70`)).toEqual([3]);
  });
});

it.each([
  'View offers',
  'See my offers',
  'Our old receivables',
  'The things I own',
  'All of our money in the bank',
  'Receivables and debts',
  'The money lent',
  'Loans made by Oak Bank',
  'Not all of my assets',
  'Assets and debts',
  'Fixed assets - what is left',
  'What was paid for',
  'Paid for by mom',
  'Unreal property',
  'Real property loans',
  'The property records',
  'Property records fee',
  'Recommended for you and me',
  'A marketplace loan',
  'No special offers',
  'Oak settlement offers',
  'Oak payoff quote',
  'Oak Matches',
  'Zelle loan',
  'Bills each month, all late',
  'Offers made',
  'Fee schedule of Oak',
  'Creditor policy holder',
  'Their goals',
  'Goals loan',
  'All of our savings',
  'Other sinking funds',
  'No money in',
  'All in the bank',
  'In the bank card',
  'Old bank accounts',
  'Bank accounts late',
  'Not every month',
  'Monthly costs loan',
  'Not proposed loan costs',
  'Proposed loan costs and debts',
  'The housing costs',
  'Housing costs loan',
  'The details of transaction',
  'Details of transaction debts',
  'The closing costs',
  'Closing costs loan',
  'A to do',
  'To do loan',
  'All scheduled payments',
  'We have no balances',
  'Is it debt or not debt',
  'A debt not mine',
  'Not debtors',
  'The monthly income',
  'Things I own and owe on',
  'What we have left to pay',
  'Nothing is paid. Every month',
  'What we owe and who owes us',
  'All of the bills',
  'Bills late',
  'Las facturas',
  'Facturas atrasadas',
])('but not under another line: %s', (line) => {
  expect(partsOf(`Chase 500\n\n${line}\nOak 50\nElm 60\n\nAsh 70`)).toEqual([]);
});

it.each([
  ['bills (not debt)', [4]],
  ['Bills (these are not debts):', [4]],
  ['utilities (not a debt)', [4]],
  ['bills (debt too)', []],
])('bills are none where their title says so, though one is called as a debt: %s', (title, parts) => {
  expect(partsOf(`${title}\nrent 1,450\nElm phones 140\nxmas club at credit union 600`)).toEqual(parts);
});

it('bills of a sheet end at the title of the next part, and their headings may ask whether they are paid', () => {
  const bills = (asked: string) =>
    `Bills (all on autopay)\t\t\nCompany\tAmount\t${asked}\nElm Energy\t97.66\tMar 2\nAsh Gym\t64.00\tMar 1`;
  expect(partsOf(`${bills('Paid')}\nLoans\t\t\nOak Bank\t500.00\tMar 3`)).toEqual([4]);
  expect(partsOf(bills('Past due'))).toEqual([]);
  expect(partsOf(`${bills('Paid')}\nCar loan\tNONE\t0.00`)).toEqual([5]);
  expect(partsOf(`${bills('Paid')}\nCar loan\t500.00\tMar 3`)).toEqual([]);
});

it('bills of which one is called as a debt, or is late, may be debts', () => {
  expect(partsOf('Bills\nOak Visa 50\nElm 60')).toEqual([]);
  expect(partsOf('Bills\nOak 50, 60 days late\nElm 60')).toEqual([]);
});

it.each([
  'Send me each creditor, e.g. "Oak, 1234, $500", please',
  'Please send a list like this: "Oak, 1234, $500"',
  'A line for each, in this order. Example: "Oak, 1234, $500"',
  'Example: Oak Visa, Account XXXX-1234, Balance $500',
  'Goal: Oak gone by June. Extra = 250/mo',
  'Ask HR about $500 advance',
  '- [x] cancel gym ($39)',
  '- [ ] Confirm **$39** draft on the 5th',
  'If you paid off $2,000 of your card balance: 688',
  'You owe $9,117 on 5 accounts',
  'Total balance $9,117 across 3 cards',
  '3 accounts · $4,615 total',
])('an example of a debt is none: %s', (example) => {
  expect(partsOf(`Chase 500\n${example}\nCiti 300`)).toEqual([1]);
});

it('lines that count debts by their kinds are one part, and no line of a debt', () => {
  expect(
    partsOf(
      'Oak  x1234  $5\nMORTGAGE  COUNT 2  BAL 187344\nREVOLVING: accounts: 4 BAL 92\nElm Loan Count 4 BAL 6',
    ),
  ).toEqual([2]);
});

it('which of several loans it is, before its creditor, counts none', () => {
  expect(partsOf('Loan #1: Oak $4,311.20\nLoan #2: Elm $900')).toEqual([]);
});

it('so are three at least that have the count before the word, where two may be what somebody owes', () => {
  const two = 'Credit cards  6 accounts  $12,480\nMedical  2 accounts  $900\n';
  expect(partsOf(two)).toEqual([]);
  expect(partsOf(`Oak  x1234  $5\n${two}Mortgage  1 account  $204,118`)).toEqual([3]);
});

it('an example on the lines below is none, up to the next blank one', () => {
  expect(partsOf('Fill in a block each. For example:\n\nCreditor: Chase\nBalance: $500\n\nCiti 300')).toEqual(
    [4],
  );
});

it.each(['One line each is fine, for example:', 'Una línea cada una, por ejemplo:'])(
  'nor what stands on the line below: %s',
  (lead) => {
    expect(partsOf(`${lead}\n\nChase 1234 $500\n\nCiti 300`)).toEqual([3]);
  },
);

it('an example that a mail quotes ends with what it quotes, and its answer is of debts', () => {
  const asked = '> Hi Mary, please send a list like:\n> Oak Visa $1,000 current\n> Thanks Ann';
  expect(partsOf(`${asked}\nChase $2,300 current\nCiti 300`)).toEqual([3]);
});

it('a debt with which somebody begins to tell is no example', () => {
  expect(partsOf('I owe a lot, for example Chase $500')).toEqual([]);
});

it.each([
  '* Money people owe us: Theo $600 (pays $50), Ana $220',
  'Savings goals: roof $600, trip $400',
  '- Bills on autopay: Comcast $89.99, Netflix $17.99',
])('the sums behind a title on their line are of something else: %s', (line) => {
  expect(partsOf(`Chase 500\n${line}\nCiti 300`)).toEqual([1]);
});

it('bills behind their title may be debts, where one is called so', () => {
  expect(partsOf('Bills: Oak Visa $89.99, water $17.99')).toEqual([]);
});

describe('a part', () => {
  it('may have a blank line below its title, and headings', () => {
    expect(partsOf('Who owes us\n\nName\tAmount\nTheo\t50')).toEqual([4]);
  });
  it('ends at a title, or at a line without a figure', () => {
    expect(partsOf('Goals\nRoof 50\nCredit cards\nChase 500')).toEqual([2]);
    expect(partsOf('Goals\nRoof 50\nWhat we owe\nChase 500')).toEqual([2]);
  });
  it('ends at the headings of debts', () => {
    expect(partsOf('Assets\nHome\t50\nTruck\t60\nCreditor\tAmount owed\tStatus\nChase\t500\tLate')).toEqual([
      3,
    ]);
  });
  it('is none where what is owed, and to whom, stands beside the title of what is owned', () => {
    expect(
      partsOf('Assets\tLiabilities. List each creditor\nHome 50\tChase 500\nTruck 60\tCiti 300'),
    ).toEqual([]);
    expect(partsOf('Assets\tValue\nHome\t50\nTruck\t60')).toEqual([3]);
  });
  it('goes on over blank lines where those stand between all lines', () => {
    expect(partsOf('Chase 500\n\nGoals\n\nRoof 50\n\nTrip 60\n\nWhat we owe\n\nCiti 300')).toEqual([5]);
  });
  it('is none without rows, such as an advertisement', () => {
    expect(partsOf('Cards picked for you\n\nAll of ours\nChase 500')).toEqual([]);
    expect(partsOf('Goals\n\n')).toEqual([]);
  });
  it('of transactions has a day in its rows, but for what wraps', () => {
    const head = 'Date\tDescription\tAmount';
    expect(partsOf(`${head}\nJan 4\tOak\t5\nstreet\nJan 5\tElm\t6\n\nChase\t12345\t500`)).toEqual([4]);
    expect(partsOf(`${head}\nChase\tVisa\t500`)).toEqual([]);
  });
  it('of transactions ends at the headings of debts, though their rows have days too', () => {
    const deposits = 'Date Type Amount\n03/04/2026 ACH 298.50\nTotal 298.50\nPAID OUT';
    const rows = 'OAK BANK ****2046 03/21/2026 42.00 5,188.37';
    const partsAbove = (headings: string) => partsOf(`${deposits}\n${headings}\n${rows}`);
    expect(partsAbove('Creditor Account Number Disb. Date Payment Est. Balance')).toEqual([2]);
    expect(partsAbove('Whom we paid')).toEqual([6]);
  });
  it.each([
    ['a sentence', 'He owes us. No matter'],
    ['the title of debts too', 'What we owe and who owes us'],
  ])('does not begin with %s', (_, line) => {
    expect(partsOf(`${line}\nChase 500\nCiti 300`)).toEqual([]);
  });
});

it.each(['REAL PROPERTY OWNERSHIP', 'INSURANCE CLAIMS (C.L.U.E. AUTO)'])(
  'rows under the title %s are of none',
  (title) => {
    expect(partsOf(`${title}\nOak Street 12   Amount: $3,874\n`)).toEqual([2]);
  },
);

it('a table with the subscriber, the terms or the limit of an account holds no transactions', () => {
  const rows = '3-92\tcard\t$5\n4-92\tcard\t$6';
  expect(partsOf(`Date\tType\tPayment\n${rows}`)).toEqual([3]);
  for (const heading of ['Subscriber', 'Terms', 'Credit limit', 'Date opened'])
    expect(partsOf(`Date\tType\tPayment\t${heading}\n${rows}`)).toEqual([]);
});

it.each([
  'Creditor Concession Schedule',
  'Creditor directory',
  '2a. Assets – Bank Accounts, Retirement, and Other Accounts You Have',
])('rows under the title of terms or of what is owned are of something else: %s', (title) => {
  expect(partsOf(`${title}\nOak Bank\t$500.00\nElm Bank\t$600.00`)).toEqual([3]);
});

it('the title of a part may stand behind its number, in a cell of its own', () => {
  expect(partsOf('Chase 500\n7.\tHousehold income\nMine 2310, Paul 2540\n')).toEqual([2]);
});

it.each(['Income:', 'Monthly income', 'Money coming in', 'Ingresos:'])(
  'what stands under %s comes in, up to the next title or blank line',
  (title) => {
    expect(partsOf(`${title}\nOak Store $1,900\nMom helps $200\nDebts\nCiti $500`)).toEqual([3]);
    expect(partsOf(`${title}\nOak Store $1,900\n\nCiti $500`)).toEqual([2]);
  },
);

it('what comes in ends at the headings of debts, which say what is owed and what is paid', () => {
  const debts = 'Debt snowball\tLeft\tMonthly\nOak\t500.00\t25\nElm\t90.00\t10';
  expect(partsOf(`Income\t\t\nJob\t2,840.00\t\n${debts}`)).toContain(2);
  expect(partsOf(`Income\t\t\nJob\t2,840.00\t\n${debts.replace('Left', 'Due day')}`)).toContain(5);
});

it.each([
  ['Detach and return with payment', 1],
  ['Please detach here and mail the coupon', 1],
  ['Tear off and send this stub with your check', 1],
  ['Payment coupon', 1],
  ['Please return this portion', 1],
  // What is but called so, or goes on in a sentence.
  ['Payment history', 0],
  ['Cut my card', 0],
  ['Return to Oak Bank', 0],
])('what is torn off a bill tells again what is due: %s', (title, parts) => {
  expect(partsOf(`${title}\nAccount: CW-1180  Total Amount Due: $266.41`)).toHaveLength(parts);
});

it.each([
  'SAVING',
  'Savings',
  'CARD LIMITS (all on autopay)',
  'Credit lines',
  'Chi tiêu hàng tháng:',
  'Gastos',
])('rows under the title %s are no debts', (title) => {
  expect(partsOf(`${title}\nOak 500.00\nElm 600.00`)).toEqual([3]);
});
it.each(['Oak Savings', 'Card limits and balances'])('rows under %s may be debts', (title) => {
  expect(partsOf(`${title}\nOak 500.00\nElm 600.00`)).toEqual([]);
});

it('a line that tells what somebody else owes is a part alone', () => {
  expect(partsOf('Theo owes us $20\nChase 500\nCiti 300')).toEqual([1]);
});

const HEADED = 'Account\tNumber\tBalance\tMonthly\tStatus\nOak Visa\t4410\t$900.00\t$30.00\tcurrent\n';

it.each([
  ['BILLS', 'Elm Energy\t53-009\t\t$138.22\tpaid\nFir Mobile\t974\t\t$120.00\tcurrent'],
  ['Utilities', 'Elm Water\t53-009\t\t$38.22\tok\nFir Gas\t974\t\t$20.00\tautopay'],
  ['Monthly bills', 'Elm Energy\t53-009\t\t$138.22\tpaid\nTOTAL\t\t$900.00\t$168.22'],
  ['Subscriptions', 'Elm Video\t\t\t$17.99\tcard\nFir Music\t\t\t$9.99\tpaid'],
  ['Our bills', 'Elm Energy\t53-009\t\t$138.22\tup to date'],
])('bills that are paid are none where what is owed stays empty: %s', (title, rows) => {
  expect(partsOf(`${HEADED}${title}\n${rows}`)).toHaveLength(1);
});

it.each([
  ['one of which tells what is owed', 'Elm Energy\t53-009\t$400.00\t$138.22\tcurrent\nFir Mobile\t974\t\t$120.00\tcurrent'],
  ['one of which is late', 'Elm Energy\t53-009\t\t$138.22\tpast due\nFir Mobile\t974\t\t$120.00\tcurrent'],
  ['one of which is called as a debt', 'Elm Auto Loan\t53-009\t\t$138.22\tcurrent\nFir Mobile\t974\t\t$120.00\tcurrent'],
])('but bills may be debts, %s', (_, rows) => {
  expect(partsOf(`${HEADED}BILLS\n${rows}`)).toEqual([]);
}); // biome-ignore format: rows are read in lines

it('bills may be debts under headings that have no column of what is owed', () => {
  const rows = 'BILLS\nElm Energy\t53-009\t\t$138.22\tcurrent';
  expect(
    partsOf(`Account\tNumber\tLimit\tMonthly\tStatus\nOak Visa\t4410\t$900.00\t$30.00\tcurrent\n${rows}`),
  ).toEqual([]);
});

it('a row of counts that is called as inquiries are is no title', () => {
  const below = 'Total balances\t$46,606\t$36,212\nOAK BANK\t$440\t$440';
  expect(partsOf(`Inquiries\n${below}`)).toHaveLength(1);
  expect(partsOf(`Inquiries\t1\t0\t3\n${below}`)).toEqual([]);
});
