import { expect, it } from 'vitest';
import { withoutAssets } from '../../../../src/creditReport/layouts/tables/assetRows';

const owned = ['Assets', 'Checking', 'Oak Bank', '3,102.44'];
const owed = ['Liabilities', 'Auto', 'Oak Bank', '-9,204.51'];

it('what a column calls assets is no row beside what it calls liabilities', () => {
  expect(withoutAssets([owned, owed])).toEqual([owed]);
});

it.each([
  ['where nothing is called a debt', [owned, ['Oak Bank', '500']]],
  ['where it is part of a name', [['Debt', 'Oak Assets', '500'], owed]],
  ['where it is a title', [['Assets'], owed]],
])('all rows stay %s', (_, rows) => {
  expect(withoutAssets(rows)).toEqual(rows);
});
