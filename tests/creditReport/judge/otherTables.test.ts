import { describe, expect, it } from 'vitest';
import { otherTableUnder } from '../../../src/creditReport/judge/otherTables';

const isOther = (...headings: readonly string[]) => otherTableUnder(headings.join('\t')) !== undefined;

/** Headings of a table of something else, what may stand for one of them, and what may not. */
const TABLES = [
  {
    of: 'the day of a transaction',
    beside: ['Memo', 'Amount'],
    may: ['Date', 'Trans. Date', 'Transaction Date', 'Post Date', 'Posted Date', 'Posting Date', 'Process Date', 'Processed Date', 'Effective Date', 'Settlement Date', 'Sale Date', 'Date Posted', 'Datetime', 'Trans', 'Tran', 'Post.', 'Posted'],
    mayNot: ['Due on date', 'Date of birth', 'Old trans', 'Transfer'],
  },
  {
    of: 'what a transaction was',
    beside: ['Date', 'Amount'],
    may: ['Description', 'Description of Transaction or Credit', 'Original Description', 'Payee', 'Memo', 'Merchant', 'Transaction', 'Transactions', 'Details', 'Transaction Details', 'Particulars', 'Type', 'Transaction Type', 'Note', 'Notes', 'Category', 'Check No', 'Check No.', 'Check Number', 'Check #'],
    mayNot: ['My description', 'Check number two'],
  },
  {
    of: 'the sum of a transaction',
    beside: ['Date', 'Payee'],
    may: ['Amount', 'Transaction Amount', 'Amount Debit', 'Amount (Total)', 'Debit', 'Credits', 'Credit', 'Withdrawal', 'Deposit', 'Charge', 'Payment', 'Outflow', 'Money in', 'Paid out', 'Balance', 'Running Balance', 'Bal', 'Bal.'],
    mayNot: ['The amount', 'Balances'],
  },
  {
    of: 'the balance behind a transaction, and not of an account',
    beside: ['Date', 'Balance'],
    may: ['Type', 'Description'],
    mayNot: ['Account', 'Accounts', 'Account Name', 'Acct'],
  },
  {
    of: 'offers',
    beside: ['Bank', 'APR'],
    may: ['Loan offer', 'Quote', 'Approved for', 'Could line up to', 'Limit up to', 'Would lend', 'Monthly would be', 'Good until', 'Introductory APR', 'Intro APR'],
    mayNot: ['Quoted', 'Account'],
  },
  {
    of: 'choices of a collector',
    beside: ['You pay', 'By'],
    may: ['Option', 'Options', 'Your choice', 'Choices', 'Payment offer', 'Settlement offers', 'Plan', 'Plans'],
    mayNot: ['Plans of old', 'Our options', 'Owes', 'Owed'],
  },
  {
    of: 'terms of a creditor',
    beside: ['Creditor', 'Phone'],
    may: ['Fairshare', 'Fair share', 'Hardship term', 'Department', 'Re-age', 'Reaging', 'Accepts', 'Accept', '% of balance', '% of the balance', 'Min. balance', 'Min balance', 'Max settlement', 'Maximum debt', 'Standard term'],
    mayNot: ['Department store', 'The department', 'Accepting'],
  },
  {
    of: 'terms of a creditor without what is owed',
    beside: ['Creditor', 'Fair share'],
    may: ['Min balance', 'Typical bal', 'Current'],
    mayNot: ['Balance', 'Bal', 'Bal.', 'Cur. bal', 'Curr bal', 'Current sum', 'Unpaid sum', 'Owe', 'Owed', 'Acct #', 'Acct. #', 'Acct#', 'Account no', 'Acct id', 'Status', 'Past due'],
  },
  {
    of: 'what is saved',
    beside: ['What', 'Left'],
    may: ['Saved', 'Saved so far', 'Goal', 'Goals', 'Saving goal', 'Savings goal', 'Target'],
    mayNot: ['Not saved', 'Goals of debts'],
  },
  {
    of: 'how far it is saved',
    beside: ['What', 'Goal'],
    may: ['Target', 'Target date', 'Monthly', 'By', 'To go'],
    mayNot: ['Left over', 'The left'],
  },
  {
    of: 'where it is saved',
    beside: ['Note', 'We add'],
    may: ['Account', 'Accounts', 'Fund name', 'Jar', 'Pots'],
    mayNot: ['My account', 'Bank loan'],
  },
  {
    of: 'what is added to it',
    beside: ['Account', 'Number'],
    may: ['Add', 'We add per month', 'I save', 'Put in', 'Put away', 'Set aside', 'Contribute', 'Contribution', 'Contributions', 'Deposited', 'Monthly savings', 'Our contribution', 'Our contributions', 'My deposit', 'My deposits'],
    mayNot: ['No deposit', 'Savings', 'Our savings account', 'The monthly savings', 'Adding'],
  },
  {
    of: 'savings without what is owed',
    beside: ['Account', 'We add'],
    may: ['Note'],
    mayNot: ['Owed', 'Owes', 'Owing', 'Owe', 'APR', 'Min', 'Minimum', 'Saldo'],
  },
  {
    of: 'the kinds of debts',
    beside: ['Count', 'Total'],
    may: ['Type', 'Types', 'Account type', 'Debt category', 'Class'],
    mayNot: ['Old type', 'Typed'],
  },
  {
    of: 'how many debts there are',
    beside: ['Type', 'Total'],
    may: ['Count', 'How many', 'Number of accounts', 'No. of accts', 'No of loans', '# trades', '# of debts'],
    mayNot: ['Account', 'Number', 'The count', 'Counted'],
  },
  {
    of: 'what the kinds of debts come to',
    beside: ['Type', 'Count'],
    may: ['Bal', 'Balance', 'Balances', 'Owed in all', 'The amount'],
    mayNot: ['Balanced', 'Baloney'],
  },
  {
    of: 'kinds of debts without any one of them',
    beside: ['Type', 'Count', 'Total'],
    may: ['Note'],
    mayNot: ['Acct #', 'Acct. no', 'Acct#', 'Account num', 'Company'],
  },
  {
    of: 'what is owned',
    beside: ['Note', 'Value'],
    may: ['Item', 'Asset', 'Assets', 'Property', 'Vehicle', 'Our vehicles'],
    mayNot: ['Itemised', 'Company'],
  },
  {
    of: 'what it is worth',
    beside: ['Item', 'Note'],
    may: ['Value', 'Market value', 'Fair market value', 'Current value', "Today's value", 'Today’s value', 'Todays value'],
    mayNot: ['Valued', 'The value'],
  },
  {
    of: 'what is owned without what is owed on it',
    beside: ['Item', 'Value'],
    may: ['Note'],
    mayNot: ['Owed', 'Owes', 'Owing', 'Owe', 'Lien'],
  },
  {
    of: 'a bank that holds something of value',
    beside: ['Number', 'Cash value'],
    may: ['Institution', 'Bank', 'Bank or fund'],
    mayNot: ['Old bank', 'Institutional'],
  },
  {
    of: 'what it holds',
    beside: ['Bank', 'Number'],
    may: ['Cash value', 'Market value', 'Cash or market value', 'Balance/value'],
    mayNot: ['Cash values', 'Value'],
  },
  {
    of: 'what a bank holds without what is owed',
    beside: ['Bank', 'Cash value'],
    may: ['Note'],
    mayNot: ['Owe', 'Owed', 'Owes', 'Owing'],
  },
  {
    of: 'a bank of deposits',
    beside: ['Bal', 'Average'],
    may: ['Depository', 'My bank', 'Type', 'Account type', 'Kind'],
    mayNot: ['Typed', 'The type'],
  },
  {
    of: 'the average of a deposit',
    beside: ['Bank', 'Bal'],
    may: ['Average', 'Avg', 'Avg.', '60-Day Avg', '60 day avg', '60day avg', '2 mo avg', '2 mo. avg', '2 months average', '2 month avg', 'Avg bal', 'Avg bal.', 'Average balance', 'Average daily balance'],
    mayNot: ['Average rate', 'The average', 'a day avg'],
  },
  {
    of: 'deposits without what is owed',
    beside: ['Bank', 'Average'],
    may: ['Note'],
    mayNot: ['Owe', 'Owed', 'Owing', 'Min', 'Minimum', 'Limit'],
  },
  {
    of: 'shares',
    beside: ['Company', 'Price'],
    may: ['Symbol', 'Ticker', 'Shares', 'Number of shares', 'No. of shares', 'No of shares', '# of shares'],
    mayNot: ['Shares sold', 'My symbol'],
  },
  {
    of: 'the months of a plan',
    beside: ['Principal', 'Sum'],
    may: ['Month', 'Period', 'Payment #', 'Pmt #', 'Pmt#'],
    mayNot: ['Monthly', 'The month'],
  },
  {
    of: 'what is paid each month of a plan',
    beside: ['Month', 'Sum'],
    may: ['Principal', 'Interest', 'Interest paid', 'Focus', 'Focus debt', 'Target', 'Target debt'],
    mayNot: ['Principally', 'My principal'],
  },
  {
    of: 'the order of a plan',
    beside: ['Note', 'Gone by'],
    may: ['Focus', 'Pay first', 'Pay off first', 'Step 1'],
    mayNot: ['My focus', 'Steps'],
  },
  {
    of: 'when a debt will be gone',
    beside: ['Note', 'Step'],
    may: ['Paid off', 'Payoff', 'Pay-off', 'Payoff date', 'Pay-off month', 'Gone', 'Done in', 'Debt-free', 'Debt free by'],
    mayNot: ['Is gone', 'Gone away'],
  },
  {
    of: 'a plan without what is owed',
    beside: ['Step', 'Gone by'],
    may: ['Note'],
    mayNot: ['Bal', 'Balance', 'Owe', 'Owed', 'Owes', 'Owing'],
  },
  {
    of: 'who asked for a report',
    beside: ['Company', 'Date'],
    may: ['Request', 'Requested', 'Inquiries', 'Consultas', 'Solicitada'],
    mayNot: ['Requests', 'Solicitante'],
  },
  {
    of: 'a court',
    beside: ['Kind', 'Filed'],
    may: ['Court', 'Court name'],
    mayNot: ['Courtesy', 'The court'],
  },
  {
    of: 'what a court has on file',
    beside: ['Kind', 'Court'],
    may: ['Filed', 'Date filed', 'Filed on', 'Filing date'],
    mayNot: ['Filed by', 'Not filed', 'Name', 'Judgment', 'Judgement'],
  },
  {
    of: 'bills',
    beside: ['Note', 'How paid'],
    may: ['Bill', 'Bills', 'Monthly bill', 'Biller', 'Billers', 'Expense', 'Expenses'],
    mayNot: ['Old bill', 'Billed'],
  },
  {
    of: 'how bills are paid',
    beside: ['Note', 'Bill'],
    may: ['Paid how', 'Paid how?', 'Paid by', 'How paid', 'How we pay', "How it's paid", 'How its paid', 'How it’s paid', 'Autopay', 'Auto-pay', 'How often'],
    mayNot: ['Unpaid by', 'Paid by him'],
  },
  {
    of: 'bills without what is owed',
    beside: ['Bill', 'How paid'],
    may: ['Note'],
    mayNot: ['Owe', 'Owed', 'Owing', 'APR', 'Min', 'Minimum'],
  },
  {
    of: 'payments by a bank',
    beside: ['Sum', 'Deliver by'],
    may: ['Payee', 'Biller', 'Pay to'],
    mayNot: ['My payee', 'Payees'],
  },
  { of: 'when they are paid', beside: ['Sum', 'Payee'], may: ['Deliver by', 'Scheduled for'], mayNot: ['To deliver'] },
  { of: 'subscriptions', beside: ['Sum', 'Service'], may: ['Renews'], mayNot: ['It renews'] },
  { of: 'invoices', beside: ['Sum', 'Invoice'], may: ['Client', 'Customer name'], mayNot: ['My client'] },
  {
    of: 'an order',
    beside: ['Thing', 'Price'],
    may: ['Qty', 'Qty.', 'Quantity', 'SKU'],
    mayNot: ['My qty', 'Quantity sold'],
  },
] as const; // biome-ignore format: headings are read in lines

describe.each(TABLES)('$of', ({ beside, may, mayNot }) => {
  it.each(may)('may have the heading %s', (heading) => {
    expect(isOther(...beside, heading)).toBe(true);
  });
  it.each(mayNot)('has not the heading %s', (heading) => {
    expect(isOther(...beside, heading)).toBe(false);
  });
});

it('the days of inquiries are enough beside the one who asked', () => {
  for (const heading of ['Inquiry date', 'Inquiry date(s)', 'Date of inquiry'])
    expect(isOther('Company', heading)).toBe(true);
  expect(isOther('Company', 'Symbol')).toBe(false);
});

it('who asked for a report may be called a creditor, and what he was asked for a sum', () => {
  for (const heading of ['Date of inquiry', 'Date inquired', 'Inquired on'])
    expect(isOther('Creditor name', 'Type of business', heading)).toBe(true);
  expect(isOther('Creditor', 'Date', 'Amount requested')).toBe(true);
  expect(isOther('Creditor', 'Date', 'Amount')).toBe(false);
  expect(isOther('Creditor', 'Balance', 'Date of inquiry')).toBe(false);
});

it.each(['Date,Payee,Amount', 'Date;Payee;Amount', 'Date|Payee|Amount', 'Date  Payee  Amount', 'Date / Payee / Amount', '"Date","Payee","Amount"', ' Date Payee Amount ', 'Trans Date Description Amount', 'Date: , Payee: , Amount: '])(
  'headings are parted in many ways: %s',
  (line) => {
    expect(otherTableUnder(line)).toBeDefined();
  },
); // biome-ignore format: lines are read in one

it.each(['Payee of a date amount', 'The payee, the date'])(
  'headings are not parted by the blanks of %s',
  (line) => {
    expect(otherTableUnder(line)).toBeUndefined();
  },
);

it.each([
  ['Date\tCreditor\tBureau\tReason\tAmount asked\tNew debt?', true],
  ['Inquiry date\tCreditor\tExplanation\tAmount requested', true],
  ['Date opened\tCreditor\tReason\tNew debt?\tBalance', false],
])('a table that tells why credit was asked for has no debts: %s', (headings, isOther) => {
  expect(otherTableUnder(headings) !== undefined).toBe(isOther);
});
