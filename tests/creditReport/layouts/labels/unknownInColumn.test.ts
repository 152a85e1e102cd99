import { expect, it } from 'vitest';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

const read = (...lines: readonly string[]) =>
  readBlocks(readLines(lines.join('\n'))).map(({ facts }) =>
    facts.map(({ kind, values: [value] }) => `${kind}=${value}`).join(' '),
  );

it('a label that nobody has listed keeps its place among labels that stand before all values', () => {
  expect(
    read(
      'OAK BANK',
      'Account number',
      'Moved here',
      'Balance',
      'Opened',
      '12XXXX',
      'June',
      '$462',
      '02/2024',
    ),
  ).toEqual(['number=12XXXX text=June balance=$462 opened=02/2024']);
});

it('so does one that stands below them, and one that begins as another label does', () => {
  const labels = ['Account number', 'Balance', 'Loan term remaining', 'Opened', 'Kind of agency'];
  expect(read('OAK BANK', ...labels, '12XXXX', '$462', '31 months', '02/2024', 'Buyer')).toEqual([
    'number=12XXXX balance=$462 text=31 months opened=02/2024 text=Buyer',
  ]);
});

it('tells no second status beside that of a label which is known', () => {
  const labels = ['Account number', 'Balance', 'Opened', 'Status', 'How it began'];
  expect(read('OAK BANK', ...labels, '12XXXX', '$462', '02/2024', '30 days late', 'Current')).toEqual([
    'number=12XXXX balance=$462 opened=02/2024 statusLoose=30 days late text=Current',
  ]);
});

it('is no label where the values below have not the shapes that the known ones ask for', () => {
  const [facts] = read(
    'OAK BANK',
    'Account number',
    'Moved here',
    'Balance',
    'Opened',
    '$462',
    '12XXXX',
    'June',
  );
  expect(facts).not.toContain('text=');
});
