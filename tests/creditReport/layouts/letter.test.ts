import { describe, expect, it } from 'vitest';
import { debtOf } from '../../../src/creditReport/debts/debtOf';
import { isLetter, readLetter } from '../../../src/creditReport/layouts/letter';
import { pageOfElements, pagesOfText } from '../../../src/creditReport/page/page';
import { debtsIn } from '../../support/reports';

const page = (source: string) => pagesOfText(source)[0] ?? pageOfElements([]);
const read = (source: string) =>
  readLetter(page(source)).map(({ facts }) =>
    Object.fromEntries(facts.map(({ kind, values }) => [kind, values.join()])),
  );

const COLLECTOR = `OAK RECOVERY LLC
PO Box 1, Reno, NV 89501
Reference: 55-1234
Dear Jane Roe,
OAK RECOVERY LLC is a debt collector. We are trying to collect a debt that you owe to Elm Bank. We will use
any information you give us to help collect the debt.
Our information shows:
You had a card from Elm Bank with account number ****4321
As of May 1, 2026, you owed: $900.00
You were charged this amount in interest: +$50.00
You paid: -$20.00
Total amount of the debt now: $930.00
How can you dispute the debt?`;
const STATEMENT = `OAK BANK
Account number: XXXX 1234
Statement date 05/01/2026
Previous balance   $900.00
New balance   $930.00
Minimum payment due   $35.00
Payment due date 05/25/2026`;

describe('a letter about one debt', () => {
  it('of a collector is read: who writes, the number, what is owed now, and to whom it was owed', () => {
    expect(read(COLLECTOR)).toEqual([
      expect.objectContaining({
        name: 'OAK RECOVERY LLC',
        number: '****4321',
        balance: '$930.00',
        original: 'Elm Bank',
        statusLoose: 'collection',
      }),
    ]);
  });
  it('of a card asks for no sum that would pay it in years, and is of the one at its head, before a bar', () => {
    const warned = STATEMENT.replace('OAK BANK', 'Oak Visa card | World Mastercard ending in 1234').concat(
      '\nMinimum Payment   15 Years   $8,644\n$141              3 Years    $5,066',
    );
    expect(read(warned)).toEqual([expect.objectContaining({ name: 'Oak Visa card', paying: '$35.00' })]);
  });
  it('of a card is of the bank before what it calls its paper', () => {
    const titled = STATEMENT.replace('OAK BANK', 'OAK BANK CREDIT CARD STATEMENT');
    expect(read(titled)).toEqual([expect.objectContaining({ name: 'OAK BANK' })]);
  });
  it('with a table of charges asks for what they come to, and is in no collection that it threatens with', () => {
    const rows = [
      'Service\tCharges\tPatient Balance',
      'Visit\t$3,920.00\t$900.00',
      'Scan\t$1,610.00\t$364.50',
    ];
    const bill = [
      'OAK HEALTH',
      'Billing statement',
      'Statement date 1/2/26',
      'Amount Due: $1,264.50',
      ...rows,
    ];
    const [told] = read([...bill, 'It may be referred to a collection agency.'].join('\n'));
    expect(told).toMatchObject({ name: 'OAK HEALTH', balance: '$1,264.50' });
    expect(told).not.toHaveProperty('statusLoose');
    const [less] = read(bill.join('\n').replace('Due: $1,264.50', 'Due: $64.50'));
    expect(less).toMatchObject({ balance: '$900.00' });
  });
  it('about a sale tells what is left to pay, and is of the one who is owed', () => {
    const sale = (...lines: string[]) =>
      ['Subject: Your deficiency', 'Dear Ms. Roe,', ...lines, 'Sincerely,', 'Jane Doe'].join('\n');
    const SUMS = [
      'Unpaid balance before the sale:\t$15,902.31',
      'Less: proceeds of the sale:\t($9,400.00)',
      'Plus: towing and storage:\t$816.13',
      'Deficiency you now owe:\t$7,318.44',
    ];
    const owed = { balance: '$7,318.44', statusLoose: 'repossession' };
    for (const [text, name] of [
      [sale('This is what you still owe Oak Credit Union:', ...SUMS), 'Oak Credit Union'],
      [`ELM AUTO FINANCE\n${sale(...SUMS)}`, 'ELM AUTO FINANCE'],
    ] as const)
      expect(read(text)).toEqual([expect.objectContaining({ name, ...owed })]);
    expect(read(STATEMENT)[0]).not.toHaveProperty('statusLoose');
  });
  it('may offer to take less, which is no payment of each month', () => {
    const offer = `${COLLECTOR}\nAs a one-time payment, we will accept $500.00 to settle your account.`;
    expect(read(offer)).toEqual([expect.objectContaining({ balance: '$930.00' })]);
    expect(read(offer)[0]).not.toHaveProperty('paying');
  });
  it('may have its dollar signs at the left of their column', () => {
    const apart = COLLECTOR.replace(': $930.00', ':                $   930.00');
    expect(read(apart)[0]?.balance).toBe('$   930.00');
  });
  it('of a bank is in time where it says that nothing is past due, and in no bucket where a sum is', () => {
    const statusOf = (line: string) => {
      const [account] = readLetter(page(`${STATEMENT}\n${line}`));
      const debt = account && debtOf(account);
      return [debt?.current, debt?.pastDueText];
    };
    expect(statusOf('Past due amount   $0.00')).toEqual(['current', '$0.00']);
    expect(statusOf('Overdue payments   $35.00')).toEqual([null, '$35.00']);
    expect(statusOf('Fees charged   $0.00')).toEqual([null, '']);
    const notice = 'This is an attempt to collect a debt.';
    expect(statusOf(`Past due amount   $0.00\n${notice}`)).toEqual(['current', '$0.00']);
    expect(statusOf(`Past due amount   $35.00\n${notice}`)).toEqual(['90days', '$35.00']);
  });
  it('of the one who is owed names the one something was had from', () => {
    const own = COLLECTOR.replace('owe to Elm Bank', 'owe to OAK RECOVERY LLC').replace(
      'a card from Elm Bank',
      'a store card from Fir Bank',
    );
    expect(read(own)).toEqual([expect.objectContaining({ name: 'OAK RECOVERY LLC', original: 'Fir Bank' })]);
  });
  it('of a collector that prints no number of it names whom something was had from', () => {
    const own = COLLECTOR.replace('owe to Elm Bank', 'owe').replace(
      'a card from Elm Bank with account number ****4321',
      'a store credit card from U.S. Elm Bank / Fir.',
    );
    expect(read(own)).toEqual([expect.objectContaining({ original: 'U.S. Elm Bank / Fir' })]);
  });
  it('of a collector for one who has bought the debt is of the buyer, and names the one it was had from', () => {
    const bought = COLLECTOR.replace('owe to Elm Bank', 'owe to Fir Receivables Fund');
    expect(read(bought)).toEqual([
      expect.objectContaining({ name: 'Fir Receivables Fund', original: 'Elm Bank' }),
    ]);
    const whole = COLLECTOR.replace('owe to Elm Bank', 'owe to Elm Bank, N.A');
    expect(read(whole)).toEqual([expect.objectContaining({ name: 'OAK RECOVERY LLC' })]);
  });
  it('takes the least that a plan is offered for as no payment of each month', () => {
    const offered = `${COLLECTOR}\nCall us to set up a payment plan as low as $50 a month.`;
    expect(read(offered)).toEqual(read(COLLECTOR));
  });
  it('of a collector for one who has bought the debt is of the buyer, where the one who was first is told apart', () => {
    const bought = COLLECTOR.replace('owe to Elm Bank', 'owe to Fir Receivables Fund').replace(
      'with account number',
      'and. The original creditor\nis Elm Bank, N.A. It has account number',
    );
    expect(read(bought)).toEqual([
      expect.objectContaining({ name: 'Fir Receivables Fund', original: 'Elm Bank, N.A.' }),
    ]);
    const told = bought.replace('Fund.', 'Fund, which bought it.');
    expect(read(told)).toEqual([expect.objectContaining({ name: 'Fir Receivables Fund' })]);
    const own = bought.replace('owe to Fir Receivables Fund', 'owe to Elm Bank, N.A.');
    expect(read(own)).toEqual([
      expect.objectContaining({ name: 'OAK RECOVERY LLC', original: 'Elm Bank, N.A.' }),
    ]);
  });
  it('leaves no doubt of who says that he is a debt collector, nor of what the model form says is owed now', () => {
    const flagsOf = (source: string) => readLetter(page(source))[0]?.flags;
    expect(flagsOf(COLLECTOR)).toEqual([]);
    expect(flagsOf(COLLECTOR.replace('Total amount of the debt now', 'Balance due'))).toEqual([
      'amount-guessed',
    ]);
    expect(flagsOf(COLLECTOR.replace('OAK RECOVERY LLC is a debt', 'This is from a debt'))).toEqual([
      'name-guessed',
    ]);
  });

  it('takes the balance for no payment where a slip runs the labels of both together', () => {
    const slip =
      'New Balance\n$930.00\nMinimum Payment Due\n$35.00\n\nNew Balance Minimum Payment Due Amount Enclosed\n$930.00 $35.00 $ ____';
    const head = STATEMENT.split('\nNew balance')[0];
    expect(read(`${head}\n${slip}\nPayment due date 05/25/2026`)[0]?.paying).toBe('$35.00');
  });
  it('of a bank is read: the new balance, and what is to be paid each month', () => {
    expect(read(STATEMENT)).toEqual([
      expect.objectContaining({ name: 'OAK BANK', balance: '$930.00', paying: '$35.00' }),
    ]);
  });
  it.each([
    ['Guarantor Number:   G-4418027', 'G-4418027'],
    ['Patient ID: 4418027', '4418027'],
    ['Patient: 3 visits', undefined],
    ['Account number: 1234\nGuarantor Number: G-4418027', '1234'],
  ])('has the number of who pays it where no account has one: %j', (line, number) => {
    expect(read(STATEMENT.replace('Account number: XXXX 1234', line))[0]?.number).toBe(number);
  });
  it("is read with a doubt about a number that is no account's", () => {
    const flagsOf = (source: string) => readLetter(page(source))[0]?.flags;
    expect(flagsOf(STATEMENT)).toEqual([]);
    expect(flagsOf(STATEMENT.replace('Account number', 'Reference number'))).toEqual(['digits-unused']);
    expect(flagsOf(STATEMENT.replace('Account number: XXXX 1234', ''))).toEqual(['digits-unused']);
    expect(flagsOf(`${STATEMENT}\nYour account ending in 1234`)).toEqual([]);
    expect(flagsOf(`${STATEMENT}\nYour account ending in 9034`)).toEqual(['digits-unused']);
    expect(flagsOf(`${STATEMENT}\nTransfer from your checking account ending in 9034`)).toEqual([]);
  });
  it('names the place of each value', () => {
    for (const { facts } of readLetter(page(COLLECTOR)))
      for (const { kind, values, span } of facts)
        if (kind !== 'statusLoose') expect(COLLECTOR.slice(span.from, span.to)).toContain(values[0]);
  });
  it.each([
    ['nothing', ''],
    ['a list of debts', 'OAK $5\nELM $6'],
    ['a letter without sums', 'Dear Jane Roe,\nThis is an attempt to collect a debt. You may dispute the debt.\nValidation'],
    ['but two of the words of letters', 'Dear Jane,\nthe amount due is $5'],
  ])('is none in %s', (_, source) => {
    expect(read(source)).toEqual([]);
  }); // biome-ignore format: letters are read in lines
  it('about a payoff asks for the whole of it', () => {
    const payoff = `OAK FINANCIAL\nAccount Number: 30417755\nDear Jane Roe,\nThe payoff quote is good through May 22.\nPrincipal Balance   $900.00\nPer Diem   $0.23\nTotal Payoff Amount   $930.00`;
    expect(read(payoff)).toMatchObject([{ name: 'OAK FINANCIAL', number: '30417755', balance: '$930.00' }]);
  });
  it('is told by three different words of letters', () => {
    expect(isLetter('Dear Jane, dear Joan, dear Jim, the amount due')).toBe(false);
    expect(isLetter('Dear Jane, the amount due of the statement date')).toBe(true);
  });
});

it('names whom its slip asks to pay where only the title stands at its head', () => {
  const statement =
    'Mortgage Statement\nStatement Date: 04/17/2023\nAccount Number 1370042981\nPayment Due Date 05/01/2023\nAmount Due $50.00\nOutstanding Principal $900.00\nMake check payable to: Oak Mortgage Servicing   ACCOUNT NUMBER 1370042981';
  const named = [{ name: 'Oak Mortgage Servicing', balance: '$900.00' }];
  expect(read(statement)).toMatchObject(named);
  expect(read(statement.replace('   ACCOUNT', ', P.O. Box 71, ACCOUNT'))).toMatchObject(named);
});

it('takes the last digits of the number, and of whom the writer has bought the debt', () => {
  const notice = `OAK LLC is a debt collector. We are trying to collect a debt that you owe to us. We\npurchased the account from Elm Bank on June 28, 2024. Dear Jane,\nthe account number\nending in 5506.\nTotal amount of the debt now: $930.00`;
  expect(read(notice)).toMatchObject([{ number: '5506', original: 'Elm Bank' }]);
});

const ABOUT = `RE: Account ending in 1182\nOriginal Creditor: Elm Bank\nCurrent Creditor: Oak Management\nReference Number: 30-11\nDear Ann,\nThis is an attempt to collect a debt. You may dispute the debt.\nTotal amount of the debt now: $640.22`;

it('takes who was and who is owed from lines of their own, and what it is about for no name', () => {
  expect(read(ABOUT)).toMatchObject([{ name: 'Oak Management', original: 'Elm Bank', number: '1182' }]);
  expect(read(`OAK RECOVERY LLC\n${ABOUT}`)).toMatchObject([
    { name: 'OAK RECOVERY LLC', original: 'Elm Bank' },
  ]);
});

it('takes each of several values in a row for what the heading over it says', () => {
  const statement =
    'OAK BANK\nStatement closing date 05/01/2026\nNew Balance          Minimum Payment Due       Payment Due Date\n$930.00              $35.00                    05/25/2026\nLate Payment Warning: pay';
  expect(read(statement)).toMatchObject([{ balance: '$930.00', paying: '$35.00' }]);
});

it('of a debt that was sold is owed to the buyer now, and before to the one it names', () => {
  const notice = `NOTICE OF ASSIGNMENT
Acct: 88120045-R
Dear Jane Roe,
Your account has been sold to Elm Receivables Group, LLC. As of the date of this letter, you owe $930.00.
The original creditor is Oak Bank USA, N.A.
Send payments to Elm. This communication is from a debt collector.`;
  expect(read(notice)).toMatchObject([
    {
      name: 'Elm Receivables Group, LLC',
      number: '88120045-R',
      balance: '$930.00',
      original: 'Oak Bank USA, N.A.',
      statusLoose: 'collection',
    },
  ]);
});

it('what a statement is called, and a number with its label, name nobody', () => {
  const statement = `Statement of Account\nAcct: 88120045\n${STATEMENT}`;
  expect(read(statement)).toMatchObject([{ name: 'OAK BANK' }]);
});

it('reads the deficiency that a letter reckons after a vehicle was sold, not the sums that it comes from', () => {
  const text = `ELM CREDIT ACCEPTANCE
Re: Account 4471-220
Dear Jane Roe:
Your vehicle was repossessed and sold on May 9, 2025.
1. Amount owed before sale ...................  $ 9,212.00
2. Proceeds of sale ..........................  $ 4,100.00
3. Balance after proceeds (1 minus 2) ........  $ 5,112.00
4. Repossession ..............................  $   350.00
5. DEFICIENCY YOU OWE (3 plus 4) .............  $ 5,462.00
Sincerely,`;
  const debts = debtsIn(text);
  expect(debts).toHaveLength(1);
  expect(debts[0]).toMatch(/5,?462.*90days/);
});

it('takes a vehicle that may be repossessed for none that was', () => {
  const text = `ELM CREDIT ACCEPTANCE
Account Number: 77-1201
Dear Jane Roe:
Your vehicle may be repossessed. Amount due now: $612.20. Your balance is $9,112.00.
Sincerely,`;
  expect(debtsIn(text)[0]).not.toContain('90days');
});

const BILL = `OAK EMERGENCY PHYSICIANS, LLP
STATEMENT DATE     PAY THIS AMOUNT     ACCOUNT NUMBER
11/30/21     $412.75     BRE-5521907
FOR BILLING INQUIRIES CALL (540) 555-0121
PLEASE DETACH AND RETURN TOP PORTION
08/14/21     EMERGENCY VISIT     1,086.00     1,086.00
09/02/21     ASH BCBS - PAYMENT     673.25     412.75
SECOND NOTICE - THIS ACCOUNT IS 60 DAYS PAST DUE
CURRENT     31-60 DAYS     61-90 DAYS     OVER 90     TOTAL DUE
0.00     0.00     412.75     0.00     $412.75`;

it('the bill of a doctor is owed what its parts by their age come to, and no payment that was made', () => {
  const [bill] = read(BILL);
  expect(bill).toMatchObject({
    name: 'OAK EMERGENCY PHYSICIANS, LLP',
    balance: '$412.75',
    number: 'BRE-5521907',
  });
  expect(bill).not.toHaveProperty('paying');
  const other = BILL.replaceAll('31-60 DAYS', '31 to 60 days').replace('TOTAL DUE', 'BALANCE');
  expect(read(other)[0]?.balance).toBe('$412.75');
});

it.each([
  [
    'in a box',
    '| STATEMENT DATE | AMOUNT | ACCOUNT NO. |\n| 11/30/21 | $412.75 | BRE-5521907 |',
    'BRE-5521907',
  ],
  ['as the first', 'ACCOUNT #     DATE     AMOUNT\nBRE-5521907     11/30/21     $412.75', 'BRE-5521907'],
  ['over a row of fewer cells', 'DATE     ACCOUNT NUMBER     AMOUNT\n$412.75     BRE-5521907', undefined],
])('the number under its heading is read %s', (_, head, number) => {
  const lines = BILL.split('\n');
  expect(read([lines[0], head, ...lines.slice(3)].join('\n'))[0]?.number).toBe(number);
});

it.each([
  ['Elm Bank, N.A.', 'Elm Bank, N.A.'],
  ['Elm Stores, Inc.', 'Elm Stores, Inc.'],
  ['Elm Savings, F.S.B.', 'Elm Savings, F.S.B.'],
  ['Elm & Co.', 'Elm & Co.'],
  ['Elm Bank.', 'Elm Bank'],
  ['Elm Cards of Reno.', 'Elm Cards of Reno'],
])(
  'the dot that shortens the end of a name belongs to it, that of the sentence does not: %s',
  (told, name) => {
    const letter = COLLECTOR.replace('Elm Bank. We', `${told} We`).replace(
      'You had a card from Elm Bank with',
      'You had a card with',
    );
    expect(read(letter)[0]?.original).toBe(name);
  },
);

it.each([
  ['Oak Receivables Funding LLC', 'an Elm Bank card (Oak Rewards)', 'Oak Receivables Funding LLC'],
  ['Elm Bank', 'an Oak Rewards card', 'OAK RECOVERY LLC'],
  ['Oak Receivables Funding LLC', 'a card', 'OAK RECOVERY LLC'],
])('who buys debts is owed what was had of a bank: %s, %s', (owner, had, name) => {
  const letter = COLLECTOR.replace('owe to Elm Bank. We', `owe to ${owner}. We`).replace(
    'You had a card from Elm Bank with',
    `You had ${had} with`,
  );
  expect(read(letter)[0]?.name).toBe(name);
});

it.each([
  ['an ELM BANK, N.A. Credit Card account', 'ELM BANK, N.A.'],
  ['an Elm Bank store card account', 'Elm Bank'],
  ['an Elm Bank personal loan', 'Elm Bank'],
  ['an Elm Bank account', 'Elm Bank'],
  ['a card account from Elm Card Bank', 'Elm Card Bank'],
  ['a card account from Elm Card Bank. Elm Card Bank sold the debt to us on\nMay 30, 2025', 'Elm Card Bank'],
])('what kind of account it was is no part of who was owed: You had %s', (had, original) => {
  const letter = COLLECTOR.replace('owe to Elm Bank. We', 'owe. We').replace(
    'You had a card from Elm Bank with account number ****4321',
    `You had ${had}.`,
  );
  expect(read(letter)[0]?.original).toBe(original);
});

it.each([
  'Interest Bearing Principal Balance  $176,940.18',
  'Outstanding Principal  $176,940.18',
  'Non-interest-bearing principal balance  $176,940.18',
])('what is left of a single payment is not what is owed on the loan: %s', (balance) => {
  const statement = `OAK MORTGAGE
Loan number  0617728841
Statement date  10/19/2026
Payment due date  11/01/2026
${balance}
Regular monthly payment  $1,644.16
Total amount due  $5,061.63
- Payment due 09/01/2026: Unpaid balance of $1,644.73
- Payment due 10/01: Unpaid balance of $1,644.16`;
  expect(read(statement)[0]).toMatchObject({ balance: '$176,940.18' });
});

describe('what is plain in a statement', () => {
  const marksOf = (source: string) => readLetter(page(source))[0]?.flags;
  it.each(['New balance', 'Current balance', 'Outstanding principal', 'Your new balance as of 05/01/26'])(
    'is not marked: the bank at its head, and its %s',
    (label) => {
      expect(marksOf(STATEMENT.replace('New balance', label))).toEqual([]);
    },
  );
  it.each([
    ['another sum that is called all that is owed', STATEMENT.replace('Previous', 'Total')],
    ['one that may be a part of it', STATEMENT.replace('New balance ', 'Unpaid balance ')],
  ])('is not %s', (_, source) => {
    expect(marksOf(source)).toContain('amount-guessed');
  });
  it.each(['JANE ROE', 'REWARDS VISA CARD'])('is not the name of a person or a card: %s', (head) => {
    expect(marksOf(STATEMENT.replace('OAK BANK', head))).toContain('name-guessed');
  });
});

it('what an offer on a line would have paid once is no payment of each month', () => {
  const letter = `${COLLECTOR}\nDiscount offer: 40% OFF. You save $737.64. Pay $1,106.45 by 12/20/2026.`;
  expect(read(letter).map(({ paying }) => paying)).toEqual(read(COLLECTOR).map(({ paying }) => paying));
  expect(JSON.stringify(read(letter))).not.toContain('1,106.45');
});
