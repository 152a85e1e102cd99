import { describe, expect, it } from 'vitest';
import { arrange } from '../../../../src/creditReport/layouts/labels/arrangement';
import { segmentsOf } from '../../../../src/creditReport/layouts/labels/segments';
import { readLines } from '../../../../src/creditReport/page/lines';

/** The accounts of a text, each as its first name and the values of its labels. */
const accounts = (text: string) =>
  segmentsOf(arrange(readLines(text))).map(({ facts, inCollections, isSkipped }) =>
    [
      facts.find(({ heading }) => heading)?.heading?.text ?? '',
      facts.map(({ values }) => values.join()).join(' '),
      ...(inCollections ? ['in collections'] : []),
      ...(isSkipped ? ['skipped'] : []),
    ].join(': '),
  );

describe('a kind of account over its number', () => {
  it.each([
    [
      'names an account that has no other name',
      'OAK CARD\nEnding in 4410\nBalance: $5\nPersonal Loan\nEnding in 2019\nBalance: $6',
      ['OAK CARD: Ending in 4410 $5', 'Personal Loan: Ending in 2019 $6'],
    ],
    [
      'names none right below the name of one',
      'OAK\nCredit Card\nEnding in 4410\nBalance: $5',
      ['OAK: Ending in 4410 $5'],
    ],
  ])('%s', (_, text, expected) => {
    expect(accounts(text)).toEqual(expected);
  });
});

describe('the next account begins', () => {
  it.each([
    [
      'where a name comes again',
      'Creditor: OAK\nBalance: $5\nCreditor: ELM\nBalance: $6',
      [': OAK $5', ': ELM $6'],
    ],
    [
      'where the same name comes again',
      'Creditor: OAK\nBalance: $5\nCreditor: OAK\nBalance: $5',
      [': OAK $5', ': OAK $5'],
    ],
    [
      'where a number comes again',
      'Account #: 1XX\nBalance: $5\nAccount #: 2XX\nBalance: $6',
      [': 1XX $5', ': 2XX $6'],
    ],
    [
      'where an agency comes again',
      'Agency: OAK\nBalance: $5\nAgency: ELM\nBalance: $6',
      [': OAK $5', ': ELM $6'],
    ],
    [
      'at a number of an outline, whatever labels it has',
      'OAK\nBalance: $5\n2.1 ELM\nStatus: Current',
      ['OAK: $5', '2.1 ELM: Current'],
    ],
    [
      'not at a line in an account of an outline that looks like a name',
      '2.1 OAK\nReported Balance: $5\nTN Ash Street\nBalance: $5\n2.2 ELM\nReported Balance: $6',
      ['2.1 OAK: $5 $5', '2.2 ELM: $6'],
    ],
    [
      'at the next number of an outline, though the creditor is the same',
      '2.1 OAK\nAccount #: 1XX\nLimit: $9\nTN Ash Street\nBalance: $5\n2.2 OAK\nAccount #: 2XX\nBalance: $6',
      ['2.1 OAK: 1XX $9 $5', '2.2 OAK: 2XX $6'],
    ],
    [
      'not where an outline repeats the number of the account',
      '2.1 OAK\nAccount #: 1XX\n2.1 OAK\nBalance: $5\n2.2 ELM\nAccount #: 2XX',
      ['2.1 OAK: 1XX $5', '2.2 ELM: 2XX'],
    ],
    [
      'though the outline has no number for it, where its labels come again',
      '2.1 OAK\nAccount #: 1XX\nBalance: $5\nELM\nAccount #: 2XX\nBalance: $6',
      ['2.1 OAK: 1XX $5', 'ELM: 2XX $6'],
    ],
    ['where another balance comes', 'Balance: $5\nLimit: $1\nBalance: $6\nLimit: $1', [': $5 $1', ': $6 $1']],
    ['where another payment comes', 'Payment: $5\nLimit: $1\nPayment: $6\nLimit: $1', [': $5 $1', ': $6 $1']],
    [
      'where another status comes',
      'Payment Status: Late\nLimit: $1\nPayment Status: OK',
      [': Late $1', ': OK'],
    ],
    ['where another loose status comes', 'Status: Late\nLimit: $1\nStatus: OK', [': Late $1', ': OK']],
    ['where another date comes', 'Opened: 1/2020\nLimit: $1\nOpened: 2/2020', [': 1/2020 $1', ': 2/2020']],
    ['where another name stands above', 'OAK\nBalance: $5\nELM\nBalance: $6', ['OAK: $5', 'ELM: $6']],
    [
      'where the name before the label begins it',
      'Creditor: OAK\nAccount #: 1XX\nBalance: $5\nCreditor: ELM\nAccount #: 2XX',
      [': OAK 1XX $5', ': ELM 2XX'],
    ],
    [
      'where an agency stands in the place of a creditor, or a creditor in that of an agency',
      'Creditor: OAK\nAccount #: 1XX\nBalance: $5\nAgency: ELM\nAccount #: 2XX\nBalance: $6\nCreditor: ASH\nAccount #: 3XX',
      [': OAK 1XX $5', ': ELM 2XX $6', ': ASH 3XX'],
    ],
    [
      'with the first of what is said of an agency behind the balance of a creditor, where another balance follows',
      'Creditor: OAK\nBalance: $5\nStatus: Current\nAgency: ELM\nOriginal Creditor: FIR\nBalance: $6\nCreditor: ASH\nBalance: $7',
      [': OAK $5 Current', ': ELM FIR $6', ': ASH $7'],
    ],
    [
      'with whose the debt was before, where he stands before the agency',
      'Creditor: OAK\nBalance: $5\nOriginal Creditor: FIR\nAgency: ELM\nBalance: $6',
      [': OAK $5', ': FIR ELM $6'],
    ],
    [
      'with its number, where each begins with that and ends with its balance',
      'Account #: 1XX\nCreditor: OAK\nBalance: $5\nAccount #: 2XX\nCreditor: ELM\nBalance: $6',
      [': 1XX OAK $5', ': 2XX ELM $6'],
    ],
    [
      'with the first label of the text, though another account lacks it',
      'Status: Current\nCreditor: OAK\nBalance: $5\nCreditor: ELM\nBalance: $6\nStatus: Late\nCreditor: ASH\nBalance: $7',
      [': Current OAK $5', ': ELM $6', ': Late ASH $7'],
    ],
    [
      'where who is owed comes again, though the text begins within an account',
      'Status: Late\nBalance: $5\nCreditor: ELM\nStatus: Current\nBalance: $6\nCreditor: ASH\nStatus: Late\nBalance: $7',
      [': Late $5', ': ELM Current $6', ': ASH Late $7'],
    ],
    [
      'below the totals of a page under its title',
      'MY DEBTS\nTotal debt: $9\nOAK\nBalance: $5\nELM\nBalance: $4',
      [': $9', 'OAK: $5', 'ELM: $4'],
    ],
    [
      'as far back as the labels are alike',
      'Limit: $1\nTerms: 2\nAccount #: 1XX\nBalance: $5\nLimit: $3\nTerms: 4\nAccount #: 2XX',
      [': $1 2 1XX $5', ': $3 4 2XX'],
    ],
    [
      'at the last name, where a label repeats later',
      'OAK\nLimit: $1\nBalance: $5\nOAK\nLimit: $2\nBalance: $6',
      ['OAK: $1 $5', 'OAK: $2 $6'],
    ],
    ['at the title of a part', 'Balance: $5\nAccounts\nLimit: $6', [': $5', ': $6']],
  ])('%s', (_, text, expected) => {
    expect(accounts(text)).toEqual(expected);
  });
});

describe('an account goes on', () => {
  it.each([
    ['where a figure repeats', 'Creditor: OAK\nBalance: $5\nLimit: $1\nBalance: $5', [': OAK $5 $1 $5']],
    [
      'where a figure printed above repeats beside others',
      'OAK\nBalance: $5\nCreditor\tOAK\tOAK\nBalance\t$5\t$6',
      ['OAK: $5 OAK,OAK $5,$6'],
    ],
    ['where another limit comes', 'Creditor: OAK\nLimit: $1\nBalance: $5\nLimit: $2', [': OAK $1 $5 $2']],
    ['where its name stands above again', 'OAK\nAccount #: 1XX\nO.A.K.\nBalance: $5', ['OAK: 1XX $5']],
    [
      'where the name of its label stands above',
      'Creditor: OAK BANK\nAccount #: 1XX\nOAK BANK\nBalance: $5',
      ['OAK BANK: OAK BANK 1XX $5'],
    ],
    [
      'under a line that is no name of another',
      'OAK\nBalance: $5\nCredit card account\nLimit: $1',
      ['OAK: $5 $1'],
    ],
    ['under a small title', 'OAK\nBalance: $5\nPayment History\nLimit: $1', ['OAK: $5 $1']],
    [
      'below the rest of its labelled name',
      'Creditor: OAK BANK OF\nNORTHERN ELM\nBalance: $5',
      ['NORTHERN ELM: OAK BANK OF $5'],
    ],
    ['with its number', 'OAK\nBalance: $5\nELM\nAccount #: 1XX', ['OAK: $5 1XX']],
  ])('%s', (_, text, expected) => {
    expect(accounts(text)).toEqual(expected);
  });
  it.each([
    ['a balance of its own', 'OAK\nBalance: $5\nELM\nCurrent Balance: $6', ['OAK: $5', 'ELM: $6']],
    ['a name of its own', 'OAK\nBalance: $5\nELM\nCreditor: ELM', ['OAK: $5', 'ELM: ELM']],
    [
      'a number of its own',
      'OAK\nAcct #: 1XX\nBalance: $5\nELM\nAccount #: 2XX',
      ['OAK: 1XX $5', 'ELM: 2XX'],
    ],
    ['a number, below one without a balance', 'OAK\nLimit: $5\nELM\nAccount #: 2XX', ['OAK: $5', 'ELM: 2XX']],
    [
      'a number and a bare amount',
      'OAK\nBalance: $5\nELM\nAccount #: 2XX\nAmount: $6',
      ['OAK: $5', 'ELM: 2XX $6'],
    ],
    ['a bare amount', 'OAK\nBalance: $5\nELM\nAmount: $6', ['OAK: $5', 'ELM: $6']],
    ['one of its labels', 'OAK\nLimit: $5\nELM\nLimit: $5', ['OAK: $5', 'ELM: $5']],
  ])('not under a name with %s', (_, text, expected) => {
    expect(accounts(text)).toEqual(expected);
  });
  it('under a name with a balance, where it has none', () => {
    expect(accounts('OAK\nLimit: $5\nELM\nBalance: $6')).toEqual(['OAK: $5 $6']);
    expect(accounts('OAK\nAmount: $5\nELM\nAmount Owed: $6')).toEqual(['OAK: $5 $6']);
  });
});

describe('the name above a block', () => {
  it.each([
    ['is the nearest', 'Oak Bank\n\nElm Bank\nBalance: $5', ['Elm Bank: $5']],
    ['is the nearest of three', 'Ash\n\nOak\n\nElm\nBalance: $5', ['Elm: $5']],
    ['is not a town in capitals', 'OAK BANK\nSIOUX FALLS SD\nBalance: $5', ['OAK BANK: $5']],
    ['may end like a town', 'OAK BANK\nSioux Falls CO\nBalance: $5', ['OAK BANK: $5']],
    ['is the one in capitals', 'OAK BANK\nNeeds your care\nBalance: $5', ['OAK BANK: $5']],
    ['is the one in capitals, above a badge', 'OAK BANK\nOver Limit\nBalance: $5', ['OAK BANK: $5']],
    ['is one in capitals that is closed', 'OAK BANK\n\nELM (Closed)\nBalance: $5', ['ELM (Closed): $5']],
    ['is the nearest to Chinese signs', '家里的债务\nOak Bank\nBalance: $5', ['Oak Bank: $5']],
    ['is none', 'Balance: $5', [': $5']],
    ['is forgotten at a title', 'OAK BANK\nCollections\nBalance: $5', [': $5: in collections']],
    ['stays over a small title', 'OAK BANK\nAccount Details\nBalance: $5', ['OAK BANK: $5']],
  ])('%s', (_, text, expected) => {
    expect(accounts(text)).toEqual(expected);
  });
  it.each([
    ['OAK BANK\nELM BANK\nBalance: $5', true],
    ['OAK BANK\n\nELM BANK\nBalance: $5', undefined],
    ['Oak Bank\nElm Bank\nBalance: $5', undefined],
    ['Oak Bank\nELM BANK\nBalance: $5', true],
    ['ELM BANK\nBalance: $5', undefined],
  ])('of %j may be the end of a longer one: %s', (text, isDoubtful) => {
    expect(segmentsOf(arrange(readLines(text)))[0]?.facts[0]?.heading?.isDoubtful).toBe(isDoubtful);
  });
});

describe('an account with a number in the outline of the report', () => {
  it('keeps the name above the title of any of its parts', () => {
    expect(accounts('2. Revolving Accounts\n3.1 OAK\nSummary\nBalance: $5\n3.2 ELM\nSummary\nBalance: $6')).toEqual([
      '3.1 OAK: $5', '3.2 ELM: $6',
    ]);
    expect(accounts('OAK\nSummary\nBalance: $5')).toEqual([': $5: skipped']);
  }); // biome-ignore format: reports are read in lines
  it('has a name of one line', () => {
    const [found] = segmentsOf(arrange(readLines('ELM BANK\n3.1 OAK BANK\nBalance: $5')));
    expect(found?.facts[0]?.heading?.isDoubtful).toBeUndefined();
    expect(accounts('3.1 OAK and Elm\nFirs below\nBalance: $5')).toEqual(['3.1 OAK and Elm: $5']);
  });
});

it('takes a label without a value for the title of a table, not for a figure of its own', () => {
  expect(accounts('OAK\nBalance\nYear Jan Feb\nBalance: $5')).toEqual(['OAK:  $5']);
});

it('knows the part an account stands in', () => {
  const text = 'Balance: $1\nCollections\nBalance: $2\nInquiries\nBalance: $3\nAccounts\nBalance: $4';
  expect(accounts(text)).toEqual([': $1', ': $2: in collections', ': $3: skipped', ': $4']);
});
it('finds no account in names and titles', () => {
  expect(accounts('OAK\nCollections\nELM')).toEqual([]);
});

it('keeps two accounts of one name apart that tell the same without a number, and joins what a page prints twice', () => {
  const accounts = (text: string) => segmentsOf(arrange(readLines(text))).length;
  const oak = 'OAK BANK\nBalance: $5\nStatus: Current';
  expect(accounts(`${oak}\n\n${oak}`)).toBe(2);
  expect(accounts(`OAK BANK\nAcct #: 1XX\nBalance: $5\n\nOAK BANK\nBalance: $5`)).toBe(1);
});

it('a head with a name and a number begins the account that tells both once more', () => {
  const below = (number: string) => `Account Name OAK BANK\nAccount Number ${number}\nBalance: $5`;
  const head = 'Oak Bank\nAccount Number 12XX34\nAccount Info';
  expect(accounts(`${head}\n${below('12XX34')}`)).toEqual(['Oak Bank: 12XX34 OAK BANK $5']);
  expect(accounts(`${head}\n${below('56XX78')}`)).toEqual(['Oak Bank: 12XX34 OAK BANK', ': 56XX78 $5']);
});

it('the title of its own summary stands below the name of an account that says how it stands', () => {
  expect(accounts('OAK BANK - Open\nSummary\nAccount Number 12XX34\nBalance: $5')).toEqual([
    'OAK BANK - Open: 12XX34 $5',
  ]);
});

it('the next account begins where the report counts it, whatever part the summary above it was', () => {
  const text = (name: string, count: number) => `ACCOUNT ${count} OF 2\nMember: ${name}\nBalance: $${count}`;
  expect(accounts(`SUMMARY\nTotal: $3\n\n${text('OAK', 1)}\n\n${text('ELM', 2)}`)).toEqual([
    ': $3: skipped',
    ': OAK $1',
    ': ELM $2',
  ]);
});

it('who lent is on the line right above the kind of a loan', () => {
  const card = (name: string, kind: string) => `${name}\n${kind}\nBalance: $5\n`;
  expect(accounts(`${card('Oak Bank', 'Graduate Loan')}\n${card('Elm Union', 'Student Refinance')}`)).toEqual(
    ['Oak Bank: $5', 'Elm Union: $5'],
  );
  expect(accounts('Welcome Back\n\n\nGraduate Loan\nBalance: $5')).toEqual(['Graduate Loan: $5']);
});

it('lines in capitals above names are titles where the names that stand alone are written otherwise', () => {
  const alone = ['Oak Bank', 'Elm Card', 'Fir Store', 'Yew Card'].map((name) => `${name}\nBalance: $5`);
  const titled = (above: string) => accounts([...alone, `${above}\nAsh Loans\nBalance: $6`].join('\n\n'));
  expect(titled('THE TRUCK').at(-1)).toBe('Ash Loans: $6');
  // Otherwise the line in capitals is the name, and below it stands more of it.
  expect(accounts('THE TRUCK\nAsh Loans\nBalance: $6')).toEqual(['THE TRUCK: $6']);
  // A blank line below it parts it from a kind of account.
  expect(titled('ASH BANK\n').at(-1)).toBe('ASH BANK: $6');
});
