import { expect, it } from 'vitest';
import { readHeadings } from '../../../../src/creditReport/layouts/tables/columns';
import { readTable } from '../../../../src/creditReport/layouts/tables/tables';
import { readLines } from '../../../../src/creditReport/page/lines';

const WIDE = '#\tECOA\tCreditor\tAcct\tOpened\tBalance\tPayment';
const read = (...rows: string[]) => {
  const lines = readLines([WIDE, ...rows].join('\n'));
  const { accounts } = readTable(lines, 1, (lines[0] && readHeadings(lines[0])) ?? []);
  return accounts.map(({ facts }) =>
    facts
      .flatMap(({ kind, values }) => (['name', 'balance', 'original'].includes(kind) ? values : []))
      .join(' '),
  );
};
const [OAK, ELM] = [
  '1\tB\tOAK BANK\t4411****\t01/20\t$500\t$20',
  '2\tJ\tELM RECOVERY\t9982****\t02/21\t$600\t',
];

it.each([
  ['a remark that begins as a label of sums', 'UNPAID BALANCE REPORTED AS A LOSS BY CREDITOR'],
  ['a remark of a credit limit', 'CREDIT LIMIT DECREASED BY CREDITOR'],
  ['a remark of payments', 'PAYMENT AMOUNT CHANGED AT REQUEST OF CONSUMER'],
])('a table goes on below %s', (_, remark) => {
  expect(read(OAK, remark, ELM)).toEqual(['OAK BANK $500', 'ELM RECOVERY $600']);
});

it.each(['UNPAID BALANCE: $700', 'UNPAID BALANCE $700', 'CURRENT BALANCE'])(
  'a table ends above the label of a block: %s',
  (label) => {
    expect(read(OAK, label, ELM)).toEqual(['OAK BANK $500']);
  },
);

it.each([
  ['rows of half its cells without a sum', '06/14/23\tASH MTG\tEQ EX', false],
  ['rows with a sum', '3\tB\tASH $700', true],
  ['rows of more cells', '3\tB\tASH BANK\t7781****', true],
])('a table whose rows are whole ends above %s', (_, row, goesOn) => {
  expect(read(OAK, ELM, row).length > 2).toBe(goesOn);
});
