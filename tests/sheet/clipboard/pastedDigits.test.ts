import { describe, expect, it } from 'vitest';
import { TEXT } from '../../../src/sheet/cells/cellTypes';
import { planPaste } from '../../../src/sheet/clipboard/paste';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

/** What becomes of a text in a column of account numbers, and of names. */
function pasted(written: string) {
  const columns = [
    {
      field: 'number',
      header: 'Number',
      type: { ...TEXT, holdsDigits: true as const },
      flex: 1,
      minWidth: 1,
    },
    { field: 'name', header: 'Name', type: TEXT, flex: 1, minWidth: 1 },
  ];
  const place = { row: 0, column: 0 };
  const layout = sheetLayout([{ id: 'a', label: 'A' }], columns);
  const { changes } = planPaste(
    [[written, written]],
    { anchor: place, head: place },
    layout,
    readSheet(() => ''),
  );
  return changes.map(({ text, note }) => ({ text, ...(note && { note }) }));
}

describe('a pasted number of an account', () => {
  it.each(['4.41712E+15', '6E+15', '4.4e+9'])(
    'that Excel has cut, %s, is taken as written and marked, and in a name it is not',
    (number) => {
      expect(pasted(` ${number} `)).toEqual([
        { text: number, note: `Excel has cut this number: ${number}.` },
        { text: number },
      ]);
    },
  );

  it.each(['3/4/2026', '12/31/26', '2026-03-04', '4-Mar', 'Mar-26', '4-MAR-2026'])(
    'that looks like a date, %s, is taken as written and marked, and in a name it is not',
    (number) => {
      expect(pasted(number)).toEqual([{ text: number, note: 'It looks like a date.' }, { text: number }]);
    },
  );

  it.each([
    '4417',
    '4417123456789012',
    '4.41712',
    '6E15',
    'A4.4E+15',
    '5178****',
    '3-4-2026',
    '1000-20-30',
    '2026-93-04',
    '13/4',
    '123/4/2026',
    'MAR-ABC',
    '',
  ])('that is nothing else, %j, is taken without a mark', (number) => {
    expect(pasted(number)).toEqual([{ text: number }, { text: number }]);
  });
});
