import { describe, expect, it } from 'vitest';
import { choice, MONEY, TEXT } from '../../src/sheet/cellTypes';
import { areOwnRows, planPaste } from '../../src/sheet/paste';
import { sheetLayout } from '../../src/sheet/sheetLayout';

const LAYOUT = sheetLayout(
  [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
  [
    { field: 'name', header: 'Name', type: TEXT, flex: 1, minWidth: 1 },
    { field: 'amount', header: 'Amount', type: MONEY, flex: 1, minWidth: 1 },
    {
      field: 'state',
      header: 'State',
      type: choice([{ value: 'open', label: 'Open' }]),
      flex: 1,
      minWidth: 1,
    },
  ],
);

/** Whether rows pasted from a column on are the sheet's own. */
function areOwn(table: readonly (readonly string[])[], column = 0): boolean {
  const first = { row: 0, column };
  return areOwnRows(planPaste(table, { anchor: first, head: first }, LAYOUT), LAYOUT);
}

describe('whole rows without a doubt', () => {
  it.each([
    ['one row', [['Bank', '$1,200.00', 'open']]],
    [
      'as many as there are',
      [
        ['Bank', '1', 'open'],
        ['Cards', '', ''],
      ],
    ],
    ['a name longer than any label', [['A Bank of a Name '.repeat(9), '1', '']]],
  ])('are the own rows of a sheet: %s', (_, table) => {
    expect(areOwn(table)).toBe(true);
  });

  it.each([
    [
      'headings above them',
      [
        ['Name', 'Amount', 'State'],
        ['Bank', '1', 'Open'],
      ],
    ],
    ['a label beside its value', [['Balance', '1']]],
    ['an amount in words', [['Bank', 'Balance', 'open']]],
    ['an amount to be checked', [['Bank', '(5)', 'open']]],
    ['a choice that is none', [['Bank', '1', 'Charged off']]],
    ['words alone', [['Bank', '', '']]],
    ['a row that is short', [['Bank', '1', 'open'], ['Cards']]],
    ['more columns', [['Bank', '1', 'open', 'x']]],
    [
      'more rows',
      [
        ['x', '1', ''],
        ['y', '2', ''],
        ['Balance: $5', '', ''],
      ],
    ],
  ])('may be a report all the same: %s', (_, table) => {
    expect(areOwn(table)).toBe(false);
  });

  it('begin in the first column', () => {
    expect(areOwn([['1', 'open']], 1)).toBe(false);
  });
});
