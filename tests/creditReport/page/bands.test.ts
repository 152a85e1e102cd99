import { describe, expect, it } from 'vitest';
import { bandsOf, cellsIn } from '../../../src/creditReport/page/bands';
import { piecesOfText, placedLines } from '../../../src/creditReport/page/placed';

function cellsOf(...text: string[]): string[] {
  const lines = placedLines(piecesOfText(text.join('\n')));
  const bands = bandsOf(lines);
  return lines.map(({ words }) =>
    cellsIn(words, bands)
      .map((cell) => cell?.text ?? '')
      .join('|'),
  );
}

describe('columns that are seen by what stays blank', () => {
  it.each([
    [
      'two blanks in all lines part two columns',
      ['OAK BANK   $5', 'ELM        $6'],
      ['OAK BANK|$5', 'ELM|$6'],
    ],
    [
      'a cell with one blank stays whole, though all have one at the same place',
      ['OAK BANK   $5', 'ELM LOAN   $6', 'ASH CARD   $7', 'FIR CARD   $8'],
      ['OAK BANK|$5', 'ELM LOAN|$6', 'ASH CARD|$7', 'FIR CARD|$8'],
    ],
    [
      'an empty cell stays empty',
      ['OAK   OPEN     1234', 'ELM            5678', 'ASH   CLOSED   9012'],
      ['OAK|OPEN|1234', 'ELM||5678', 'ASH|CLOSED|9012'],
    ],
    [
      'a long name leaves one blank before the next column',
      ['OAK BANK        02/25', 'ELM             03/25', 'ASH AND COMPANY 04/25', 'FIR             05/25'],
      ['OAK BANK|02/25', 'ELM|03/25', 'ASH AND COMPANY|04/25', 'FIR|05/25'],
    ],
    [
      'a long name leaves one blank before a long figure',
      [
        'OAK BANK            $5',
        'ELM                 $6',
        'ASH AND COMPANY $7,000',
        'FIR                 $8',
      ],
      ['OAK BANK|$5', 'ELM|$6', 'ASH AND COMPANY|$7,000', 'FIR|$8'],
    ],
    [
      'codes stand one blank before names that also begin lines',
      ['J OAK BANK     $5', '  4266XXXX', 'I ELM LOAN     $6', '  7981XXXX'],
      ['J|OAK BANK|$5', '|4266XXXX|', 'I|ELM LOAN|$6', '|7981XXXX|'],
    ],
    [
      'figures end under each other, names begin under each other',
      ['OAK     $1,200', 'ELM         $7', 'ASH        $15'],
      ['OAK|$1,200', 'ELM|$7', 'ASH|$15'],
    ],
    [
      'a dollar sign at the left of its column belongs to the figure',
      ['OAK   $  1,200.00', 'ELM   $      7.00', 'ASH   $     15.00', 'FIR   $     16.00'],
      ['OAK|$ 1,200.00', 'ELM|$ 7.00', 'ASH|$ 15.00', 'FIR|$ 16.00'],
    ],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(...text)).toEqual(cells);
  });
});

describe('columns under headings', () => {
  const under = (heading: string, ...text: string[]) => {
    const [first, ...lines] = placedLines(piecesOfText([heading, ...text].join('\n')));
    const bands = bandsOf(lines, first ? [first] : []);
    return lines.map(({ words }) => cellsIn(words, bands).map((cell) => cell?.text ?? '').join('|'));
  };
  it.each([
    ['are parted by one blank where a heading begins', ['ID   NAME', 'L101 OAK LOAN', 'L102 ELM LOAN'], ['L101|OAK LOAN', 'L102|ELM LOAN']],
    ['are parted in headings of several words beside figures', ['PMT NEXT DUE', '160 10/01/24', ' 89 11/01/24'], ['160|10/01/24', '89|11/01/24']],
    ['are not parted in headings of several words between words', ['LOAN NAME', 'NOAH BOAT', 'JUNE AUTO'], ['NOAH BOAT', 'JUNE AUTO']],
    ['are not parted under a heading that begins farther right', ['NAME     MIN DUE', 'OAK    $30.00 4th', 'ELM    $10.00 5th'], ['OAK|$30.00 4th', 'ELM|$10.00 5th']],
    ['are not parted in a row by itself', ['NAME   STATUS', 'CAPITA ONE'], ['CAPITA ONE']],
  ])('%s', (_, [heading = '', ...text], cells) => {
    expect(under(heading, ...text)).toEqual(cells);
  });
}); // biome-ignore format: tables are read in lines

describe('pieces with positions', () => {
  it('are read alike in the points of a page and in the characters of a text', () => {
    const inPoints = [
      { text: 'OAK BANK', x: 36, width: 48, line: 700, from: 0, to: 8 },
      { text: '$5', x: 120, width: 12, line: 700, from: 9, to: 11 },
      { text: 'ELM', x: 36, width: 18, line: 712, from: 12, to: 15 },
      { text: '$6', x: 120, width: 12, line: 712, from: 16, to: 18 },
    ];
    const lines = placedLines(inPoints);
    const bands = bandsOf(lines);
    const cells = lines.map(({ words }) => cellsIn(words, bands).map((cell) => cell?.text));
    expect(cells).toEqual([
      ['OAK BANK', '$5'],
      ['ELM', '$6'],
    ]);
  });

  it('keep their places in the source', () => {
    const source = 'OAK BANK   $5\nELM        $6';
    const [, second] = placedLines(piecesOfText(source));
    expect(second?.chunks.map(({ from, to }) => source.slice(from, to))).toEqual(['ELM', '$6']);
  });
});
