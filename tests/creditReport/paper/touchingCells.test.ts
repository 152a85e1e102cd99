import { expect, it } from 'vitest';
import type { PaperText } from '../../../src/creditReport/paper/paper';
import { withoutTouching } from '../../../src/creditReport/paper/touchingCells';
import { paperText } from '../../support/paperPages';

/** A word in figures that are all five points wide, as their signs are taken to be. */
function word(text: string, end: number): PaperText {
  const width = 5 * text.length;
  return paperText(end - width, 0, text, { isFixed: false, width });
}

function textsOf(...words: PaperText[]): string[] {
  return withoutTouching(words.map((text) => [text])).flatMap((line) => line.map(({ text }) => text));
}

/** Words whose figures end at a place, and their rest begins there. */
function touching(end: number, ...texts: (readonly [figure: string, rest: string])[]): PaperText[] {
  return texts.map(([figure, rest]) => word(figure + rest, end + 5 * rest.length));
}

it.each([
  ['$15,073.19$19,473.74', ['$15,073.19', '$19,473.74']],
  ['1250.001250.0031.16', ['1250.00', '1250.00', '31.16']],
  ['$1,942.1829.90%', ['$1,942.18', '29.90%']],
  ['31.24%$884.10', ['31.24%', '$884.10']],
  ['$150.00$-$186.50', ['$150.00', '$-', '$186.50']],
  ['$-25.74%', ['$-', '25.74%']],
])('figures that touch are parted behind their cents and before a sign: %s', (text, cells) => {
  expect(textsOf(word(text, 200))).toEqual(cells);
});

it.each([
  '$-13,664.00',
  '$150-$200',
  '$12.345',
  '4.125%',
  '6.011E+15',
  '608.555.0121',
  '15.500,0021.539,25',
  '$1,377.92Current',
])('one word stays whole: %s', (text) => {
  expect(textsOf(word(text, 200))).toEqual([text]);
});

it('a figure ends where its column does, though a word or a number follows without a blank', () => {
  const column = touching(200, ['$-', '3'], ['$68.00', '12'], ['$197.00', '4']);
  expect(textsOf(word('$338.38', 200), ...column)).toEqual([
    '$338.38',
    '$-',
    '3',
    '$68.00',
    '12',
    '$197.00',
    '4',
  ]);
});

it('a figure of which none ends alone at its place stays whole', () => {
  const column = touching(200, ['$68.00', '1'], ['$197.00', '4']);
  expect(textsOf(...column)).toEqual(['$68.001', '$197.004']);
});

it('figures as long as each other that begin under each other show no column', () => {
  const list = touching(200, ['$68.00', 'now'], ['$97.00', 'then']);
  expect(textsOf(word('$50.00', 200), ...list)).toEqual(['$50.00', '$68.00now', '$97.00then']);
});

it('headings that touch are parted where their figures are', () => {
  const heading = word('dueLeap', 220);
  const column = touching(200, ['$68.00', '12'], ['$197.00', '4']);
  expect(textsOf(heading, word('$338.38', 200), ...column).slice(0, 2)).toEqual(['due', 'Leap']);
});

it('cells that touch stand half a blank from the place where they do', () => {
  const [[sum, other] = []] = withoutTouching([[word('$5.00$6.00', 150)]]);
  expect(sum).toMatchObject({ x: 100, width: 23.75 });
  expect(other).toMatchObject({ x: 126.25, width: 23.75 });
});

it('a cell that ends where others begin stands half a blank from these', () => {
  const lines = withoutTouching([[word('BANK', 100)], [word('Visa', 120)], [word('Card', 120)]]);
  expect(lines.flat().map(({ x, width }) => [x, width])).toEqual([
    [80, 18.75],
    [101.25, 18.75],
    [101.25, 18.75],
  ]);
});
