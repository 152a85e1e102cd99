import { describe, expect, it } from 'vitest';
import type { PaperText } from '../../../src/creditReport/paper/paper';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { tabbedText } from '../../../src/creditReport/paper/tabbedText';
import { paperPage, paperText } from '../../support/paperPages';

function rowsOf(...texts: PaperText[]): string[] {
  return tabbedText([linesOfPage(paperPage(...texts))], 12)
    .replaceAll('\t', '|')
    .split('\n');
}

/** A row of texts at their places. */
function row(y: number, ...cells: (readonly [x: number, text: string])[]): PaperText[] {
  return cells.map(([x, text]) => paperText(x, y, text));
}

describe('a gutter between columns', () => {
  it('is not the blank between two words over a cell left empty', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'OAK BANK'], [100, 'Open'], [200, '$500']),
        ...row(24, [0, 'ELM'], [200, '$600']),
        ...row(36, [0, 'SPRUCE BANK'], [100, 'Late'], [200, '$700']),
      ),
    ).toEqual(['OAK BANK|Open|$500', 'ELM||$600', 'SPRUCE BANK|Late|$700']);
  });

  it('stands between two figures of which one is a sum, though it is no wider than a blank', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'OAK BANK'], [100, '$1,500'], [135, '$9,000']),
        ...row(24, [0, 'ELM BANK'], [100, '$2,600'], [135, '$8,000']),
      ),
    ).toEqual(['OAK BANK|$1,500|$9,000', 'ELM BANK|$2,600|$8,000']);
  });

  it('is no single blank where all letters are as wide as that', () => {
    const fixed = (y: number, text: string) => paperText(0, y, text, { width: text.length * 6 });
    expect(rowsOf(fixed(12, 'Credit Accounts'), fixed(24, 'CREDIT ONE BANK'))).toEqual([
      'Credit Accounts',
      'CREDIT ONE BANK',
    ]);
  });

  it('is seen between cells that are centred beside each other on lines of their own', () => {
    expect(
      rowsOf(
        ...row(12, [200, 'Date']),
        ...row(18, [0, 'Account Name'], [100, 'Balance']),
        ...row(24, [200, 'Reported']),
        ...row(45, [0, 'OAK BANK'], [100, '$500'], [200, '01/2026']),
      ),
    ).toEqual(['Account Name|Balance|Date Reported', 'OAK BANK|$500|01/2026']);
  });
});

describe('a title between two tables', () => {
  const above = [
    ...row(12, [0, 'OAK BANK'], [100, '$500'], [200, 'open']),
    ...row(24, [0, 'ELM BANK'], [100, '$600'], [200, 'open']),
  ];

  it('parts them where the lower one stands in other columns', () => {
    expect(
      rowsOf(
        ...above,
        paperText(0, 60, 'Mortgages'),
        ...row(84, [0, 'ASH MORTGAGE'], [150, '$900'], [260, 'late']),
        ...row(96, [0, 'FIR MORTGAGE'], [150, '$800'], [260, 'late']),
      ).slice(-3),
    ).toEqual(['Mortgages', 'ASH MORTGAGE|$900|late', 'FIR MORTGAGE|$800|late']);
  });

  it('is a row of its own inside a table, though its words stand in two columns', () => {
    expect(
      rowsOf(
        ...above,
        paperText(0, 36, 'LOANS OF BANKS FOR ANA'),
        ...row(48, [0, 'ASH BANK'], [100, '$900'], [200, 'late']),
      ),
    ).toEqual(['OAK BANK|$500|open', 'ELM BANK|$600|open', 'LOANS OF BANKS FOR ANA', 'ASH BANK|$900|late']);
  });

  it('is no cell of a row, though its words stand in two columns', () => {
    expect(
      rowsOf(
        ...above,
        paperText(0, 36, 'REGIONAL CO', { size: 7 }),
        ...row(48, [0, 'ASH BANK'], [100, '$900'], [200, 'late']),
      ),
    ).toContain('REGIONAL CO');
  });
});

it('a grid of three columns right below one of two is a table of its own', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'Status: Open past due'], [150, 'Details: this account']),
      ...row(24, [0, '60 days late'], [150, 'stays on record']),
      ...row(36, [0, 'Date:'], [70, 'Type:'], [180, 'Limit:']),
      ...row(48, [0, '2004'], [70, 'Card'], [180, '$500']),
    ).slice(-2),
  ).toEqual(['Date:|Type:|Limit:', '2004|Card|$500']);
});

it('letters much larger than those of a table stand in none with it', () => {
  expect(
    rowsOf(
      paperText(0, 12, 'Debts', { size: 20 }),
      paperText(120, 12, 'of Ana', { size: 20 }),
      ...row(36, [0, 'OAK BANK'], [100, '$500']),
      ...row(48, [0, 'ELM BANK'], [100, '$600']),
    )[0],
  ).toBe('Debts   of Ana');
});
