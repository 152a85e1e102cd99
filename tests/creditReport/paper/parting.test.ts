import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { parting } from '../../../src/creditReport/paper/parting';
import { paperOfLines } from '../../support/paperPages';

/** Points: before the thirteenth letter of a line, and before the twenty-third. */
const [FIRST, SECOND] = [
  { left: 50, right: 60 },
  { left: 90, right: 110 },
];

it.each([
  [
    'texts at both ends of a column are of one, where a word fills it and no line has two',
    [
      'Account     E718',
      'Rate                  4.53',
      'Started        $31,500.00',
      'Minimum               $31',
    ],
    [FIRST],
  ],
  [
    'words of one text that fills a column are no two',
    [
      'Account     E718',
      'Rate                  4.53',
      'Late?       forbearance til',
      'Minimum               $31',
    ],
    [FIRST],
  ],
  [
    'a column in which some lines have two texts is two, though a word fills it',
    ['Account     E718      Open', 'Rate        4.53      Open', 'Started        $31,500.00'],
    [FIRST, SECOND],
  ],
])('%s', (_, lines, gutters) => {
  expect(parting([FIRST, SECOND], linesOfPage(paperOfLines(lines)))).toEqual(gutters);
});
