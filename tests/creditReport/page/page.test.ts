import { describe, expect, it } from 'vitest';
import {
  pageOfElements,
  pageOfTables,
  pagesOfPlaced,
  pagesOfText,
} from '../../../src/creditReport/page/page';

const cellsOf = (text: string) =>
  pagesOfText(text).map(({ lines }) => lines.map(({ cells }) => cells.join('|')).join(' / '));

describe('the pages of a text', () => {
  it.each([
    ['tabs alone', 'a\tb\tc\nd\te,f,g\th', ['a|b|c / d|e,f,g|h']],
    ['commas too', 'a,b,c\nd,e,f', ['a,b,c / d,e,f', 'a|b|c / d|e|f']],
    ['semicolons too', 'a;b;c\nd;e;f', ['a;b;c / d;e;f', 'a|b|c / d|e|f']],
    ['bars too', 'a|b|c\nd|e|f', ['a|b|c / d|e|f', 'a|b|c / d|e|f']],
    ['no commas that stand on one line', 'a,b,c\nd', ['a,b,c / d']],
    ['no commas that stand on few lines', 'a,b,c\nd,e,f\ng\nh', ['a,b,c / d,e,f / g / h']],
    ['what a copy had glued together, apart', 'Balance$5\nLimit$6\nPayment$7', ['Balance$5 / Limit$6 / Payment$7', 'Balance $5 / Limit $6 / Payment $7']],
    ['a label glued to a figure that words follow, and one of two capitals', 'Balance$5\nLimit$6\nPayment$7\nStatus60 Days Late\nOriginal CreditorELM CLINIC', ['Balance$5 / Limit$6 / Payment$7 / Status60 Days Late / Original CreditorELM CLINIC', 'Balance $5 / Limit $6 / Payment $7 / Status 60 Days Late / Original Creditor ELM CLINIC']],
    ['sums that begin their lines, apart from the labels glued behind them', 'Oak\n$5.00Current balance\nElm\n$6.10Principal balance\nAsh\n$7.00Current balance', ['Oak / $5.00Current balance / Elm / $6.10Principal balance / Ash / $7.00Current balance', 'Oak / $5.00 / Current balance / Elm / $6.10 / Principal balance / Ash / $7.00 / Current balance']],
    ['no more than two sums that are glued', 'Balance$5\nLimit$6', ['Balance$5 / Limit$6']],
    ['columns that a PDF glued, apart', 'Opened: 07/2013Account Status: OK\nType: AutoLoan Type: x\nBalance: $5Limit: $6\nPayment:Terms: y', ['Opened: 07/2013Account Status: OK / Type: AutoLoan Type: x / Balance: $5Limit: $6 / Payment:Terms: y', 'Opened: 07/2013 Account Status: OK / Type: Auto Loan Type: x / Balance: $5 Limit: $6 / Payment: Terms: y']],
    ['no name of two capitals before a label', 'PayPal Balance: $5\nPayPal Limit: $6\nPayPal Payment: $7', ['PayPal Balance: $5 / PayPal Limit: $6 / PayPal Payment: $7']],
    ['nothing', '', ['']],
  ])('have cells that are parted by %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });
  it('have a source without what is not seen', () => {
    expect(pagesOfText('\uFEFFa\u00A0b\r\n> c')[0]?.source).toBe('a b\nc');
  });
}); // biome-ignore format: cells are read in lines

describe('the page of tables', () => {
  it('has a line for each row, one table below the other', () => {
    const { source, lines, restored } = pageOfTables([[['a', 'b']], [['c', ''], ['', '']]]);
    expect(lines.map(({ cells }) => cells)).toEqual([['a', 'b'], ['c', '']]);
    expect(lines.map(({ from, to }) => source.slice(from, to))).toEqual(['a\tb', 'c\t']);
    expect([...restored]).toEqual([]);
  });
  it('has the digits that a spreadsheet had shortened, and says which', () => {
    const page = pageOfTables([[['OAK', { text: '6.011E+15', exact: '6011000000001230' }]]]);
    expect(page.lines[0]?.cells).toEqual(['OAK', '6011000000001230']);
    expect([...page.restored]).toEqual(['6011000000001230']);
  });
  it('is empty without tables', () => {
    expect(pageOfTables([])).toMatchObject({ source: '', lines: [] });
  });
}); // biome-ignore format: cells are read in lines

it('the page of elements has a line for each, and a blank one where the page has space', () => {
  const { source, lines } = pageOfElements([['Balance', '$5'], [], ['a\u00A0b']]);
  expect(source).toBe('Balance\t$5\na b');
  expect(lines.map(({ cells, afterBlank }) => [cells.join('|'), afterBlank])).toEqual([
    ['Balance|$5', false],
    ['a b', true],
  ]);
});

it('the page of elements has a talk without who sent what, as that of a text', () => {
  const sent = ['You sent', 'and mine?', 'Ana', 'Oak Bank $500', 'Enter', 'Ana', 'Elm Visa $600', 'Enter'];
  const { source } = pageOfElements(sent.map((text) => [text]));
  expect(source).toBe('and mine?\nOak Bank $500\nElm Visa $600');
});

it('the pages of a printed text have whole lines, the cells of its tabs, and the words where they stand', () => {
  const words = [
    ['Lender', 'Balance', 'Payment'],
    ['Oak Bank', '$500', '$50'],
    ['Elm Bank', '$60', '$6'],
    ['Fir Bank', '$70', '$7'],
  ];
  const source = words.map((row) => row.join('\t')).join('\n');
  const pieces = words.flatMap((row, line) =>
    row.map((text, cell) => {
      const from = source.indexOf(`${words[line]?.join('\t')}`) + row.slice(0, cell).join('\t').length + Math.min(cell, 1);
      return { text, from, to: from + text.length, line, x: cell * 30, width: text.length };
    }),
  );
  const [whole, tabbed, placed] = pagesOfPlaced({ source, pieces });
  expect(whole?.lines.map(({ cells }) => cells)).toEqual(words.map((row) => [row.join(' ')]));
  expect(tabbed?.lines.map(({ cells }) => cells)).toEqual(words);
  expect(placed?.placed?.map(({ chunks }) => chunks.map(({ text }) => text))).toEqual(words);
  expect(pagesOfPlaced({ source, pieces: [] }).map((page) => page.source)).toEqual([source]);
}); // biome-ignore format: cells are read in lines
