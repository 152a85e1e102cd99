import { expect, it } from 'vitest';
import { readHeaded } from '../../../../src/creditReport/layouts/tables/headed';
import { readLines } from '../../../../src/creditReport/page/lines';
import { debtsIn } from '../../../support/reports';

const read = (...rows: string[]) =>
  readHeaded(readLines(rows.map((row) => row.replaceAll('|', '\t')).join('\n'))).accounts.map(({ facts }) =>
    facts.map(({ kind, values }) => `${kind}=${values.join()}`).join(' '),
  );

it('a heading over the names tells what the sums of the months are, and the newest with a value is owed', () => {
  expect(
    read(
      'Balance on the 1st|Min|Nov 2025|Dec 2025|Jan 2026|Feb 2026',
      'Oak Bank|$118|4,102.55|4,020.13|3,951.80|',
      'Elm Visa|$77|2,218.00|2,260.91|2,190.40|',
    ),
  ).toEqual(['name=Oak Bank paying=$118 balance=3,951.80', 'name=Elm Visa paying=$77 balance=2,190.40']);
});

it.each([
  ['one month alone', ['Balance|Min|Nov 2025', '$50|$118|4,102.55', '$60|$77|2,218.00']],
  ['a column of names', ['Balance|Creditor|Nov 2025|Dec 2025', '$50|Oak|$118|$4', '$60|Elm|$77|$5']],
])('with %s the heading is that of its own column', (_, rows) => {
  expect(read(...rows).some((row) => row.includes('name=$'))).toBe(false);
});

it('months beside what is paid tell what is owed, also where April could be a rate and a name fills its column', () => {
  expect(
    read(
      'pmt|Jan|Feb|Mar|Apr',
      'Oak card|40|612|581|549|516',
      'Elm Farm tractor 365|11,940|11,652|11,363|11,073',
    ),
  ).toEqual(['name=Oak card paying=40 balance=516', 'name=Elm Farm tractor paying=365 balance=11,073']);
});

it.each(['|pmt|Jan|Feb|Mar|Apr|Note', '|Jan|Feb|Mar|Apr|pmt|Note'])(
  'an empty heading stands over the names: %s',
  (headings) => {
    const cells = headings.startsWith('|pmt') ? '40|612|581|549|' : '612|581|549||40';
    expect(read(headings, `Oak card|${cells}|0% til Aug`, `Elm card|${cells}|60 days late`)).toEqual([
      expect.stringMatching(/^name=Oak card .*balance=549/),
      expect.stringMatching(/^name=Elm card .*balance=549/),
    ]);
  },
);

it('columns of months that are seen by their places tell the same', () => {
  const text = [
    '                    pmt     Jan      Feb      Mar',
    'Oak card             40     612      581      549',
    'Elm Farm tractor    365  11,940   11,652   11,363',
    'Ash (Birch)          28      84       56       28',
  ].join('\n');
  expect(debtsIn(text).map((debt) => debt.split(' | ')[2])).toEqual(['549', '11,363', '28']);
});

it('months beside what is paid tell of payments where they hold no more than these', () => {
  expect(read('pmt|Jan|Feb|Mar', 'Oak card|40|40|40|60', 'Elm card|95|95|95|95').join()).not.toContain(
    'balance',
  );
});

it('a name and two sums that stand close are parted, and a row of sums alone below them is no debt', () => {
  expect(
    read(
      'pmt|Jan|Feb|Mar|Apr',
      'Oak card|40|612|581|549|516',
      'Elm Farm tractor 365 11,940|11,652|11,363|11,073',
      'Ash HELOC|290 24,810|24,702|24,593|24,483',
      '695 37,362|36,935|36,505|36,072',
    ),
  ).toEqual([
    'name=Oak card paying=40 balance=516',
    'name=Elm Farm tractor paying=365 balance=11,073',
    'name=Ash HELOC paying=290 balance=24,483',
  ]);
});

it('a row that has lost its empty cell keeps the others under their headings', () => {
  expect(
    read(
      'NAME|ACCT|OWE|PER MO.|BEHIND?',
      'Oak Bank|0714-3386|$ 5,926.40|$ 178|no',
      'Dr. Elm|$ 875.00|$ 50|no',
    )[1],
  ).toBe('name=Dr. Elm number= balance=$ 875.00 paying=$ 50 statusLoose=no');
});
