import { describe, expect, it } from 'vitest';
import { type Account, accountOf } from '../../../src/creditReport/account';
import { hasLoneAmount, readAccountStatus } from '../../../src/creditReport/debts/accountStatus';
import { pastDueText } from '../../../src/creditReport/debts/pastDue';
import { spelledKind } from '../../../src/creditReport/lexicon/labels';
import { readByRules } from '../../../src/creditReport/readReport';
import { account, fact, heading, printedIn } from '../../support/reports';

/** The status of a column and its doubts, those about the past due sum behind a slash. */
function statusOf(...[given, column = 0]: [ReturnType<typeof account>, number?]): string {
  const status = readAccountStatus(given, column);
  if (!status) return 'none';
  const { value, flags } = status;
  return [`${value.current ?? 'empty'} ${value.flags.join(' ')}`.trim(), ...flags].join(' / ');
}

function placeOf(given: Account): string | undefined {
  const status = readAccountStatus(given, 0);
  return status && printedIn(given, status.span);
}

describe('the status of an account', () => {
  it.each([
    [{ status: 'Late 30 Days' }, '30days'],
    [{ pastDue: '– 31 days $441.27' }, '30days'],
    [{ pastDue: '$441.27 (64 days)' }, '60days'],
    [{ pastDue: '$31 since day 12' }, 'none'],
    [{ statusLoose: 'Late 30 Days' }, '30days'],
    [{ accountStatus: 'Late 30 Days' }, '30days'],
    [{ accountStatus: '71 - Account 30 days past the due date', status: '1' }, '30days'],
    [{ accountStatus: 'Open', status: '2' }, '30days'],
    [{ statusLoose: 'Late 60 Days', status: 'Late 30 Days' }, '30days'],
    [{ accountStatus: 'Late 60 Days', statusLoose: 'Late 30 Days' }, '30days'],
    [{ status: '-', statusLoose: 'Late 30 Days' }, '30days'],
    [{ status: 'Purple', statusLoose: 'Late 30 Days' }, '30days'],
    [{ status: 'Too new to rate', statusLoose: 'Late 30 Days' }, '30days'],
    [{ status: 'Purple', statusLoose: 'Too new to rate' }, 'empty status-unclear'],
    [{ status: 'Late 30 Days', statusLoose: 'Purple' }, '30days'],
    [{ status: 'Current', statusLoose: 'In-School Deferment' }, 'empty deferred'],
    [{ accountStatus: 'Open' }, 'none'],
    [{ accountStatus: 'Closed account.' }, 'none'],
    [{ accountStatus: 'Opened late' }, 'empty past-due-no-bucket'],
    [{ accountStatus: 'Reopen' }, 'empty status-unclear'],
    [{ status: 'Open' }, 'current status-open-only'],
    [{ status: 'Open', statusLoose: '60 days late' }, '60days'],
    [{ status: '' }, 'none'],
    [{}, 'none'],
    [{ status: 'R2' }, '30days'],
    [{ status: '05' }, 'empty status-unclear'],
  ] as const)('is read from %j as %s', (facts, status) => {
    expect(statusOf(account(facts))).toBe(status);
  });

  it('is read from the words beside a code, which say more', () => {
    const both = (...values: string[]) => statusOf(accountOf(values.map((value) => fact('status', value))));
    expect(both('2', 'Late 60 Days')).toBe('60days');
    expect(both('Late 60 Days', '2')).toBe('60days');
    expect(both('2', 'Purple')).toBe('30days');
    expect(both('Late 60 Days', 'Late 30 Days')).toBe('60days');
    const days = { ...fact('status', '38'), label: 'days delinquent' };
    expect(statusOf(accountOf([days, fact('status', 'Repayment')]))).toBe('30days');
  });

  it('is read by the scheme of codes that the column or the label tells', () => {
    expect(statusOf(account({ status: '05' }, { scheme: 'mop' }))).toBe('90days');
    expect(statusOf(account({ status: '11' }, { scheme: 'mop' }))).toBe('empty status-unclear');
    const labelled = (label: string, value: string) =>
      statusOf(accountOf([{ ...fact('status', value), label }]));
    expect(labelled('mop', '05')).toBe('90days');
    expect(labelled('current mop', '1')).toBe('current');
    expect(labelled('manner of payment', '05')).toBe('90days');
    expect(labelled('mos. behind', '1')).toBe('30days');
    expect(labelled('mos. behind', 'O')).toBe('current');
    expect(labelled('mopping', '05')).toBe('empty status-unclear');
    expect(labelled('mop', 'Late 30 Days')).toBe('30days');
    expect(statusOf(accountOf([{ ...fact('status', '05'), label: 'mop' }], { scheme: 'metro2' }))).toBe(
      '90days',
    );
  });

  it('is told for each column, and shows the place it stands in', () => {
    const given = account({ status: ['Current', '-', 'Late 30 Days'], statusHint: ['', '', 'Collection'] });
    expect([0, 1, 2].map((column) => statusOf(given, column))).toEqual([
      'current',
      'none',
      '90days collection',
    ]);
    expect(placeOf(given)).toBe('status Current - Late 30 Days');
  });
});

describe('the kind of account and the remarks', () => {
  it.each([
    [{ status: 'Late 30 Days', statusHint: 'Charge-off' }, '90days charge-off'],
    [{ status: '', statusHint: 'repossessed 6/24, deficiency' }, '90days repossession'],
    [{ status: 'Late 30 Days', statusHint: 'Collection' }, '90days collection'],
    [{ status: 'Late 30 Days', statusHint: 'Charge-off, collection, sold' }, '90days charge-off collection transferred'],
    [{ status: 'Current', statusHint: 'Student loan - payment deferred' }, 'empty deferred'],
    [{ status: 'As agreed', statusHint: 'Transferred to another lender' }, 'empty transferred'],
    [{ statusHint: 'Collection' }, '90days collection'],
    [{ statusHint: 'Revolving' }, 'none'],
    [{ status: 'Late 30 Days', statusHint: 'Late 90 Days' }, '30days'],
    [{ status: 'Late 30 Days', statusHint: 'Included in bankruptcy' }, 'empty bankruptcy'],
    [{ status: 'Collection/Chargeoff', statusHint: 'Account included in Bankruptcy Chapter 7' }, 'empty bankruptcy'],
    [{ status: 'Late 30 Days', statusHint: 'Bankruptcy dismissed' }, '30days bankruptcy'],
    [{ status: 'Late 30 Days', statusHint: 'Account sold' }, '30days transferred'],
    [{ status: 'Collection', statusHint: 'Account sold' }, '90days collection transferred'],
    [{ status: 'Charge-off', statusHint: 'Collection' }, '90days charge-off'],
    [{ status: 'Bankruptcy', statusHint: 'Charge-off' }, 'empty bankruptcy'],
    [{ status: 'Bankruptcy', statusHint: 'Bankruptcy' }, 'empty bankruptcy'],
    [{ status: 'Settled', statusHint: 'Charge-off' }, 'empty paid-settled'],
    [{ status: 'Account sold', statusHint: 'Collection' }, 'empty transferred'],
    [{ status: 'Closed', statusHint: 'Collection' }, 'empty paid-closed'],
    [{ status: 'Collection/Chargeoff', statusHint: 'Collection' }, '90days collection'],
    [{ status: 'Collection/Chargeoff', statusHint: 'Charge-off' }, '90days charge-off'],
    [{ status: 'Collection/Chargeoff', statusHint: 'Collection account sold' }, '90days charge-off collection transferred'],
    [{ status: 'Collection/Chargeoff', statusHint: 'Charge-off, sold' }, '90days charge-off transferred'],
    [{ status: 'Collection/Chargeoff', statusHint: 'Collection/Chargeoff' }, '90days charge-off collection'],
    [{ status: 'Collection/Chargeoff' }, '90days charge-off collection'],
  ] as const)('of %j make the status %s', (facts, status) => {
    expect(statusOf(account(facts))).toBe(status);
  }); // biome-ignore format: accounts are read in lines

  it('of another column tell charge-off and collection apart', () => {
    const given = account({ status: ['Current', 'Collection/Chargeoff'], statusHint: ['Collection', '-'] });
    expect(statusOf(given, 1)).toBe('90days collection');
  });

  it('give the place where no status is printed', () => {
    expect(placeOf(account({ name: 'OAK', statusHint: 'Collection' }))).toBe('statusHint Collection');
  });
});

describe('an account in collections', () => {
  it.each([
    ['of the part without a status', account({}, { inCollections: true }), '90days collection'],
    ['with an agency and no status', account({ agency: 'ACE' }), '90days collection'],
    [
      'with a status that is not clear',
      account({ status: 'Purple' }, { inCollections: true }),
      '90days collection',
    ],
    ['that is open', account({ status: 'Open' }, { inCollections: true }), '90days collection'],
    ['that is unpaid', account({ status: 'Unpaid' }, { inCollections: true }), '90days collection'],
    ['that is paid', account({ status: 'Paid' }, { inCollections: true }), 'empty paid-closed'],
    ['with a status', account({ status: 'Late 30 Days' }, { inCollections: true }), '30days'],
    [
      'that was sold',
      account({ statusHint: 'sold' }, { inCollections: true }),
      '90days collection transferred',
    ],
    [
      'that another bureau alone prints',
      account({ balance: ['-', '$5'], status: ['-', 'Paid'] }, { inCollections: true }),
      'none',
    ],
  ])('%s has a status', (_, given, status) => {
    expect(statusOf(given)).toBe(status);
  });
  it('shows the place of its heading, else of all that it prints', () => {
    const facts = { number: '1XXX', balance: '$5' };
    expect(placeOf(account(facts, { inCollections: true, ...heading('ACE RECOVERY') }))).toBe('ACE RECOVERY');
    expect(placeOf(account(facts, { inCollections: true }))).toBe('number 1XXX / balance $5');
  });
});

describe('a sum that is past due', () => {
  it.each([
    [{ status: 'Current', pastDue: '$60' }, 'current / past-due-on-current'],
    [{ status: 'Current', pastDue: '$0' }, 'current'],
    [{ status: 'Current', pastDue: '-' }, 'current'],
    [{ status: 'Current', pastDue: '####' }, 'current'],
    [{ status: 'Current, $ 60 past due' }, 'current / past-due-on-current'],
    [{ status: 'Current, $0 past due' }, 'current'],
    [{ status: 'Current, $60 paid' }, 'current'],
    [{ status: 'Open', pastDue: '$60' }, 'empty past-due-no-bucket'],
    [{ status: 'Open', pastDue: '$0' }, 'current status-open-only'],
    [{ status: 'Late 30 Days', pastDue: '$60' }, '30days'],
    [{ pastDue: '$60' }, 'none'],
    [{ pastDue: '$60', balance: '$500' }, 'none'],
    [{ pastDue: '$0', balance: '$500' }, 'current nothing-past-due'],
    [{ pastDue: '$0', balance: '$0' }, 'none'],
    [{ pastDue: '$0', balance: '$0', paying: '$0' }, 'current nothing-past-due'],
    [{ pastDue: '$0', paying: '$0' }, 'none'],
    [{ pastDue: '-', balance: '$500' }, 'none'],
    [{ pastDue: '$0', balance: '$500', status: '' }, 'none'],
    [{ pastDue: '$0', balance: '$500', status: 'Purple' }, 'empty status-unclear'],
  ] as const)('of %j makes the status %s', (facts, status) => {
    expect(statusOf(account(facts))).toBe(status);
  });

  it.each([
    [['$0', '$45', '$60'], '$45'],
    [['-', '$0'], '$0'],
    [['n/a', 'see below'], ''],
    [[], ''],
  ])('of %j is told as it is printed: %s', (sums, text) => {
    expect(pastDueText(account(sums.length > 0 ? { pastDue: sums } : {}), '')).toBe(text);
  });
});

describe('the history of an account', () => {
  it.each([
    ['the month of a status that names no days', '60 days past due as of Jul 2010', '60days'],
    ['the month, among others', '90 days past due as of Aug 2010, Jul 2010', '90days'],
    ['a stretch of months that holds it', '120 days past due as of May 2010 to Aug 2010', '90days'],
    ['the month, in other words', 'Past due 60 days as of Jul 2010', '60days'],
    ['another month alone', '60 days past due as of Jun 2010', 'empty past-due-no-bucket'],
  ])('tells of %s', (_, text, status) => {
    expect(statusOf(account({ status: 'Open. $2 past due as of Jul 2010.', text }))).toBe(status);
  });
  it('tells nothing beside a status that names days', () => {
    const facts = { status: '30 days past due as of Jul 2010', text: '60 days past due as of Jul 2010' };
    expect(statusOf(account(facts))).toBe('30days');
  });
});

describe('a bare amount', () => {
  const isLone = (given: Account) => hasLoneAmount(given, readAccountStatus(given, 0)?.value);
  it.each([
    ['stands alone', account({ amountLoose: '$5' })],
    ['stands in the part of the collections', account({ money: '$9' }, { inCollections: true })],
    ['stands beside an agency', account({ money: '$9', agency: 'ACE' })],
    ['stands beside an original creditor', account({ money: '$9', original: 'ACE' })],
    ['stands in a collection', account({ money: '$9', status: 'Collection' })],
    ['stands beside empty sums', account({ money: ['-', '####'], pastDue: 'N/A' })],
    ['stands beside a payment', account({ paying: '$9' })],
  ])('is the balance where it %s', (_, given) => {
    expect(isLone(given)).toBe(true);
  });
  it.each([
    ['another sum', account({ money: ['-', '$9'] })],
    ['a sum past due', account({ pastDue: '$0' })],
    ['a sum and a charge-off', account({ money: '$9', status: 'Charge-off' })],
  ])('may be another sum beside %s', (_, given) => {
    expect(isLone(given)).toBe(false);
  });
});

describe('the label of a charge-off', () => {
  const labelled = (label: string, value: string, kind: 'date' | 'money' = 'date') => ({
    ...fact(kind, value),
    label,
  });
  it.each([
    ['the day of it', [labelled('charge-off date', '06/30/2021')], '90days charge-off'],
    ['its sum', [labelled('balance at charge-off', '$5', 'money')], '90days charge-off'],
    ['no day', [labelled('charge-off date', '-')], 'none'],
    ['no sum', [labelled('charge off amount', '$0', 'money')], 'none'],
    ['another day', [labelled('date opened', '06/30/2021')], 'none'],
    ['the day beside a status', [labelled('charge-off date', '06/30/2021'), fact('status', 'Paid in full')], 'empty paid-closed'],
    ['the day beside what is no status', [labelled('charge-off date', '06/30/2021'), fact('status', 'Purple')], '90days charge-off'],
  ])('tells the status by %s', (_, facts, status) => {
    expect(statusOf(accountOf(facts))).toBe(status);
  }); // biome-ignore format: rows are read in lines
});

it('keeps the first value of a label that repeats', () => {
  expect(statusOf(accountOf([fact('status', 'Late 60 Days'), fact('status', 'Late 30 Days')]))).toBe(
    '60days',
  );
});

it('is no collection where the column of debt buyers is empty', () => {
  expect(statusOf(accountOf([fact('agency', '--'), fact('status', 'Late 30 Days')]))).toBe('30days');
  expect(statusOf(accountOf([fact('agency', '--')]))).toBe('none');
});

it('is no collection where the holder is the same as the creditor', () => {
  expect(statusOf(accountOf([fact('name', 'OAK'), fact('agency', 'Same')]))).toBe('none');
  expect(statusOf(accountOf([fact('name', 'OAK'), fact('agency', 'Same Day Recovery')]))).toBe(
    '90days collection',
  );
});

it.each([
  [[fact('statusLoose', 'Closed'), { ...fact('statusHint', 'Repossession'), label: 'account condition' }], '90days repossession'],
  [[fact('statusLoose', 'Open'), { ...fact('statusHint', 'Account 60 days past due'), label: 'account condition' }], '60days'],
  [[fact('status', 'Late 30 Days'), { ...fact('statusHint', 'Account 60 days past due'), label: 'account condition' }], '30days'],
  [[fact('statusLoose', 'Open'), { ...fact('statusHint', 'Account 60 days past due'), label: 'account type' }], 'current status-open-only'],
])('is told by the condition of the account, where the status says only whether it is used', (facts, status) => {
  expect(statusOf(accountOf(facts))).toBe(status);
}); // biome-ignore format: rows are read in lines

it('is paid, where a remark on a collection says so and nothing is owed', () => {
  const paid = { status: 'Collection account', statusHint: 'PAID COLLECTION' };
  expect(statusOf(account({ ...paid, balance: '$0' }))).toBe('empty paid-settled');
  expect(statusOf(account({ ...paid, balance: '$5' }))).toBe('90days collection');
  expect(statusOf(account({ status: 'Collection account', balance: '$0' }))).toBe('90days collection');
  const written = { status: 'Charged off', statusHint: 'PAID CHARGE OFF', balance: '$0' };
  expect(statusOf(account(written))).toBe('empty paid-settled');
});

it('is none of an account whose terms are deferred, though it is paid as agreed', () => {
  const terms = { ...fact('statusHint', 'DEFERRED'), label: 'terms frequency' };
  expect(statusOf(accountOf([fact('status', 'Pays as agreed'), terms]))).toBe('empty deferred');
  expect(spelledKind('Terms Frequency')).toBe('statusHint');
});

it.each([
  ['Late', '37', '30days'],
  ['Open', '95', '90days'],
  ['Charged off', '0', '90days charge-off'],
  ['Current', '0', 'current'],
])(
  'is told in words, and by how many days where the words %s leave it open and %s are counted',
  (words, days, expected) => {
    const count = { ...fact('statusLoose', days), label: 'days delinquent' };
    expect(statusOf(accountOf([count, fact('statusLoose', words)]))).toBe(expected);
    expect(statusOf(accountOf([fact('statusLoose', words), count]))).toBe(expected);
  },
);

it('is told by the label of how it is paid, where another one says only that it is closed', () => {
  expect(statusOf(accountOf([fact('status', 'Closed'), fact('status', 'Charged off as bad debt')]))).toBe(
    '90days charge-off',
  );
  expect(statusOf(accountOf([fact('status', 'Closed'), fact('status', 'Purple')]))).toBe('empty paid-closed');
});

it.each([
  [{ status: 'Closed by grantor', statusLoose: 'Charge-off' }, '90days charge-off'],
  [{ status: 'Paid, closed', statusLoose: 'Pays as agreed' }, 'current'],
  [{ status: 'Paid, closed', statusLoose: 'Open' }, 'empty paid-closed'],
  [{ status: 'Paid, closed', statusLoose: 'Purple' }, 'empty paid-closed'],
  [{ status: 'Closed, never late', statusLoose: 'Late 30 Days' }, 'current'],
])(
  'of %j is that of how it was paid, where one says only that it is paid or who closed it',
  (given, status) => {
    expect(statusOf(account(given))).toBe(status);
  },
);

describe('a status without a label of its own', () => {
  const told = (paying: string, more: Partial<Account> = {}) =>
    readAccountStatus(accountOf([fact('balance', '$500'), fact('paying', paying)], more), 0)?.value.current;

  it.each([
    ['$8.00 per month, next due 1/15/24. Plan in good standing.', 'current'],
    ['$8.20 due 11/20/2026 60 DAYS PAST DUE', '60days'],
    ['$8.20 due 11/20/2026 by mail', undefined],
    ['$75/month, on time', 'current'],
    ['$75 (30 days late)', '30days'],
    ['$75/month; current', 'current'],
    ['$75/month, starting in May', undefined],
    ['$75', undefined],
  ])('is told behind what is paid: %s', (paying, current) => {
    expect(told(paying)).toBe(current);
  });

  it('is told behind the rate with which a plan begins, and no other text', () => {
    const ofText = (text: string) =>
      readAccountStatus(accountOf([fact('balance', '$500'), fact('text', text)]), 0)?.value.current;
    expect(ofText('$75/month, on time')).toBe('current');
    expect(ofText('visit of May, on time')).toBeUndefined();
  });

  it.each([
    ['car insurance (collection)', '90days'],
    ['stove (charged off)', '90days'],
    ['phone (in collections)', '90days'],
    ['Utility bill (60 days late)', '60days'],
    ['Utility bill (current)', 'current'],
    ['stove (gas)', undefined],
    ['(collection)', '90days'],
    ['stamps (collection of 1950)', undefined],
  ])('is told in brackets behind what it was for: %s', (text, current) => {
    expect(told('$75', { unknown: [fact('text', text)] })).toBe(current);
  });

  it.each([
    ['ERC (collections) for Comcast', '90days'],
    ['Credence (collection)', '90days'],
    ['Oak Bank (charged off)', '90days'],
    ['Oak Collections for Comcast', undefined],
    ['Oak Bank (couch) for Ann', undefined],
  ])('is told in brackets behind the name: %s', (name, current) => {
    expect(readAccountStatus(account({ name, balance: '$75' }), 0)?.value.current).toBe(current);
  });

  it('is not looked for where a status has its place', () => {
    expect(
      readAccountStatus(account({ status: '30 days late', paying: '$75/month, on time' }), 0)?.value.current,
    ).toBe('30days');
  });
});

it.each([
  ['OK\nescrow incl.', 'current'],
  ['Current\ncalled 5/20', 'current'],
  ['30 days late\ncalled 5/20, no answer', '30days'],
  ['called\nOK', null],
  ['Pays as agreed\nLate 30 days in 10/2011', 'current'],
  ['Current\nLate 60 days in Oct 2011\nLate 30 days in 9/11', 'current'],
  ['60 days past due\nLate 90 days in 10/2011', '60days'],
  ['Open\nLate 30 days in 10/2011', '30days'],
  ['Pays as agreed\nLate 30 days', '30days'],
])('a remark on the next line of its cell hides no status: %j', (status, current) => {
  expect(readAccountStatus(account({ status }), 0)?.value.current).toBe(current);
});

it.each([
  ['Payment plan – on track', '06/30/2023', '90days'],
  ['Payment plan – on track', '', 'current'],
  ['Current', '06/30/2023', 'current'],
])('a plan that is kept, %s, does not undo a charge-off of %j: %s', (status, day, current) => {
  const given = accountOf([
    fact('balance', '$500'),
    fact('statusLoose', status),
    { ...fact('date', day), label: 'charge-off date' },
  ]);
  expect(readAccountStatus(given, 0)?.value.current).toBe(current);
});

describe('what nobody pays to a company that lends to nobody', () => {
  const current = (name: string, status: string) =>
    readAccountStatus(accountOf([fact('name', name), fact('balance', '$500'), fact('status', status)]), 0)
      ?.value;
  it.each([
    ['Portfolio Recovery Associates', 'Unpaid'],
    ['LVNV Funding', 'Past due'],
    ['CAVALRY SPV I LLC', 'Delinquent'],
  ])('is in collection: %s, %s', (name, status) => {
    expect(current(name, status)).toEqual({ current: '90days', flags: ['collection'] });
  });

  it.each([
    ['Verizon', 'Unpaid', ['past-due-no-bucket']],
    ['Portfolio Recovery Associates', 'Paid', ['paid-closed']],
    ['Midland Credit Management', '30 days late', []],
  ])('but not of others, nor what is told otherwise: %s, %s', (name, status, flags) => {
    expect(current(name, status)?.flags).toEqual(flags);
  });
});

it.each([
  ['Comment', 'Deferred, payments start Sep 2024.', 'empty deferred'],
  ['Comment', 'None', 'current'],
  ['Remaining', 'Deferred', 'current'],
])(
  'the comments of today, under their title, tell that a debt is deferred: %s over %s',
  (title, value, read) => {
    const status = fact('status', 'Open/Never late.');
    const comment = { ...fact('statusHint', ''), label: title.toLowerCase() };
    const now = { ...fact('text', value), label: 'current' };
    expect(statusOf(accountOf([status, comment, now]))).toBe(read);
  },
);

it('how late a debt is may stand in the place of its kind', () => {
  const text =
    'ACCOUNT\tTYPE\tDATE\tBALANCE\nOAK\tLate 30\t10/2026\t$2,143\nELM\tRepo\t06/2025\t$7,920\nFIR\tAuto\t10/2026\t$900';
  expect(readByRules({ text, tables: [] }).debts.map(({ current }) => current)).toEqual([
    '30days',
    '90days',
    null,
  ]);
});
