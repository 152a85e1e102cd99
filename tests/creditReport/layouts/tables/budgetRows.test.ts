import { expect, it } from 'vitest';
import { readHeaded } from '../../../../src/creditReport/layouts/tables/headed';
import { readLines } from '../../../../src/creditReport/page/lines';

const read = (...rows: string[]) =>
  readHeaded(readLines(rows.map((row) => row.replaceAll('|', '\t')).join('\n'))).accounts.map(({ facts }) =>
    facts
      .filter(({ kind }) => kind !== 'money')
      .map(({ kind, values }) => `${kind}=${values.join()}`)
      .join(' '),
  );

it('of a budget with a column of what is still owed, only that is a debt, and the actual sum its payment', () => {
  expect(
    read(
      '|Budget|Actual|Still owe|Notes',
      'Rent|$1,525.00|$1,525.00||',
      'Oak Visa|$90.00|$92.00|$3,912.40|current',
      'Geico|$148.00|$148.00||6 mo policy',
      'Elm Loan|$48.00|$48.00|$1,118.02|30 days late',
    ),
  ).toEqual([
    'name=Oak Visa paying=$92.00 balance=$3,912.40 statusLoose=current',
    'name=Elm Loan paying=$48.00 balance=$1,118.02 statusLoose=30 days late',
  ]);
});

it('rows without a balance stay where no column is planned', () => {
  expect(read('Name|Paid|Still owe', 'Oak|$90.00|', 'Elm|$48.00|$1,118.02')).toHaveLength(2);
});
