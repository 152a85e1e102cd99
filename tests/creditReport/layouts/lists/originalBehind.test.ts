import { expect, it } from 'vitest';
import { readByRules } from '../../../../src/creditReport/readReport';

const originalsOf = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(({ originalCreditor }) => originalCreditor);

it.each([
  'Oak Recovery $2,310 OC: AT&T collection',
  'Oak Recovery - $2,310 - OC: AT&T',
  'Oak Recovery - $2,310 - orig cred: AT&T',
  'Oak Recovery (orig cred: AT&T) $2,310',
  'Oak Recovery $2,310 (orig. cred. AT&T) collection',
])('who had the debt first stands behind the short words for it, without how the debt stands: %s', (line) => {
  expect(originalsOf(line, 'Elm Bank $900')).toEqual(['AT&T', '']);
});

it('a block has it in brackets behind the name', () => {
  expect(
    originalsOf('Creditor: Oak Recovery (orig cred: AT&T)', 'Balance: $2,310', 'Status: Collection'),
  ).toEqual(['AT&T']);
});
