import { expect, it } from 'vitest';
import { debtOf } from '../../../src/creditReport/debts/debtOf';
import { placed } from '../../../src/creditReport/debts/placed';
import { accountOfRow } from '../../../src/creditReport/layouts/tables/tables';
import { pageOfTables, pagesOfText } from '../../../src/creditReport/page/page';

const COLUMNS = (['name', 'number', 'balance'] as const).map((kind) => ({ kind, label: kind }));

it('tells where every value stands, and marks a number that a spreadsheet had shortened', () => {
  const cell = { text: '6.011E+15', exact: '6011000000001230' };
  const page = pageOfTables([[['OAK BANK', cell, '$5.00']]]);
  const [line] = page.lines;
  const account = line && accountOfRow(line.cells, COLUMNS, line);
  const debt = account && debtOf(account);
  if (!debt) throw new Error('no debt');
  const { review, sources } = placed({ account, debt }, page).debt;
  expect(review).toContain('account-number-scientific');
  expect(
    Object.entries(sources).map(([field, { from, to, label }]) => [
      field,
      page.source.slice(from, to),
      label,
    ]),
  ).toEqual([
    ['accountName', 'OAK BANK', 'name'],
    ['accountNumber', '6011000000001230', 'number'],
    ['amount', '$5.00', 'balance'],
  ]);
});

it.each([
  ['a comma behind a number, which parts cells', 'OAK BANK,****8830,980.10', '980.10', 18],
  ['no part of a figure with commas in it', 'OAK BANK 1,980.10 980.10', '980.10', 18],
])('finds an amount behind %s', (_, text, amount, from) => {
  const [page] = pagesOfText(text);
  const account = accountOfRow(['OAK BANK', '', amount], COLUMNS, { from: 0, to: text.length });
  const debt = account && debtOf(account);
  if (!debt || !page) throw new Error('no debt');
  expect(placed({ account, debt }, page).debt.sources.amount).toMatchObject({
    from,
    to: from + amount.length,
  });
});
