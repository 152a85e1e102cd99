import { describe, expect, it } from 'vitest';
import { choice, MONEY, TEXT } from '../../../src/sheet/cells/cellTypes';
import { copyRange } from '../../../src/sheet/clipboard/copy';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const STATES = choice([{ value: 'open', label: 'Open Account' }]);
const COLUMNS = [
  { field: 'name', header: 'Name', type: TEXT, flex: 1, minWidth: 1 },
  { field: 'amount', header: 'Amount', type: MONEY, flex: 1, minWidth: 1 },
  { field: 'state', header: 'State', type: STATES, flex: 1, minWidth: 1 },
];

/** What is copied of a sheet with two rows, with a heading between them. */
function copied(cells: Record<string, string>, from: [number, number], to: [number, number]) {
  const rows = [
    { id: 'a', label: 'A' },
    { id: 'heading', label: 'Heading', cells: {} },
    { id: 'b', label: 'B' },
  ];
  const sheet = readSheet((row, column) => cells[`${row}.${column}`] ?? '');
  const range = {
    anchor: { row: from[0], column: from[1] },
    head: { row: to[0], column: to[1] },
  };
  return copyRange(range, sheetLayout(rows, COLUMNS), sheet);
}

describe('copyRange', () => {
  it('takes the cells of a range row by row, each as its column copies, and no heading', () => {
    const cells = { 'a.name': 'x', 'a.amount': '1', 'a.state': 'open', 'b.name': 'y', 'b.state': 'open' };
    expect(copied(cells, [0, 0], [1, 2]).text).toBe('x\t1\tOpen Account\r\ny\t\tOpen Account');
    expect(copied(cells, [1, 2], [0, 1]).text, 'drawn upwards').toBe('1\tOpen Account\r\n\tOpen Account');
  });

  it.each([
    ['12.50', true],
    ['007', true],
    ['999999999999.99', true],
    ['9999999999999.99', false],
    ['5.', false],
    ['.5', false],
    ['1.2.3', false],
    ['', false],
  ])('says of the amount %j whether other programs can hold it as a number: %s', (amount, isNumber) => {
    const { html } = copied({ 'a.amount': amount }, [0, 1], [0, 1]);
    expect(html.includes(`<td>${amount}</td>`)).toBe(isNumber);
  });

  it('tells which columns of the sheet the cells are of', () => {
    expect(copied({}, [0, 0], [1, 1]).html).toContain('data-columns="name amount"');
    expect(copied({}, [1, 2], [0, 1]).html, 'drawn upwards').toContain('data-columns="amount state"');
  });

  it('says of no text and of no choice that it is a number', () => {
    expect(copied({ 'a.name': '12' }, [0, 0], [0, 0]).html).not.toContain('<td>12</td>');
  });
});
