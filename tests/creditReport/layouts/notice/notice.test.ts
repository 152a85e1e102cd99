import { describe, expect, it } from 'vitest';
import { readByRules, readReport } from '../../../../src/creditReport/readReport';

const debtsOf = (text: string) =>
  readByRules({ text, tables: [] }).debts.map((debt) =>
    [
      debt.accountName,
      debt.accountNumber,
      debt.amountText,
      debt.current,
      debt.payingText,
      debt.originalCreditor,
    ].join('|'),
  );

describe('a notice about one debt', () => {
  it.each([
    ['a bill, by what it comes to', 'Oak Energy\nAccount 8882 11 4559\nPrevious balance $347.18\nCurrent charges $85.00\nTotal due $432.18', 'Oak Energy|8882 11 4559|$432.18|||'],
    ['a bill with all on one line', 'Oak Energy\nAccount 8882 11 4559\nCurrent charges $85.00\tTotal due $432.18', 'Oak Energy|8882 11 4559|$432.18|||'],
    ['a bill that says how late it is', 'Oak Gas\nAccount number 4418820-1\nTHIS ACCOUNT IS 90 DAYS PAST DUE\nCurrent charges $110.00\nTotal due $503.90', 'Oak Gas|4418820-1|$503.90|90days||'],
    ['a bill beside whose sum the next line begins with a fee', 'Oak Cable\nAccount: 8810-2\nPast due balance: $207.77\nTotal due: $305.77\nLate fee of $8.00 will be added', 'Oak Cable|8810-2|$305.77|||'],
    ['a final notice with one sum', 'Oak Power\nFINAL NOTICE\nYour service will be disconnected unless you pay $291.44 by March 12.', 'Oak Power||$291.44|||'],
    ['a message', 'Your Oakland account has a past due balance of $347.18.', 'Oakland||$347.18|||'],
    ['a message with a payment that is late', 'Oak Auto: Your payment of $412.77 is 34 days past due. Your payoff is $11,240.18.', 'Oak Auto||$11,240.18|30days|$412.77|'],
    ['a mail about a debt that was sent to collections', 'Dear Ms. Roe, your Oakland debt of $612.30 remains unpaid and has been sent to collections.', 'Oakland||$612.30|90days||'],
    ['a mail of a collector', 'From: Elm Recovery <mail@elm.example>\nSubject: Your account with Oakland\n\nYou owe $742.19 on your Oakland account, which has been placed with us for collection.', 'Elm Recovery||$742.19|90days||Oakland'],
    ['a charge-off', 'Charge-Off Notice\n\nOak Bank has charged off your credit card account ending in 4447. The balance owed at charge off is $688.52.', 'Oak Bank|4447|$688.52|90days||'],
    ['a number whose middle groups are all mask', 'Dear Customer,\nYour Oakley account number 4147 XXXX XXXX 8820 is 95 days past due and you owe $1,044.90.', 'Oakley|4147 XXXX XXXX 8820|$1,044.90|90days||'],
    ['a number with letters', 'Dear Customer,\nYour Oakley lease agreement R-88120 is 95 days past due and you owe $1,044.90.', 'Oakley|R-88120|$1,044.90|90days||'],
    ['what is left after a payment', 'We received your payment of $100. Your Oakland balance is now $900.00.', 'Oakland||$900.00|||'],
    ['a loan until the next pay, by all its payments', 'Advance America\nLoan amount: $500.00\nFinance charge: $75.00\nTotal of payments: $575.00\nDue 12/01/2026', 'Advance America||$575.00|||'],
    ['the paper of a loan, by its lender', 'Truth in Lending Disclosure\nLender: Oak Loans\nFinance charge $812.00\nAmount financed $2,000.00\nTotal of payments $2,812.00', 'Oak Loans||$2,812.00|||'],
    ['a loan of which less is left than all its payments', 'Oak Loans\nAmount financed: $600.00\nFinance charge: $240.00\nTotal of payments: $840.00\nBalance: $410.00', 'Oak Loans||$410.00|||'],
    ['a lease by what remains of it', 'PROGRESSIVE LEASING\nLease ID 99120034\nCash price $1,499.00\nTotal of payments $2,998.00\nPaid to date $1,120.00\nRemaining lease balance $1,878.00\nEarly buyout today $1,210.44\nNext payment $68.12 due 10/31', 'PROGRESSIVE LEASING|99120034|$1,878.00||$68.12|'],
    ['a lease with what would end it now', 'Acima\nTotal remaining $1,022.00\nEarly buyout amount $640.00', 'Acima||$1,022.00|||'],
    ['a tax that was more before it was paid', 'Internal Revenue Service\nAmount due: $3,118.42\nTax you owed $5,210.00', 'Internal Revenue Service||$3,118.42|||'],
    ['a fine, owed to a court', 'Municipal Court\nFine $250.00\nCourt costs $95.00\nTotal due $345.00', 'Municipal Court||$345.00|||'],
    ['arrears with what each month adds', 'Oak Child Support\nCase 0012993\nArrears balance $3,410.22\nMonthly obligation $412.00', 'Oak Child Support|0012993|$3,410.22||$412.00|'],
    ['what the lines of a bill come to, less what was paid', 'Oak Apartments\nMove-out statement\nCleaning $275.00\nCarpet $500.00\nDeposit applied -$400.00\nTotal balance due $375.00', 'Oak Apartments||$375.00|||'],
    ['a mail that names nobody, by where it comes from', 'From: billing@oakleasing.com\nSubject: Your payment\n\nHi Ana,\nYour remaining balance is $1,317.62.\nPay now to avoid a $15.00 late fee.', 'oakleasing.com||$1,317.62|||'],
    ['who says who he is', 'Hello, this is Oak Health. You have an unpaid balance of $310.42 for services on 01/04/2025.', 'Oak Health||$310.42|||'],
  ])('is read: %s', (_, text, debt) => {
    expect(debtsOf(text)).toEqual([debt]);
  });

  it('that offers to settle tells neither a payment nor a status by it, and the number of the account before its own', () => {
    const offer =
      'Midland Credit Management\nMCM number: 3021884471\nOriginal creditor: Oak Bank\nOriginal account number: 6018-8821\nBalance: $2,400.00\n\nWe will accept $1,200 in 3 payments of $400 if the first arrives by June 15.';
    expect(debtsOf(offer)).toEqual(['Midland Credit Management|6018-8821|$2,400.00|90days||Oak Bank']);
    const own = offer.replace('Original account number: 6018-8821\n', '').replace('MCM number', 'Reference');
    expect(debtsOf(own)).toEqual(['Midland Credit Management|3021884471|$2,400.00|90days||Oak Bank']);
  });

  it('has the number of its account before the one by which its writer keeps it', () => {
    const kept = 'Oak Partners Group\nOPG account: 310448\nYour account: 8571-22\nYour balance is $240.00';
    expect(debtsOf(kept)).toEqual(['Oak Partners Group|8571-22|$240.00|||']);
    expect(debtsOf(kept.replace('Your account: 8571-22\n', ''))).toEqual([
      'Oak Partners Group|310448|$240.00|||',
    ]);
  });

  it('does not tell what may yet come, nor by the name of an office, how a debt stands', () => {
    const text = 'Your Oakland account has an unpaid balance of $90.00.';
    expect(debtsOf(`${text} It may be sent to collections.`)).toEqual(['Oakland||$90.00|||']);
    expect(debtsOf(`Your Oakland account balance is $90.00.\nOakland Collections Team`)).toEqual([
      'Oakland||$90.00|||',
    ]);
  });

  it('is marked where it tells only what it asks for', () => {
    const [asked] = readByRules({
      text: 'Oak Power\nFINAL NOTICE\nYour service ends unless you pay $291.44.',
      tables: [],
    }).debts;
    expect(asked?.review).toContain('amount-guessed');
    const [owed] = readByRules({ text: 'Oak Power\nYour total due is $291.44.', tables: [] }).debts;
    expect(owed?.review).not.toContain('amount-guessed');
  });

  it.each([
    ['a payment that was made', 'Thank you for your payment of $85.00 on your Oakland account.'],
    ['a payment to come', 'Your Oakland payment of $50.00 is scheduled for 5/4.'],
    ['money in a bank', 'Your Oak Bank checking account balance is $812.09.'],
    ['money in a bank, by the head of its paper', 'Oak Bank\nYour Checking balance due to you is $812.09.'],
    ['a score beside a balance', 'Oak Bank\nYour FICO is 612. Your balance is $900.'],
    ['what somebody adds of himself', 'Your Oakland account has a balance of $400, and I pay on it.'],
    ['a statement of transactions', 'Oak Bank\nYour Withdrawals 50.00\nDeposits 90.00\nDebit card 4.00\nYour total balance is $900.00'],
    ['money that comes', 'Your refund of $310.00 from Oakland is on its way.'],
    ['an order', 'Your Oakland order total: $86.12\nArriving Tuesday'],
    ['an offer', 'You may qualify for a $5,000 loan from Oak Bank. Apply today.'],
    ['a saving', 'Oakland: save $20 a month when you add a line!'],
    ['a score', 'Your score fell by 12. Your total balance went from $4,000 to $4,350.'],
    ['a page of a score', 'Welcome back, Jane\nYour credit score\n612\nTotal debt\n$41,277\nCollections\n1'],
    ['what somebody says of himself', 'Your note says that my Oakland balance is $400, and I owe it.'],
    ['a bill with another below it', 'Statement - Oak Hospital\nLab 03/04/26 $800.00\nInsurance adjustment -$500.00\nBalance due $300.00\n\nSecond bill: Elm Radiology acct 8812 $95.40 sent to collections'],
    ['the rent of a month', 'Your rent of $1,200 is due on the 1st.'],
    ['two debts of which neither is owed more surely', 'Oak Bank\nYour balance is $400. Your balance is $500.'],
  ])('is none: %s', (_, text) => {
    expect(readByRules({ text, tables: [] }).layout).not.toBe('a notice about one debt');
  });
}); // biome-ignore format: texts are read in lines

it('takes what tax, penalty and interest come to for what is owed, wherever it stands', () => {
  const text =
    'Internal Revenue Service\nNotice CP14\nAmount due by December 1, 2026: $3,847.55\nTax you owed $3,500.00\nPenalty $210.00\nInterest $137.55';
  const { debts } = readReport({ text, tables: [] });
  expect(debts.map(({ accountName, amountText }) => [accountName, amountText])).toEqual([
    ['Internal Revenue Service', '$3,847.55'],
  ]);
});

it('what is left of one purchase is no label of what is due of it', () => {
  const text =
    'Elm Pay\nYour loans\nOak\n$1,022.40 remaining\n$56.80 due Dec 4\nAsh\n$88.10 remaining\n$20.00 due Dec 9';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName, amountText }) => `${accountName} ${amountText}`)).toEqual([
    'Oak $1,022.40',
    'Ash $88.10',
  ]);
});

it('a court that files what another is owed is owed nothing', () => {
  expect(debtsOf('Municipal Court\nYour balance is $345.00')).toEqual([]);
});

it('a mail from where anybody writes names nobody', () => {
  expect(debtsOf('From: ana@gmail.com\nYour remaining balance is $1,317.62.')).toEqual([]);
});
