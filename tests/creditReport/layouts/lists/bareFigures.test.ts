import { expect, it } from 'vitest';
import { bareKinds } from '../../../../src/creditReport/layouts/lists/bareFigures';
import { figuresIn } from '../../../../src/creditReport/layouts/lists/figures';

it.each([
  ['a decimal comma', ['1.950,00 35,00', '2.000,00 204,00']],
  ['thousands', ['4.1k 90', '12k 300']],
  ['a comma within thousands', ['4,100 90', '12,000 300']],
])('figures weigh as much as they are: %s', (_, items) => {
  expect(bareKinds(items.map((item) => figuresIn(item, '')))).toEqual(['balance', 'paying']);
});
