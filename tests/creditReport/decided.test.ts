import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/creditReport/readReport';
import type { Decided, Meaning } from '../../src/creditReport/slots';

function read(text: string, meanings: Readonly<Record<string, Meaning>> = {}, layout?: string) {
  const decided: Decided = {
    meanings: new Map(Object.entries(meanings)),
    ...(layout !== undefined && { layout }),
  };
  return readReport({ text, tables: [] }, decided);
}

function rows(...given: Parameters<typeof read>): string[] {
  return read(...given).debts.map(({ accountName, accountNumber, amountText, payingText }) =>
    [accountName, accountNumber, amountText, payingText].join('|'),
  );
}

function slots(...given: Parameters<typeof read>): string[] {
  return read(...given).slots.map(
    ({ label, meaning, isDoubtful }) => `${label}: ${meaning}${isDoubtful ? '?' : ''}`,
  );
}

const STRANGE = 'Kwien\tZaldo hoi\tFoo\nOak Bank\t$500.00\t$3\nElm Bank\t$700.00\t$4\n';
const TABLE = 'Creditor\tBalance\tOther\nOak Bank\t$500.00\t$3\nElm Bank\t$700.00\t$4\n';
const BLOCKS =
  'Creditor: Oak\nBalance: $5\nWhatnow: $6\nStatus: Current\n\nCreditor: Elm\nBalance: $7\nWhatnow: $8\nStatus: Current\n';
const DATED =
  'Creditor: Oak\nSum as of Nov 9, 2025: $5\nStatus: Current\n\nCreditor: Elm\nSum as of Oct 1, 2025: $7\nStatus: Current\n';
const TWO_DAYS =
  'Creditor\tOwed 12/1/2025\tOwed 1/1/2026\tStatus\nOak Bank\t$500.00\t$480.00\tCurrent\nElm Bank\t$70.00\t$60.00\tCurrent';
const CELLS = 'CHASE\t1234****\tCurrent\t$5,000\t$420.10\t$20\nELM\t2234****\tCurrent\t$6,000\t$420.20\t$20';

describe('what a person decides that a label means', () => {
  it.each([
    ['makes rows of a table that nobody could read', STRANGE, { Kwien: 'accountName', 'Zaldo hoi': 'amount' }, ['Oak Bank||$500.00|', 'Elm Bank||$700.00|']],
    ['holds for a column beside one that is known', TABLE, { Other: 'amount' }, ['Oak Bank||$3|', 'Elm Bank||$4|']],
    ['holds for all accounts', BLOCKS, { Whatnow: 'amount' }, ['Oak||$6|', 'Elm||$8|']],
    ['holds for each of several labels', BLOCKS, { Whatnow: 'amount', Balance: 'paying' }, ['Oak||$6|$5', 'Elm||$8|$7']],
    ['holds whatever day the label tells', DATED, { 'Sum as of': 'paying' }, ['Oak|||$5', 'Elm|||$7']],
    ['holds for one of two columns that differ in their day alone', TWO_DAYS, { 'Owed 12/1/2025': 'amount' }, ['Oak Bank||$500.00|', 'Elm Bank||$70.00|']],
    ['holds for both, each with a meaning of its own', TWO_DAYS, { 'Owed 12/1/2025': 'amount', 'Owed 1/1/2026': 'paying' }, ['Oak Bank||$500.00|$480.00', 'Elm Bank||$70.00|$60.00']],
    ['takes one of them away, and leaves the other', TWO_DAYS, { 'Owed 12/1/2025': 'nothing' }, ['Oak Bank||$480.00|', 'Elm Bank||$60.00|']],
    ['holds for cells without headings, by their place', CELLS, { 'Column 4': 'amount', 'Column 5': 'nothing' }, ['CHASE|1234****|$5,000|$20', 'ELM|2234****|$6,000|$20']],
    ['holds for a label on a line that no colon ends', 'Oak Bank\n  Zahlung $5\nElm Bank\n  Zahlung $7', { Zahlung: 'amount' }, ['Oak Bank||$5|', 'Elm Bank||$7|']],
    ['takes a label away', BLOCKS, { Creditor: 'nothing', Whatnow: 'accountName' }, ['$6||$5|', '$8||$7|']],
    ['takes a label away, and lets another one say the same', BLOCKS.replaceAll('Status: Current', 'Current Balance: $9'), { Balance: 'nothing' }, ['Oak||$9|', 'Elm||$9|']],
    ['takes all rows away where it takes all labels away', BLOCKS, { Creditor: 'nothing', Balance: 'nothing', Status: 'nothing' }, []],
  ] as const)('%s', (_, text, meanings, expected) => {
    expect(rows(text, meanings)).toEqual(expected);
  }); // biome-ignore format: rows are read in lines

  it('leaves the rest of a text as it is', () => {
    expect(rows(`${TABLE}\nPine Bank: owe 900, min 30\n\n${BLOCKS}`, { Whatnow: 'amount' })).toEqual(
      expect.arrayContaining(['Oak||$6|', 'Elm||$8|', expect.stringContaining('Oak Bank||$500.00')]),
    );
  });

  it('holds for one reading alone', () => {
    expect(rows(BLOCKS, { Whatnow: 'amount' })).toEqual(['Oak||$6|', 'Elm||$8|']);
    expect(rows(BLOCKS)).toEqual(['Oak||$5|', 'Elm||$7|']);
  });
});

const HIGH =
  'Creditor: ALPHA BANK\nAccount: 11XX\nCurrent Balance: $1,000\nHigh Balance: $3,000\nStatus: Current\n\n' +
  'Creditor: BETA LOANS\nAccount: 22XX\nCurrent Balance: $2,000\nOriginal Amount: $9,000\nStatus: 30 days late\n\n' +
  'Creditor: GAMMA\nAccount: 33XX\nCurrent Balance: $300\nLimit: $800\nStatus: Current\n';
const LOOSE = 'Name\tBalance\nCiti\t€1.234,50\nRBC\tC$ 990\nChase\t1 250.00\nUSAA\t1,25.00\nBMO\t12,5\n';

describe('another meaning of a label', () => {
  it('changes the debts that have it, and leaves the rest of them and of the others', () => {
    expect(rows(HIGH, { 'High Balance': 'amount' })).toEqual([
      'ALPHA BANK|11XX|$3,000|',
      'BETA LOANS|22XX|$2,000|',
      'GAMMA|33XX|$300|',
    ]);
  });

  it('keeps the layout', () => {
    const { layout } = read(HIGH);
    for (const { label } of read(HIGH).slots)
      expect(read(HIGH, { [label]: 'amount' }).layout, label).toBe(layout);
  });

  it.each(['credit-report/01-experian-acr-pdf', 'credit-report/07-transunion-acr'])(
    'loses no debt of %s',
    (name) => {
      const text = readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), 'utf8');
      const { debts, layout, slots: all } = read(text);
      const numbers = debts.map(({ accountNumber }) => accountNumber);
      for (const { label } of all.filter((slot) => slot.meaning === 'nothing')) {
        const amounts = read(text, { [label]: 'amount' });
        expect(
          amounts.debts.map(({ accountNumber }) => accountNumber),
          label,
        ).toEqual(numbers);
        expect(amounts.layout).toBe(layout);
      }
    },
  );

  it('that lays the text out in no better way loses no debt of the list that was read', () => {
    expect(read(LOOSE).debts).toHaveLength(2);
    expect(rows(LOOSE, { Name: 'accountName' })).toEqual(rows(LOOSE));
    expect(rows(LOOSE, { Name: 'accountName', Balance: 'amount' })).toHaveLength(5);
  });
});

describe('a label that means nothing', () => {
  it.each([
    'credit-report/01-experian-acr-pdf',
    'credit-report/07-transunion-acr',
    'blind-2a/a16-innovis-pdf-2020',
    'blind-3b/b10-bank-dashboard',
  ])('loses no debt of %s', (name) => {
    const text = readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), 'utf8');
    const { debts, slots: all } = read(text);
    for (const { label } of all) {
      const without = read(text, { [label]: 'nothing' });
      expect(without.debts, label).toHaveLength(debts.length);
      expect(without.slots.find((slot) => slot.label === label)?.meaning).toBe('nothing');
    }
  });

  it('is not said to be printed nowhere', () => {
    const isSaid = (meanings: Parameters<typeof read>[1], flag: string) =>
      read(`${HIGH}\nCreditor: DELTA\nAccount: 44XX\nCurrent Balance: $70\n`, meanings).debts.map(
        ({ review }) => (review as readonly string[]).includes(flag),
      );
    expect(isSaid({ Status: 'nothing' }, 'no-status')).toEqual([false, false, false, true]);
    expect(isSaid({ 'Current Balance': 'nothing' }, 'amount-missing')).toEqual([false, false, false, false]);
    expect(isSaid({ Creditor: 'nothing' }, 'name-missing')).toEqual([false, false, false, false]);
  });

  it('tells two debts apart that nothing else does', () => {
    const loan = (number: string) =>
      `Creditor: Oak\nLoan Number: ${number}\nOpened: 01/02/2020\nBalance: $5\n`;
    const text = `${loan('4417-0001')}\n${loan('4417-0002')}`;
    expect(rows(text, { 'Loan Number': 'nothing' })).toEqual(['Oak||$5|', 'Oak||$5|']);
  });
});

describe('the labels of a text', () => {
  it('are each told once, and none is a value of a table of bureaus', () => {
    const name = new URL('../fixtures/blind-3a/a10-fico-3b-web-2021.txt', import.meta.url);
    const labels = read(readFileSync(name, 'utf8')).slots.map(({ label }) => label);
    expect(labels).toContain('Past due');
    expect(labels).not.toContain('BANK OF AMERICA');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each([
    ['of accounts, as they are printed', BLOCKS, ['Creditor: accountName', 'Balance: amount', 'Whatnow: nothing?', 'Status: current']],
    ['without the day in them', DATED, ['Creditor: accountName', 'Sum as of: amount', 'Status: current']],
    ['with their days where one debt has two, the newer one taken', TWO_DAYS, ['Creditor: accountName', 'Owed 12/1/2025: nothing?', 'Owed 1/1/2026: amount', 'Status: current']],
    ['of a table, also one that no row uses', TABLE, ['Creditor: nothing', 'Balance: nothing', 'Other: nothing?']],
    ['of a table that nobody could read', STRANGE, ['Kwien: nothing', 'Zaldo hoi: nothing?', 'Foo: nothing?']],
    ['of cells without headings, by their place', CELLS, ['Column 1: accountName', 'Column 2: accountNumber', 'Column 3: current', 'Column 4: nothing?', 'Column 5: amount', 'Column 6: paying?']],
    ['of a list are none', 'Chase $500\nCapital One $600', []],
  ] as const)('%s', (_, text, expected) => {
    expect(slots(text)).toEqual(expected);
  }); // biome-ignore format: rows are read in lines

  it('are still there where a person has taken all of them away', () => {
    const all = { Creditor: 'nothing', Balance: 'nothing', Other: 'nothing' } as const;
    expect(slots(TABLE, all)).toEqual(['Creditor: nothing', 'Balance: nothing', 'Other: nothing']);
  });

  it('are sure where a person has decided', () => {
    expect(slots(STRANGE, { Kwien: 'accountName', 'Zaldo hoi': 'amount', Foo: 'nothing' })).toEqual([
      'Kwien: accountName',
      'Zaldo hoi: amount',
      'Foo: nothing',
    ]);
  });
});

describe('the layout', () => {
  it('that a person has chosen is the one that reads', () => {
    const list = 'Oak Bank $500, min $20\nElm Bank $700, min $30';
    expect(read(list, {}, 'one debt a line')).toMatchObject({ layout: 'one debt a line', debts: [{}, {}] });
    expect(read(list, {}, 'a column for each debt').debts).toEqual([]);
    expect(read(BLOCKS, {}, 'one debt a line').layout).not.toBe(read(BLOCKS).layout);
  });
  it('is offered beside the chosen one where it makes nearly as much of the text', () => {
    const { layout, otherLayouts } = read(CELLS);
    expect(layout).toBe('cells without headings');
    expect(otherLayouts).toEqual(['one debt a line']);
    expect(read(CELLS, {}, 'one debt a line').debts).toHaveLength(2);
  });
});

it('asks nothing about a line that says there is none of something, though no digit stands on it', () => {
  const rows = 'Creditor\tBalance\tStatus\nOak Bank\t$500.10\tCurrent\nElm Bank\t$600.20\tCurrent';
  const slots = (status: string) =>
    readReport({
      text: `Credit File\t${status}\nAlert Contacts\t0 Records\n\n${rows}`,
      tables: [],
    }).slots.map(({ label }) => label);
  expect(slots('Fraud indicators')).toContain('Fraud indicators');
  expect(slots('No fraud indicator')).not.toContain('No fraud indicator');
});
