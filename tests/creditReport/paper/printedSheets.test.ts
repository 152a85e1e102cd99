import { expect, it } from 'vitest';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { tabbedText } from '../../../src/creditReport/paper/tabbedText';
import { paperPage, paperText } from '../../support/paperPages';

type Cell = readonly [x: number, text: string];

/** The rows of a sheet of a page of lines at their heights, each of cells at their places, in letters of any width. */
function sheet(...lines: readonly (readonly [y: number, ...cells: Cell[]])[]): string[] {
  const texts = lines.flatMap(([y, ...cells]) =>
    cells.flatMap(([x, text]) =>
      Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => {
        // A blank is half as wide as a letter.
        const blanks = text.slice(0, index).split(' ').length - 1;
        return paperText(x + index * 5 - blanks * 2.5, y, word, { isFixed: false });
      }),
    ),
  );
  return tabbedText([linesOfPage(paperPage(...texts))], 12)
    .replaceAll('\t', '|')
    .split('\n');
}

it('the cells of a row stand at the foot of one that runs over several lines', () => {
  expect(
    sheet(
      [12, [0, 'Balance on']],
      [22, [0, 'the 1st'], [100, 'Rate'], [150, 'Minimum']],
      [36, [0, 'Elan / First']],
      [46, [0, 'Hawaiian'], [100, '22.24%'], [150, '$118']],
      [60, [0, 'Hawaiian']],
      [70, [0, 'Airlines MC']],
      [80, [0, '(Barclays)'], [100, '29.99%'], [150, '$77']],
    ),
  ).toEqual([
    '"Balance on',
    'the 1st"|Rate|Minimum',
    'Elan / First Hawaiian|22.24%|$118',
    'Hawaiian Airlines MC (Barclays)|29.99%|$77',
  ]);
});

it('a title above a table is no part of its first cell', () => {
  expect(
    sheet(
      [12, [0, 'My debts']],
      [26, [0, 'Who'], [100, 'Rate'], [150, 'Minimum']],
      [40, [0, 'Oak'], [100, '22.24%'], [150, '$118']],
      [54, [0, 'Elm'], [100, '23.24%'], [150, '$119']],
    )[0],
  ).toBe('My debts');
});

it('a number at the right of its column stands in one of its own, though a name begins right behind it', () => {
  expect(
    sheet(
      [12, [0, '#'], [70, 'Who'], [140, 'Owed']],
      [26, [60, '1'], [70, 'Oak Bank'], [140, '$500']],
      [40, [60, '2'], [70, 'Elm Bank'], [140, '$600']],
    ),
  ).toEqual(['#|Who|Owed', '1|Oak Bank|$500', '2|Elm Bank|$600']);
});

it('a heading with a figure stands over the figures at the right of its column', () => {
  expect(
    sheet(
      [12, [0, 'Who'], [70, 'Last 4'], [160, 'Owed']],
      [26, [0, 'Oak'], [120, '8830'], [160, '$500']],
      [40, [0, 'Elm'], [120, '2207'], [160, '$600']],
    ),
  ).toEqual(['Who|Last 4|Owed', 'Oak|8830|$500', 'Elm|2207|$600']);
});

it('texts at the left and at the right of a column are of one where another text fills it', () => {
  expect(
    sheet(
      [12, [100, 'Oak'], [200, 'Nelnet']],
      [26, [0, 'Account'], [100, '4411'], [200, 'E718']],
      [40, [0, 'Rate'], [100, '9.9%'], [255, '4.53%']],
      [54, [0, 'Started'], [100, '$250.00'], [229, '$31,500.00']],
      [68, [0, 'Minimum'], [100, '$25'], [250, '$31.50']],
      [82, [0, 'Late?'], [100, 'no'], [200, 'no']],
    ),
  ).toEqual([
    '|Oak|Nelnet',
    'Account|4411|E718',
    'Rate|9.9%|4.53%',
    'Started|$250.00|$31,500.00',
    'Minimum|$25|$31.50',
    'Late?|no|no',
  ]);
});

it('a sum shows no column by its begin, which happens to lie under a word', () => {
  expect(
    sheet(
      [12, [80, 'Amex Blue Cash'], [200, 'Elm Loan']],
      [26, [0, 'Account'], [125, '-31007'], [200, '4411']],
      [40, [0, 'Owed today'], [125, '$7,340'], [210, '$4,410']],
      [54, [0, 'Rate'], [135, '9.9%'], [220, '8.9%']],
      [68, [0, 'Minimum'], [140, '$45'], [225, '$40']],
    )[0],
  ).toBe('|Amex Blue Cash|Elm Loan');
});

it('a wide blank shows the gutter that is wide in all lines, not that between two words', () => {
  expect(
    sheet(
      [12, [150, 'Oak Bank'], [250, 'Elm Bank']],
      [26, [0, 'Acct (last 4)'], [170, '3381'], [270, '9027']],
      [40, [0, 'APR'], [170, '9.9%'], [270, '8.9%']],
      [54, [0, 'Credit limit'], [170, '$500'], [270, '$600']],
    ),
  ).toEqual(['|Oak Bank|Elm Bank', 'Acct (last 4)|3381|9027', 'APR|9.9%|8.9%', 'Credit limit|$500|$600']);
});
