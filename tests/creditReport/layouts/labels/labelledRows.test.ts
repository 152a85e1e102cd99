import { expect, it } from 'vitest';
import { readLabelledRows } from '../../../../src/creditReport/layouts/labels/labelledRows';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';

const read = (...lines: string[]) =>
  readLabelledRows(placedCells(readLines(lines.map((line) => line.replaceAll('|', '\t')).join('\n')))).map(
    ({ facts }) => facts.map(({ kind, values: [value] }) => `${kind}=${value}`).join(' '),
  );

it('each line that names a debt and says all else of it under labels is one', () => {
  expect(
    read(
      'Total $9.00',
      '1-01|Direct Oak|Principal $5.00|Interest $1.00|Rate 4.5%|Status: Repayment',
      '1-02|Direct Elm|Principal $4.00|Interest $2.00|Rate 4.5%|Status: Deferred',
    ),
  ).toEqual([
    'name=Direct Oak number=1-01 balance=$5.00 money=$1.00 text=4.5% statusLoose=Repayment',
    'name=Direct Elm number=1-02 balance=$4.00 money=$2.00 text=4.5% statusLoose=Deferred',
  ]);
});

it('the count of a row is no part of its name', () => {
  const rest = 'Balance: $5|Payment: $1|Rate: 6%';
  expect(read(`Loan 1 of 2: Oak|${rest}`, `Loan 2 of 2: Elm|${rest}`)[1]).toContain('name=Elm balance=$5');
  expect(read(`01 Oak Loan|${rest}`, `02 Elm Loan|${rest}`)[1]).toContain('name=Elm Loan balance=$5');
});

it.each([
  ['one line', ['Oak|Balance $5|Payment $1|Rate 6%']],
  ['lines whose labels differ', ['Oak|Balance $5|Payment $1|Rate 6%', 'Elm|Limit $5|Interest $1|Term 6']],
  ['lines without a name', ['Balance $5|Payment $1|Rate 6%|Term 6', 'Balance $5|Payment $1|Rate 6%|Term 6']],
  ['lines without a balance', ['Oak|Limit $5|Interest $1|Rate 6%', 'Elm|Limit $5|Interest $1|Rate 6%']],
  ['lines that say more', ['Oak|Balance $5|Payment $1|Rate 6%|red', 'Elm|Balance $5|Payment $1|Rate 6%|red']],
])('%s is none', (_, lines) => {
  expect(read(...lines)).toEqual([]);
});
