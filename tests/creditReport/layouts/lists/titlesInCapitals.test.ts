import { expect, it } from 'vitest';
import { withoutTitlesInCapitals } from '../../../../src/creditReport/layouts/lists/titlesInCapitals';
import { readLines } from '../../../../src/creditReport/page/lines';

const NAMED = ['Oak Bank (blue)/we owe $5', 'Elm Card/we owe $5', 'Fir Store/we owe $5'];
const read = (...groups: readonly string[]) =>
  withoutTitlesInCapitals(groups.map((group) => readLines(group.replaceAll('/', '\n')))).map((lines) =>
    lines.map(({ text }) => text).join('/'),
  );

it('a title in capitals above a name is none of its paragraph where names are written otherwise', () => {
  expect(read(...NAMED, 'FAMILY/Rosa Ash/we owe $6', 'CARRO/Yew Auto - Sentra 2019/we owe $7')).toEqual([
    ...NAMED,
    'Rosa Ash/we owe $6',
    'Yew Auto - Sentra 2019/we owe $7',
  ]);
});

it.each([
  ['few other names stand', [...NAMED.slice(1), 'FAMILY/Rosa Ash/we owe $6']],
  ['names are in capitals', ['OAK BANK/we owe $5', ...NAMED.slice(1), 'FAMILY/Rosa Ash/we owe $6']],
  ['no name stands below it', [...NAMED, 'YEW BANK/we owe $6', 'Ash Card/we owe $7']],
  ['it is known', [...NAMED, 'COLLECTIONS/Rosa Ash/we owe $6']],
])('a line in capitals stays where %s', (_, groups) => {
  expect(read(...groups)).toEqual(groups);
});
