import { describe, expect, it } from 'vitest';
import { readByRules, readReport } from '../../../src/creditReport/readReport';

function flags(text: string, index = 0): readonly string[] {
  return readByRules({ text, tables: [] }).debts[index]?.review ?? [];
}

const BLOCK = (name: string, more = '') => `${name}\n\nBalance: $5\nPayment Status: Current\n${more}\n`;
const ROW = (name: string, number: string, amount: number) => `${name}\t${number}\t$${amount}.00\tCurrent\n`;
const HEAD = 'Creditor\tAccount #\tBalance\tStatus\n';

describe('a name is marked', () => {
  it.each([
    ['that begins with the number of its line', '01 OAK BANK'],
    ['that ends in a number', 'OAK BANK 56229'],
    ['that holds a date', 'OAK BANK 05/25 LOAN'],
    ['that holds the next cell', 'OAK BANK,95.00'],
    ['that is quoted', '"OAK BANK" it says'],
    ['that ends in the middle of something', 'OAK BANK with'],
    ['that ends in a status', 'OAK BANK charged off'],
    ['that ends in a label', 'Oak debt balance'],
    ['that is what somebody is called', 'Patient'],
  ])('%s', (_, name) => {
    expect(flags(HEAD + ROW(name, '1111****', 5) + ROW('ELM BANK', '2222****', 6))).toContain('name-guessed');
  });
  it('that is made of the words of labels, where no label calls it a name', () => {
    const card = 'Debt creditor\nAccount #: 1111****\nBalance: $5.00\nStatus: Current\n';
    expect(flags(`${card}\nOak Bank\nAccount #: 2222****\nBalance: $6.00\nStatus: Current\n`)).toContain(
      'name-guessed',
    );
    expect(
      flags(HEAD + ROW('Refund due (credit)', '1111****', 5) + ROW('ELM BANK', '2222****', 6)),
    ).not.toContain('name-guessed');
  });
  it('that most rows have', () => {
    const rows = [1, 2, 3].map((index) => ROW('Family', `111${index}****`, index)).join('');
    expect(flags(HEAD + rows + ROW('ELM BANK', '2222****', 6))).toContain('name-guessed');
    expect(flags(HEAD + rows + ROW('ELM BANK', '2222****', 6), 3)).not.toContain('name-guessed');
  });
  it('that most lines of a list have, and the number beside it', () => {
    const list = [1, 2, 3].map((index) => `Family ****111${index} $${index},200.00`).join('\n');
    expect(flags(list)).toEqual(expect.arrayContaining(['name-guessed', 'number-guessed']));
    const rows = [1, 2, 3].map((index) => ROW('Family', `111${index}****`, index)).join('');
    expect(flags(HEAD + rows)).not.toContain('number-guessed');
  });
  it('that is a code, as those of most rows are', () => {
    const codes = ['ACT', 'PPA', 'BK7'].map((name, index) => ROW(name, `111${index}****`, 5)).join('');
    expect(flags(HEAD + codes + ROW('ELM BANK', '2222****', 6))).toContain('name-guessed');
    expect(flags(HEAD + ROW('IRS', '1111****', 5) + ROW('ELM BANK', '2222****', 6))).not.toContain(
      'name-guessed',
    );
  });
  it('of the person that a letter speaks to', () => {
    const letter = (whom: string) => `Dear ${whom},\n\n${BLOCK('JOAN DOE')}`;
    expect(flags(letter('Joan Doe'))).toContain('name-guessed');
    expect(flags(letter('Sir'))).not.toContain('name-guessed');
  });
  it('of nobody but who owes it', () => {
    const owners = ['Husband\tChase\t3,310', 'Wife\tAmex\t7,400'].join('\n');
    const { debts } = readByRules({ text: owners, tables: [] });
    expect(debts.filter(({ review }) => !review.includes('name-guessed'))).toEqual([]);
  });
  it('not where it is one', () => {
    const two = [1, 2].map((index) => ROW('Family', `111${index}****`, index)).join('');
    expect(flags(HEAD + ROW('OAK BANK', '1111****', 5))).not.toContain('name-guessed');
    expect(flags(HEAD + two)).not.toContain('name-guessed');
  });
});

describe('a missing number is marked', () => {
  it.each([
    ['where digits stand beside it', BLOCK('OAK BANK', 'Visit 10044718')],
    ['where the name ends in digits', HEAD + ROW('OAK BANK LN-56229', '', 5) + ROW('ELM BANK', '', 6)],
  ])('%s', (_, text) => {
    expect(flags(text)).toContain('digits-unused');
  });
  it.each([
    ['a year', 'since 2019'],
    ['a telephone number', 'call 555-0142 or 800-555-0142'],
    ['a postal code', 'RENO NV 89501'],
    ['a post office box', 'PO BOX 965024'],
    ['an amount', 'of 1234.50 in all'],
    ['what stands under a label', 'Terms: 1234567'],
    ['what another part says, behind a blank line', '\n\nVisit 10044718'],
  ])('not for %s', (_, more) => {
    expect(flags(BLOCK('OAK BANK', more))).not.toContain('digits-unused');
  });
  it('not for plain digits that are what is owed', () => {
    expect(flags('Oak Bank 4200\nElm Bank 8900\nAsh Bank 2300')).not.toContain('digits-unused');
  });
});

describe('a missing original creditor is marked', () => {
  it('in collection, where no label tells any', () => {
    expect(flags(`${HEAD}OAK BANK\t1111****\t$5.00\tCollection\n`)).toContain('original-missing');
  });
  it('in collection, where nothing but the words tells the parts', () => {
    expect(flags('Enhanced Recovery $500 in collections\nChase $600 current')).toContain('original-missing');
  });
  it.each([
    ['that is current', 'Enhanced Recovery $500 current\nChase $600 current'],
    [
      'where a label tells that of another',
      'Creditor\tBalance\tStatus\tOriginal Creditor\nOAK BANK\t$5.00\tCollection\t\nELM BANK\t$6.00\tCollection\tASH\n',
    ],
    ['where it is found', 'Enhanced Recovery $500 in collections, originally Sprint\nChase $600 current'],
  ])('not of a debt %s', (_, text) => {
    expect(flags(text)).not.toContain('original-missing');
  });
});

describe('a status is marked', () => {
  it.each([
    'Student loan in deferment',
    'In forbearance',
    'Payments deferred',
    'Transferred to another lender',
  ])('as paid in time, beside “%s”', (words) => {
    expect(flags(BLOCK('OAK BANK', words))).toContain('status-guessed');
  });
  it('not beside other words', () => {
    expect(flags(BLOCK('OAK BANK', 'Payments by transfer'))).not.toContain('status-guessed');
  });
});

describe('a payment that was not read is marked', () => {
  const terms = (value: string) =>
    flags(`OAK BANK\n\nBalance: $5\nTerms: ${value}\nPayment Status: Current\n`);
  it.each(['about $90 or so for a while', 'REV with 45 and 207'])('where its terms are %j', (value) => {
    expect(terms(value)).toContain('paying-untold');
  });
  it.each(['360 Months', 'Revolving', '$90 Monthly'])('not where they are %j', (value) => {
    expect(terms(value)).not.toContain('paying-untold');
  });
});

describe('a balance is marked', () => {
  const table = (one: string, other: string, second = '$7.00') =>
    flags(`Creditor\t${one}\t${other}\nOAK BANK\t$5.00\t${second}\nELM BANK\t$6.00\t$8.00\n`);
  it('beside another column that speaks for it as much', () => {
    expect(table('Bal Jan', 'Bal Feb')).toContain('amount-guessed');
  });
  it('not where that column says the same, or something else', () => {
    expect(table('Bal Jan', 'Bal Feb', '$5.00')).not.toContain('amount-guessed');
    expect(table('Balance', 'Credit Limit')).not.toContain('amount-guessed');
  });
});

it('a payment that is more than what is owed is marked', () => {
  const paid = (sum: string) =>
    flags(`Creditor\tBalance\tPayment\nOAK BANK\t$50.00\t${sum}\nELM BANK\t$60.00\t$8.00\n`);
  expect(paid('$51.00')).toContain('paying-guessed');
  expect(paid('$50.00')).not.toContain('paying-guessed');
});

it('a payment that no word tells is marked among sums that nothing explains', () => {
  const line = (name: string) => `${name} 08/15 $9500 $3186 $0 99 AS AGREED`;
  expect(flags([line('OAK BANK'), line('ELM BANK'), line('ASH BANK')].join('\n'))).toContain(
    'paying-guessed',
  );
  expect(flags('OAK BANK $3186 $40\nELM BANK $4186 $50\nASH BANK $5186 $60')).not.toContain('paying-guessed');
});

describe('a payment is marked', () => {
  it('that is more than all that is owed', () => {
    const block = (pays: string) =>
      `OAK BANK\nAccount #: 1XXX\nBalance: $50\nMonthly Payment: ${pays}\nPayment Status: Current`;
    expect(flags(block('$51'))).toContain('paying-guessed');
    expect(flags(block('$50'))).not.toContain('paying-guessed');
  });
});

it('an original creditor that goes on in brackets is marked', () => {
  const block = (was: string) =>
    `OAK BANK\nAccount #: 1XXX\nBalance: $50\nOriginal Creditor: ${was}\nStatus: Collection`;
  expect(flags(block('ELM (see back of page)'))).toContain('original-guessed');
  expect(flags(block('ELM'))).not.toContain('original-guessed');
  // A part of the name may stand in brackets.
  expect(flags(block('Elm Bank (USA) N.A.'))).not.toContain('original-guessed');
});

it('a payment that was not read is marked where words of another language speak for one over a sum', () => {
  const block = (label: string) =>
    `OAK BANK\nAccount #: 1XXX\nBalance: $6\n${label}: $5\nPayment Status: Current`;
  expect(flags(block('Pagos plan'))).toContain('paying-untold');
  expect(flags(block('Jardim plan'))).not.toContain('paying-untold');
});

it('the kind of a loan is marked where it stands in the place of a name', () => {
  const loan = (name: string) => `${name}\nAccount #: 1111****\nBalance: $5.00\nStatus: Current\n`;
  expect(flags(loan('Graduate Student Loan'))).toContain('name-guessed');
  expect(flags(loan('Oak Student Loan'))).not.toContain('name-guessed');
  const card = (name: string, number: string) =>
    `${name}\nAccount ending in ${number}\nCurrent balance\n$9,000.00\nMonthly payment\n$90.00\n\n`;
  expect(flags(card('Pine State Bank', '4410') + card('Graduate Loan', '4411'), 1)).toContain('name-guessed');
});

it('a sum under a heading that nobody could read may be what is paid, where it is small beside what is owed', () => {
  const rows = (heading: string, sum: string) =>
    `Creditor\tAccount #\tBalance\t${heading}\tStatus\nOAK BANK\t1111****\t$2,410.00\t${sum}\tCurrent\nELM BANK\t2222****\t$900.00\t${sum}\tCurrent`;
  expect(flags(rows('Autopay draw', '$60.00'))).toContain('paying-untold');
  expect(flags(rows('Autopay draw', '$2,000.00'))).not.toContain('paying-untold');
  expect(flags(rows('Autopay draw', '5'))).not.toContain('paying-untold');
  expect(flags(rows('Late fees', '$60.00'))).not.toContain('paying-untold');
});

it('what can be the months of a loan, or what is paid for each, is marked', () => {
  const list = (text: string) => `Oak Bank / 2,940 / ${text} / current\nElm Bank / 8,615 / 305 mo / current`;
  expect(flags(list('36 mo'))).toContain('paying-guessed');
  expect(flags(list('79 mo'))).toEqual([]);
  expect(flags(list('36 mo / call them first please'))).toContain('paying-untold');
  expect(flags('Oak Bank - 60 month - 8,900 - current\nElm Bank - $500 - current')).toContain(
    'paying-guessed',
  );
});

const isDoubted = (flag: string) => (more: string) => flags(BLOCK('OAK BANK', more)).includes(flag);

it('digits beside a debt without a number may be its number', () => {
  const numbers = ['2019-44718', '201944', '800-555-01421', '1800-555-0142', '895011', '89501-12345', '112-31-2025', '1-800-555-01422', '12345-6789-1', '1234-5678', '12-34567'];
  expect(numbers.filter((number) => !isDoubted('digits-unused')(`See ${number} now`))).toEqual([]);
  const others = ['800-555-0142', '89501-1234', '12-31-2025', '1-2-2025', '12-31-25', '1-800-555-0142', '55-0142', '555-0142', '555-12', '1999', '123'];
  expect(others.filter((number) => isDoubted('digits-unused')(`See ${number} now`))).toEqual([]);
}); // biome-ignore format: numbers are read in lines

it('the person that a text speaks to or of is doubted as a creditor', () => {
  const leads = ['Dear', 'Hello', 'Hello,', 'Hi', 'Hi,', 'Good morning', 'Good evening,', 'Borrower:', 'Co-borrower:', 'Coborrower', 'Co-borrower name:', 'Applicant:  ', 'Prepared for:'];
  const isMarked = (lead: string) => flags(`${lead} Joan Doe, .\n\n${BLOCK('JOAN DOE')}`).includes('name-guessed');
  expect(leads.filter((lead) => !isMarked(lead))).toEqual([]);
  expect(['Oak', 'Debtors'].filter(isMarked)).toEqual([]);
}); // biome-ignore format: words are read in lines

it('names are doubted for what they begin and end with, and not for the same in their middle', () => {
  const isMarked = (name: string) =>
    flags(HEAD + ROW(name, '1111****', 5) + ROW('ELM BANK', '2222****', 6)).includes('name-guessed');
  const odd = ['Statement', 'Ledgers', 'OAK BANK acct', 'OAK BANK acct.', 'OAK BANK owed', '1, OAK BANK', 'OAK 5/25 LOAN', 'OAK 5% LOAN', '“OAK BANK', 'OAK BANK 4711'];
  expect(odd.filter((name) => !isMarked(name))).toEqual([]);
  expect(['Statement Bank', 'OAK Statement Bank', 'OAK 1 BANK', 'BANK OF OAK', 'Owed Bank', 'OAK 4711 BANK'].filter(isMarked)).toEqual([]);
}); // biome-ignore format: names are read in lines

it('what tells against a debt that is current makes it doubted', () => {
  const words = ['Payment deferred', 'Sold to another bank', 'Transferred to another owner'];
  expect(words.filter((word) => !isDoubted('status-guessed')(word))).toEqual([]);
  expect(['Payment', 'Sold it to him'].filter(isDoubted('status-guessed'))).toEqual([]);
}); // biome-ignore format: words are read in lines

it('doubts a name with the sum that a comma parts from it', () => {
  const { debts } = readByRules({ text: 'Oak,95.00,3310.00\nElm,140.00,7400.00', tables: [] });
  expect(debts.map(({ review }) => review.includes('name-guessed'))).toEqual([true, true]);
});

it('marks an amount of which a column under the same heading has another', () => {
  const flagsOf = (second: string) =>
    readReport({
      text: `Creditor\tBalance\tBalance\nOak Bank\t1,000.00\t${second}\nElm Bank\t200.00\t200.00`,
      tables: [],
    }).debts.map(({ review }) => review.includes('amounts-differ'));
  expect(flagsOf('900.00')).toEqual([true, false]);
  expect(flagsOf('1,000.00')).toEqual([false, false]);
});
