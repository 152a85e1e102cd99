import { expect, it } from 'vitest';
import { rowBegins } from '../../../src/creditReport/paper/rowBegins';

/** The lines that begin a row, of some that may go on the one above where they begin with a plus. */
function begun(...lines: string[]): string[] {
  const texts = lines.map((line) => line.replace('+', ''));
  const begins = rowBegins(
    texts,
    lines.map((line) => line.startsWith('+')),
  );
  return texts.filter((_, index) => begins.has(index));
}

it.each([
  [
    'a line that begins as three others do begins a row',
    ['[3/14/25, 7:02 PM] Ann: hi', '[3/14/25, 7:03 PM] Bo: hello', '[3/15/25] Ann: so', '+[3/16/25] Bo: yes'],
    ['[3/16/25] Bo: yes'],
  ],
  [
    'a line that begins with a word goes on, though others do',
    ['Ann owes', 'Bo owes', 'Cy owes', '+Dee owes'],
    [],
  ],
  ['a line that begins with a number goes on', ['12 months', '24 months', '36 months', '+48 months'], []],
  [
    'a line behind a row that has as many cells as the others begins the next one',
    ['Name,Kind,Balance,Rate', '+Oak,card,5,1', 'Elm,card,6,2', 'Ash,card,7,3', '+Fir,loan,8,4'],
    ['Oak,card,5,1', 'Fir,loan,8,4'],
  ],
  [
    'the last cell of a row may go on',
    ['Name,Kind,Balance,Note', 'Oak,card,5,', 'Elm,card,6,late since', '+June', '+Fir,loan,8,'],
    ['Fir,loan,8,'],
  ],
  [
    'a comma in quotation marks parts no cells',
    ['Name,Kind,Balance,Rate', 'Oak,card,"5,000",1', '+Elm,card,"6,000",2', 'Ash,card,"7,000",3'],
    ['Elm,card,"6,000",2'],
  ],
  [
    'sentences of so many commas as they have are no rows',
    ['Oak, Elm, Ash, Fir', 'one, two, three, four, five', '+and, six', 'one, two, three, four'],
    [],
  ],
])('%s', (_, lines, begins) => {
  expect(begun(...lines)).toEqual(begins);
});
