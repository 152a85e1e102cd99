import { expect, it } from 'vitest';
import { columnMeanings } from '../../../src/creditReport/meaning/columnMeanings';

const LABELS = ['Company', 'Terms', 'Balance'];

it.each([
  [
    'odd figures',
    [
      ['35', '1160'],
      ['20', '412'],
      ['118', '2870'],
    ],
    'paying',
  ],
  [
    'odd sums',
    [
      ['$35', '$1,160'],
      ['$21.50', '$412'],
    ],
    'paying',
  ],
  ['more than anybody pays months', [['1512', '1600']], 'paying'],
  [
    'the months that loans run for',
    [
      ['36', '1160'],
      ['63', '412'],
      ['84', '2870'],
    ],
    'text',
  ],
  [
    'words beside them',
    [
      ['35', '1160'],
      ['REV', '412'],
      ['118', '2870'],
    ],
    'text',
  ],
  [
    'sums as large as the balance',
    [
      ['35', '40'],
      ['412', '412'],
      ['118', '2870'],
    ],
    'text',
  ],
  ['a single one', [['35', '1160']], 'text'],
])('what is paid stands under the terms where they are %s: %j', (_, values, meaning) => {
  const rows = values.map(([terms = '', balance = ''], row) => [`OAK ${row}`, terms, balance]);
  expect(columnMeanings(LABELS, rows)[1]).toBe(meaning);
});

it('is no column of terms where another one is of payments', () => {
  const rows = [
    ['OAK', '35', '$40', '1160'],
    ['ELM', '20', '$25', '412'],
  ];
  expect(columnMeanings(['Company', 'Terms', 'Monthly Payment', 'Balance'], rows)).toEqual([
    'name',
    'text',
    'paying',
    'balance',
  ]);
});
