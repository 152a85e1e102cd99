import { describe, expect, it } from 'vitest';
import { readReport } from '../../../src/creditReport/readReport';
import type { ReportedDebt } from '../../../src/creditReport/reportedDebt';
import { DEBT_FIELDS, type Debt, EMPTY_DEBTS } from '../../../src/debts/debt';
import {
  acceptedWords,
  freeRows,
  landRows,
  leftWords,
  printedPayment,
  reportedCells,
  reportRow,
  withoutFlags,
} from '../../../src/debts/report/reportRows';

/** The one debt of a report of one account. */
function only(text: string): ReportedDebt {
  const [debt] = readReport({ text, tables: [] }).debts;
  if (!debt) throw new Error('The text has no debt.');
  return debt;
}

const DEBT = only(
  'Creditor: EXAMPLE BANK\nAccount Number: XXXX1234\nBalance: $1,842.00\nMonthly Payment: $45\nOriginal Creditor: SAMPLE STORE\nPayment Status: Charge-off',
);

describe('a reported debt', () => {
  it('lands with its doubts in words, the printed creditor beside Other, and nothing as paid', () => {
    expect(reportRow(DEBT)).toEqual({
      accountName: { text: 'EXAMPLE BANK' },
      accountNumber: { text: 'XXXX1234' },
      amount: { text: '1842' },
      originalCreditor: { text: 'other', note: 'The report names “SAMPLE STORE”.' },
      current: { text: '90days', note: 'Charged off by the creditor, entered as 90+ days late.' },
      paying: { text: '' },
    });
  });

  it('is paid what stands under the heading of the sheet itself, and no report prints a month of it', () => {
    const text =
      'Account Name\t$ Amount\t$ Paying\tOpened\nOAK BANK\t500\t400\t1/2/2020\nELM BANK\t700\t50%\t1/3/2020';
    const { debts } = readReport({ text, tables: [] });
    const [oak, elm] = debts.map((debt) => reportRow(debt).paying);
    expect(oak).toEqual({ text: '400' });
    expect(elm?.note).toBeDefined();
    expect(debts.map(printedPayment)).toEqual(['', '']);
    expect(printedPayment(DEBT)).toBe('$45');
  });

  it('has no doubt about a payment, into which nothing printed goes', () => {
    const unreadable = only('Creditor: EXAMPLE BANK\nBalance: $5\nStatus: Open\nMonthly Payment: ###');
    expect(unreadable.review).toContain('paying-unreadable');
    expect(reportRow(unreadable).paying).toEqual({ text: '' });
  });

  it('tells what is printed as past due where no status is', () => {
    const text = 'Lender\tBalance\tPast Due\nOAK BANK\t$500\t$120\nELM BANK\t$70\t$0\nASH BANK\t$80\t';
    const notes = readReport({ text, tables: [] }).debts.map((debt) => reportRow(debt).current.note);
    expect(notes).toEqual([
      '$120 is printed as past due, but no payment status is.',
      'No payment status is printed, but nothing is past due, so it is taken as current.',
      'No payment status is printed.',
    ]);
  });

  it('owes nothing where its balance is a credit', () => {
    const { amount } = reportRow(only('Creditor: EXAMPLE BANK\nBalance: ($50.25)'));
    expect(amount.text).toBe('0.00');
    expect(amount.note).toContain('Credit balance of $50.25, nothing owed.');
  });

  it('takes an original creditor that is an option', () => {
    const text = 'Creditor: EXAMPLE BANK\nBalance: $5\nOriginal Creditor: CREDITOR 2';
    expect(reportRow(only(text)).originalCreditor).toEqual({ text: 'creditor2' });
  });

  it('is cells for another program, in the order of the columns', () => {
    expect(reportedCells({ ...reportRow(DEBT), paying: { text: '1105.20' } })).toEqual([
      'EXAMPLE BANK',
      'XXXX1234',
      '1842',
      'Other',
      '90+ Days Late',
      '1105.20',
    ]);
  });
});

describe('landing', () => {
  const [first = EMPTY_DEBTS[0], ...rest] = EMPTY_DEBTS;
  const debts = first ? [{ ...first, amount: '5' }, ...rest] : [];
  const row = reportRow(DEBT);

  it('fills the rows that hold nothing, and touches no other', () => {
    expect(freeRows(debts, 'empty')).toHaveLength(19);
    const changes = landRows([{ row }, { row }], debts, 'empty');
    expect(new Set(changes.map((change) => change.row))).toEqual(new Set(['1', '2']));
  });

  it('replaces all rows, and empties those that get no debt', () => {
    expect(freeRows(debts, 'all')).toHaveLength(20);
    const changes = landRows([{ row }], debts, 'all');
    expect(changes).toHaveLength(120);
    expect(changes.filter(({ text }) => text !== '').map((change) => change.row)).toEqual(Array(5).fill('0'));
  });

  it('leaves out what is past the last free row', () => {
    expect(landRows(Array(25).fill({ row }), debts, 'empty')).toHaveLength(19 * 6);
  });

  it('brings the amount and the status of an entered debt up to date, and fills what is empty of it', () => {
    const [mine = debts[0], ...others] = debts.map((debt) => ({ ...debt, accountName: 'Mine' }));
    const entered = mine ? [mine, ...others] : [];
    const known = { ...row, amount: { text: '700', note: 'Check it.' }, current: { text: '30days' } };
    expect(landRows([{ row: known, updates: 0 }], entered, 'update')).toEqual([
      { row: '0', column: 'accountNumber', text: 'XXXX1234' },
      { row: '0', column: 'amount', text: '700', note: 'Check it.' },
      { row: '0', column: 'originalCreditor', ...row.originalCreditor },
      { row: '0', column: 'current', text: '30days' },
    ]);
    const full = entered.with(0, { ...mine, accountNumber: '9', originalCreditor: 'other' } as Debt);
    const [amount, current, ...more] = landRows([{ row: known, updates: 0 }], full, 'update');
    expect([amount?.column, current?.column, more], 'and nothing that it has').toEqual([
      'amount',
      'current',
      [],
    ]);
    const unknown = { ...known, amount: { text: '' }, current: { text: '' } };
    expect(landRows([{ row: unknown, updates: 0 }], full, 'update'), 'what it does not know stays').toEqual(
      [],
    );
    const same = { ...unknown, amount: { text: '5.00' } };
    expect(landRows([{ row: same, updates: 0 }], full, 'update'), 'and what is the same').toEqual([]);
  });

  it('empties the status of a debt that is paid, deferred or in bankruptcy now, and says so; one that is not printed it keeps', () => {
    const statusOf = (status: string, current = '90days') =>
      landRows(
        [{ row: reportRow(only(`Creditor: EXAMPLE BANK\nBalance: $0${status}`)), updates: 0 }],
        EMPTY_DEBTS.with(0, { ...first, accountName: 'EXAMPLE BANK', current } as Debt),
        'update',
      ).filter(({ column }) => column === 'current');
    for (const status of ['Paid charge-off', 'Deferred', 'Chapter 7 bankruptcy'])
      expect(statusOf(`\nPayment Status: ${status}`), status).toEqual([
        { row: '0', column: 'current', text: '', note: expect.any(String) },
      ]);
    expect(statusOf('')).toEqual([]);
    const pastDue = '\nPayment Status: Open. $45 past due.';
    expect(statusOf(pastDue), 'and how late it was stays, where the report does not say').toEqual([]);
    expect(statusOf(pastDue, 'current'), 'but not that it is on time').toEqual([
      { row: '0', column: 'current', text: '', note: expect.stringContaining('Late or unpaid') },
    ]);
  });

  it('keeps the amount of a debt whose balance the report does not print, to be checked', () => {
    const entered = EMPTY_DEBTS.with(0, {
      ...first,
      accountName: 'EXAMPLE BANK',
      accountNumber: 'XXXX1234',
      amount: '12.30',
    } as Debt);
    const told = 'Creditor: EXAMPLE BANK\nAccount Number: XXXX1234\nBalance: -\nPayment Status: 30 days late';
    const untold = reportRow(only(told));
    expect(landRows([{ row: untold, updates: 0 }], entered, 'update')).toEqual([
      { row: '0', column: 'current', text: '30days' },
      { row: '0', column: 'amount', text: '12.30', note: 'No balance is printed for this account.' },
    ]);
  });

  it('fills a row with a new debt beside one that is brought up to date', () => {
    const changes = landRows([{ row, updates: 0 }, { row }], debts, 'update');
    expect(new Set(changes.map((change) => change.row))).toEqual(new Set(['0', '1']));
  });

  it.each([
    [1, 0, 'Enter 1 debt'],
    [0, 2, 'Update 2 debts'],
    [3, 1, 'Enter 3 debts, update 1'],
  ])('of %d new ones and %d known ones is told as: %s', (added, updated, words) => {
    const accepted = Array.from({ length: added + updated }, (_, index) =>
      index < updated ? { row, updates: index } : { row },
    );
    expect(acceptedWords(accepted, ['Enter', 'Update'])).toBe(words);
  });
});

it.each([
  [1, 0, '1 of them has no row left'],
  [3, 0, '3 of them have no row left'],
  [1, 20, '1 of them does not fit into 20 rows'],
  [5, 1, '5 of them do not fit into 1 row'],
])('says of %i debts beside %i free rows how many are left out', (left, free, words) => {
  expect(leftWords(left, free)).toBe(words);
});

describe('bureaus that disagree', () => {
  const three = (balances: string, payments: string, statuses: string) =>
    only(
      `ELM BANK\nTransUnion\tExperian\tEquifax\nAccount #:\t2XXXX\t2XXXX\t2XXXX\nBalance:\t${balances}\nMonthly Payment:\t${payments}\nPayment Status:\t${statuses}\n`,
    );
  const SAME = ['$6\t$6\t$6', '$1\t$1\t$1', 'Current\tCurrent\tCurrent'] as const;

  it.each([
    ['amount', three('$6\t$7\t$6', SAME[1], SAME[2])],
    ['current', three(SAME[0], SAME[1], 'Current\tLate 30 Days\tCurrent')],
  ] as const)('are told at %s where they differ in it, and at no other field', (field, debt) => {
    const told = DEBT_FIELDS.filter((each) => /bureaus/.test(reportRow(debt)[each].note ?? ''));
    expect(debt.differing).toEqual([field]);
    expect(told).toEqual([field]);
  });

  it('are known of a payment and told nowhere, since no printed payment is entered', () => {
    const debt = three(SAME[0], '$1\t$2\t$1', SAME[2]);
    expect(debt.differing).toEqual(['paying']);
    expect(DEBT_FIELDS.flatMap((field) => reportRow(debt)[field].note ?? [])).toEqual([]);
  });

  it('are told at every field in which they differ', () => {
    const debt = three('$6\t$7\t$6', SAME[1], 'Current\tLate 30 Days\tCurrent');
    expect(debt.differing).toEqual(['amount', 'current']);
    expect(reportRow(debt).current.note).toBe('The bureaus print different statuses. The worst one counts.');
  });

  it.each([
    [
      'the newest',
      '10/2026\t09/2026\t10/2026',
      'The bureaus print different amounts. The newest report gives it.',
    ],
    [
      'the largest, where none is dated',
      '-\t-\t-',
      'The bureaus print different amounts, and no date tells which is the newest. The largest one counts.',
    ],
    [
      'the largest of the newest',
      '10/2026\t10/2026\t-',
      'The bureaus print different amounts, and no date tells which is the newest. The largest one counts.',
    ],
  ])('are told of an amount with what is done: %s counts', (_, dates, note) => {
    const debt = only(
      `ELM BANK\nTransUnion\tExperian\tEquifax\nAccount #:\t2XXXX\t2XXXX\t2XXXX\nBalance:\t$6\t$7\t$6\nLast Reported:\t${dates}\nPayment Status:\tCurrent\tCurrent\tCurrent\n`,
    );
    expect(reportRow(debt).amount.note).toBe(note);
  });

  it('are told nowhere where they agree', () => {
    expect(three(...SAME).differing).toEqual([]);
  });
});

it('leaves doubts out of a debt', () => {
  const row = reportRow(
    withoutFlags(only('Creditor: ELM\nBalance: $0\nPayment Status: Charge-off'), ['charge-off']),
  );
  expect(row.current).toEqual({ text: '90days' });
  expect(row.amount.note).toBeDefined();
});
