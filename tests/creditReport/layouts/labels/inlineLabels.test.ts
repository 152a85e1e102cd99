import { expect, it } from 'vitest';
import { readPairs } from '../../../../src/creditReport/layouts/labels/pairs';

const paid = (line: string) => readPairs(line).pairs.find(({ kind }) => kind === 'paying')?.value;

it.each([
  ['behind their label', 'BALANCE $90 PAST DUE $0 TERMS 072 X $531', '$531'],
  ['at the beginning of a line', 'TERMS MIN $141 MOP R01', '$141'],
  ['before the code of a status', 'BALANCE $148,933 PAST DUE $1,204 TERMS 360 X $1,204 MOP M02', '$1,204'],
])('terms without a colon tell what is paid, %s', (_, line, payment) => {
  expect(paid(line)).toBe(payment);
});

it('the code of a status behind the terms is one', () => {
  const { pairs } = readPairs('BALANCE $90 TERMS 360 X $12 MOP M02');
  expect(pairs.map(({ label, value }) => [label, value])).toContainEqual(['mop', 'M02']);
});

it.each(['BALANCE $90 TERMS NET 30', 'BALANCE $90 TERMS 60 MOS'])('%s tells no payment', (line) => {
  expect(paid(line)).toBeUndefined();
});

it('how many months it is behind is asked, and answered with a figure', () => {
  const kinds = (line: string) => readPairs(line).pairs.map(({ kind, value }) => `${kind} ${value}`);
  expect(kinds('How many months behind? 2')).toEqual(['status 2']);
  expect(kinds('How many months did you live there? 2')).not.toContain('status 2');
});
