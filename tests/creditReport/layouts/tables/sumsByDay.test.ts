import { expect, it } from 'vitest';
import { readHeaded } from '../../../../src/creditReport/layouts/tables/headed';
import { readLines } from '../../../../src/creditReport/page/lines';

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
