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

it('finds a name as long as a page in its stretch, though no regular expression can hold its words', () => {
  const [name, text] = ['Oak '.repeat(9000).trim(), 'Oak  '.repeat(9000)];
  const [page] = pagesOfText(text);
  const account = accountOfRow([name, '', '$5'], COLUMNS, { from: 0, to: text.length });
  const debt = account && debtOf(account);
  if (!debt || !page) throw new Error('no debt');
  expect(placed({ account, debt }, page).debt.sources.accountName).toMatchObject({
    from: 0,
    to: text.length,
  });
});

it.each([
  ['a nought that an account number begins with', 'Kohls\t0456\t(35.20)\t0', ['0456', '(35.20)', '0']],
  ['the same digits in a number', 'Sears\t1050\t510.00\t10', ['1050', '510.00', '10']],
  ['the same digit in an amount', 'Lowes\t2755\t55.00\t5', ['2755', '55.00', '5']],
  ['an equal amount in a column before it', 'Sears\t1050\t100\t100', ['1050', '100', '100']],
  ['the same digits in a name', 'OAK7755B\t7755\t9.00\t', ['7755', '9.00']],
])('finds each value of a row in its own cell, not in %s', (_, text, values) => {
  const [page] = pagesOfText(text);
  const [line] = page?.lines ?? [];
  const columns = [...COLUMNS, { kind: 'paying', label: 'paying' } as const];
  const account = line && accountOfRow(line.cells, columns, line);
  const debt = account && debtOf(account);
  if (!debt || !page) throw new Error('no debt');
  const { accountName: _name, ...others } = placed({ account, debt }, page).debt.sources;
  const places = Object.values(others).sort((one, other) => one.from - other.from);
  expect(places.map(({ from, to }) => page.source.slice(from, to))).toEqual(values);
  expect(places.map(({ from }) => page.source.slice(0, from).split('\t').length - 1)).toEqual(
    values.map((_value, column) => column + 1),
  );
});
