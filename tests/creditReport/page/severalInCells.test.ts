import { expect, it } from 'vitest';
import { withValuesApart } from '../../../src/creditReport/page/severalInCells';

const HEADINGS = [
  'Creditor / Account Number\nSource',
  'Opened\nReported',
  'Terms\nPayment',
  '30 / 60',
  'Balance',
];
const OAK = ['OAK BANK / 3391\nXP TU', '11/2020\n04/2024', '360\n$2,611', '0 / 1', '$9,000'];
const ASH = ['ASH LOANS / 5518\nEF', '01/2022\n04/2024', '60\n$55', '2 / 1', '$800'];
const ELM = ['ELM CARD / 4147\nXP', '03/2009\n04/2024', 'REV', '', '$700'];

it('gives each value of a cell a cell of its own, under headings that are stacked or parted alike', () => {
  expect(withValuesApart([['Tradelines'], HEADINGS, OAK, ASH, ELM])).toEqual([
    ['Tradelines'],
    ['Creditor', 'Account Number', 'Source', 'Opened', 'Reported', 'Terms', 'Payment', '30 / 60', 'Balance'],
    ['OAK BANK', '3391', 'XP TU', '11/2020', '04/2024', '360', '$2,611', '0 / 1', '$9,000'],
    ['ASH LOANS', '5518', 'EF', '01/2022', '04/2024', '60', '$55', '2 / 1', '$800'],
    ['ELM CARD', '4147', 'XP', '03/2009', '04/2024', 'REV', '', '', '$700'],
  ]);
});

it('keeps a cell whole whose slash is of a name', () => {
  const [headings] = withValuesApart([HEADINGS, ['OAK / ELM / 3391\nXP', ...OAK.slice(1)], ELM]);
  expect(headings?.[0]).toBe('Creditor / Account Number');
});

it.each([
  ['headings are merely long', [['Account\nName', 'Past\nDue'], ['OAK', '$5'], ['ELM', '$6']]],
  ['one column alone is stacked', [['Creditor', 'Terms\nPayment'], ['OAK', '360\n$5'], ['ELM', '24\n$6']]],
  ['few cells follow their heading', [['Name\nType', 'Terms\nPayment'], ['OAK\nAuto', '360\n$5'], ['ELM', '24'], ['FIR', '12']]],
  ['a cell holds more', [['Name\nType', 'Terms\nPayment'], ['OAK\nAuto\nJoint', '360\n$5'], ['ELM\nCard', '24\n$6']]],
  ['a row of values is the first', [['OAK\n1234', '$5\n$6'], ['ELM\n5678', '$7\n$8']]],
])('leaves a table as it is where %s', (_, rows) => {
  expect(withValuesApart(rows)).toBe(rows);
}); // biome-ignore format: rows are read in lines
