import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { parting } from '../../../src/creditReport/paper/parting';
import { paperOfLines, paperText } from '../../support/paperPages';

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

it('words that begin no farther apart than a blank is wide stand at one place', () => {
  const texts = [60.9, 61.2, 61.8, 62.4].map((x, index) => [
    paperText(0, index * 12, 'Account num'),
    paperText(x, index * 12, `Not ${index}`),
  ]);
  const lines = texts.map((own, index) => ({ y: index * 12, size: 10, texts: own }));
  const gutter = { left: 56, right: 58 };
  expect(parting([gutter], lines)).toEqual([gutter]);
});
