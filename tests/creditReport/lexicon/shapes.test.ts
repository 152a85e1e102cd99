import { expect, it } from 'vitest';
import { fitsKind, hasShape, isMoneyKind, isWhole } from '../../../src/creditReport/lexicon/shapes';

it.each([
  ['balance', true, true],
  ['amountLoose', true, true],
  ['paying', true, true],
  ['pastDue', true, true],
  ['money', true, true],
  ['date', false, true],
  ['reported', false, true],
  ['opened', false, true],
  ['number', false, true],
  ['name', false, false],
  ['agency', false, false],
  ['status', false, false],
  ['text', false, false],
] as const)('knows of %s whether it is money (%s) and has a shape (%s)', (kind, isMoney, isShaped) => {
  expect([isMoneyKind(kind), hasShape(kind)]).toEqual([isMoney, isShaped]);
});

it.each([
  ['balance', '$5'],
  ['paying', '-'],
  ['money', '10/2026'],
  ['date', '10/2026'],
  ['opened', 'N/A'],
  ['reported', ''],
  ['number', '****1234'],
  ['number', '-'],
  ['name', 'CHASE'],
  ['name', '-'],
  ['agency', 'CHASE'],
  ['status', 'anything'],
  ['text', ''],
] as const)('lets %s be %j', (kind, value) => {
  expect(fitsKind(kind, value)).toBe(true);
});

it.each([
  ['balance', 'Current'],
  ['balance', '10/20/2026'],
  ['money', 'CHASE'],
  ['date', '$5'],
  ['reported', 'CHASE'],
  ['number', 'CHASE'],
  ['name', '$5'],
  ['agency', 'Individual'],
] as const)('lets %s never be %j', (kind, value) => {
  expect(fitsKind(kind, value)).toBe(false);
});

it.each([
  ['balance', '$5'],
  ['balance', '-'],
  ['status', '--'],
  ['number', '****1234'],
  ['date', 'Feb 03, 2020'],
  ['opened', 'Jun 2027'],
  ['opened', '3 feb 2020'],
] as const)('takes for %s the value %j as whole', (kind, value) => {
  expect(isWhole(kind, value.split(' '))).toBe(true);
});
it.each([
  ['balance', ''],
  ['balance', '$5 as'],
  ['date', 'Feb 03,'],
  ['date', 'Feb 03, 2020 x'],
  ['text', 'Feb 03, 2020'],
  ['balance', 'Current'],
  ['status', 'Current'],
  ['name', 'CHASE'],
] as const)('takes for %s the value %j as perhaps going on', (kind, value) => {
  expect(isWhole(kind, value.split(' '))).toBe(false);
});
