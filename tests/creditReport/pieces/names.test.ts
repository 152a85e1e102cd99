import { expect, it } from 'vitest';
import { nameKey } from '../../../src/creditReport/pieces/nameKey';
import { cleanName, isName, isOutlined, qualifiesLabel } from '../../../src/creditReport/pieces/names';

it.each([
  'Sephora',
  'Marcus',
  'Marriott',
  'CREDIT ONE BANK',
  'SYNCB/AMAZON PLCC',
  'AFFIRM INC',
  'T-MOBILE',
  'Capital One',
  'LVNV FUNDING LLC - Closed',
  '5TH THIRD BANK',
  'TOYOTA MOTOR CREDIT CO',
  'CITIBANK N A',
  'Amazon.com Store Card',
  'BALANCE CREDIT LLC',
  'DEPT OF ED/NELNET',
  'AMERICAN EXPRESS',
  '2.1 BLUE HERON BANK',
  'MACYS/CITIBANK',
  "KOHL'S",
  'ONEMAIN',
  'Wells Fargo Bank, N.A.',
  'TARGET N.B.',
  'Oak Finance, the Altima',
  'Oak Auto (the Rogue)',
  'Oak Auto (our CR-V)',
  'AB',
  'A1B',
  `Xy${'x'.repeat(88)}`,
  'A B C D E F G H I J',
  'Abc Inc.',
  'Green Mountain C.U.',
  'Vermont Heart Assoc.',
  'Mercy Hosp.',
  'AFNI, INC. #1029384****',
  'Honda Financial Services •••• 2043',
  'Oak Bank …1998',
  'OAK BANK #2098****',
  'U.S. Bank Cash+',
  '(1) A Bank',
  'Abc Corp. ',
  'Abc Co.',
  'Abc LLC.',
  'Abc Ltd.',
  'Abc F.S.B.',
  'Ed Dept.',
  'Credit Card Co',
  'Abc 2150',
  'Abc 12050',
  'Account Bank',
  'The Account of Things',
  'Jan Bank',
  'Marching Bank',
  'This Bank',
  'Isbank',
  'Current Bank',
  'Individual Bank',
  'Bank of Joint Account',
  'A-B',
  '1) A Bank',
  'Bank of 30',
  '### Oak Bank',
  '> 1. Oak Bank',
  'Oak Financial (2017 Jetta)',
  'Oak Financial - Sentra 2019',
  '• **Oak Bank**',
  'Principal Bank',
  'Hibernia Bank',
  'Oak Dear Bank',
  'JPM: Chase Card',
  'Oak Auto Loan - 2020 Forester',
  'AR Collection',
  'Oak Rewards (2047)',
  'Program Bank',
  'Summary Credit Union',
  'Application Finance',
  'Bank of the West Mastercard',
  'Long Ago Antiques',
  'Auto Loan - 2019 RAM 1500',
  '2019 VEHICLE LOAN',
  '2021 Honda Civic Lease',
  'cashRewards ...7742',
  'eBay Mastercard',
  'Sephora',
  'Marcus',
  'Newest Bank',
  'OAK FUNDING GROUP LLC (Original Creditor: 12 FIR ONE BANK N A)',
])('takes %s for a name', (text) => {
  expect(isName(text)).toBe(true);
});

it.each([
  'Selected',
  'I forgot one',
  'Oldest account',
  'Newest account',
  'Most recent account',
  'Average account age',
  'Average age of open accounts',
  'Age of credit history',
  'Sept. Oct. Nov.',
  'March April',
  'FICO® Score 8',
  'VantageScore 3.0',
  'Ending Balance',
  'Individual',
  '*Includes general claims',
  'Not included in total debt',
  'Excludes secured claims',
  'Active',
  'Payment plan',
  'Secured installment',
  'Auto lease',
  'Original Filed',
  'Original Entered',
  'Payoff may differ',
  'Number, Street, City, State & Zip Code',
  'Auto Loan of 2020',
  'Budget - 2020 Spring',
  '2020 Loan',
  '2020 Student Loan Summary',
  '7th',
  '22nd',
  'MR-220417',
  'No phone number available',
  'Seven Year History',
  'See details',
  'See something wrong? Dispute an error',
  '☑ Retained',
  'Page 13 of 18',
  'BOX 1269 GREENVILLE, SC 29603',
  '057 Collection Account',
  'C/O RESURGENT CAPITAL SERVICES,PO',
  'Joint Account',
  'https://www.example.org/a',
  'PO BOX 98872,',
  'LAS VEGAS NV, 89193',
  '(877) 825-3242',
  'Payment History',
  'Debt-to-income 31%',
  'Oak Rewards (2019)',
  'Debt to credit ratio',
  'Overall credit usage 58%',
  'R Repossession TN Too New to Rate',
  'F Foreclosure, CO Charge-Off',
  'TN Too New to Rate',
  'V - Voluntary Surrender',
  'Opened 4 yrs, 2 mos ago',
  'Last reported 3 days ago',
  'Updated a month ago',
  'POTENTIALLY NEGATIVE',
  'Account Information',
  'TransUnion',
  'Experian® Equifax®',
  'Current',
  'Collection',
  'Charge-off',
  '$488',
  '10/20/2026',
  '30 days past due as of Aug 2023',
  'of Aug 2026.',
  'By Apr 2030, this account is scheduled to go to a positive status.',
  'Jan Feb Mar Apr',
  'Year Jan Feb',
  '****1234',
  '',
  '2026',
  'Charge Off as of Aug 2026',
  '320 E BIG BEAVER RD STE 300',
  'Status:',
  'High balance of $696 from 10/2023',
  'A',
  'A1',
  `Xy${'x'.repeat(89)}`,
  'A B C D E F G H I J K',
  'abc Bank',
  'cash Rewards',
  'paidTO',
  'Abc;',
  'Why?',
  'Now!',
  'Abc. Def',
  'Abc.',
  'Abc. ',
  'Abc Inc. Foo',
  'Co-signer',
  'Cosigner',
  'Month',
  'Monthly',
  'Yes',
  'Bank Credit Card',
  'Credit cards',
  'Revolving account',
  'Abc as of',
  'Abc 1999',
  'Abc 2050',
  'joan@example.org',
  'See https://x',
  'On www.x',
  'My credit report of May',
  'Summit Fork Mortgage, NMLS',
  'Account of',
  'Balance was',
  'Status is',
  'Past due was',
  'Past due history',
  'Credit limit of',
  'Debt utilization',
  'Account usage now',
  'January. February',
  'Bank is',
  'Abc your Bank',
  'Abc 1,204',
  'Abc $5',
  '>Current<',
  'Oct 2026',
  'Hard Inquiries',
  'Our',
  'Outstanding Principal',
  'Dear customer',
  '王律师您好',
  'Buenas tardes Lic. Urrutia',
  'Kind regards',
  'Regards',
  'Thank you',
  'Thanks',
  'USD 30',
  'Not Reported',
  'Bank Credit Cards',
  'See http://x',
  'DA-661-20',
  'Usage 19%',
  'Program',
  'Credit utilization: 9%',
  'SECTION 3 - STABILITY INFORMATION',
])('refuses %s as a name', (text) => {
  expect(isName(text)).toBe(false);
});

it.each([
  ['12.1 OAK', true],
  ['3.12 OAK', true],
  ['x 3.1 OAK', false],
  ['3. OAK', false],
  ['3.1OAK', false],
])('tells whether %j has its number in an outline: %s', (line, isNumbered) => {
  expect(isOutlined(line)).toBe(isNumbered);
});

it.each([
  ['Outstanding principal', true],
  ['our '.repeat(15).trim(), true],
  [`${'our '.repeat(14)}new `, true],
  [`${'our '.repeat(14)}final`, false],
  ['Total Bank', false],
  ['', false],
])('tells whether %j can only belong to a label: %s', (words, isOfLabel) => {
  expect(qualifiesLabel(words)).toBe(isOfLabel);
});

it.each([
  ['CAPITAL ONE', 'capitalone'],
  [' Macy’s / Citi-Bank 2 ', 'macyscitibank2'],
  ['ÖTZI', 'ötzi'],
  ['--', ''],
])('compares %j by its letters and digits', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

it.each([
  ['a legend', 'Collection Account CO Charge-Off B Included in Bankruptcy R Repossession'],
  ['what a list is called', 'Judgment list'],
  ['whose summary it is', 'Billing Summary for Ann Roe'],
  ['the count of an account', '---- ACCOUNT 1 of 4 ----'],
  ['the kind of an account and whose it is', 'Credit Card · Individual'],
  ['a rate', 'Rate 4.53%'],
  ['how long an offer stands', 'Offer good for 60 days'],
  ['how long a payoff stands', 'Payoff good through Dec 1'],
  ['a time before', 'Last month'],
  ['the same of a discount', 'This discount expires in May'],
  ['how much of a loan is paid', '-4% paid off'],
  ['that a part is empty', 'None reported'],
  ['a greeting', 'Overview Good evening, Harriet'],
  ['a rate of interest', 'Interest rate: 6%'],
  ['what a company is by law', 'LLC'],
  ['what a court calls its paper', 'SUMMONS'],
  ['what an office of taxes calls its paper', 'Assessment Notice'],
  ['where something is delivered', 'Service address 44 Cove Ln'],
  ['what a tax comes to', 'Tax due'],
  ['what is added to it', 'Penalty and interest'],
  ['the same with dots', 'N.A.'],
  ['a way to pay', 'Pay online at oakhealth.example/pay'],
  ['another way to pay', 'To make a payment by phone'],
])('takes %s for no name', (_, line) => {
  expect(isName(line)).toBe(false);
});

it('takes a name with one status, and one with a dot, for a name', () => {
  expect(['Charge-Off Recovery Bank', 'Oak · Individual'].map(isName)).toEqual([true, true]);
  expect(['Offer Good Finance', 'Discount Tire'].map(isName)).toEqual([true, true]);
});

it.each([
  ['what a history tells of months past', 'IN PRIOR 42 MONTHS FROM DATE UPDATED NEVER LATE'],
  ['how often it was late', 'Late 3 times 60 days, 1 time 90 days'],
  ['a number of something, behind its sign', 'Account # 2290018843'],
  ['a number of a member', 'Mbr # 55210'],
])('takes %s for no name', (_, line) => {
  expect(isName(line)).toBe(false);
});

it('takes a name with its number behind a sign for a name', () => {
  expect(['OAK STORES # 2290018843', 'OAK # 3 49115 77230'].map(isName)).toEqual([true, true]);
});

it('a name is parted from the unmarked number behind it, but not from that of a client or a case', () => {
  expect(cleanName('HUNTINGTON BANK 00123-45')).toMatchObject({
    name: 'HUNTINGTON BANK',
    number: '00123-45',
  });
  expect(cleanName('Creditor Detail - Client 40-118827')).toMatchObject({ number: '' });
  expect(cleanName('OAK BANK, acct 00123-45')).toMatchObject({ name: 'OAK BANK', number: '00123-45' });
});

it('takes a name with the day on which the account was opened behind it for a name', () => {
  expect(isName('OAK BANK (Credit card, opened Nov 2009)')).toBe(true);
  expect(isName('Opened Nov 2009')).toBe(false);
});

it.each(['October 8', 'Sept. 12th', 'May 3'])('takes a day for no name: %s', (text) => {
  expect(isName(text)).toBe(false);
});

it.each([
  'Option 1',
  'Settlement offer 2',
  'CLM',
  'ALLOWED',
  'TRUSTEE COMPENSATION TO DATE',
  'No plan yet',
  'No payment plan',
  'Payment plan active',
  'Your repayment plan is pending',
  'Plan de pago activo',
  'Sin plan de pagos',
  'Arrangement confirmation',
  'Confirmación del acuerdo',
  'Original Account Number',
  'Statement summary',
  'Balance statement',
  'Program Summary',
  'Enrollment Overview',
  'Uniform Residential Loan Application',
  'Credit card application form',
  'Billing details',
])('what is proposed, a word beside a sum, and that there is nothing yet name nobody: %s', (text) => {
  expect(isName(text)).toBe(false);
});

it.each(['Oak Education Trust 2016-A', 'Elm Funding 2019', 'Option One Mortgage'])(
  'the trust of a year, and a lender called as an offer is, are names: %s',
  (text) => {
    expect(isName(text)).toBe(true);
  },
);

it.each([
  ['OAK BANK Back to top', 'OAK BANK'],
  ['Elm Store view details', 'Elm Store'],
  ['OAK CLINIC hospital bill', 'OAK CLINIC'],
  ['HUNTINGTON NATL BK auto', 'HUNTINGTON NATL BK'],
  ['Oak home loan', 'Oak home loan'],
])('of %j the name is %j', (printed, name) => {
  expect(cleanName(printed).name).toBe(name);
});

it.each(['Debtor 2', 'Part 4', 'Schedule 3', 'DIVIDENDS PAID YTD'])(
  'is no name: what a form calls its parts and parties, and a sum of the year, %s',
  (text) => {
    expect(isName(text)).toBe(false);
  },
);

it.each([
  ['taxes of a year', ['IRS 2024', 'Tax debt IRS 2024', 'Back taxes 2022', 'Tax bill 2023', 'Taxes 2020', 'Income tax 2019', 'Federal taxes 2021', 'IRS 1999 tax', 'State tax 2020 taxes']],
  ['words at their beginning alone that name nobody there', ['Oak Client Services', 'Elm Number Street Bank', 'Bank Includes All', 'Oak Status Bank', 'Oak Allowed', 'Claims Resolution Corp', 'Store We love']],
  ['what is loaned on', ['Oak Trust 2016-2', '2019 RAM 1500 Loan', 'Oak Fund, 2019']],
  ['words that begin as a greeting', ['Holanda Bank', 'Oi Oak Bank', 'Oilton Bank', 'Olan Bank', 'Oak Hola Bank', '您好 Bank', 'Oak 尊敬的', 'Hilton Bank']],
  ['shortened words', ['Oak Svc. Center', 'Oak Svcs. Center', 'Abc Inc. **1234', 'Abc Inc. dba Fir Credit']],
  ['days as a part', ['Oak May 3', 'May 3 Bank', 'Mart 21']],
  ['what is no money beside it', ['Bank One 5%', 'Oak Rate Bank']],
])('takes names with %s for names', (_, names) => {
  expect(names.filter((name) => !isName(name))).toEqual([]);
}); // biome-ignore format: names are read in lines

it.each([
  ['taxes', ['My IRS 2024', 'IRS 2024 bill']],
  ['rates', ['-4 % paid', '12.25% fixed', 'Interest rate 12', 'APR: 9']],
  ['words before a value', ['Number Street', 'Number, street', 'Coborrower Jane', 'Co-borrower Jane', 'Patient Jane', 'Patient: Jane', 'Patients Jane', 'Remark one', 'Remarks one', 'Comment one', 'Comments one', '* Includes fees', '*Denotes fees', 'Opening balance']],
  ['whose account it is', ['Owner INDIVIDUAL', 'Owner: Joint', 'Owner AUTHORIZED_USER']],
  ['titles of papers', ['FINAL DISCONNECTION NOTICE', 'Past-due reminder', 'Guarantor statement', 'Second notice', 'Billing invoice']],
  ['choices', ['Option 12', 'Offer b', 'Payment option #2', 'Alternative two', 'Claims', 'Claim', 'Claimed', 'Trustee compensation']],
  ['years that tell of no model', ['Oak Trust 2016 Notice', 'Old 2019 Vehicle Loan']],
  ['sentences', ['We pay', 'Oak has it']],
  ['greetings', ['Estimada Sra Oak', 'Estimados Sres', 'Hola Ana', 'Buenos dias Ana', 'Buenos días', 'Buenas noches', 'Prezada Ana', 'Prezados', 'Olá Ana', 'Oi Ana', 'Bom dia', 'Boa tarde', 'Thanks Ana', '尊敬的王', '亲爱的王']],
  ['ends of sentences', ['Oak St. 5', 'Abc Inc. x1']],
  ['days', ['June 4', 'Jun 4', 'July 14', 'Jul 5', 'Sep 1st', 'September 30', 'January 5', 'Oct. 22nd', 'March 3rd', 'August 12']],
])('refuses %s as names', (_, texts) => {
  expect(texts.filter(isName)).toEqual([]);
}); // biome-ignore format: names are read in lines

it('words that name a bank do not only belong to a label', () => {
  expect(['Bank total', 'Total', 'new balance'].map(qualifiesLabel)).toEqual([false, true, false]);
});

it('names that have the word of a title in them are names', () => {
  expect(
    ['Oak Notice Services', 'Final Finish Auto', 'Statement Furniture', 'Collection Notice Partners'].every(
      isName,
    ),
  ).toBe(true);
});

it.each([
  ['Settle today and save 30%', false],
  ['Save up to 40% when you pay', false],
  ['Get 25% off', false],
  ['Settle for a 50% discount', false],
  ['Save Mart', true],
  ['Off Main Dental', true],
])('an offer names nobody: %s', (text, is) => {
  expect(isName(text)).toBe(is);
});

it('a trust keeps the year and the series of its name', () => {
  expect(cleanName('Oak Student Loan Trust 2007-1')).toMatchObject({
    name: 'Oak Student Loan Trust 2007-1',
    number: '',
  });
  expect(cleanName('Oak Bank 7781-02')).toMatchObject({ name: 'Oak Bank', number: '7781-02' });
});

it.each([
  'Welcome, JANE ROE',
  'Hello, Jane',
  'Hi Jane!',
  'Welcome back',
  'Add to cart',
  'Cart: 0 items',
  'Checkout',
  'Redeem',
  'Redeem Cash Back',
])('a greeting or a button names nobody: %s', (text) => {
  expect(isName(text)).toBe(false);
});

it('the title of a letter names nobody', () => {
  expect(isName('CREDIT INQUIRY EXPLANATION LETTER')).toBe(false);
});

it.each(['Welcome Finance', 'Hello Fresh', 'Cart Finance', 'Check Out Loans'])(
  'a company may be called so: %s',
  (text) => {
    expect(isName(text)).toBe(true);
  },
);

it.each([
  'Jan Feb Mar',
  'September',
  'Year Nov Dec',
  'Payment $512/mo',
  'Monthly payment of $40',
  'Collections Enforcement Section',
  'Loan Agreement & Disclosure',
])('is no name: %s', (line) => {
  expect(isName(line)).toBe(false);
});

it.each([
  ['Oak Auto Loan L21', 'Oak Auto Loan', 'L21'],
  ['Signature Loan L31', 'Signature Loan', 'L31'],
  ['Overdraft Line of Credit L09', 'Overdraft Line of Credit', 'L09'],
  ['Auto Loan L21', 'Auto Loan L21', ''],
  ['The Oak Bank L21', 'The Oak Bank L21', ''],
])('behind the kind of a loan stands which of them it is: %s', (printed, name, number) => {
  expect(cleanName(printed)).toMatchObject({ name, number });
});
