import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../../src/creditReport/layouts/labels/parsedLine';
import { withValuesBelow } from '../../../../src/creditReport/layouts/labels/valuesAbove';
import { readLines } from '../../../../src/creditReport/page/lines';

const turn = (...lines: string[]) =>
  withValuesBelow(readLines(lines.join('\n')).map((line, index, all) => parseLine(line, all[index + 1]))).map(
    ({ line }) => (line.afterBlank ? `^${line.text}` : line.text),
  );

describe('values above their labels', () => {
  it('are put below them, and the blank line above the label', () => {
    expect(turn('OAK', '', '12XX', 'Account Number', '$5', 'Balance', 'Current', 'Payment Status', '', 'ELM')).toEqual([
      'OAK', '^Account Number', '12XX', 'Balance', '$5', 'Payment Status', 'Current', '^ELM',
    ]);
  });
  it('may be dashes, and may lack at a label without a shape', () => {
    expect(turn('12XX', 'Account Number', '$5', 'Balance', '-', 'Limit', 'OK', 'Status', 'Remarks')).toEqual([
      'Account Number', '12XX', 'Balance', '$5', 'Limit', '-', 'Status', 'OK', 'Remarks',
    ]);
  });
  it('may lack at a label that nobody has listed and that means another thing', () => {
    expect(turn('12XX', 'Account Number', '$5', 'Balance', 'Jun 2027', 'Est. Payoff', '$0', 'Past Due', 'ELM')).toEqual([
      'Account Number', '12XX', 'Balance', '$5', 'Est. Payoff', 'Jun 2027', 'Past Due', '$0', 'ELM',
    ]);
  });
  it('do not lose the blank line above a value that follows a blank line', () => {
    expect(turn('12XX', 'Account Number', '', '$5', 'Balance', 'OK', 'Status')).toEqual([
      'Account Number', '12XX', '^Balance', '$5', 'Status', 'OK',
    ]);
  });
  it('are put below them on a card, where the rest of the page has them below', () => {
    expect(turn('OAK', '$5', 'Balance', '$9', 'Limit', '73%', 'used', 'Payment', '$2', 'Past Due', '$1')).toEqual([
      'OAK', 'Balance', '$5', 'Limit', '$9', '73%', 'used', 'Payment', '$2', 'Past Due', '$1',
    ]);
  });
  it('are put below them where a line with a word for its own sum follows, and the total of a list has its own below', () => {
    const card = ['OAK', '$5', 'Balance', '$9 available credit', 'Total', '$12', 'ELM', '$7', 'Balance', '$3 credit limit'];
    expect(turn(...card)).toEqual([
      'OAK', 'Balance', '$5', '$9 available credit', 'Total', '$12', 'ELM', 'Balance', '$7', '$3 credit limit',
    ]);
  });
  it('are put below them on the last card of a page, and where the payment with its day stands under it', () => {
    expect(turn('OAK', '$5', 'Balance', '$9', 'Available Credit')).toEqual([
      'OAK', 'Balance', '$5', 'Available Credit', '$9',
    ]);
    expect(turn('OAK', '$5', 'Balance', '$9', 'Limit', '$2 minimum payment due on Dec 3')).toEqual([
      'OAK', 'Balance', '$5', 'Limit', '$9', '$2 minimum payment due on Dec 3',
    ]);
  });
  it.each([
    ['are a figure printed large', ['OAK', '$5', 'Balance', '$5', 'Limit', '$9', 'Past Due', '$1']],
    ['stand above but one label', ['OAK', '$5', 'Balance', '73%', 'Payment', '$2']],
    ['stand below', ['Account Number', '12XX', 'Balance', '$5', 'Payment Status', 'OK']],
    ['stand below, cut at both ends', ['$1', 'Limit', '$5', 'Balance']],
    ['fit above but once', ['12XX', 'Account Number', '$5', 'Payment Status', 'OK']],
    ['do not fit above everywhere', ['12XX', 'Account Number', '$5', 'Balance', 'OK', 'Limit', 'x', 'Payment']],
    ['stand on the line of their labels', ['Account Number: 12XX', 'Balance: $5']],
    ['are none', ['Account Number', 'Balance', 'Limit']],
  ])('are left where they %s', (_, lines) => {
    expect(turn(...lines)).toEqual(lines);
  });
}); // biome-ignore format: lines are read in lines
