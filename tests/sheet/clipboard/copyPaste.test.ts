// @vitest-environment jsdom

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellType, choice, MONEY, TEXT } from '../../../src/sheet/cells/cellTypes';
import type { Flavours } from '../../../src/sheet/clipboard/clipboardTable';
import { copyRange } from '../../../src/sheet/clipboard/copy';
import { planPaste } from '../../../src/sheet/clipboard/paste';
import { readClipboard } from '../../../src/sheet/clipboard/readClipboard';
import { positionsIn, type Range, sizeOf } from '../../../src/sheet/range/range';
import { sheetLayout } from '../../../src/sheet/sheetLayout';
import { readSheet } from '../../support/readSheet';

const STATES = choice([
  { value: 'open', label: 'Open "Account"' },
  { value: 'late', label: "'=90+ Days\tLate" },
  { value: 'sold', label: '-<b>Sold</b> &amp; gone' },
]);

/** One column of each kind, its field its place, and one more of text at the end. */
const TYPES = [TEXT, MONEY, STATES, TEXT];
const COLUMNS = TYPES.map((type, place) => ({
  field: `${place}`,
  header: `Column ${place}`,
  type,
  flex: 1,
  minWidth: 1,
}));

/** A copy as a program reads it back that takes both flavours, or one alone. */
const WAYS: readonly [string, (copied: Flavours) => Flavours][] = [
  ['both flavours', (copied) => copied],
  ['its text alone', ({ text }) => ({ text, html: '' })],
  ['its HTML alone', ({ html }) => ({ text: '', html })],
];

/** What a clipboard could stumble over, in any order. */
const wildText = fc
  .array(
    fc.constantFrom(
      ...['=', '+', '-', '@', "'", '"', '""', '\t', '\n', '\r\n', '  ', '\u00a0', ',', ';', '\\', '$', '%'],
      ...['<td>', '</table>', '<br>', '&amp;', '&#34;', '####', '6.0E+4', 'x', '1', 'é', '\u{1f600}'],
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

/** A text that a cell of each kind can hold. */
const HELD: Record<CellType['kind'], fc.Arbitrary<string>> = {
  text: wildText,
  money: fc.stringMatching(/^(\d{0,18}\.?\d{0,3}|\.{2,3}|\d\.\d\.\d)$/),
  choice: fc.constantFrom('', 'open', 'late', 'sold'),
  check: fc.constantFrom('', 'yes'),
  shown: fc.constant(''),
};
const someRows = fc.array(fc.tuple(...TYPES.map(({ kind }) => HELD[kind])), { minLength: 1, maxLength: 4 });

/** Two corners within so many rows of the sheet. */
function someRange(rows: number): fc.Arbitrary<Range> {
  const corner = fc.record({ row: fc.nat(rows - 1), column: fc.nat(TYPES.length - 1) });
  return fc.record({ anchor: corner, head: corner });
}

const someCopy = someRows.chain((rows) => fc.tuple(fc.constant(rows), someRange(rows.length)));

/** What a sheet that holds these texts makes of its own copy, pasted over the range it was taken from. */
async function pastedBack(
  rows: readonly (readonly string[])[],
  range: Range,
  way: (copied: Flavours) => Flavours,
) {
  const layout = sheetLayout(
    rows.map((_, row) => ({ id: `${row}`, label: `Row ${row}` })),
    COLUMNS,
  );
  const sheet = readSheet((row, column) => rows[Number(row)]?.[Number(column)] ?? '');
  const read = await readClipboard(way(copyRange(range, layout, sheet)));
  if (!read.ok) return read.reason;
  const { changes, totals } = planPaste(read.table, range, layout, sheet);
  // A row of totals is left out of every paste, also where chance has made it one.
  fc.pre(totals === 0);
  return changes;
}

describe('a copied range', () => {
  it.each(WAYS)('pastes back the same, whatever its cells hold, by %s', async (_, way) => {
    await fc.assert(
      fc.asyncProperty(someCopy, async ([rows, range]) => {
        const expected = positionsIn(range).map(({ row, column }) => {
          const held = rows[row]?.[column] ?? '';
          // A text of two lines or with two spaces is read as one line, as any pasted text is.
          const text = TYPES[column] === TEXT ? (TEXT.read(held).text ?? '') : held;
          return { row: `${row}`, column: `${column}`, text };
        });
        // As text alone, a last row of one empty cell is a line end, which is no row.
        fc.pre(sizeOf(range).columns > 1 || expected.at(-1)?.text !== '');
        expect(await pastedBack(rows, range, way)).toEqual(expected);
      }),
    );
  });

  const ONE_CELL = { anchor: { row: 0, column: 1 }, head: { row: 0, column: 1 } };
  it.each(WAYS)(
    'of a typed text that could be an amount of thousands is to be checked, by %s',
    async (_, way) => {
      expect(await pastedBack([['', '1.234.567']], ONE_CELL, way)).toEqual([
        { row: '0', column: '1', text: '1234567', note: expect.stringContaining('Read as $1,234,567.00') },
      ]);
    },
  );

  it('of one empty cell empties the cell it is pasted over', async () => {
    expect(await pastedBack([['', '']], ONE_CELL, (copied) => copied)).toEqual([
      { row: '0', column: '1', text: '' },
    ]);
  });
});
