import { describe, expect, it } from 'vitest';
import { readReport } from '../../../../src/creditReport/readReport';
import { type Debt, EMPTY_DEBTS } from '../../../../src/debts/debt';
import type { Landing } from '../../../../src/debts/report/reportRows';
import { withMerged } from '../../../../src/debts/report/review/mergeRows';
import { reviewOf, withChanges } from '../../../../src/debts/report/review/review';
import { landedRow } from '../../../../src/debts/report/review/reviewRow';
import { standings } from '../../../../src/debts/report/review/standing';
import { totalSaid } from '../../../../src/debts/report/review/totalSaid';
import { moneyFromNumber } from '../../../../src/money/money';

const TEXT = 'Creditor: OAK BANK\nBalance: $500\n\nCreditor: ELM STORE\nBalance: $70\n';
const CLIPBOARD = { text: TEXT, tables: [] };
const REVIEW = reviewOf([{ clipboard: CLIPBOARD, reading: readReport(CLIPBOARD) }]);

/** The debts entered already: those, and empty rows up to 20. */
function entered(...debts: (Partial<Debt> & { accountName: string })[]) {
  return EMPTY_DEBTS.map((empty, row) => ({ ...empty, ...debts[row] }));
}

function standing(review = REVIEW, before = entered(), landing: Landing = 'empty') {
  return standings(
    review,
    review.rows.map((row) => landedRow(row)),
    before,
    landing,
  ).map(({ isIn, words }) => [isIn, words]);
}

const TWIN = entered({ accountName: 'Elm Store', amount: '70' });

it('leaves out a debt that is entered already, and names its row', () => {
  expect(standing(REVIEW, TWIN)).toEqual([
    [true, ''],
    [false, 'Already in row 1.'],
  ]);
});

it('says of what a collector holds that its creditor is entered with as much', () => {
  const text = (amount: string) =>
    `Creditor: MIDLAND CREDIT\nOriginal creditor: SYNCHRONY BANK\nStatus: Collection\nBalance: ${amount}\n`;
  const former = { accountName: 'Synchrony', accountNumber: '603220', amount: '1163' };
  const said = (amount: string, ...before: (typeof former & Partial<Debt>)[]) => {
    const clipboard = { text: text(amount), tables: [] };
    return standing(reviewOf([{ clipboard, reading: readReport(clipboard) }]), entered(...before));
  };
  const isThere = [[true, 'Row 1 has Synchrony with $1,163.00.']];
  expect(said('$1,163', former)).toEqual(isThere);
  expect(said('$1,170', former)).toEqual([[true, '']]);
  const late = { ...former, current: '90days' } as const;
  expect(said('$1,170', late), 'or what has grown of one that is very late').toEqual(isThere);
  expect(said('$1,160', late)).toEqual([[true, '']]);
  expect(said('$1,170', late, { ...late, accountNumber: '4' }), 'where it is but one').toEqual([[true, '']]);
});

it('names the row of a debt of the same name that owes nearly as much', () => {
  const before = entered(
    { accountName: 'Elm Store', amount: '1200' },
    { accountName: 'Elm Store', amount: '75' },
  );
  expect(standing(REVIEW, before)[1]).toEqual([true, 'Row 2 has Elm Store with $75.00.']);
});

it.each([
  ['amount', { amount: '1200.00', current: '' }, { amount: '$1,200.00' }],
  ['status', { amount: '70', current: '30days' }, { current: '30 Days Late' }],
  ['amount and status', { amount: '', current: '90days' }, { amount: 'no amount', current: '90+ Days Late' }],
])('says at the cells what is other there: its %s', (_, fields, told) => {
  const numbered = withChanges(REVIEW, [{ row: '1', column: 'accountNumber', text: '****654321' }]);
  const before = entered({ accountName: 'ELM', accountNumber: 'XXXX654321', ...fields });
  const landed = numbered.rows.map((row) => landedRow(row));
  const { isIn, words, there } = standings(numbered, landed, before, 'empty')[1] ?? {};
  expect({ isIn, words, there }).toEqual({ isIn: false, words: 'Already in row 1.', there: told });
});

it('says which row has a debt of that name with another amount, where one of them has no number', () => {
  const before = entered({ accountName: 'Birch', amount: '1' }, { accountName: 'Elm Store', amount: '50' });
  expect(standing(REVIEW, before)).toEqual([
    [true, ''],
    [true, 'Row 2 has Elm Store with $50.00.'],
  ]);
  const unknown = entered({ accountName: 'Elm Store' });
  expect(standing(REVIEW, unknown)[1]).toEqual([true, 'Row 1 has Elm Store with no amount.']);
  const numbered = entered({ accountName: 'Elm Store', accountNumber: '1234****', amount: '50' });
  expect(standing(REVIEW, numbered)[1]).toEqual([true, 'Row 1 has Elm Store with $50.00.']);
  expect(standing(REVIEW, before, 'all')[1]).toEqual([true, '']);
});

it('leaves out a row of nothing, though it is ticked', () => {
  const emptied = withChanges(REVIEW, [
    { row: '1', column: 'accountName', text: '' },
    { row: '1', column: 'amount', text: '' },
    { row: '1', column: 'enter', text: 'yes' },
  ]);
  expect(standing(emptied)).toEqual([
    [true, ''],
    [false, ''],
  ]);
  const named = withChanges(emptied, [{ row: '1', column: 'accountName', text: 'Ash' }]);
  expect(standing(named)[1]).toEqual([true, '']);
});

it('leaves out a debt whose number is entered already, whatever its amount is now', () => {
  const numbered = withChanges(REVIEW, [{ row: '1', column: 'accountNumber', text: '4412' }]);
  const before = entered({ accountName: 'Elm Store', accountNumber: 'XXXX4412', amount: '90' });
  expect(standing(numbered, before)[1]).toEqual([false, 'Already in row 1.']);
});

describe('where debts that are entered already are updated', () => {
  it('brings one up to date that is the same account with another amount', () => {
    const numbered = withChanges(REVIEW, [{ row: '1', column: 'accountNumber', text: '4412' }]);
    const before = entered({ accountName: 'Elm Store', accountNumber: 'XXXX4412', amount: '90' });
    expect(standing(numbered, before, 'update')).toEqual([
      [true, ''],
      [true, 'Updates row 1.'],
    ]);
  });

  it('brings one up to date of the same name, where neither has a number', () => {
    const before = entered({ accountName: 'Elm Store', amount: '50' });
    expect(standing(REVIEW, before, 'update')[1]).toEqual([true, 'Updates row 1.']);
  });

  it('leaves out one that says nothing new', () => {
    expect(standing(REVIEW, TWIN, 'update')[1]).toEqual([false, 'Already in row 1.']);
  });

  it('leaves who sold an account out of the row of who bought it, though both print its number', () => {
    const text =
      'Creditor: OAK BANK\nAccount: 601100781122****\nBalance: $0\n\nCreditor: ELM FUNDING\nAccount: 601100781122****\nBalance: $550\n';
    const clipboard = { text, tables: [] };
    const review = reviewOf([{ clipboard, reading: readReport(clipboard) }]);
    const bought = entered({ accountName: 'Elm Funding', accountNumber: '601100781122****', amount: '500' });
    expect(standing(review, bought, 'update')).toEqual([
      [false, 'Already in row 1.'],
      [true, 'Updates row 1.'],
    ]);
    const both = entered(
      { accountName: 'Elm Funding', accountNumber: '601100781122****', amount: '500' },
      { accountName: 'Oak Bank', accountNumber: '601100781122****', amount: '0' },
    );
    expect(standing(review, both, 'update')[0]).toEqual([false, 'Already in row 2.']);
  });

  it('brings each of several of one name without numbers up to date, by what it is among their amounts', () => {
    const named = { accountName: 'Oak Bank', accountNumber: '' };
    const before = entered({ ...named, amount: '1000' }, { ...named, amount: '2500' });
    const standingOf = (landing: Landing, ...amounts: string[]) => {
      const text = amounts.map((amount) => `OAK BANK\t${amount}\tCurrent`).join('\n');
      const clipboard = { text: `Creditor\tBalance\tStatus\n${text}\n`, tables: [] };
      return standing(reviewOf([{ clipboard, reading: readReport(clipboard) }]), before, landing);
    };
    expect(standingOf('update', '$2,600', '$900')).toEqual([
      [true, 'Updates row 2, or another of its name.'],
      [true, 'Updates row 1, or another of its name.'],
    ]);
    expect(standingOf('empty', '$2,600', '$900').map(([isIn]) => isIn)).toEqual([true, true]);
    expect(standingOf('update', '$2,600', '$900', '$40').map(([isIn]) => isIn)).toEqual([true, true, true]);
  });

  it('brings a debt up to date whose name is but like the one of the report, and says so', () => {
    const before = entered({
      accountName: 'MIDLAND CREDIT MGMT',
      accountNumber: 'xxxx 5519',
      amount: '1796',
    });
    const clipboard = {
      text: 'Creditor: Midland Credit Management\nBalance: $1,822\nStatus: Collection\n',
      tables: [],
    };
    const review = reviewOf([{ clipboard, reading: readReport(clipboard) }]);
    expect(standing(review, before, 'update')).toEqual([
      [true, 'Updates row 1, if it is MIDLAND CREDIT MGMT.'],
    ]);
  });

  it('says of a debt of another bureau, read in one go, which one it is or may be', () => {
    const ofBureau = (name: string, number: string, balance: string) => {
      const clipboard = {
        text: `${name}\nAccount Number: ${number}\nBalance: ${balance}\nStatus: Current\n`,
        tables: [],
      };
      return { clipboard, reading: readReport(clipboard) };
    };
    const first = ofBureau('CAPITAL ONE', 'xxxxxxxxxxxx 4471', '$2,318');
    const second = (number: string) =>
      reviewOf([first, ofBureau('CAPITAL ONE BANK USA NA', number, '$2,402')]);
    expect(standing(second('517805XXXXXX4471'), entered(), 'empty')).toEqual([
      [true, ''],
      [false, 'The same account as Debt 1.'],
    ]);
    const other = second('517805XXXXXXXXXX');
    expect(standing(other, entered(), 'empty')).toEqual([
      [true, ''],
      [true, 'Debt 1 is CAPITAL ONE with $2,318.00.'],
    ]);
    expect(
      standings(
        other,
        other.rows.map((row) => landedRow(row)),
        entered(),
        'empty',
      ).map(({ doubt }) => doubt),
    ).toEqual(['', 'May be the same account as CAPITAL ONE, which was entered with it.']);
  });

  it('says the same of two bureaus in one text, of which one shows the end of numbers and the other the beginning', () => {
    const of = (name: string, number: string, balance: string) =>
      `${name}\nAccount Number: ${number}\nBalance: ${balance}\nStatus: Current\n`;
    const clipboard = {
      text: [
        of('CAPITAL ONE BANK USA NA', 'xxxxxxxxxxxx4417', '$3,412'),
        of('SYNCB/LOWES', 'xxxxxxxxxxxx0932', '$1,289'),
        of('CAPITAL ONE', '51780544****', '$3,412'),
        of('SYNCB/LOWES DC', '798192****', '$1,301'),
      ].join('\n'),
      tables: [],
    };
    const review = reviewOf([{ clipboard, reading: readReport(clipboard) }]);
    expect(standing(review, entered(), 'empty')).toEqual([
      [true, ''],
      [true, ''],
      [false, 'The same account as Debt 1.'],
      [true, 'Debt 2 is SYNCB/LOWES with $1,289.00.'],
    ]);
  });

  it('brings each of several up to date under one number that hides its end, and none where one is missing', () => {
    const numbered = { accountName: 'Dept of Ed', accountNumber: '90113377****' };
    const before = entered({ ...numbered, amount: '3500' }, { ...numbered, amount: '4500' });
    const textOf = (...amounts: string[]) =>
      amounts.map((amount) => `Creditor: DEPT OF ED\nAccount: 90113377****\nBalance: ${amount}\n`).join('\n');
    const standingOf = (text: string) => {
      const clipboard = { text, tables: [] };
      return standing(reviewOf([{ clipboard, reading: readReport(clipboard) }]), before, 'update');
    };
    expect(standingOf(textOf('$3,400', '$4,400'))).toEqual([
      [true, 'Updates row 1.'],
      [true, 'Updates row 2.'],
    ]);
    expect(standingOf(textOf('$3,400', '$3,500'))).toEqual([
      [true, 'Updates row 2.'],
      [false, 'Already in row 1.'],
    ]);
    expect(standingOf(textOf('$4,400'))).toEqual([[true, 'Row 2 has Dept of Ed with $4,500.00.']]);
    expect(standingOf(textOf('$4,400', '$3,400')), 'sorted in another way').toEqual([
      [true, 'Updates row 1, or another of its number.'],
      [true, 'Updates row 2, or another of its number.'],
    ]);
  });

  it('takes no free row for it', () => {
    const full = Array.from({ length: 20 }, (_, row) => ({ accountName: `Bank ${row}`, amount: '1' }));
    const before = entered(...full.with(3, { accountName: 'Elm Store', amount: '50' }));
    expect(standing(REVIEW, before, 'update')).toEqual([
      [true, 'No row is left for it.'],
      [true, 'Updates row 4.'],
    ]);
  });

  it('updates none of several of one name, of which nobody knows which it is', () => {
    const before = entered(
      { accountName: 'Elm Store', amount: '50' },
      { accountName: 'Elm Store', amount: '60' },
    );
    expect(standing(REVIEW, before, 'update')[1]).toEqual([true, 'Row 2 has Elm Store with $60.00.']);
  });

  it('updates a row once: the second of its name goes into a row of its own', () => {
    const text = 'Creditor: ELM STORE\nBalance: $70\n\nCreditor: ELM STORE\nBalance: $80\n';
    const clipboard = { text, tables: [] };
    const review = reviewOf([{ clipboard, reading: readReport(clipboard) }]);
    const before = entered({ accountName: 'Elm Store', amount: '50' });
    expect(standing(review, before, 'update')).toEqual([
      [true, 'Updates row 1.'],
      [true, 'Row 1 has Elm Store with $50.00.'],
    ]);
  });
});

it('leaves out none where all debts are replaced', () => {
  expect(standing(REVIEW, TWIN, 'all')).toEqual([
    [true, ''],
    [true, ''],
  ]);
});

describe('a row that is hardly a debt', () => {
  const [oak, elm] = REVIEW.rows;
  const held = (row: typeof oak) =>
    row?.debt ? [{ ...row, debt: { ...row.debt, review: ['debt-unlikely'] as const } }] : [];
  const holding = { ...REVIEW, rows: [...held(oak), ...(elm ? [elm] : [])] };

  it('stays out, says so, and is entered where the agent ticks it', () => {
    expect(standing(holding)).toEqual([
      [false, 'Hardly a debt.'],
      [true, ''],
    ]);
    const ticked = withChanges(holding, [{ row: '0', column: 'enter', text: 'yes' }]);
    expect(standing(ticked)[0]).toEqual([true, '']);
  });

  it('is entered with a row that is merged into it, and not with another that is hardly one', () => {
    expect(standing(withMerged(holding, 1))).toEqual([[true, '']]);
    const both = { ...REVIEW, rows: [...held(oak), ...held(elm)] };
    expect(standing(withMerged(both, 1))).toEqual([[false, 'Hardly a debt.']]);
  });

  it.each([
    ['0', true],
    ['1', true],
    ['01', false],
  ])('unticked before a merge as rows %s is, makes the merged one entered: %s', (unticked, isIn) => {
    const changes = [...unticked].map((row) => ({ row, column: 'enter' as const, text: '' }));
    expect(standing(withMerged(withChanges(REVIEW, changes), 1)).map(([is]) => is)).toEqual([isIn]);
  });

  it('keeps no row out below it that is the same account', () => {
    const again = { ...REVIEW, rows: [...held(oak), ...(oak ? [oak] : [])] };
    expect(standing(again)[1]).toEqual([true, '']);
  });

  it('is none of the amounts that are held against a total', () => {
    const addsUp = { printed: moneyFromNumber(70), read: moneyFromNumber(70), amounts: 2, parts: 1 };
    const landed = holding.rows.map((row) => landedRow(row));
    const { words } = totalSaid(addsUp, holding, standings(holding, landed, entered(), 'empty'), 0);
    expect(words).toBe('The one amount comes to $70.00, the total that the text prints.');
  });
});

describe('the same account twice in one review', () => {
  const DISCOVER = 'Creditor: DISCOVER BANK\nAccount #: 6011009812XXXXXX\nBalance: $11,240\n';
  const OF_ANOTHER = 'Creditor: DISCOVER FINANCIAL SVC\nAccount #: 601100****\nBalance: $11,240\n';
  const LOANS = ['$500', '$700']
    .map((amount) => `Creditor: DEPT OF ED\nAccount #: 900000****\nBalance: ${amount}\n`)
    .join('\n');

  function reviewOfTexts(...texts: string[]) {
    return reviewOf(
      texts.map((text) => ({ clipboard: { text, tables: [] }, reading: readReport({ text, tables: [] }) })),
    );
  }

  it('is left out of the later text, and of the later row of one text, as what is entered already', () => {
    const left = [
      [true, ''],
      [false, 'The same account as Debt 1.'],
    ];
    expect(standing(reviewOfTexts(DISCOVER, OF_ANOTHER))).toEqual(left);
    expect(standing(reviewOfTexts(DISCOVER, OF_ANOTHER), entered(), 'all')).toEqual(left);
    const numbered = DISCOVER.replace('6011009812XXXXXX', '6011XXXXXXXX0098');
    expect(standing(reviewOfTexts(`${numbered}\n${numbered.replace('11,240', '11,000')}`))).toEqual(left);
  });

  it('is one of several cards and loans whose bureau hides the end of their number: by its amount, else by its place', () => {
    const CARDS = LOANS.replaceAll('900000****', '51780588****');
    expect(standing(reviewOfTexts(CARDS))).toEqual([
      [true, ''],
      [true, ''],
    ]);
    const newer = CARDS.replace('$500', '$450').replace('$700', '$650');
    const said = standing(reviewOfTexts(CARDS, newer)).map(([, words]) => words);
    expect(said).toEqual(['', '', 'The same account as Debt 1.', 'The same account as Debt 2.']);
    const turned = CARDS.replace('$500', '$720').replace('$700', '$500');
    const told = standing(reviewOfTexts(CARDS, turned)).map(([, words]) => words);
    expect(told).toEqual(['', '', 'The same account as Debt 2.', 'The same account as Debt 1.']);
  });

  it('is none of two loans that are printed alike but for the day they were opened', () => {
    const loan = (opened: string) =>
      `Creditor: DEPT OF ED\nAccount #: xxxx 8830\nDate Opened: ${opened}\nBalance: $5,500\n`;
    const both = reviewOfTexts(`${loan('12/10/2013')}\n${loan('12/10/2014')}`);
    expect(standing(both)).toEqual([
      [true, ''],
      [true, ''],
    ]);
    expect(both.rows).toHaveLength(2);
    expect(reviewOfTexts(`${loan('12/10/2013')}\n${loan('12/10/2013')}`).rows).toHaveLength(1);
  });

  it('says what is other above, and is entered where the agent ticks it', () => {
    const review = withChanges(reviewOfTexts(DISCOVER, DISCOVER), [
      { row: '1', column: 'amount', text: '11000' },
    ]);
    const told = { words: 'The same account as Debt 1.', there: { amount: '$11,240.00' } };
    const second = (of: typeof review) =>
      standings(
        of,
        of.rows.map((row) => landedRow(row)),
        entered(),
        'empty',
      )[1];
    expect(second(review)).toMatchObject({ isIn: false, ...told });
    const ticked = withChanges(review, [{ row: '1', column: 'enter', text: 'yes' }]);
    expect(second(ticked)).toMatchObject({ isIn: true, ...told });
  });

  it('is no two loans of one text that show the same few digits', () => {
    expect(standing(reviewOfTexts(LOANS)).map(([isIn]) => isIn)).toEqual([true, true]);
  });
});

it('enters what the agent ticks', () => {
  const ticked = withChanges(REVIEW, [
    { row: '0', column: 'enter', text: '' },
    { row: '1', column: 'enter', text: 'yes' },
  ]);
  expect(standing(ticked, TWIN).map(([isIn]) => isIn)).toEqual([false, true]);
});

it('says of a debt for which no row is left', () => {
  const full = Array.from({ length: 19 }, (_, row) => ({ accountName: `Bank ${row}`, amount: '1' }));
  expect(standing(REVIEW, entered(...full))).toEqual([
    [true, ''],
    [true, 'No row is left for it.'],
  ]);
});

describe('where there are more debts than rows are left', () => {
  const text =
    'Creditor: OAK BANK\nBalance: $0\n\nCreditor: ELM STORE\nBalance: $70\n\nCreditor: FIR BANK\nBalance: $80\n';
  const clipboard = { text, tables: [] };
  const review = reviewOf([{ clipboard, reading: readReport(clipboard) }]);
  const left = (rows: number) =>
    entered(...Array.from({ length: 20 - rows }, (_, row) => ({ accountName: `Bank ${row}`, amount: '1' })));

  it('leaves out the one of which nothing is owed, so that the others fit', () => {
    expect(standing(review, left(2))).toEqual([
      [false, '$0, and not all fit.'],
      [true, ''],
      [true, ''],
    ]);
    expect(standing(review, left(3)).map(([isIn]) => isIn)).toEqual([true, true, true]);
  });

  it('enters that one too if the agent ticks it, and keeps it out while others are left out by hand', () => {
    const ticked = withChanges(review, [{ row: '0', column: 'enter', text: 'yes' }]);
    expect(standing(ticked, left(2)).map(([isIn]) => isIn)).toEqual([true, true, true]);
    const unticked = withChanges(review, [{ row: '1', column: 'enter', text: '' }]);
    expect(standing(unticked, left(2)).map(([isIn]) => isIn)).toEqual([false, false, true]);
  });
});
