import { expect, it } from 'vitest';
import { withoutThreats } from '../../../src/creditReport/pieces/threats';

it.each([
  'If we hear nothing, it may be referred to a collection agency.',
  'Your account could be turned over to an outside\ncollection agency.',
  'We will refer the balance to collections.',
  'Please pay to avoid collection.',
])('what may yet become of a debt is said of none: %s', (text) => {
  expect(withoutThreats(text)).not.toMatch(/collect/);
});

it.each([
  'It was referred to a collection agency.',
  'You may call us. We are a debt collector.',
  'This is an attempt to collect a debt.',
])('what became of one is: %s', (text) => {
  expect(withoutThreats(text)).toBe(text);
});
