import { describe, expect, it } from 'vitest';
import { accountOfRow } from '../../../../src/creditReport/layouts/tables/tables';

describe('accountOfRow', () => {
  const columns = [
    { kind: 'name', label: 'creditor' },
    { kind: undefined, label: 'foo' },
    { kind: 'veto', label: 'court' },
    { kind: 'balance', label: 'balance' },
  ] as const;
  const span = { from: 3, to: 20 };

  it('makes facts of the cells under known headings', () => {
    expect(accountOfRow(['OAK\nBANK', 'x', 'y', '$5'], columns, span, { scheme: 'mop' })).toEqual({
      facts: [
        { kind: 'name', label: 'creditor', values: ['OAK\nBANK'], span },
        { kind: 'balance', label: 'balance', values: ['$5'], span },
      ],
      inCollections: false,
      isSkipped: false,
      flags: [],
      scheme: 'mop',
      unknown: [{ kind: 'text', label: 'foo', values: ['x'], span }],
    });
    expect(accountOfRow(['OAK'], columns, span)?.facts[1]?.values).toEqual(['']);
  });
  it('makes no debt of words and a digit that counts what they call', () => {
    const numbered = [columns[0], { kind: 'number', label: 'last 4' }, columns[3]] as const;
    expect(accountOfRow(['shifts needed', '4', ''], numbered, span)).toBeUndefined();
    expect(accountOfRow(['Oak', '4', '$5'], numbered, span)).toBeDefined();
    expect(accountOfRow(['Oak', '4417', ''], numbered, span)).toBeDefined();
  });
  it.each([
    ['orig. Oak Hospital', 'Oak Hospital'],
    ['Original creditor: Oak Bank', 'Oak Bank'],
    ['orig. paperwork lost', undefined],
    ['roof & furnace', undefined],
  ])('takes from under a heading that nobody knows who was owed first: %s', (cell, original) => {
    const facts = accountOfRow(['ELM', cell, '', '$5'], columns, span)?.facts;
    expect(facts?.find(({ kind }) => kind === 'original')?.values[0]).toBe(original);
  });
  it.each([
    [['', '', '', '$5'], true],
    [['OAK', '', '', ''], true],
    [['OAK', '', '', 'Total Card Inc'], true],
    [['-', 'x', 'y', 'N/A'], false],
    [['', 'x', 'y', ''], false],
    [[], false],
    [['Total', '', '', '$5'], false],
    [['Grand Total:', '', '', '$5'], false],
    [['', 'SUM', '', '$5'], false],
    [['Totals', '', '', '$5'], false],
    [['Subtotal', '', '', '$5'], false],
    [['Sub-totals of May', '', '', '$5'], false],
    [['**Subtotal open**', '', '', '$5'], false],
    [['__Total__', '', '', '$5'], false],
    [['Subtotally Bank', '', '', '$5'], true],
    [['A Total', '', '', '$5'], true],
    [['Sum Bank', '', '', '$5'], true],
  ])('makes of %j an account: %s', (cells, isAccount) => {
    expect(accountOfRow(cells, columns, span) !== undefined).toBe(isAccount);
  });
});
