import { expect, it } from 'vitest';
import { withoutParts } from '../../../src/creditReport/judge/layoutReading';
import { LAYOUTS } from '../../../src/creditReport/layouts/layouts';

const LIST = LAYOUTS.findIndex(({ name }) => name === 'one debt a line');

it.each([
  ['over half of it in two parts', [{ from: 0, to: 3 }, { from: 6, to: 9 }], 0],
  ['half of it in two parts', [{ from: 0, to: 3 }, { from: 6, to: 8 }], 1],
  ['nothing of it', [{ from: 20, to: 30 }], 1],
])('an item of a list is left out where other parts hold more than half of it: %s', (_, parts, left) => {
  const stretch = { from: 0, to: 10, layout: LIST, weight: 1, reads: [] };
  const [read] = withoutParts([{ name: '', accounts: [], stretches: [stretch], areTooMany: false }], parts);
  expect(read?.stretches).toHaveLength(left);
}); // biome-ignore format: parts are read in lines
