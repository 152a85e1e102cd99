import { expect, it } from 'vitest';
import { accountOf } from '../../../src/creditReport/account';
import { debtOf } from '../../../src/creditReport/debts/debtOf';
import { withoutParts } from '../../../src/creditReport/judge/layoutReading';
import { LAYOUTS } from '../../../src/creditReport/layouts/layouts';
import { cleanName } from '../../../src/creditReport/pieces/names';

const fact = (kind: 'name' | 'balance' | 'text', value: string, from: number) => ({
  ...{ kind, label: kind, values: [value] },
  span: { from, to: from + 5 },
});
const LIST = LAYOUTS.findIndex(({ name }) => name === 'one debt a line');

it.each([
  ['over half of it in two parts', [{ from: 0, to: 3 }, { from: 6, to: 9 }], 0],
  ['half of it in two parts', [{ from: 0, to: 3 }, { from: 6, to: 8 }], 1],
  ['nothing of it', [{ from: 20, to: 30 }], 1],
])('an item of a list is left out where other parts hold more than half of it: %s', (_, parts, left) => {
  const stretch = { from: 0, to: 10, layout: LIST, weight: 1, reads: [] };
  const [read] = withoutParts([{ name: '', accounts: [], stretches: [stretch], areTooMany: false }], parts, '');
  expect(read?.stretches).toHaveLength(left);
}); // biome-ignore format: parts are read in lines

it('labels are left out where a part holds all of them that are known, whatever stands beside them', () => {
  const account = {
    ...accountOf([fact('name', 'OAK', 10), fact('balance', '$5', 20), fact('text', 'a notice', 80)]),
    heading: { text: 'Ann,', name: cleanName('Ann'), span: { from: 0, to: 4 } },
  };
  const debt = debtOf(account);
  if (!debt) throw new Error('no debt');
  const stretch = { from: 0, to: 90, layout: 0, weight: 1, reads: [{ account, debt }] };
  const readings = [{ name: '', accounts: [], stretches: [stretch], areTooMany: false }];
  expect(withoutParts(readings, [{ from: 8, to: 40 }], '')[0]?.stretches).toHaveLength(0);
  expect(withoutParts(readings, [{ from: 15, to: 40 }], '')[0]?.stretches).toHaveLength(1);
});

it('an item of a list is left out where all its sums stand in other parts, however long it is', () => {
  const source = `To: Ann Oak\n${'x'.repeat(80)}\nSample 1234 $500`;
  const debt = debtOf(accountOf([fact('name', 'OAK', 0), fact('balance', '$500', 0)]));
  if (!debt) throw new Error('no debt');
  const account = accountOf([]);
  const stretch = { from: 0, to: source.length, layout: LIST, weight: 1, reads: [{ account, debt }] };
  const readings = [{ name: '', accounts: [], stretches: [stretch], areTooMany: false }];
  const sample = { from: source.indexOf('Sample'), to: source.length };
  expect(withoutParts(readings, [sample], source)[0]?.stretches).toHaveLength(0);
  expect(withoutParts(readings, [{ from: 0, to: 5 }], source)[0]?.stretches).toHaveLength(1);
});
