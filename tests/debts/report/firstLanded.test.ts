import { describe, expect, it } from 'vitest';
import { EMPTY_DEBT, EMPTY_DEBTS } from '../../../src/debts/debt';
import { firstLanded } from '../../../src/debts/report/firstLanded';
import type { ReportRow } from '../../../src/debts/report/reportRows';

const ROW = Object.fromEntries(Object.keys(EMPTY_DEBT).map((field) => [field, { text: 'x' }])) as ReportRow;
const DEBTS = EMPTY_DEBTS.map((debt, row) => (row === 0 || row === 2 ? { ...debt, amount: '5' } : debt));

describe('firstLanded', () => {
  it('is the first empty row where debts are new, or the first of all where they replace all', () => {
    const accepted = [{ row: ROW }, { row: ROW }];
    expect(firstLanded(accepted, DEBTS, 'empty')).toBe(1);
    expect(firstLanded(accepted, DEBTS, 'all')).toBe(0);
  });

  it('is where the first new one lands, also beside others that are brought up to date', () => {
    expect(firstLanded([{ row: ROW, updates: 2 }, { row: ROW }], DEBTS, 'update')).toBe(1);
  });

  it('is the first row that is brought up to date where none is new', () => {
    const accepted = [
      { row: ROW, updates: 2 },
      { row: ROW, updates: 0 },
    ];
    expect(firstLanded(accepted, DEBTS, 'update')).toBe(0);
  });
});
