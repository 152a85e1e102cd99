import { describe, expect, it } from 'vitest';
import { ALSO_CALLED } from '../../../src/budget/alsoCalled';
import { BUDGET_COLUMNS } from '../../../src/budget/budgetColumns';
import { EXPENSE_GROUPS, EXPENSES } from '../../../src/budget/expenses';
import { INCOMES } from '../../../src/budget/incomes';
import { planPaste } from '../../../src/sheet/clipboard/paste';
import { leftWords, pasteWords, refusalWords } from '../../../src/sheet/clipboard/pasteWords';
import type { AnyRow } from '../../../src/sheet/sheet';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const FIRST = { row: 0, column: 0 };

/**
 * A paste of lines into the first cell of a sheet of the budget; `|` stands between their cells.
 *
 * @param held what its cells hold already
 */
function pasted(lines: string, rows: readonly AnyRow[] = INCOMES, held: Record<string, string> = {}) {
  const table = lines.split('\n').map((line) => line.split('|'));
  const layout = sheetLayout(rows, BUDGET_COLUMNS, 'Label');
  const paste = planPaste(
    table,
    { anchor: FIRST, head: FIRST },
    layout,
    readSheet((row) => held[row] ?? ''),
    ALSO_CALLED,
  );
  const taken = paste.changes.filter(({ text }) => text !== '');
  const cells = taken.map(({ row, text }) => `${row}: ${text}`);
  const emptied = paste.changes.filter(({ text }) => text === '').map(({ row }) => row);
  const notes = paste.changes.map(({ note }) => note);
  const words = paste.isRefused
    ? refusalWords(paste)
    : pasteWords(paste, paste.changes.filter(({ note }) => note !== undefined).length);
  return { cells, emptied, notes, words, left: leftWords(paste), leftOver: paste.leftOver };
}

describe('labels of another sheet among known ones', () => {
  it('may stand behind their amounts, two of them at least', () => {
    expect(pasted('10|Pension\n3000|Salary').cells).toEqual(['salary: 3000', 'pension: 10']);
    expect(pasted('Amount|Income\n10|Pension\n3000|Salary').cells).toEqual(['salary: 3000', 'pension: 10']);
    expect(pasted('10|Pension\n3000|Oak').cells).toEqual(['salary: 10', 'pension: 3000']);
  });

  it('may be counted in a column before them', () => {
    const counted = pasted('1|Salary|3000\n2|Pension|10\n3|Other Income|5');
    expect(counted.cells).toEqual(['salary: 3000', 'pension: 10', 'otherIncome: 5']);
    expect(pasted('#|Source|Amount\n1.|Salary|3000\n2.|Pension|10').cells).toEqual([
      'salary: 3000',
      'pension: 10',
    ]);
  });

  it('take no row by their place, and are named with their amounts', () => {
    const { cells, left, leftOver } = pasted('Salary|3000\nPension|10\nRent|900\nInternet|60');
    expect(cells).toEqual(['salary: 3000', 'pension: 10']);
    expect(left).toBe('Rent $900.00, Internet $60.00: not placed, no row here is called so.');
    expect(leftOver).toEqual([
      ['Rent', '900'],
      ['Internet', '60'],
    ]);
  });

  it('are named also beside one known label, and a row without a label too', () => {
    const { cells, left } = pasted('Rent|$900\nPension|10\n|5\nHousing');
    expect(cells).toEqual(['pension: 10']);
    expect(left).toBe('Rent $900.00, A row without a label $5.00: not placed, no row here is called so.');
  });

  it('are told from a known one that comes twice', () => {
    expect(pasted('Pension|1\npension|2').left).toBe(
      'pension $2.00: not placed, another pasted row is for the same row.',
    );
  });

  it('are counted where they are many', () => {
    const many = Array.from({ length: 15 }, (_, index) => `Extra ${index}|1`).join('\n');
    expect(pasted(`Salary|1\n${many}`).left).toMatch(/Extra 11 \$1.00, 3 more rows: not placed/);
  });
});

describe('the groups of the expenses', () => {
  const GROUPED: readonly AnyRow[] = EXPENSE_GROUPS.flatMap((group) => [
    { id: group, label: group, cells: {} },
    ...EXPENSES.filter((expense) => expense.group === group),
  ]);

  it('are left out with their subtotals, and so is the total', () => {
    const { cells, words, left } = pasted(
      'Housing & Utilities|1,260\nMortgage or monthly rent|1,200\nUtilities|60\nTransportation|90\nGasoline|90\nTotal Expenses|1,350',
      GROUPED,
    );
    expect(cells).toEqual(['mortgage: 1200', 'utilities: 60', 'gasoline: 90']);
    expect(words).toContain('Left out 3 rows of totals.');
    expect(words).not.toContain('add up');
    expect(left).toBe('');
  });

  it('are left out where another sheet calls its rows as their sum', () => {
    const insured = (all: string) =>
      pasted(`Internet|60\nInsurance|${all}\nCar insurance|120\nHealth insurance|300`, GROUPED);
    expect(insured('420').cells).toEqual(['carInsurance: 120', 'healthInsurance: 300', 'internet: 60']);
    expect(insured('420').words).toContain('Left out the row of totals.');
    expect(insured('421').words).not.toContain('totals');
    expect(pasted('Gasoline|90\nGasoline for work|90', GROUPED).words).not.toContain('totals');
  });

  it('are named where they hold more than the rows under them', () => {
    const { cells, left } = pasted('Internet|60\nTransportation|300\nGasoline|90', GROUPED);
    expect(cells).toEqual(['gasoline: 90', 'internet: 60']);
    expect(left).toBe('Transportation $300.00: not placed, no row here is called so.');
  });
});

describe('labels that no row of the sheet has', () => {
  it('keep their order, and each amount that stands in another row than it came for is to be checked', () => {
    const { cells, notes, words } = pasted('Base salary|1450\nElectric|96.40\n|5', INCOMES);
    expect(cells).toEqual(['salary: 1450', 'pension: 96.40', 'socialSecurity: 5']);
    expect(notes).toEqual([undefined, 'It came as “Electric”.', undefined]);
    expect(words).toContain('Marked 1 cell to check');
  });

  it('are to be checked beside what else an amount is to be checked for', () => {
    expect(pasted('Tuition|1.234,50').notes).toEqual([
      'Read as $1,234.50 from “1.234,50”. It came as “Tuition”.',
    ]);
  });

  it('change nothing where an amount would come over another, since it is not known what belongs where', () => {
    const lines = 'Tuition|500\nPiano lessons|80';
    for (const held of [{ pension: '10' }, { salary: '1', pension: '10' }])
      expect(pasted(lines, INCOMES, held).words).toMatch(
        /^No row is called as the pasted labels are, and cells .* are filled\. .* Nothing was changed\.$/,
      );
  });

  it('are no hindrance where the cells hold the same, or are those of other rows', () => {
    const lines = 'Tuition|500\nPiano lessons|80';
    for (const held of [{ salary: '500' }, { otherIncome: '9' }])
      expect(pasted(lines, INCOMES, held).words).toMatch(/^Pasted 2 rows/);
    expect(pasted('Base salary|500', INCOMES, { salary: '9' }).words).toMatch(/^Pasted 1 row/);
  });
});

describe('everyday names of rows', () => {
  it('put each amount where it belongs, and only what may mean something else is to be checked', () => {
    const { cells, notes, words, left } = pasted(
      'Rent|1,145\nElectric & gas|236.40\nCar loan|389.99\nGas|160\nGroceries|610\nPhone|85\nHealth insurance|212.08\nCable|22.98\nDoctor copays|40\nAuto insurance|142.17',
      EXPENSES,
      { carPayment: '1', food: '2', gasoline: '3' },
    );
    expect(cells).toEqual([
      'mortgage: 1145',
      'utilities: 236.40',
      'carPayment: 389.99',
      'carInsurance: 142.17',
      'gasoline: 160',
      'healthInsurance: 212.08',
      'copays: 40',
      'food: 610',
      'cellphone: 85',
      'streaming: 22.98',
    ]);
    expect(notes.filter(Boolean)).toEqual(['It came as “Gas”.']);
    expect(words).toBe(
      'Pasted 10 rows of 1 column. Each amount stands where its label says. Marked 1 cell to check; the reasons stand under the grid.',
    );
    expect(left).toBe('');
  });

  it('among labels that nothing is known of leave these without a place', () => {
    const { cells, left } = pasted('Rent|900\nTuition|60', EXPENSES);
    expect(cells).toEqual(['mortgage: 900']);
    expect(left).toBe('Tuition $60.00: not placed, no row here is called so.');
  });

  it.each([
    ['Electric|120\nWater|40', 'utilities: 120', 'Water $40.00'],
    ['Electric|120\nUtilities|40', 'utilities: 40', 'Electric $120.00'],
    ['Electric|\nWater|40\nTrash|ask', 'utilities: 40', 'Trash ask'],
    ['Utilities|\nWater|40\nTrash|9', 'utilities: 40', 'Trash $9.00'],
  ])('that mean one row in %j are not added up: %s, and the other is named', (lines, cell, other) => {
    const { cells, left } = pasted(lines, EXPENSES);
    expect(cells).toEqual([cell]);
    expect(left).toBe(`${other}: not placed, another pasted row is for the same row.`);
  });

  it('over a part of the pasted table empty no cell', () => {
    const { cells, emptied, left } = pasted('Groceries|\nTuition|5\nPhone|6', EXPENSES, { food: '7' });
    expect(cells).toEqual(['cellphone: 6']);
    expect(emptied).toEqual([]);
    expect(
      pasted('Phone|6\nInternet|', EXPENSES, { internet: '7' }).emptied,
      'but the sheet’s own labels do',
    ).toEqual(['internet']);
    expect(left).toBe('Tuition $5.00: not placed, no row here is called so.');
  });

  it('are no headings of columns, and may stand in a row', () => {
    expect(pasted('Rent|about 900\nPhone|5', EXPENSES).words).not.toContain('headings');
    expect(pasted('Phone|Rent\n5|900', EXPENSES).cells).toEqual(['mortgage: 900', 'cellphone: 5']);
  });

  it('in the order of the sheet are left out as its own labels are', () => {
    const { cells, words } = pasted('Wages|5\nRetirement|6', INCOMES, { salary: '1', pension: '2' });
    expect(cells).toEqual(['salary: 5', 'pension: 6']);
    expect(words).toBe('Pasted 2 rows of 1 column. Left out the column of labels.');
  });

  it('that may mean something else are to be checked in the order of the sheet, too', () => {
    expect(pasted('Take home pay|5').notes).toEqual(['It came as “Take home pay”.']);
  });
});

it('amounts that follow their labels are not said to step over headings', () => {
  const rows = [...INCOMES.slice(0, 1), { id: 'group', label: 'Group', cells: {} }, ...INCOMES.slice(1)];
  const { words } = pasted('Salary|1\nOther Income|2', rows);
  expect(words).toBe('Pasted 2 rows of 1 column. Each amount stands where its label says.');
});

describe('the first row of a table', () => {
  it('is no heading where its label is the sheet’s', () => {
    const { cells, words } = pasted('Salary|about 1200\nPension|5');
    expect(cells).toEqual(['pension: 5']);
    expect(words).toContain('1 pasted cell is no amount and changed nothing.');
    expect(words).not.toContain('headings');
  });

  it('gives the amounts under it their rows where the labels stand in it', () => {
    const turned = pasted('Month|Salary|Social Security|Pension\nMarch|1,200|500|300');
    expect(turned.cells).toEqual(['salary: 1200', 'pension: 300', 'socialSecurity: 500']);
    expect(turned.words).toContain('Each amount stands where its label says.');
    expect(pasted('Pension|Salary\n300|1200').cells).toEqual(['salary: 1200', 'pension: 300']);
  });
});

describe('columns beside the amounts', () => {
  it.each([
    ['Salary|65|comcast\nPension|70|', ['salary: 65', 'pension: 70'], 'Left out 1 other column.'],
    [
      'Income|Annual|Per month|Budget\nSalary|12000|1000|9\nPension|600|50|8',
      ['salary: 1000', 'pension: 50'],
      'Took the column “Per month” and left out 2 other columns.',
    ],
  ])('are left out of %j, which is said', (lines, cells, words) => {
    expect(pasted(lines).cells).toEqual(cells);
    expect(pasted(lines).words).toContain(words);
  });

  it.each([
    'Income|January|February\nSalary|5|6',
    'Salary|5|6',
    'Income|Monthly budget|Monthly actual\nSalary|5|6',
    'Income|Annual|Semi-monthly\nSalary|5|6',
  ])('with amounts of their own change nothing in %j, since it is not said which are meant', (lines) => {
    expect(pasted(lines)).toMatchObject({ cells: [], words: expect.stringContaining('several columns') });
  });
});

describe('an amount of another period is what it comes to in a month, and to be checked', () => {
  it.each([
    ['Salary|640 weekly', '2773.33', '“640 weekly” is $2,773.33 a month, paid 52 times a year.'],
    ['Salary|$40/wk', '173.33', '“$40/wk” is $173.33 a month, paid 52 times a year.'],
    ['Income|Weekly\nSalary|640', '2773.33', '“640 Weekly” is $2,773.33 a month, paid 52 times a year.'],
    [
      'Income|Biweekly amount\nSalary|1,200',
      '2600.00',
      '“1,200 Biweekly” is $2,600.00 a month, paid 26 times a year.',
    ],
    ['Income|Per year\nSalary|3600', '300.00', '“3600 year” is $300.00 a month, paid once a year.'],
    [
      'Salary|500|twice a month',
      '1000.00',
      '“500 twice a month” is $1,000.00 a month, paid 24 times a year.',
    ],
    ['Salary|900 (quarterly)', '300.00', '“900 (quarterly)” is $300.00 a month, paid 4 times a year.'],
    ['Salary|600 every 6 months', '100.00', '“600 every 6 months” is $100.00 a month, paid 2 times a year.'],
  ])('%j', (lines, text, note) => {
    expect(pasted(lines)).toMatchObject({ cells: [`salary: ${text}`], notes: [note] });
  });

  it('also where it stands in a column of its own, beside that of the months', () => {
    const { cells, notes, words, left } = pasted(
      'Household budget\n|||\nIncome|Weekly|Monthly|Yearly|Notes\nSalary||4,250||Acme\nPension|||14,400|quarterly bill\nMore|Weekly|Monthly|Yearly|Notes\nOther Income|150|||\nTotal||4,250',
    );
    expect(cells).toEqual(['salary: 4250', 'pension: 1200.00', 'otherIncome: 650.00']);
    expect(notes.filter(Boolean)).toEqual([
      '“14,400 Yearly” is $1,200.00 a month, paid once a year.',
      '“150 Weekly” is $650.00 a month, paid 52 times a year.',
    ]);
    expect(words).toContain('Left out 1 other column.');
    expect(words).not.toContain('add up');
    expect(left).toBe('');
  });

  it.each([
    ['its label tells it', 'Salary (weekly)|640\nPension|10', 'salary: 2773.33'],
    ['the title of its part does', 'Annual income|\nSalary|12,000\nPension|1,200', 'salary: 1000.00'],
    [
      'letters stand for it under their heading',
      'Source|Amount|Freq\nSalary|640|W\nPension|10|M',
      'salary: 2773.33',
    ],
  ])('where %s', (_, lines, first) => {
    const { cells, notes } = pasted(lines);
    expect(cells[0]).toBe(first);
    expect(notes[0]).toMatch(/ a month, paid (once|52 times) a year\.$/);
  });

  it('the title of the next part ends that of the last', () => {
    const { cells, notes } = pasted('Annual income|\nSalary|12,000\nEach month|\nPension|100');
    expect(cells).toEqual(['salary: 1000.00', 'pension: 100']);
    expect(notes[1]).toBeUndefined();
  });

  it('what a year has come to so far is of no known period', () => {
    const { cells, left } = pasted('Income|YTD\nSalary|12,000\nPension|100');
    expect(cells).toEqual([]);
    expect(left).toMatch(/Salary/);
  });

  it('how often it comes in a month is no amount', () => {
    expect(pasted('Income|Per check|Checks per month\nSalary|1,500|2\nPension|100|1').cells).toEqual([]);
  });

  it('and where its period is not known, the row keeps what it holds and is named', () => {
    const { cells, left, leftOver } = pasted('Income|Monthly|Goal\nSalary|5|9\nPension||7');
    expect(cells).toEqual(['salary: 5']);
    expect(left).toBe('Pension $7.00: not placed, no amount of a month.');
    expect(leftOver).toEqual([['Pension', '', '7']]);
  });

  it.each([['Salary|640 / mo'], ['Salary|weekly 640'], ['Salary|1.5.2 weekly'], ['Salary|640 monthly']])(
    'but not %j',
    (line) => {
      expect(pasted(`${line}\nPension|5`).cells[0]).not.toMatch(/2773/);
    },
  );

  it('and does not count in what a total is compared with', () => {
    const { cells, words } = pasted('Income|Weekly\nSalary|640\nPension|100\nTotal|740');
    expect(cells).toEqual(['salary: 2773.33', 'pension: 433.33']);
    expect(words).not.toContain('add up');
  });
});
