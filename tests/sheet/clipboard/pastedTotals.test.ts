import { describe, expect, it } from 'vitest';
import { DEBT_COLUMNS } from '../../../src/debts/debtColumns';
import { MONEY } from '../../../src/sheet/cells/cellTypes';
import { planPaste } from '../../../src/sheet/clipboard/paste';
import { pastedCells } from '../../../src/sheet/clipboard/pastedCells';
import { pasteWords, refusalWords } from '../../../src/sheet/clipboard/pasteWords';
import { totalName } from '../../../src/sheet/clipboard/totalName';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const DEBTS = sheetLayout(
  Array.from({ length: 20 }, (_, row) => ({ id: `${row}`, label: `Debt ${row + 1}` })),
  DEBT_COLUMNS,
);
const INCOMES = sheetLayout(
  ['Salary', 'Pension', 'Social Security', 'Other Income'].map((label) => ({ id: label, label })),
  [{ field: 'amount', header: 'Amount', type: MONEY, flex: 1, minWidth: 1 }],
  'Income',
);
const FIRST = { row: 0, column: 0 };

/** A paste of lines into the first cell; `|` stands between their cells. */
function pasted(lines: string, layout = DEBTS) {
  const table = lines.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const paste = planPaste(
    table,
    { anchor: FIRST, head: FIRST },
    layout,
    readSheet(() => ''),
  );
  const texts = paste.changes.filter(({ text }) => text !== '');
  return {
    paste,
    names: texts.filter(({ column }) => column === 'accountName').map(({ text }) => text),
    amounts: texts.filter(({ column }) => column === 'amount').map(({ row, text }) => `${row}: ${text}`),
    words: pasteWords(paste, 0),
  };
}

describe('pasted debts', () => {
  it('leave out subtotals and totals wherever they stand, and say so', () => {
    const { names, words } = pasted(
      'Visa|1|$100.00\nAmex|2|$200.00\nSubtotal||$300.00\nLoan|3|$50.00\nGrand Total||$350.00',
    );
    expect(names).toEqual(['Visa', 'Amex', 'Loan']);
    expect(words).toBe('Pasted 3 rows of 3 columns. Left out 2 rows of totals.');
  });

  it.each([
    ['total of a partial copy', 'Visa||1,200\nAmex||800\nTotal Debt||5,450', '5,450.00', '2,000.00'],
    ['total a cent off', 'Visa|1|$99.99\nTotal||$100.00', '100.00', '99.99'],
    ['total with a status', 'Visa|1|$99.99\nTotal||$100.00||Current', '100.00', '99.99'],
    ['grand total of the last part alone', 'A||1\nSubtotal||1\nB||2\nGrand total||2', '2.00', '3.00'],
  ])('leave out a %s, and say both sums', (_, lines, says, rowsSum) => {
    const { names, words } = pasted(lines);
    expect(names.join()).not.toMatch(/total/i);
    expect(words).toContain(`The row of totals says $${says}; the rows above add up to $${rowsSum}.`);
  });

  it('say both sums of a subtotal, which is one of the rows since the last one or a heading', () => {
    const { words } = pasted('A||1\nSubtotal||1\nB||2\nC||3\nSub-total||7\nE||5\nLoans\nD||4\nSubtotal||4');
    expect(words).toContain('Left out 3 rows of totals. A subtotal says $7.00; its rows add up to $5.00.');
    expect(words.match(/says/g)).toHaveLength(1);
  });

  it('may have their totals above them', () => {
    const { names, words } = pasted('Total||$7\nCards subtotal||$3\nA||1\nB||2\nLoan subtotal||4\nC||4');
    expect(names).toEqual(['A', 'B', 'C']);
    expect(words).toBe('Pasted 3 rows of 3 columns. Left out 3 rows of totals.');
    expect(pasted('Total||$8\nA||1\nB||2').words).toContain(
      'The row of totals says $8.00; the rows below add up to $3.00.',
    );
  });

  it.each([
    ['sums alone under rows with names', 'Visa|1|$100\nAmex|2|$200\n||$300.00'],
    ['such a name and the sum of two rows', 'Visa|1|$100\nAmex|2|$200\nTotal Visa||$300.00'],
    ['a number beside the sum', 'Visa|12|$100\nAmex|21|$200\nTotal|2|$300.00'],
    ['the name alone', 'Visa|1|$100\nAmex|2|$200\nTotal'],
  ])('leave out a last row with %s', (_, lines) => {
    expect(pasted(lines).amounts).toEqual(['0: 100', '1: 200']);
    expect(pasted(lines).words).toBe('Pasted 2 rows of 3 columns. Left out the row of totals.');
  });

  it.each(['Total work', 'Work total'])(
    'leave out a sum of some rows among others, which is called after them: %s',
    (name) => {
      const { amounts, words } = pasted(
        `Salary|3000\nPension|200\n${name}|3200\nOther Income|1\nTotal|3201`,
        INCOMES,
      );
      expect(amounts).toEqual(['Salary: 3000', 'Pension: 200', 'Other Income: 1']);
      expect(words).not.toContain('add up');
    },
  );

  it.each([
    ['sums under one row', 'Visa|1|$100\n||$100'],
    ['something else than sums', 'Visa|1|$100\nAmex|2|$200\n||$301'],
    ['another name', 'Visa|1|$100\nAmex|2|$200\nTotal Wine & More||$300'],
    ['such a name of one row', 'Visa|1|$100\nTotal Visa||$100'],
    ['a number beside another amount', 'Visa|1|$100\nAmex|2|$200\nTotal|4444|$30'],
    ['nothing that is above zero', 'Visa|1|0\nAmex|2|0\n||0'],
    ['the sum of amounts without names', '||1|||1\n||2|||2\n||3|||3'],
    ['sums that stand where names do', '1\n2\n3'],
  ])('keep a last row with %s', (_, lines) => {
    expect(pasted(lines).paste.totals).toBe(0);
  });
});

it('whoever takes a paste over is told whether totals are left out', () => {
  const cells = (lines: string) => pastedCells(pasted(lines).paste, DEBTS, []);
  expect(cells('Visa|1201\nAmex|8500\nTotal|9701')).toMatchObject({ hasTotals: true });
  expect(cells('Visa|1201\nAmex|8500')).toMatchObject({ hasTotals: false });
});

it('a paste of totals alone changes nothing and says why', () => {
  const { paste } = pasted('Total||$5,450');
  expect(paste.isRefused).toBe(true);
  expect(refusalWords(paste)).toBe(
    'What was pasted is a row of totals, and the grid adds up itself. Nothing was changed.',
  );
  expect(pasted('Total|3,350', INCOMES).paste.isRefused).toBe(true);
});

it.each([
  ['a column further than amounts without names', '3,000\n200\nTotal|3,200'],
  ['in the same column as amounts behind a blank one', '|3,000\n|200\nTotal|3,200'],
])('a total that is right is left out without a word against it, %s', (_, lines) => {
  const { words } = pasted(lines, INCOMES);
  expect(words).toContain('Left out the row of totals.');
  expect(words).not.toContain('says');
  expect(pasted(lines.replace('3,200', '3,300'), INCOMES).words).toContain(
    'The row of totals says $3,300.00; the rows above add up to $3,200.00.',
  );
});

it('an amount that all above it come to, without any label, is to be checked', () => {
  const notes = (lines: string, layout = INCOMES) =>
    pasted(lines, layout).paste.changes.map(({ note }) => note);
  const sum = 'It is the sum of the amounts above it.';
  expect(notes('5,300.70\n100\n50.50\n5,451.20')).toEqual([undefined, undefined, undefined, sum]);
  expect(notes('100\n200\n300')).toEqual([undefined, undefined, undefined]);
  expect(notes('5,300.70\n100\n50.50\n5,451.21')).not.toContain(sum);
});

it('a total is neither an income nor an expense, whatever it comes to', () => {
  const { amounts, words } = pasted('Salary|3000\nPension|200\nTotal|3,350', INCOMES);
  expect(amounts).toEqual(['Salary: 3000', 'Pension: 200']);
  expect(words).toContain('The row of totals says $3,350.00; the rows above add up to $3,200.00.');
});

describe('the name of a row', () => {
  it.each([
    ['Total', 'total'],
    ['TOTALS:', 'total'],
    ['Sum', 'total'],
    ['Total Debt(s)', 'total'],
    ['Total balance', 'total'],
    ['Total credit card debt', 'total'],
    ['Total Income', 'total'],
    ['Debt total', 'total'],
    ['Grand Total', 'grand'],
    ['Sub-total', 'part'],
    ['Subtotal', 'part'],
    ['Housing subtotal', 'part'],
    ['Total Housing', 'perhaps'],
    ['Housing total', 'perhaps'],
    ['Total Visa', 'perhaps'],
    ['Total Card Inc', undefined],
    ['Total Wine & More', undefined],
    ['Summit Bank', undefined],
    ['Total Account Recovery', undefined],
  ] as const)('%s is that of a sum: %s', (name, sum) => {
    expect(totalName(name)).toBe(sum);
  });
});
