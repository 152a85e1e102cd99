import { expect, it } from 'vitest';
import { withLabelsByPlace } from '../../../../src/creditReport/layouts/labels/labelsByPlace';
import { readLines } from '../../../../src/creditReport/page/lines';

const BESIDE = ['Balance\t$5\tDate Opened\t01/2001', 'Limit\t$9\tAccount Type\tCard'];
const marked = (...lines: string[]) =>
  withLabelsByPlace(readLines(lines.join('\n'))).flatMap(({ cells }) =>
    cells.filter((cell) => cell.endsWith(':')),
  );

it('what nobody has listed is a label where the lines around it have theirs', () => {
  expect(marked(...BESIDE, 'Past Due\t$0\tPresent Standing\tAs agreed')).toEqual(['Present Standing:']);
});

it.each([
  ['a figure', 'Past Due\t$0\t07/2001\tAs agreed'],
  ['in a line that begins with none', 'Oak\t$0\tPresent Standing\tAs agreed'],
  ['of another number of cells', 'Past Due\t$0\tPresent Standing'],
  ['behind a blank line', '\nPast Due\t$0\tPresent Standing\tAs agreed'],
])('but is none where it is, or stands, as %s', (_, line) => {
  expect(marked(...BESIDE, line)).toEqual([]);
});

it('one label over another is no place of labels', () => {
  expect(marked(BESIDE[0] ?? '', 'Past Due\t$0\tPresent Standing\tAs agreed')).toEqual([]);
});
