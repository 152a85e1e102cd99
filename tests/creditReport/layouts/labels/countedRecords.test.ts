import { expect, it } from 'vitest';
import { readCountedRecords } from '../../../../src/creditReport/layouts/labels/countedRecords';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';

const read = (...lines: string[]) =>
  readCountedRecords(placedCells(readLines(lines.map((line) => line.replaceAll('|', '\t')).join('\n')))).map(
    ({ facts }) =>
      facts.flatMap(({ kind, values: [value] }) => (kind === 'text' ? [] : [`${kind}=${value}`])).join(' '),
  );
const record = (count: string, name: string, number: string, owed: string) => [
  `${count}|${name}|ACCT${number}`,
  'INT 5.25%|MO PMT 31.40',
  `CLAIMED 150.00|ALLOWED 150.00|PRIN PAID .00|BAL DUE ${owed}`,
];

it('counted records with labels that no colon ends are one debt each, owed what is due of it', () => {
  const records = [
    ...record('CLM 003', 'OAK BANK', ' 4471', '53.00'),
    ...record('CLM 005', 'ELM', '', '15.00'),
  ];
  expect(read(...records, '', 'TOTALS|CLAIMED 300.00|BAL DUE 68.00')).toEqual([
    'name=OAK BANK number=4471 paying=31.40 money=.00 balance=53.00',
    'name=ELM paying=31.40 money=.00 balance=15.00',
  ]);
});

it('records whose labels end in colons are left to others', () => {
  const block = (count: string, name: string) => [
    ...record(count, name, ' 4471', '53.00'),
    'Orig Creditor: ASH',
  ];
  expect(read(...block('1.', 'OAK BANK'), ...block('2.', 'ELM'))).toEqual([]);
});

it('records are none that are not counted, or name nobody', () => {
  expect(
    read(...record('CLM 005', 'OAK BANK', '', '53.00'), ...record('CLM 003', 'ELM', '', '15.00')),
  ).toEqual([]);
  expect(
    read(...record('CLM 003', '$5.00', '', '53.00'), ...record('CLM 005', '$6.00', '', '15.00')),
  ).toEqual([]);
});
