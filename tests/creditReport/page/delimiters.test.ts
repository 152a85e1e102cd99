import { expect, it } from 'vitest';
import { delimitersOf } from '../../../src/creditReport/page/delimiters';

it.each([
  ['commas within sums', 'Car of 2019 13,400.00\nOak 3,120.00', []],
  ['commas within mistyped sums', 'Oak 1,2345\nElm 12,34', []],
  ['a comma in each line before a sum', 'Oak,500\nElm,900', [',']],
  [
    'a comma in each line, one of them in quotation marks with a blank',
    'Oak,500\n"Elm Bank, N.A.",900',
    [','],
  ],
  ['a comma behind more digits than a sum has there', 'Oak 1234,500\nElm 1235,900', [',']],
  ['a blank behind commas, where sums have them too', 'Oak, $1,500, 30 days\nElm, $1,900, current', [', ']],
  ['the mark of a list before each line', '- Oak; 500; current\n- Elm; 900; current', []],
  [
    'commas before the cents of sums alone',
    'Oak, final 77 – 4.318,90 – 129,00\nElm – 1.076,45 – 35,00\nPower 1.950,00 + water 110,00',
    [],
  ],
  ['a blank behind commas beside those before cents', 'Oak, 4.318,90, em dia\nElm, 1.076,45, em dia', [', ']],
  ['slashes alone behind names and sums', 'Oak/4100/current\nElm Bank/3,300/30 days late', ['/']],
  [
    'Chinese commas beside those of sums',
    '1、Oak 尾号4410,欠 $3,280.15,正常\n2、Elm 尾号9172,欠 $1,046.20,正常',
    [],
  ],
  ['Chinese commas where no sum has one', 'Oak,欠 900,正常\nElm,欠 800,正常', [',']],
  ['slashes of days', 'Oak 10/2019 4100\nElm 3/2020/77', []],
  ['a slash within a name', 'Oak/Elm 4100/12\nAsh/3300/12', []],
  ['commas beside quoted sums', 'Company,Owed\nOak,"$1,139"\nElm,"$6,801"\nAsh,$872', [',']],
])('cells are parted by what parts them: %s', (_, text, delimiters) => {
  expect(delimitersOf(text)).toEqual(delimiters);
});

it.each([
  ['Oak,4100,110', [',']],
  ['Oak Bank,3250,29.99%,75', [',']],
  ['Oak,4,100', []],
  ['Oak, 4100, 110', []],
  ['Oak,4100', []],
])('a row by itself has commas and no blanks between its cells: %s', (text, delimiters) => {
  expect(delimitersOf(text)).toEqual(delimiters);
});
