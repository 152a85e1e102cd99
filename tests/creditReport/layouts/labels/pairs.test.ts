import { describe, expect, it } from 'vitest';
import { headingsOf, readPairs } from '../../../../src/creditReport/layouts/labels/pairs';

const pairs = (text: string) => readPairs(text).pairs.map(({ label, value }) => `${label}=${value}`);

describe('readPairs', () => {
  it.each([
    ['Balance: $488', ['balance=$488']],
    ['Payoff $13,004.12', ['payoff=$13,004.12']],
    ['$640.30 Current balance', ['current balance=$640.30']],
    ['$640.30 Oak', []],
    ['Lease balance $3,300.00', ['lease balance=$3,300.00']],
    ['Creditor: Oak Acct: ****4417 Bal: 5.00', ['creditor=Oak', 'acct=****4417', 'bal=5.00']],
    ['Lender: Oak Account: 55-2291 Paying: 35.00', ['lender=Oak', 'account=55-2291', 'paying=35.00']],
    ['Lender: Oak Account: Elm', ['lender=Oak Account: Elm']],
    ['Name: Oak Order Number: PG-60211874', ['name=Oak Order Number: PG-60211874']],
    ['Lender: Oak Floor: 12', ['lender=Oak Floor: 12']],
    ['Bal: 3,871.00 Current', ['bal=3,871.00', 'unlabelled statusLoose=Current']],
    ['Bal: $5, 30 days late', ['bal=$5', 'unlabelled statusLoose=30 days late']],
    ['Pay: $5 30 DAYS', ['pay=$5', 'unlabelled statusLoose=30 DAYS']],
    ['Pay: $5 paid', ['pay=$5 paid']],
    ['Bal: $5 for the couch', ['bal=$5 for the couch']],
    ['Limit: $5 Current', ['limit=$5 Current']],
    ['1. Oak (原债权人: Elm)', []],
    ['1. Oak (Original creditor: Elm)', []],
    ['(Original creditor: Elm)', ['original creditor=Elm']],
    ['Behind? No, current', ['behind=No, current']],
    ['Questions? Call us', []],
    ['Balance $488', ['balance=$488']],
    ['Balance : $488', ['balance=$488']],
    ['Balance ....... $488', ['balance=$488']],
    ['For whom? Oak', ['for whom?=Oak']],
    ['Member ....... OAK BANK', ['member=OAK BANK']],
    ['Balance: OAK BANK .... Late 30 Days', ['balance=OAK BANK .... Late 30 Days']],
    ['Balance = $488', ['balance=$488']],
    ['Balance', ['balance=']],
    ['Balance -', ['balance=-']],
    ['Balance – $488', ['balance=$488']],
    ['Balance — $488', ['balance=$488']],
    ['Balance - $488', ['balance=$488']],
    ['Balance: - $488', ['balance=- $488']],
    ['Balance – $488 $5', ['balance=– $488 $5']],
    ['Balance N/A', ['balance=N/A']],
    ['Balance - x', ['balance=x']],
    ['AMOUNT $5', ['amount=$5']],
    ['Status Open', ['status=Open']],
    ['Status -', ['status=-']],
    ['Payment Status', ['payment status=']],
    ['Creditor Chase', ['creditor=Chase']],
    ['Terms 36', ['terms=36']],
    ['Terms: Minimum $90', ['terms=$90']],
    ['Terms: 60 Monthly $354', ['terms=$354']],
    ['Terms: $35 per month, paid Monthly', ['terms=$35']],
    ['Terms: 60 Months', ['terms=60 Months']],
    ['Terms: $500 down', ['terms=$500 down']],
    ['Owner: X', ['owner=X']],
    ['Opened 10/2020', ['opened=10/2020']],
    ['Account Number 12 34', ['account number=12 34']],
    ['Guarantor account #A-771820', ['guarantor account #=A-771820']],
    ['Account #104417', ['account #=104417']],
    ['Past due – second notice, 60 days', []],
    ['Past due – Payment $5', ['past due=–', 'payment=$5']],
    ['Vendor Code: 12', ['vendor code=12']],
    ['A B C D E: x', ['a b c d e=x']],
    ['Foo: bar Baz: x', ['foo=bar Baz: x']],
    ['Remarks: (1-1) Account Number (last 4 digits):8840', ['remarks=(1-1)', 'account number=8840']],
    ['Status Open. $60 past due as of Oct 2026.', ['status=Open. $60 past due as of Oct 2026.']],
    ['Status Current Past Due $6', ['status=Current Past Due $6']],
    ['Payment Status late Past Due $6', ['payment status=late Past Due $6']],
  ])('gives %j its value', (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });

  it.each([
    [
      'Actual Payment Amount: $35 Charge Off Amount: Balloon Payment Amount:',
      ['actual payment amount=$35', 'charge off amount=', 'balloon payment amount='],
    ],
    ['Balance $488 Monthly Payment $30 Limit $500', ['balance=$488', 'monthly payment=$30', 'limit=$500']],
    ['Recent Payment - Monthly Payment -', ['recent payment=-', 'monthly payment=-']],
    ['Company: ACME Agency: B', ['company=ACME', 'agency=B']],
    ['Payment: $5 Payment Status: Late', ['payment=$5', 'payment status=Late']],
    ['Balance $5 past due $6', ['balance=$5', 'past due=$6']],
    ['Balance $5 Payment Status Current', ['balance=$5', 'payment status=Current']],
    ['Balance $5 Status Current', ['balance=$5', 'status=Current']],
    ['Balance 5 High Credit 7', ['balance=5', 'high credit=7']],
    ['Balance 5 Limit -', ['balance=5', 'limit=-']],
    ['Opened 10/2020 Balance $5', ['opened=10/2020', 'balance=$5']],
    ['Account Number 12XX Balance 5', ['account number=12XX', 'balance=5']],
    ['Creditor Classification Insurance Amount $231', ['creditor classification=Insurance', 'amount=$231']],
    [
      'Creditor Classification Medical & Dental Balance $50',
      ['creditor classification=Medical & Dental', 'balance=$50'],
    ],
    ['Creditor Classification Utilities Limit $900', ['creditor classification=Utilities', 'limit=$900']],
    ['Owner: Joan Date Opened 10/20/2020', ['owner=Joan', 'date opened=10/20/2020']],
    ['Owner: Joan Past Due $5', ['owner=Joan', 'past due=$5']],
    ['Owner: Joan Account Number 4000XXXX', ['owner=Joan', 'account number=4000XXXX']],
  ])('divides %j', (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });

  it.each([
    ['Balance $5 Terms 36 months', ['balance=$5 Terms 36 months']],
    ['Balance $5 Credit Limit', ['balance=$5 Credit Limit']],
    ['Balance $5 Credit Limit x', ['balance=$5 Credit Limit x']],
    ['Balance $5 Limit', ['balance=$5 Limit']],
    ['Owner: Joan Balance $5', ['owner=Joan Balance $5']],
    ['Owner: Joan past due $5', ['owner=Joan past due $5']],
    ['Creditor Classification Medical amount $5', ['creditor classification=Medical amount $5']],
    ['Creditor Classification Medical Amount 5', ['creditor classification=Medical Amount 5']],
    ['Creditor Classification paid in the Amount $5', ['creditor classification=paid in the Amount $5']],
    ['Creditor Classification A B C D Amount $5', ['creditor classification=A B C D Amount $5']],
    ['Owner: Joan Credit Limit 5', ['owner=Joan Credit Limit 5']],
    ['Owner: Joan Date Opened Oct 2020', ['owner=Joan Date Opened Oct 2020']],
    ['Owner: Joan Credit Limit', ['owner=Joan Credit Limit']],
  ])('leaves %j whole, for its second label may be none', (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });

  it.each([
    ['CHASE Balance: $5', 'CHASE', ['balance=$5']],
    ['BALANCE HIGH', 'BALANCE HIGH', []],
    ['Creditor Name Account Number', 'Creditor Name Account Number', []],
    ['Account Number Date Opened', 'Account Number Date Opened', []],
    ['Type Loan Date Opened 10/20/2020', 'Type Loan', ['date opened=10/20/2020']],
    ['', '', []],
    ['A (Original Creditor: B)', 'A (Original Creditor B)', []],
    ['A (ORIG. of a kind: B) Balance: $5', 'A (ORIG. of a kind B)', ['balance=$5']],
    ['A (Owner: B)', '', ['a (owner=B)']],
    ['A B C D E F G H: x', 'A B C D E F G H: x', []],
  ])('finds in %j the lead %j', (text, lead, expected) => {
    expect(readPairs(text).lead).toBe(lead);
    expect(pairs(text)).toEqual(expected);
  });

  it.each([
    [
      'PO Box 9, Reno, NV 89501 | (877) 825-3242 Date Reported: 10/11/2026 | Balance: $488',
      ['date reported=10/11/2026', 'balance=$488'],
    ],
    ['| Balance: $5 | x', ['balance=$5']],
    ['Balance: $5 · x', ['balance=$5']],
    ['Balance: $5 | x Status: Late', ['balance=$5', 'status=Late']],
    ['Balance: $5 • x', ['balance=$5']],
    ['Reported: 09/2017 • Paid', ['reported=09/2017', 'unlabelled statusLoose=Paid']],
    ['Address: a | b', ['address=a b']],
  ])('ends a value at a bar in %j', (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });

  it.each([
    'BALANCE CREDIT LLC', 'Payment after charge off', 'LENDER NUMBER 01 LLC', 'High balance of $696 from 10/2023', 'COMPANY STORE',
    'Credit limit of $500 from 10/2023', 'CREDITOR CHASE', 'STATUS OPEN', 'Owner Joan', 'Term 36', 'Remarks closed', 'Balance as of', 'CHASE', ' ',
  ])('finds no pair in %j', (text) => {
    expect(pairs(text)).toEqual([]);
  }); // biome-ignore format: words are read in lines

  it('takes what a page calls a total for a sum that is owed to nobody', () => {
    expect(readPairs('Total balance of all accounts: $5').pairs).toMatchObject([
      { kind: 'money', value: '$5' },
    ]);
    expect(readPairs('Owed to Oak: $5').pairs).toMatchObject([{ kind: 'balance' }]);
  });

  it('says which label a colon marks', () => {
    expect(readPairs('Balance: $5 Monthly Payment $6').pairs.map(({ colon }) => colon)).toEqual([
      true,
      false,
    ]);
    expect(readPairs('Vendor: x').pairs).toEqual([
      { kind: 'text', label: 'vendor', value: 'x', colon: true },
    ]);
  });
});

describe('the value of a name without a colon', () => {
  it.each([
    ['Account Name OAK BANK Balance $1,204', ['account name=OAK BANK', 'balance=$1,204']],
    ['Creditor: Oak Bank Balance $5', ['creditor=Oak Bank', 'balance=$5']],
    ['Original Creditor OAK Creditor Type Retail', ['original creditor=OAK', 'creditor type=Retail']],
    ['Agency: OAK Account Type Retail', ['agency=OAK', 'account type=Retail']],
    ['Originally: OAK', ['originally=OAK']],
    ['Originally opened', []],
    [
      'Collection Agency OAK LLC Date Assigned Sep 12, 2022',
      ['collection agency=OAK LLC', 'date assigned=Sep 12, 2022'],
    ],
    [
      'Date Assigned Feb 03, 2020 Account Number xxx 1163',
      ['date assigned=Feb 03, 2020', 'account number=xxx 1163'],
    ],
  ])('ends at the next label in %j', (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });
  it.each([
    ['Creditor: Oak Credit Bureau', ['creditor=Oak Credit Bureau']],
    ['Creditor: NAPA CREDIT BUREAU', ['creditor=NAPA CREDIT BUREAU']],
    ['Creditor: OAK Terms 36', ['creditor=OAK Terms 36']],
    ['Creditor: OAK Average Balance $5', ['creditor=OAK Average Balance $5']],
    ['Creditor: Balance 5', ['creditor=Balance 5']],
    ['Creditor: OAK Balance 5', ['creditor=OAK Balance 5']],
  ])('is whole in %j', (text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });
});

it.each([
  ['Balance High Credit 700', ['balance=', 'high credit=700']],
  ['Amount Past Due Date Reported 07/2026', ['amount past due=', 'date reported=07/2026']],
  ['Balance Date Opened 10/2020', ['balance=', 'date opened=10/2020']],
  ['Balance Payment Frequency Monthly', ['balance=', 'payment frequency=Monthly']],
  ['Balance Date 10/2020', ['balance date=10/2020']],
])('leaves the value empty where the next label follows at once: %j', (text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

it.each([
  ['Bank: OAK', 'name'],
  ['Agencia de cobranza: OAK', 'agency'],
  ['Account: Oak Visa', 'name'],
  ['Account: ****1234', 'number'],
  ['Acct: 1234XXXX', 'number'],
  ['Owed: $5', 'balance'],
  ['Min Pmt: $5', 'paying'],
  ['Account: Closed', 'text'],
  ['Owed: by Joan', 'text'],
  ['Delinquency: OK', 'text'],
  ['Late? never', 'status'],
  ['Late: no', 'status'],
  ['Behind? nope', 'status'],
  ['Past due? no', 'status'],
  ['Are you: 2 payments behind', 'status'],
  ['Are you: Joan', 'text'],
  ['Insured: never', 'text'],
  ['Disputed: no', 'text'],
  ['Late: Joan', 'text'],
  ['Vendor: OAK', 'name'],
  ['Vendor Code: OAK', 'text'],
  ['Bank:', 'text'],
] as const)('takes a heading of a column for a label where its value has the shape: %s', (text, kind) => {
  expect(readPairs(text).pairs.map((pair) => pair.kind)).toEqual([kind]);
});

describe('headingsOf', () => {
  it.each([
    ['Creditor Balance Status', ['creditor', 'balance', 'status']],
    ['Account # Balance Status:', ['account #', 'balance', 'status']],
  ])('reads the headings %s', (text, labels) => {
    expect(headingsOf(text)?.map(({ label }) => label)).toEqual(labels);
  });
  it.each([
    '',
    'Creditor',
    'Creditor Balance',
    'Creditor Balance Foo',
    'Foo Creditor Balance Status',
    'Creditor: Balance Status',
  ])('finds no headings in %j', (text) => {
    expect(headingsOf(text)).toBeUndefined();
  });
});

it.each([
  ['Service Type ...... Electric', 'text service type=Electric'],
  ['Final Bill ...... 588.47', 'text final bill=588.47'],
  ['Final Bill: 588.47', 'text final bill=588.47'],
  ['4. Member ............ OAK GAS / ELM Phone (877) 467-2262', 'name 4. member=OAK GAS / ELM Phone (877) 467-2262'],
  ['4. Consumer ........ OAK GAS', 'text 4. consumer=OAK GAS'],
  ['Member ........ OAK GAS', 'text member=OAK GAS'],
  ['Member Company ........ OAK GAS', 'name member company=OAK GAS'],
])('reads what a row of dots leads to: %s', (text, pair) => {
  expect(readPairs(text).pairs.map(({ kind, label, value }) => `${kind} ${label}=${value}`)).toEqual([pair]);
}); // biome-ignore format: pairs are read in lines

it('takes no meaning from what would be', () => {
  const [pair] = readPairs('If one account went to collections: 688').pairs;
  expect(pair?.kind).toBe('text');
});

it('the count of an account is the label of its name, and of nothing else', () => {
  const kindOf = (text: string) => readPairs(text).pairs[0]?.kind;
  expect(kindOf('Account 1 of 2: OAK BANK')).toBe('name');
  expect(kindOf('Tradeline #3: OAK BANK')).toBe('name');
  expect(kindOf('Account 1 of 2: $5')).toBe('text');
  expect(kindOf('Question 1 of 2: OAK BANK')).toBe('text');
});

it('a word that leads on belongs to the label', () => {
  expect(pairs('Last payment to original creditor: $45.00')).toEqual([
    'last payment to original creditor=$45.00',
  ]);
});

it('what is said of a sum is no label of another one', () => {
  const kinds = (text: string) => readPairs(text).pairs.map(({ kind }) => kind);
  expect(kinds('Pay off $2,000: 655 to 684')).toEqual(['text']);
  expect(kinds('Pay off it all: 655 to 684')).toEqual(['balance']);
});

it('a monthly amount is what is paid, over a column and before its sum', () => {
  expect(readPairs('Monthly amount: $203.44').pairs.map(({ kind }) => kind)).toEqual(['paying']);
  expect(readPairs('Original amount: $203.44').pairs.map(({ kind }) => kind)).not.toContain('paying');
});

it.each([
  ['RE: Account ending in 2291', 'number', '2291'],
  ['Regarding: your loan 4417-8820', 'number', '4417-8820'],
  ['RE: Individual Income Tax 2023', 'text', 'Individual Income Tax 2023'],
  ['Note: Account ending in 2291', 'text', 'Account ending in 2291'],
])('what a letter is about is the number of an account where it is one: %s', (line, kind, value) => {
  expect(readPairs(line).pairs[0]).toMatchObject({ kind, value });
});

it.each([
  ['Número de cuenta xxxx 5518 Saldo informado $2,204', ['número de cuenta=xxxx 5518', 'saldo informado=$2,204']],
  ['Agencia de cobranza OAK STRATEGIES Fecha del saldo 03 oct 2021', ['agencia de cobranza=OAK STRATEGIES', 'fecha del saldo=03 oct 2021']],
  ['Fecha de asignación feb. de 2020 Número de cuenta xxx 17', ['fecha de asignación=feb. de 2020', 'número de cuenta=xxx 17']],
  ['Importe vencido $0 Fecha informada 31 oct 2021', ['importe vencido=$0', 'fecha informada=31 oct 2021']],
  ['Importe del pago real Importe del pago programado $25', ['importe del pago real=', 'importe del pago programado=$25']],
])('labels in Spanish are told in mid-line without a colon: %s', (text, expected) => {
  expect(pairs(text)).toEqual(expected);
}); // biome-ignore format: texts are read in lines

it.each([
  ['Account: HEP-33920 Date of service: 05/02/25', ['account=HEP-33920', 'date of service=05/02/25']],
  ['Account: 600211874 Dates of service: 05/02/25 - 05/04/25', ['account=600211874', 'dates of service=05/02/25 - 05/04/25']],
  ['Total charges 18,440.00', ['total charges=18,440.00']],
  ['Insurance adjustments -4,104.80', ['insurance adjustments=-4,104.80']],
])('labels of a bill are told: %s', (text, expected) => {
  expect(pairs(text)).toEqual(expected);
}); // biome-ignore format: texts are read in lines
