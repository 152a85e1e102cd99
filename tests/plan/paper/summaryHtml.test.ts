// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../src/plan/paper/summary';
import { DEBT, entries } from '../../support/memberEntries';

/** The summary as a mail program shows it. */
function opened(debts = [DEBT]) {
  const { html } = summaryOf(entries(debts));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [about, budget, debtTable, options] = [...page.querySelectorAll('table')];
  return { html, page, tables: { about, budget, debts: debtTable, options } };
}

/** What one thing is of every cell of a table, row by row. */
function cellsOf(table: HTMLTableElement | undefined, look: (cell: HTMLTableCellElement) => string) {
  return [...(table?.rows ?? [])].map((row) => [...row.cells].map(look));
}

describe('the HTML of the summary', () => {
  it('says in tables what its text says', () => {
    const { page, tables } = opened();
    const texts = (table: HTMLTableElement | undefined) => cellsOf(table, (cell) => cell.textContent);
    expect(texts(tables.about)[0]).toEqual(['Member', 'Member Example']);
    expect(texts(tables.budget)[2]).toEqual(['Available Income, before tax', '$705.60']);
    expect(texts(tables.debts)).toEqual([
      ['Account', 'Account number', 'Creditor', 'Status', 'Amount', 'Paying'],
      ['Example Bank', 'XXXXXXXXXXXX1234', 'Creditor 2', '90+ Days Late', '$30,000.00', '$24,000.00'],
      ['Total', '', '', '', '$30,000.00', '$24,000.00'],
    ]);
    const [names, firstSix, , , left] = texts(tables.options);
    expect(names).toEqual(['', 'Option A', 'Option B', 'Option C', 'Chosen plan: Option A']);
    expect(firstSix).toEqual(['Months 1-6', '$533.33', '$600.00', '$666.67', '$533.33']);
    expect(left?.[1]).toBe('First six months: $172.27 left over each month; Later months: short by $94.40');
    expect(page.querySelector('strong')?.textContent).toContain('You pay $533.33 a month for 6 months, then');
    expect(page.body.lastElementChild?.textContent).toMatch(/^Amounts are rounded to the cent;/);
  });

  it('has a heading over each of its parts, and each part on lines of its own', () => {
    const { html, page } = opened();
    expect([...page.querySelectorAll('h2, h3')].map((heading) => heading.textContent)).toEqual([
      'Payment plan over 36 months',
      'Budget',
      'Debts',
      'Payment options',
    ]);
    expect(html).toContain('</table>\n<h3>Budget</h3>\n<table ');
  });

  it('writes the first and the last row of the debts, and the names of the plans, as headings', () => {
    const { tables } = opened();
    const tags = (table: HTMLTableElement | undefined) =>
      cellsOf(table, (cell) => cell.tagName).map((row) => [...new Set(row)].join());
    expect(tags(tables.debts)).toEqual(['TH', 'TD', 'TH']);
    expect(tags(tables.options)).toEqual(['TH', 'TD', 'TD', 'TD', 'TD']);
    expect(tags(tables.about)).toEqual(['TD', 'TD', 'TD']);
  });

  it('sets the amounts of debts to the right, and all else to the left', () => {
    const { tables } = opened();
    const aligned = (table: HTMLTableElement | undefined) => cellsOf(table, (cell) => cell.align);
    const leftOrRight = ['left', 'left', 'left', 'left', 'right', 'right'];
    expect(aligned(tables.debts)).toEqual([leftOrRight, leftOrRight, leftOrRight]);
    expect(new Set([tables.about, tables.budget].flatMap(aligned).flat())).toEqual(new Set(['left']));
    expect(new Set(aligned(tables.options).flat())).toEqual(new Set(['left']));
  });

  it('gives every cell its own look, and puts nothing between rows and cells', () => {
    const cell = (text: string) => `<td align="left" valign="top">${text}</td>`;
    expect(opened().html).toContain(
      `<table border="1" cellspacing="0" cellpadding="4"><tr>${cell('Member')}${cell('Member Example')}</tr><tr>`,
    );
  });

  it('writes every text as text', () => {
    const { html, page } = opened([{ ...DEBT, accountName: '<img src=x onerror=alert(1)> & "Sons"' }]);
    expect(page.querySelector('img')).toBeNull();
    expect(page.body.textContent).toContain('<img src=x onerror=alert(1)> & "Sons"');
    expect(html).toContain('>&#60;img src=x onerror=alert(1)&#62; &#38; &#34;Sons&#34;<');
  });
});
