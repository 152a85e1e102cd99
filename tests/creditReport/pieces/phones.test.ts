import { expect, it } from 'vitest';
import { withoutPhone } from '../../../src/creditReport/pieces/phones';

it.each([
  ['Oak One 800-555-0142 bal 2,210', 'Oak One bal 2,210'],
  ['Oak: (800) 555-0142, $900', 'Oak: , $900'],
  ['Oak 1-800-555-0142 $900', 'Oak $900'],
  ['Oak call 800.555.0142 $900', 'Oak $900'],
])('the telephone number beside a name is taken out of %j', (line, rest) => {
  expect(withoutPhone(line)).toBe(rest);
});

it.each([
  'Oak 800-555-0142',
  '800-555-0142 $900',
  'Oak 72-1290 $900',
  'Oak 4471-5550-1421 $900',
  'Oak $2,210',
])('nothing is taken out of %j', (line) => {
  expect(withoutPhone(line)).toBe(line);
});
