import { describe, expect, it } from 'vitest';
import { BUDGET_COLUMNS } from '../../../src/budget/budgetColumns';
import { EXPENSE_GROUPS, EXPENSES } from '../../../src/budget/expenses';
import { INCOMES } from '../../../src/budget/incomes';
import { planPaste } from '../../../src/sheet/clipboard/paste';
import { leftWords, pasteWords } from '../../../src/sheet/clipboard/pasteWords';
import type { AnyRow } from '../../../src/sheet/sheet';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const FIRST = { row: 0, column: 0 };

/** A paste of lines into the first cell of a sheet of the budget; `|` stands between their cells. */
function pasted(lines: string, rows: readonly AnyRow[] = INCOMES) {
  const table = lines.split('\n').map((line) => line.split('|'));
  const layout = sheetLayout(rows, BUDGET_COLUMNS, 'Label');
  const paste = planPaste(
    table,
    { anchor: FIRST, head: FIRST },
    layout,
    readSheet(() => ''),
  );
  const cells = paste.changes.filter(({ text }) => text !== '').map(({ row, text }) => `${row}: ${text}`);
  return { cells, words: pasteWords(paste), left: leftWords(paste), leftOver: paste.leftOver };
}

describe('labels of another sheet among known ones', () => {
  it('take no row by their place, and are named with their amounts', () => {
    const { cells, left, leftOver } = pasted('Salary|3000\nPension|10\nRent|900\nInternet|60');
    expect(cells).toEqual(['salary: 3000', 'pension: 10']);
    expect(left).toBe('Rent $900.00, Internet $60.00: not placed, no row is called so.');
    expect(leftOver).toEqual([
      ['Rent', '900'],
      ['Internet', '60'],
    ]);
  });

  it('are named also beside one known label, and a row without a label too', () => {
    const { cells, left } = pasted('Rent|$900\nPension|10\n|5\nHousing');
    expect(cells).toEqual(['pension: 10']);
    expect(left).toBe('Rent $900.00, A row without a label $5.00: not placed, no row is called so.');
  });

  it('are told from a known one that comes twice', () => {
    expect(pasted('Pension|1\npension|2').left).toBe(
      'pension $2.00: not placed, a pasted row above is called so too.',
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

  it('are named where they hold more than the rows under them', () => {
    const { cells, left } = pasted('Internet|60\nTransportation|300\nGasoline|90', GROUPED);
    expect(cells).toEqual(['gasoline: 90', 'internet: 60']);
    expect(left).toBe('Transportation $300.00: not placed, no row is called so.');
  });
});
