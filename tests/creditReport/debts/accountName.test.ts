import { describe, expect, it } from 'vitest';
import { type Account, accountOf } from '../../../src/creditReport/account';
import { readAccountName } from '../../../src/creditReport/debts/accountName';
import { readOriginalCreditor } from '../../../src/creditReport/debts/originalCreditor';
import { readByRules } from '../../../src/creditReport/readReport';
import { account, fact, heading, printedIn } from '../../support/reports';

describe('the name of an account', () => {
  const nameOf = (given: Account) => {
    const { name } = readAccountName(given);
    return (
      name && [name.name, printedIn(given, name.span), ...(name.multiLine ? ['doubtful'] : [])].join(' | ')
    );
  };
  it.each([
    ['its label', account({ name: 'CHASE - Closed' }), 'CHASE | name CHASE - Closed'],
    [
      'the collector with whom a bill has been placed, also beside who gave care',
      accountOf([
        { ...fact('name', 'Oak Hospital'), label: 'provider' },
        { ...fact('agency', 'Elm Credit, Inc.'), label: 'collector', span: { from: 90, to: 99 } },
      ]),
      'Elm Credit, Inc. | collector Elm Credit, Inc.',
    ],
    ['the first column that prints one', account({ name: ['-', '**', 'CHASE'] }), 'CHASE | name - ** CHASE'],
    [
      'the name behind the count of a loan, which is no date',
      account({ name: '1-02 Oak Loan' }),
      'Oak Loan | name 1-02 Oak Loan',
    ],
    ['no date', account({ name: '10/02/2025' }), undefined],
    ['no day before what happened on it', account({ name: '03-31 Dividend' }), undefined],
    ['the line above', account({}, heading('CHASE')), 'CHASE | CHASE'],
    [
      'a loan as its servicer calls it, above the label of who lent it',
      accountOf([{ ...fact('name', 'Oak University'), label: 'lender' }], heading('1-04 Perkins Loan')),
      'Perkins Loan | 1-04 Perkins Loan',
    ],
    [
      'the line above with a number, before the doctor who was seen',
      accountOf(
        [{ ...fact('name', 'Roe, J MD'), label: 'provider', span: { from: 90, to: 99 } }],
        heading('Hospital Account 70018824413 - OAK HOSPITAL'),
      ),
      'OAK HOSPITAL | Hospital Account 70018824413 - OAK HOSPITAL',
    ],
    ['the label, before the line above', account({ name: 'OAK' }, heading('CHASE')), 'OAK | name OAK'],
    [
      'the line above, where one label holds the names of several bureaus',
      account({ name: 'OAK HM LN OHLN OAK HOME LOANS' }, heading('OAK HM LN')),
      'OAK HM LN | OAK HM LN',
    ],
    [
      'the label, where it only goes on',
      account({ name: 'OAK BANK CARD SERVICES' }, heading('OAK BANK')),
      'OAK BANK CARD SERVICES | name OAK BANK CARD SERVICES',
    ],
    [
      'the line above, where the label has no name',
      account({ name: '$5' }, heading('CHASE')),
      'CHASE | CHASE',
    ],
    ['a label that has no name, where no line stands above', account({ name: '$5' }), '$5 | name $5'],
    [
      'a label that has no name, where the line above has none',
      account({ name: '$5' }, heading('--')),
      '$5 | name $5',
    ],
    ['the agency', account({ name: 'OAK', agency: 'ACE' }, heading('CHASE')), 'ACE | agency ACE'],
    [
      'the agency above the label of where it is to be found',
      accountOf(
        [{ ...fact('text', 'RENO NV'), label: 'agency address' }, fact('name', 'OAK')],
        heading('ACE'),
      ),
      'ACE | ACE',
    ],
    [
      'the agency above the label of where it is to be found, whatever stands there',
      accountOf(
        [{ ...fact('agency', 'RENO NV'), label: 'agency address' }, fact('name', 'OAK')],
        heading('ACE'),
      ),
      'ACE | ACE',
    ],
    [
      'the agency under the label of where it is to be found',
      accountOf([{ ...fact('agency', 'ACE'), label: 'agency address' }, fact('name', 'OAK')]),
      'ACE | agency address ACE / name OAK',
    ],
    [
      'a label where two of three bureaus call the creditor alike',
      account({ name: 'OAK SVG BK OAK SAVINGS BANK OAK SAVINGS BANK' }),
      'OAK SAVINGS BANK | name OAK SVG BK OAK SAVINGS BANK OAK SAVINGS BANK',
    ],
    [
      'a name whose first word comes again',
      account({ name: 'OAK BANK OF OAK AND OAK HILL' }),
      'OAK BANK OF OAK AND OAK HILL | name OAK BANK OF OAK AND OAK HILL',
    ],
    [
      'a line above that may go on',
      account({}, heading('CHASE', { isDoubtful: true })),
      'CHASE | CHASE | doubtful',
    ],
    [
      'a line above with a remark',
      account({}, heading('CHASE acct sold')),
      'CHASE | CHASE acct sold | doubtful',
    ],
    [
      'the line above, where the label has a date',
      account({ name: '02/27/2024' }, heading('CHASE')),
      'CHASE | CHASE',
    ],
    ['no date', account({ name: '02/27/2024' }), undefined],
    [
      'a label where bureaus run together, the last cut off',
      account({ name: 'OAK CO OAK CO OAK C' }),
      'OAK CO | name OAK CO OAK CO OAK C',
    ],
    [
      'the line above, where bureaus run together',
      account({ name: 'OAK CO OAK CO OAK CO' }, heading('OAK/ELM')),
      'OAK/ELM | OAK/ELM',
    ],
    [
      'the line above, where bureaus run together and the first has none',
      account({ name: 'Not on file OAK, LLC OAK LLC' }, heading('OAK LLC')),
      'OAK LLC | OAK LLC',
    ],
    ['a label of digits', account({ name: '7 11' }), '7 11 | name 7 11'],
  ])('is read from %s', (_, given, name) => {
    expect(nameOf(given)).toBe(name);
  });
  it.each([
    ['nothing', account({})],
    ['an empty label', account({ name: '-' })],
    ['marks', account({ name: '**' })],
    ['other labels', account({ original: 'OAK', text: 'CHASE' })],
  ])('is not read from %s', (_, given) => {
    expect(readAccountName(given)).toEqual({ name: undefined, creditor: undefined });
  });
  it('takes the original creditor from the line above', () => {
    const above = heading('CHASE (Original Creditor: OAK)');
    expect(readAccountName(account({ name: 'CHASE' }, above)).name?.originalCreditor).toBe('OAK');
    expect(readAccountName(account({ name: 'CHASE (orig: ELM)' }, above)).name?.originalCreditor).toBe('ELM');
    expect(readAccountName(account({ name: 'CHASE' }, heading('CHASE'))).name?.originalCreditor).toBe('');
  });
});

describe('the original creditor', () => {
  const original = (given: Account) => {
    const { name, creditor } = readAccountName(given);
    const found = readOriginalCreditor(given, name, creditor);
    return found && [found.value, printedIn(given, found.span)];
  };
  it.each([
    ['its label', account({ original: '> OAK  BANK <' }), 'OAK BANK', 'original > OAK  BANK <'],
    ['the first column that prints one', account({ original: ['-', 'OAK'] }), 'OAK', 'original - OAK'],
    [
      'the creditor beside an agency',
      account({ name: 'OAK (closed)', agency: 'ACE' }),
      'OAK',
      'name OAK (closed)',
    ],
    ['behind the name', account({ name: 'ACE (orig: OAK)' }), 'OAK', 'name ACE (orig: OAK)'],
    ['behind the line above', account({}, heading('ACE (orig: OAK)')), 'OAK', 'ACE (orig: OAK)'],
    ['its label, first of all', account({ original: 'ELM', name: 'ACE (orig: OAK)' }), 'ELM', 'original ELM'],
  ])('is read from %s', (_, given, value, line) => {
    expect(original(given)).toEqual([value, line]);
  });
  it.each([
    ['an empty label', account({ original: 'N/A', name: 'ACE' })],
    ['a name alone', account({ name: 'ACE' })],
    ['nothing', account({})],
  ])('is not read from %s', (_, given) => {
    expect(original(given)).toBeUndefined();
  });
  it('is read from a line below the status', () => {
    const given = account({ name: 'ACE', status: 'Collection\nORIG: OAK' });
    expect(original(given)?.[0]).toBe('OAK');
    expect(original(account({ name: 'ACE', status: 'Collection\nORIGIN: OAK' }))).toBeUndefined();
  });
  it.each([
    'In collection (original creditor: OAK)',
    'Collection - orig. creditor OAK',
    'Collection; Original Creditor: OAK; sold',
  ])('is read from the words of the status: %s', (status) => {
    expect(original(account({ name: 'ACE', status }))?.[0]).toBe('OAK');
  });
  it('is not read where a status only speaks of one', () => {
    const status = 'Disputed with the original creditor in May';
    expect(original(account({ name: 'ACE', status }))).toBeUndefined();
  });
  it('is read behind the name where its label is empty', () => {
    expect(original(account({ original: '-', name: 'ACE (orig: OAK)' }))?.[0]).toBe('OAK');
  });
});

it.each([
  ['Cobranza. Acreedor original: Oak Bank', 'Oak Bank'],
  ['orig. Oak Bank', 'Oak Bank'],
  ['collection (ex Oak)', 'Oak'],
  ['paid 5/23; OC: Oak Communications', 'Oak Communications'],
  ['Collecting for Oak Hospital', 'Oak Hospital'],
  ['collection (extra)', undefined],
  ['originates next year', undefined],
])('the original creditor in the remark %j is %s', (remark, original) => {
  expect(
    readOriginalCreditor(account({ name: 'ELM', statusHint: remark }), undefined, undefined)?.value,
  ).toBe(original);
});

it('from whom a debt was bought is told in any column of texts', () => {
  const told = (text: string) =>
    readOriginalCreditor(
      accountOf([{ ...fact('text', text), label: 'what was it for?' }]),
      undefined,
      undefined,
    )?.value;
  expect(told('Bought from Oak Bank (store card)')).toBe('Oak Bank');
  expect(told('A boat from Oak Marina')).toBeUndefined();
});

it('the original creditor is told in a column of notes too, and in no other of texts', () => {
  const noted = (label: string) =>
    readOriginalCreditor(accountOf([{ ...fact('text', 'orig. Oak Bank'), label }]), undefined, undefined)
      ?.value;
  expect(noted('notes')).toBe('Oak Bank');
  expect(noted('rate')).toBeUndefined();
});

it.each([
  ['cut short', ['FORD CRED', 'FORD CRED'], 'FORD MOTOR CREDIT'],
  ['cut off', ['OAK LOAN', '--', 'OAK LOAN'], 'OAK LOAN SERVICES'],
  ['each in its own way', ['OAKCAPITAL/ELM', 'CCB/ELM'], 'ELM/OAK'],
])('is the one above the columns of the bureaus, which print it %s', (_, names, above) => {
  expect(readAccountName(account({ name: names }, heading(above))).name?.name).toBe(above);
});

it.each([
  ['the columns agree', ['OAK BANK', 'OAK BANK'], 'ELM BANK'],
  ['the columns print other words', ['OAK', 'ASH'], 'ELM'],
  ['there is one column', ['OAK'], 'OAK BANK'],
  ['one column prints it', ['OAK', '--'], 'OAK BANK'],
  ['that one tells how it stands', ['OAK BANK', 'OAK BANK'], 'OAK BANK Open Installment'],
])('is the label, though another stands above, where %s', (_, names, above) => {
  expect(readAccountName(account({ name: names }, heading(above))).name?.name).toBe(names[0]);
});

it.each([
  ['in a part for collections', account({ name: 'OAK' }), true, 'ELM'],
  ['that says so itself', account({ name: 'OAK', status: 'Unpaid collection' }), false, 'ELM'],
  ['of another kind', account({ name: 'OAK', status: 'Late 30 Days' }), false, undefined],
])(
  'takes the client of an account of collection for the original creditor: one %s',
  (_, given, inCollections, original) => {
    const client = { kind: 'text', label: 'client', values: ['ELM'], span: { from: 0, to: 0 } } as const;
    const whole = accountOf([...given.facts, client], { inCollections });
    expect(readOriginalCreditor(whole, undefined, undefined)?.value).toBe(original);
    const person = accountOf([client, ...given.facts], { inCollections });
    expect(readOriginalCreditor(person, undefined, undefined)).toBeUndefined();
  },
);

it.each([
  ['SPECTRUM (Cable/Telecommunications)', 'SPECTRUM'],
  ['OAK CLINIC (Medical/Health Care)', 'OAK CLINIC'],
  ['OAK HOMES (Property Management)', 'OAK HOMES'],
  ['OAK BANK (USA)', 'OAK BANK (USA)'],
  ['OAK (Cablevision)', 'OAK (Cablevision)'],
])('the kind of company behind an original creditor is no part of its name: %s', (printed, name) => {
  expect(readOriginalCreditor(account({ original: printed }), undefined, undefined)?.value).toBe(name);
});

it('who reports an account himself has it still, though an agency collects for him', () => {
  const given = accountOf([{ ...fact('name', 'OAK GAS'), label: 'member name' }, fact('agency', 'ACE')]);
  expect(readAccountName(given).name?.name).toBe('OAK GAS');
});

it.each(['(02 - Payday lender)', '(Utility Company)', '(Payday lender)'])(
  'what kind of company the original creditor is, is no part of his name: %s',
  (kind) => {
    const given = account({ name: 'ACE', original: `OAK LOANS ${kind}` });
    expect(readOriginalCreditor(given, undefined, undefined)?.value).toBe('OAK LOANS');
  },
);

it.each([
  ['08 OAK CAPITAL BANK', 'OAK CAPITAL BANK'],
  ['01 ELM BANK', 'ELM BANK'],
  ['02 ASH HOSPITAL', 'ASH HOSPITAL'],
  ['24 HOUR GYM', '24 HOUR GYM'],
  ['1ST OAK BANK', '1ST OAK BANK'],
  ['05/06 OAK', '05/06 OAK'],
])('the code of a kind of company is no part of the original creditor: %s', (printed, name) => {
  const given = account({ name: 'ELM RECOVERY', original: printed });
  expect(readOriginalCreditor(given, undefined, undefined)?.value).toBe(name);
  const above = account({ balance: '$5' }, heading(`ELM RECOVERY (Original Creditor: ${printed})`));
  expect(readOriginalCreditor(above, readAccountName(above).name, undefined)?.value).toBe(name);
});

it('where nobody has bought a debt, the one who was owed first has it still', () => {
  const rows = [
    '#\tOriginal Creditor\tDebt Buyer\tAccount #\tCurrent Debt',
    '1\tOak Bank\t\t5424181199\t$871.43',
    '2\tElm Bank\tAsh Funding LLC\t4447961200\t$206.18',
  ];
  const debts = readByRules({ text: rows.join('\n'), tables: [] }).debts;
  expect(debts.map(({ accountName, originalCreditor }) => `${accountName}|${originalCreditor}`)).toEqual([
    'Oak Bank|',
    'Ash Funding LLC|Elm Bank',
  ]);
});

it.each([
  ['Utility bill (past due)', 'Utility bill'],
  ['Oak Bank (charged off)', 'Oak Bank'],
  ['Oak Bank (couch)', 'Oak Bank (couch)'],
  ['Oak Bank (Elm Credit)', 'Oak Bank (Elm Credit)'],
])('how a debt stands, in brackets behind a name, is no part of it: %s', (printed, name) => {
  expect(readAccountName(account({ name: printed, balance: '$5' })).name?.name).toBe(name);
});

it.each([
  ['EQX XPN TUC', 'reported by', undefined],
  ['XPN', 'reported by', undefined],
  ['Experian, TransUnion', 'source of information', undefined],
  ['EFX TUC', 'creditor', undefined],
  ['Oak Bank', 'reported by', 'Oak Bank'],
  ['Experian', 'creditor', 'Experian'],
  ['TUC Lending', 'reported by', 'TUC Lending'],
])('bureaus that report an account are nobody who is owed: %s after %s', (value, label, name) => {
  expect(readAccountName(accountOf([{ ...fact('name', value), label }])).name?.name).toBe(name);
});

it('a holder that is the same as the creditor is nobody else, and collects nothing', () => {
  const rows = [
    'No.\tCreditor\tCurrent Holder / Collection Agency\tAccount Number\tBalance',
    '1\tOak Bank\tSame\t5424181199\t$871.43',
    '2\tElm Bank\tAsh Funding LLC\t4447961200\t$206.18',
    '3\tFir Lending\tSame as creditor\t30077412\t$5,118.00',
  ];
  const debts = readByRules({ text: rows.join('\n'), tables: [] }).debts;
  expect(
    debts.map(({ accountName, originalCreditor, current }) => [accountName, originalCreditor, current]),
  ).toEqual([
    ['Oak Bank', '', null],
    ['Ash Funding LLC', 'Elm Bank', '90days'],
    ['Fir Lending', '', null],
  ]);
});
