import { describe, expect, it } from 'vitest';
import type { PaperPage } from '../../../src/creditReport/paper/paper';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { tabbedText } from '../../../src/creditReport/paper/tabbedText';
import { paperOfLines, paperPage, paperText } from '../../support/paperPages';

const USUAL = 12;

function read(...pages: PaperPage[]): string[] {
  return tabbedText(pages.map(linesOfPage), USUAL).replaceAll('\t', '|').split('\n');
}

describe('the columns of a table', () => {
  it.each([
    [
      'are seen by what stays blank in all its lines',
      [
        'Creditor        Balance   Limit',
        'CAPITAL ONE     $500      $900',
        'OAK             $7        $1,000',
      ],
      ['Creditor|Balance|Limit', 'CAPITAL ONE|$500|$900', 'OAK|$7|$1,000'],
    ],
    [
      'stay where a cell is empty',
      ['OAK      OPEN     1234', 'ELM               5678', 'ASH      CLOSED   9012'],
      ['OAK|OPEN|1234', 'ELM||5678', 'ASH|CLOSED|9012'],
    ],
    [
      'are not parted by the blanks between words, though few lines show it',
      ['OAK BANK     $5', 'ELM LOAN     $6'],
      ['OAK BANK|$5', 'ELM LOAN|$6'],
    ],
    [
      'are parted where words begin under each other, though one has little room before it',
      ['OAK BANK    02/25', 'ELM         03/25', 'ASH COMPANY 04/25', 'FIR         05/25'],
      ['OAK BANK|02/25', 'ELM|03/25', 'ASH COMPANY|04/25', 'FIR|05/25'],
    ],
    [
      'are those of the amounts, with their signs',
      ['OAK    $      500   x', 'ELM    $    1,500   y'],
      ['OAK|$ 500|x', 'ELM|$ 1,500|y'],
    ],
  ])('%s', (_, lines, rows) => {
    expect(read(paperOfLines(lines))).toEqual(rows);
  });
});

describe('a row of a table', () => {
  it('goes on below where its lines are nearer to each other than rows are', () => {
    const page = paperPage(
      paperText(0, 12, 'CAPITAL ONE BANK'),
      paperText(100, 12, '****4321'),
      paperText(200, 12, '$500'),
      paperText(0, 24, 'USA NA'),
      paperText(0, 44, 'DISCOVER'),
      paperText(100, 44, '****8765'),
      paperText(200, 44, '$900'),
    );
    expect(read(page)).toEqual(['CAPITAL ONE BANK USA NA|****4321|$500', 'DISCOVER|****8765|$900']);
  });

  it('holds cells that are centred beside those of several lines', () => {
    const page = paperPage(
      paperText(0, 12, 'CAPITAL ONE BANK'),
      paperText(100, 18, '****4321'),
      paperText(200, 18, '$500'),
      paperText(0, 24, 'USA NATIONAL'),
      paperText(0, 50, 'DISCOVER'),
      paperText(100, 50, '****8765'),
      paperText(200, 50, '$900'),
    );
    expect(read(page).at(0)).toBe('CAPITAL ONE BANK USA NATIONAL|****4321|$500');
  });

  it('holds all lines of an address, which have figures in them, beside centred cells of two lines', () => {
    const heads = [paperText(0, 12, 'Date'), paperText(60, 12, 'Company'), paperText(160, 12, 'Amount')];
    const inquiries = [30, 84, 138].flatMap((y) => [
      ...['Feb 20,', '2021'].map((text, line) => paperText(0, y + 12 + line * 12, text)),
      ...['ALLY FINANCIAL CO', 'PO BOX 380901', 'BLOOMINGTON MN', '55438'].map((text, line) =>
        paperText(60, y + line * 12, text),
      ),
      paperText(160, y + 18, '$21,400'),
    ]);
    const row = 'Feb 20, 2021|ALLY FINANCIAL CO PO BOX 380901 BLOOMINGTON MN 55438|$21,400';
    expect(read(paperPage(...heads, ...inquiries)).slice(1)).toEqual([row, row, row]);
  });

  it('goes on below a blank line of a cell where all others are centred beside that', () => {
    const text = (x: number, y: number, word: string) => paperText(x, y, word, { isFixed: false });
    const others = (y: number) => [text(100, y, '8530992217'), text(200, y, '$4,102'), text(260, y, 'Late')];
    expect(
      read(
        paperPage(
          ...[
            text(0, 20, 'Creditor'),
            text(100, 20, 'Account'),
            text(200, 20, 'Balance'),
            text(260, 20, 'Now'),
          ],
          ...[text(0, 45, 'OAK NATIONAL BANK'), ...others(45)],
          ...[text(0, 70, 'MIDLAND CREDIT'), text(0, 82, 'MANAGEMENT LLC'), ...others(98.5)],
          ...[text(0, 103, 'Original owner:'), text(0, 115, 'SYNCHRONY BANK'), text(0, 127, 'NATIONAL')],
          ...[text(0, 150, 'ASH'), ...others(150)],
        ),
      ),
    ).toEqual([
      'Creditor|Account|Balance|Now',
      'OAK NATIONAL BANK|8530992217|$4,102|Late',
      'MIDLAND CREDIT MANAGEMENT LLC Original owner: SYNCHRONY BANK NATIONAL|8530992217|$4,102|Late',
      'ASH|8530992217|$4,102|Late',
    ]);
  });

  it('has the values below their labels, where these end in colons', () => {
    const pair = (y: number, ...words: string[]) =>
      words.map((text, index) => paperText(index * 150, y, text));
    const page = paperPage(
      ...pair(12, 'Opened:', 'Terms:', 'Balance:'),
      ...pair(24, '09/2004', 'Monthly', '$4,655'),
      ...pair(40, 'Reported:', 'Owner:', 'Paid:'),
      ...pair(52, '01/2011', 'Individual', '$0'),
    );
    expect(read(page).join(' ')).toContain('"Reported: 01/2011"|"Owner: Individual"|Paid: $0');
  });

  it('is a row of headings of two lines each, where its values stand farther below', () => {
    const block = (y: number, ...values: string[]) =>
      [['Account', 'Date', 'High'], ['Number', 'Opened', 'Credit'], values].flatMap((words, line) =>
        words.map((text, column) => paperText(column * 60, y + (line === 2 ? 22 : line * 9), text)),
      );
    expect(
      read(
        paperPage(...block(12, '77100*', '02/2006', '$41,250'), ...block(47, '220914*', '09/2009', '$5,000')),
      ),
    ).toEqual([
      'Account Number|Date Opened|High Credit',
      '77100*|02/2006|$41,250',
      'Account Number|Date Opened|High Credit',
      '220914*|09/2009|$5,000',
    ]);
  });

  it('is not gone on by a label that had room behind the one above, where all lines are as far apart', () => {
    expect(
      read(
        paperOfLines([
          'Account Number                xxxx 4416',
          'Account Status                LATE 30',
          'Available Credit',
          'Payment History',
        ]),
      ),
    ).toEqual([
      'Account Number|xxxx 4416',
      'Account Status|LATE 30',
      'Available Credit|',
      'Payment History|',
    ]);
  });

  it('ends where a label with its colon stands under another one', () => {
    const lines = [
      '                 Equifax       TransUnion    Experian',
      'Account name:    OAK BANK      Not reported  Not reported',
      'Account number:  ABCDEFXX',
      'Account type:    Revolving',
      'Balance:         $500',
    ];
    expect(read(paperOfLines(lines))).toEqual([
      '|Equifax|TransUnion|Experian',
      'Account name:|OAK BANK|Not reported|Not reported',
      'Account number:|ABCDEFXX||',
      'Account type:|Revolving||',
      'Balance:|$500||',
    ]);
  });

  it('ends where a figure stands under another one', () => {
    expect(read(paperOfLines(['OAK      $500     $20', 'TOTAL    $500', 'x        y        z']))).toEqual([
      'OAK|$500|$20',
      'TOTAL|$500|',
      'x|y|z',
    ]);
  });

  it('ends where a sum stands under a figure, though words are beside both', () => {
    expect(
      read(
        paperPage(
          paperText(0, 12, 'Minimum due until 06/18:'),
          paperText(150, 12, '$42.00'),
          paperText(0, 24, '$3,115.71 left of it'),
          paperText(0, 44, 'Minimum due until 07/18:'),
          paperText(150, 44, '$43.00'),
        ),
      )[0],
    ).toBe('Minimum due until 06/18:|$42.00');
  });

  it('is a title without more cells, where it stands over headings that leave the corner free', () => {
    expect(
      read(
        paperOfLines([
          'OAK           Equifax    Experian',
          'MACYS',
          '              Equifax    Experian',
          'Balance:      $0         $0',
        ]),
      ),
    ).toEqual(['OAK|Equifax|Experian', 'MACYS', '|Equifax|Experian', 'Balance:|$0|$0']);
  });

  it('is not gone on by a title with larger letters', () => {
    const page = paperPage(
      ...paperOfLines(['OAK BANK      $500     open', 'ELM           $900     open']).texts,
      paperText(0, 36, 'MORTGAGES', { size: 14 }),
    );
    expect(read(page).slice(0, 2)).toEqual(['OAK BANK|$500|open', 'ELM|$900|open']);
  });
});

it('a page that follows is told by a form feed, and a table runs on there', () => {
  expect(read(paperOfLines(['OAK      $500']), paperOfLines(['ELM      $900']))).toEqual([
    'OAK|$500',
    '\fELM|$900',
  ]);
});

it('rows of a table that runs over short pages are not parted by the space between pages', () => {
  const pages = [
    ['Creditor    Balance', 'OAK         $500', 'ELM         $600'],
    ['ASH         $700'],
    ['FIR         $800', 'YEW         $900'],
  ];
  expect(read(...pages.map((lines) => paperOfLines(lines, 16)))).toEqual([
    'Creditor|Balance',
    'OAK|$500',
    'ELM|$600',
    '\fASH|$700',
    '\fFIR|$800',
    'YEW|$900',
  ]);
});

it('lines around a table stay lines, with a blank one where more space is', () => {
  const page = paperPage(
    paperText(0, 12, 'Accounts of Ana Rivera as they stand'),
    ...[40, 52, 64].flatMap((y, row) => [paperText(0, y, `OAK${row}`), paperText(100, y, `$50${row}`)]),
    paperText(0, 100, 'End of the report of Ana Rivera'),
  );
  expect(read(page)).toEqual([
    'Accounts of Ana Rivera as they stand',
    'OAK0|$500',
    'OAK1|$501',
    'OAK2|$502',
    '',
    'End of the report of Ana Rivera',
  ]);
});

it('a page without a table is its lines', () => {
  expect(read(paperOfLines(['CAPITAL ONE', 'Balance $500']))).toEqual(['CAPITAL ONE', 'Balance $500']);
});

it('takes time in proportion to a page of nothing but words', () => {
  const words = Array.from({ length: 3000 }, (_, row) =>
    paperText((row % 7) * 90, row * 3, 'word word word'),
  );
  expect(read(paperPage(...words))).toBeDefined();
});
