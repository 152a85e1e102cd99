import { expect, it } from 'vitest';
import { debtOf } from '../../../src/creditReport/debts/debtOf';
import { placed } from '../../../src/creditReport/debts/placed';
import { accountOfRow } from '../../../src/creditReport/layouts/tables/tables';
import { pageOfTables } from '../../../src/creditReport/page/page';

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
