import { describe, expect, it } from 'vitest';
import { choice, MONEY, TEXT } from '../../../src/sheet/cells/cellTypes';
import { planPaste } from '../../../src/sheet/clipboard/paste';
import { leftWords, pasteWords } from '../../../src/sheet/clipboard/pasteWords';
import { arrangedNotes, NO_NOTES, openDoubt, withNotes } from '../../../src/sheet/doubts/notes';
import { planFill } from '../../../src/sheet/range/fill';
import type { AnyRow } from '../../../src/sheet/sheet';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const STATES = choice([
  { value: 'open', label: 'Open Account' },
  { value: 'closed', label: 'Closed' },
]);

/** Four rows with a heading after the second. */
const ROWS: readonly AnyRow[] = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
  { id: 'heading', label: 'Heading', cells: {} },
  { id: 'c', label: 'C' },
  { id: 'd', label: 'D' },
];
const COLUMNS = [
  { field: 'name', header: 'Name', type: TEXT, flex: 1, minWidth: 1 },
  { field: 'amount', header: 'Amount', type: MONEY, flex: 1, minWidth: 1 },
  { field: 'state', header: 'State', type: STATES, flex: 1, minWidth: 1 },
];
const LAYOUT = sheetLayout(ROWS, COLUMNS);
const range = (top: number, left: number, bottom = top, right = left) => ({
  anchor: { row: top, column: left },
  head: { row: bottom, column: right },
});
const EMPTY = readSheet(() => '');
const written = (table: string[][], over: ReturnType<typeof range>) =>
  planPaste(table, over, LAYOUT, EMPTY).changes.map(({ row, column, text }) => `${row}.${column}=${text}`);

describe('a paste', () => {
  it('takes more rows than a call takes arguments', () => {
    const rows = Array.from({ length: 500_000 }, () => ['1']);
    expect(planPaste(rows, range(0, 1), LAYOUT, EMPTY).rowsLeft).toBe(499_996);
  });

  it('leaves nothing where the columns past the edge are blank', () => {
    const table = [
      ['open', '', ' '],
      ['', ''],
    ];
    expect(planPaste(table, range(0, 2), LAYOUT, EMPTY)).toMatchObject({ columnsLeft: 0, leftOver: [] });
    const filled = [
      ['open', '', ' '],
      ['', '5', ''],
    ];
    expect(planPaste(filled, range(0, 2), LAYOUT, EMPTY)).toMatchObject({
      columnsLeft: 1,
      leftOver: [
        ['', ' '],
        ['5', ''],
      ],
    });
  });

  it('spreads from the first cell of the range, each cell read as its column reads', () => {
    expect(written([['x', '$1,000', ' OPEN account ']], range(1, 0))).toEqual([
      'b.name=x',
      'b.amount=1000',
      'b.state=open',
    ]);
  });

  it.each([
    [
      'a single value fills the range',
      [['1']],
      range(0, 1, 2, 1),
      ['a.amount=1', 'b.amount=1', 'c.amount=1'],
    ],
    [
      'a block tiles a multiple of it',
      [['1'], ['2']],
      range(0, 1, 3, 1),
      ['a.amount=1', 'b.amount=2', 'c.amount=1', 'd.amount=2'],
    ],
    [
      'a block ignores a range that is no multiple',
      [['1'], ['2']],
      range(0, 1, 2, 1),
      ['a.amount=1', 'b.amount=2'],
    ],
    ['a range drawn upwards is the same', [['1']], range(1, 1, 0, 1), ['a.amount=1', 'b.amount=1']],
    [
      'a cell that a short row lacks stays',
      [['x', '1'], ['y']],
      range(0, 0),
      ['a.name=x', 'a.amount=1', 'b.name=y'],
    ],
  ])('%s', (_, table, over, changes) => {
    expect(written(table, over)).toEqual(changes);
  });

  it('steps over headings, and names what stands past the edges', () => {
    const paste = planPaste([['1', 'open', 'x'], ['2'], ['3'], ['4', 'closed']], range(1, 1), LAYOUT, EMPTY);
    expect(paste.changes.map(({ row }) => row)).toEqual(['b', 'b', 'c', 'd']);
    expect(paste.leftOver).toEqual([['x'], [], [], ['4', 'closed']]);
    expect(pasteWords(paste, 0)).toBe('Pasted 3 rows of 2 columns. Stepped over 1 heading.');
    expect(leftWords(paste)).toBe('1 row did not fit. 1 column did not fit.');
  });

  it('goes on past the last row where the sheet says that so many rows can come', () => {
    const growing = { ...EMPTY, rowsToCome: 1 };
    const paste = planPaste([['1'], ['2'], ['3']], range(3, 1), LAYOUT, growing);
    expect(paste.changes.map(({ row, text }) => [row, text])).toEqual([
      ['d', '1'],
      ['4', '2'],
    ]);
    expect([paste.rows, leftWords(paste)]).toEqual([2, '1 row did not fit.']);
  });

  it('puts each column under a heading of the sheet into the one it names, from any cell, and leaves the others as they are', () => {
    const table = [
      ['State', ' Name '],
      ['Closed', 'x'],
      ['open', 'y'],
    ];
    const paste = planPaste(table, range(1, 1, 2, 1), LAYOUT, EMPTY);
    expect(paste.changes.map(({ row, column, text }) => `${row}.${column}=${text}`)).toEqual([
      'b.name=x',
      'b.state=closed',
      'c.name=y',
      'c.state=open',
    ]);
    expect(pasteWords(paste, 0)).toBe(
      'Pasted 2 rows of 2 columns. Left out the row of column headings. Stepped over 1 heading.',
    );
  });

  it('leaves out a total below headings of the sheet, wherever its name stands', () => {
    const table = [
      ['Amount', 'Name'],
      ['5', 'x'],
      ['6', 'y'],
      ['11', 'Total'],
    ];
    expect(written(table, range(0, 0))).toEqual(['a.name=x', 'a.amount=5', 'b.name=y', 'b.amount=6']);
  });

  it.each([
    ['one that is none of the sheet', ['Amount', 'Balance']],
    ['the same one twice', ['Amount', 'Amount']],
  ])('takes headings with %s for cells like any others', (_, header) => {
    expect(written([header, ['5', 'x']], range(0, 0))).toContain('b.name=5');
  });

  it('leaves out the own column headings above its rows, and only those', () => {
    expect(
      written(
        [
          ['Name', 'Amount'],
          ['x', '1'],
        ],
        range(0, 0),
      ),
    ).toEqual(['a.name=x', 'a.amount=1']);
    expect(
      written(
        [
          ['Amount', 'State'],
          ['1', 'open'],
        ],
        range(0, 1),
      ),
    ).toEqual(['a.amount=1', 'a.state=open']);
    expect(written([['Name', 'Amount']], range(0, 0)), 'a row of its own').toContain('a.name=Name');
    expect(
      written(
        [
          ['Name', 'Total'],
          ['x', '1'],
        ],
        range(0, 0),
      ),
    ).toContain('a.name=Name');
  });

  it.each([
    ['the name and the sum', ['Total', '30.50']],
    ['another name, blanks and a name beside the sum', ['GRAND TOTALS:', '$30.50', '-']],
    ['a sum that stands under its own name', ['', 'Sum', '', '30.5']],
  ])('leaves out the row of totals below the rows, and says so: %s', (_, totals) => {
    const above = [
      ['x', '10', 'open', '10'],
      ['y', '20.50', '', '20.5'],
    ];
    const paste = planPaste([...above, totals, ['', '']], range(0, 0), LAYOUT, EMPTY);
    expect(paste.table).toEqual(above);
    expect(pasteWords(paste, 0)).toBe('Pasted 2 rows of 3 columns. Left out the row of totals.');
  });

  it('marks what cannot be taken as it stands, and counts the marks', () => {
    const paste = planPaste([['x', '(5)', 'Nonsense']], range(0, 0), LAYOUT, EMPTY);
    expect(paste.changes.map(({ text, note }) => [text, note])).toEqual([
      ['x', undefined],
      ['0.00', 'Credit balance of $5.00, nothing owed.'],
      ['', '“Nonsense” is none of the choices, so the cell is left empty.'],
    ]);
    expect(pasteWords(paste, 2)).toContain('Marked 2 cells to check');
  });
});

describe('a paste of texts that hold no amount', () => {
  const held = readSheet((_, column) => (column === 'amount' ? '4000' : ''));

  it('keeps the amounts that stand there, and marks them with the reason', () => {
    const paste = planPaste([['x', 'about 5'], ['y', '6'], ['z']], range(0, 0), LAYOUT, held);
    expect(paste.changes.filter(({ column }) => column === 'amount')).toEqual([
      {
        row: 'a',
        column: 'amount',
        text: '4000',
        note: '“about 5” is not an amount, so the cell stays as it was.',
      },
      { row: 'b', column: 'amount', text: '6' },
    ]);
    expect(paste.isRefused).toBe(false);
    expect(pasteWords(paste, 0)).toContain('1 pasted cell is no amount and changed nothing.');
  });

  it('leaves an empty amount empty, and marks it', () => {
    const { changes } = planPaste([['5%'], ['1']], range(0, 1), LAYOUT, EMPTY);
    expect(changes[0]).toEqual({
      row: 'a',
      column: 'amount',
      text: '',
      note: '“5%” is not an amount, so the cell stays as it was.',
    });
  });

  it.each([
    ['one word', [['Salary']]],
    ['a column of words', [['Creditor: Chase'], [''], ['Balance: $5']]],
    ['words for a range', [['Salary']]],
  ])('changes nothing where it is %s and nothing else', (_, table) => {
    const paste = planPaste(table, range(0, 1, 1, 1), LAYOUT, held);
    expect(paste.isRefused).toBe(true);
  });

  it('empties amounts where blank cells alone are pasted', () => {
    const paste = planPaste([[''], ['-']], range(0, 1), LAYOUT, held);
    expect(paste.changes.map(({ text }) => text)).toEqual(['', '']);
    expect(paste.isRefused).toBe(false);
  });
});

describe('a paste with labels into a sheet that has its own', () => {
  const labelled = sheetLayout(
    ['salary', 'pension', 'rent'].map((id) => ({ id, label: id })),
    COLUMNS.slice(1, 2),
    'Income',
  );
  const amounts = (table: string[][]) => {
    const paste = planPaste(table, range(0, 0), labelled, EMPTY);
    return { cells: paste.changes.map(({ row, text }) => `${row}=${text}`), words: pasteWords(paste, 0) };
  };

  it('leaves the labels out', () => {
    const { cells, words } = amounts([
      ['My salary', '$4,000'],
      ['Pension', '500'],
    ]);
    expect(cells).toEqual(['salary=4000', 'pension=500']);
    expect(words).toBe('Pasted 2 rows of 1 column. Left out the column of labels.');
  });

  it('leaves the headings over them out as well', () => {
    const { cells, words } = amounts([
      ['Income', 'Amount'],
      ['My salary', '$4,000'],
    ]);
    expect(cells).toEqual(['salary=4000']);
    expect(words).toContain('Left out the row of column headings. Left out the column of labels.');
  });

  it.each([
    [
      'whose order is another',
      [
        ['Rent', '900'],
        ['Salary', '1000'],
      ],
      ['salary=1000', 'rent=900'],
      [],
    ],
    [
      'among labels that it does not have',
      [
        ['Housing', '900'],
        ['RENT (monthly):', '800'],
        ['Food', '100'],
      ],
      ['rent=800'],
      [
        ['Housing', '900'],
        ['Food', '100'],
      ],
    ],
    [
      'that comes twice',
      [
        ['Pension', '1'],
        ['pension', '2'],
      ],
      ['pension=1'],
      [['pension', '2']],
    ],
    [
      'with a blank line',
      [
        ['Rent', '1'],
        ['', ''],
        ['Salary', '2'],
      ],
      ['salary=2', 'rent=1'],
      [],
    ],
  ])('puts amounts where their labels say, by a label of its own %s', (_, table, cells, leftOver) => {
    const paste = planPaste(table, range(0, 0), labelled, EMPTY);
    expect(paste.changes.map(({ row, text }) => `${row}=${text}`)).toEqual(cells);
    expect(paste.leftOver).toEqual(leftOver);
    expect(paste.strangers.map(({ row }) => row)).toEqual(leftOver);
    expect(leftWords(paste)).not.toContain('did not fit');
    expect(pasteWords(paste, 0)).toContain(`${cells.length} row`);
    expect(pasteWords(paste, 0)).toContain('Each amount stands where its label says.');
  });

  it.each([
    ['a first column that holds an amount', [['10', '20']], ['salary=10']],
    ['words beside words', [['First', 'Bank']], ['salary=']],
    ['more columns than there are', [['First Bank', '1234', '$500']], ['salary=']],
    ['a column without labels', [['', '5']], ['salary=']],
  ])('takes %s for no labels', (_, table, cells) => {
    expect(amounts(table).cells).toEqual(cells);
    expect(amounts(table).words).not.toContain('labels');
  });

  it('keeps the labels where the sheet shows none', () => {
    expect(written([['x', '5']], range(0, 0))).toEqual(['a.name=x', 'a.amount=5']);
  });
});

describe('a fill', () => {
  const cells: Record<string, string> = {
    'a.name': 'x',
    'a.amount': '7',
    'a.state': 'open',
    'b.amount': '8',
  };
  const sheet = readSheet((row, column) => cells[`${row}.${column}`] ?? '');
  const filled = (along: 'down' | 'right', over: ReturnType<typeof range>) =>
    planFill(along, over, LAYOUT, sheet).map(({ row, column, text }) => `${row}.${column}=${text}`);

  it.each([
    [
      'copies the first row into the others',
      'down',
      range(0, 1, 2, 2),
      ['b.amount=7', 'b.state=open', 'c.amount=7', 'c.state=open'],
    ],
    ['of one row takes the row above', 'down', range(1, 1), ['b.amount=7']],
    ['takes nothing from above the first row', 'down', range(0, 1), []],
    ['of one column takes the column to its left', 'right', range(0, 1), ['a.amount=7']],
    ['between kinds of cells travels as over the clipboard', 'right', range(1, 1, 1, 2), ['b.state=']],
    ['of words leaves an amount as it is', 'right', range(0, 0, 0, 1), ['a.amount=7']],
    ['takes nothing from left of the first column', 'right', range(0, 0), []],
  ] as const)('%s', (_, along, over, changes) => {
    expect(filled(along, over)).toEqual(changes);
  });
});

describe('a note', () => {
  it('belongs to a cell until the cell changes again', () => {
    const change = { row: 'a', column: 'amount', text: '0.00' };
    const noteAt = (notes: typeof NO_NOTES) => openDoubt(notes, change, undefined);
    const noted = withNotes(NO_NOTES, [{ ...change, note: 'Check.' }]);
    expect(noteAt(noted)).toBe('Check.');
    const other = withNotes(noted, [{ ...change, row: 'b' }]);
    expect(noteAt(other)).toBe('Check.');
    expect(noteAt(withNotes(noted, [change]))).toBeUndefined();
  });

  it('goes with its row when the rows are put into another order, and ends with the row', () => {
    const changes = ['0', '2'].map((row) => ({ row, column: 'amount', text: '5', note: `of ${row}` }));
    const arranged = arrangedNotes(withNotes(NO_NOTES, changes), [2, 1, null]);
    expect(arranged).toEqual({ '0/amount': { note: 'of 2', settled: [] } });
  });
});

it('a text of words is no paste on amounts, though a figure stands among them', () => {
  const rows = Array.from({ length: 20 }, (_, row): AnyRow => ({ id: `${row}`, label: `Row ${row}` }));
  const layout = sheetLayout(rows, COLUMNS);
  const pasted = (words: number) =>
    planPaste([...Array<string[]>(words).fill(['Credit cards']), ['611']], range(0, 1), layout, EMPTY)
      .isRefused;
  expect(pasted(11)).toBe(true);
  expect(pasted(10)).toBe(false);
});
