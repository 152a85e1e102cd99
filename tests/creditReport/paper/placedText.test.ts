import { describe, expect, it } from 'vitest';
import { textsOfPaper } from '../../../src/creditReport/paper/placedText';
import { readByRules } from '../../../src/creditReport/readReport';
import { paperOfLines, paperPage, paperText } from '../../support/paperPages';

/** The lines of pages as fixed-width text, which typed pages are first. */
function rows(...pages: Parameters<typeof textsOfPaper>[0][number][]): string[] | undefined {
  const [typed, set] = textsOfPaper(pages);
  return (set?.doubt ? typed : set)?.source.split('\n');
}

it('a page is set as fixed-width text, cells at their places, and a blank line where more space is', () => {
  expect(
    rows(paperOfLines(['Creditor      Balance', 'OAK           $5', 'ASH', '', '', 'ELM           $6'])),
  ).toEqual(['Creditor      Balance', 'OAK           $5', 'ASH', '', 'ELM           $6', '']);
});

it('blank lines are seen though half of the lines have one above', () => {
  const lines = ['OAK', 'owes $5', '', 'ELM', 'owes $6', '', 'ASH', 'owes $7', '', 'FIR'];
  expect(rows(paperOfLines(lines))).toEqual([...lines, '']);
});

it('two cells are parted by three blanks at least, words by one', () => {
  const text = (x: number, word: string) => paperText(x, 12, word, { isFixed: false });
  expect(rows(paperPage(text(0, 'Balance'), text(44, '$5'), text(57, 'now')))).toEqual([
    'Balance   $5 now',
    '',
  ]);
});

it('letters that are all as wide stand as many blanks apart as were typed', () => {
  expect(
    rows(paperPage(paperText(0, 12, 'OAK'), paperText(50, 12, '#'), paperText(65, 12, '2208841'))),
  ).toEqual(['OAK       #  2208841', '']);
});

it('typed lines are read as they were typed, and with doubt as tables', () => {
  const lines = ['Creditor    Balance', '  and Co', 'OAK         $5', 'ELM         $6'];
  const [typed, tables] = textsOfPaper([paperOfLines(lines)]);
  expect(typed).toEqual({ source: `${lines.join('\n')}\n`, pieces: [] });
  expect(tables?.source).toContain('OAK\t$5');
  expect(tables?.doubt).toBeGreaterThan(0);
});

it.each([
  [0, ['ELM', 'ASH']],
  [100, ['OAK']],
])('a form with a doubt of %i has so much more to explain', (doubt, names) => {
  const table = (...rows: string[]) => ['Creditor\tBalance\tStatus', ...rows].join('\n');
  const printed = [
    { source: table('OAK\t$500\tCurrent'), pieces: [] },
    { source: table('ELM\t$600\tCurrent', 'ASH\t$700\tCurrent'), pieces: [], doubt },
  ];
  const { debts } = readByRules({ text: '', tables: [], printed });
  expect(debts.map(({ accountName }) => accountName)).toEqual(names);
});

it('two lines alone have a blank one between them where they are far apart', () => {
  expect(rows(paperOfLines(['Voicemail', '', 'I owe Oak Bank $500']))).toContain('');
  expect(rows(paperOfLines(['Voicemail', 'I owe Oak Bank $500']))?.slice(0, 2)).toEqual([
    'Voicemail',
    'I owe Oak Bank $500',
  ]);
});

it('a form feed stands before the first line of each page but the first', () => {
  expect(rows(paperOfLines(['one', 'two']), paperOfLines(['three']))).toEqual(['one', 'two', '\fthree', '']);
});

it('each piece tells where it stands in the source', () => {
  const { texts, ...page } = paperOfLines(['OAK      $5', 'ELM      $6']);
  const set = texts.map((text) => ({ ...text, isFixed: false }));
  const [, form] = textsOfPaper([{ ...page, texts: set }]);
  expect(form?.pieces.map(({ text, from, to }) => [text, form.source.slice(from, to)])).toEqual(
    ['OAK', '$5', 'ELM', '$6'].map((text) => [text, text]),
  );
});

it('invisible characters and odd blanks are made plain', () => {
  expect(
    rows(paperPage(paperText(0, 12, '\u200BBalance\u00A0of\uFB01ce'), paperText(0, 24, '\u200B'))),
  ).toEqual(['Balance office', '']);
});

it('a blank at the end of a text is no part of its last word', () => {
  const [, form] = textsOfPaper([paperPage(paperText(0, 12, 'Balance '), paperText(52, 12, '$5'))]);
  expect(form?.pieces.map(({ width }) => width)).toEqual([35, 10]);
});

it('no pages have no text', () => {
  expect(textsOfPaper([]).map(({ source }) => source)).toEqual(['', '']);
});

it('a word that runs over the margin makes no room for the words of other lines', () => {
  const [full, long] = [`${'owed '.repeat(23)}and`, 'x'.repeat(130)];
  expect(rows(paperOfLines([full, 'closed', '', '', long]))?.[0]).toBe(`${full} closed`);
});

describe('the debts of pages', () => {
  it('are those of a chat, whichever page a message begins', () => {
    const said = (...texts: string[]) =>
      texts.map((text, minute) => `[3/14/25, 7:0${minute} PM] Ann: ${text}`);
    const printed = textsOfPaper([
      paperOfLines(said('so', 'Oak Bank - $500 - min 25', 'Elm Card - $900 - min 30')),
      paperOfLines(said('Ash Loan - $700 - min 35')),
    ]);
    expect(readByRules({ text: '', tables: [], printed }).debts).toMatchObject([
      { accountName: 'Oak Bank' },
      { accountName: 'Elm Card' },
      { accountName: 'Ash Loan' },
    ]);
  });

  it('go on over the end of a page, between foot and head', () => {
    const page = (number: number, ...lines: string[]) =>
      paperOfLines([
        'Report of Ana Rivera',
        ...lines,
        ...Array(9 - lines.length).fill(''),
        `Page ${number} of 3`,
      ]);
    const printed = textsOfPaper([
      page(1, 'CAPITAL ONE', 'Account Number 4147XXXX', 'Account Type Credit Card'),
      page(2, 'Balance $500', 'Pay Status Current', 'DISCOVER BANK', 'Account Number 6011XXXX'),
      page(3, 'Account Type Credit Card', 'Balance $900', 'Pay Status Current'),
    ]);
    expect(readByRules({ text: '', tables: [], printed }).debts).toMatchObject([
      { accountName: 'CAPITAL ONE', accountNumber: '4147XXXX' },
      { accountName: 'DISCOVER BANK', accountNumber: '6011XXXX' },
    ]);
  });
});

describe('the lines of a page that is not typed', () => {
  const doubtOf = (...rows: (readonly [number, string][])[]) => {
    const texts = rows.flatMap((cells, index) =>
      cells.map(([x, text]) => paperText(x, (index + 1) * 12, text, { isFixed: false })),
    );
    return textsOfPaper([paperPage(...texts)]).map(({ doubt }) => doubt ?? 0);
  };

  it('have more to explain than its tables where these are seen, for cells are broken in them', () => {
    const [tables, lines] = doubtOf(
      [
        [0, 'OAK'],
        [200, '$500'],
      ],
      [
        [0, 'ELM'],
        [200, '$600'],
      ],
    );
    expect(tables).toBe(0);
    expect(lines).toBeGreaterThan(0);
  });

  it('have as much to explain where more of them are far apart than the cells of the tables', () => {
    expect(
      doubtOf(
        [
          [0, 'OAK'],
          [200, '$500'],
        ],
        [
          [0, 'ELM'],
          [200, '$600'],
        ],
        [[0, 'These are all of the accounts that were reported to us by the creditors.']],
        [[0, 'We have asked each of them to look at what they reported to us again.']],
        [
          [30, 'page'],
          [500, 'one'],
          [900, 'two'],
        ],
      ),
    ).toEqual([0, 0]);
  });

  it('have as much to explain where no more than figures show tables', () => {
    expect(
      doubtOf(
        [
          [0, 'OAK'],
          [18, '$500'],
          [41, '$900'],
        ],
        [
          [0, 'ELM'],
          [18, '$600'],
          [41, '$800'],
        ],
      ),
    ).toEqual([0, 0]);
  });
});

it('a form of a page that is doubted is read where no other one has debts', () => {
  const source = 'Creditor\tBalance\tStatus\nOAK BANK\t$500\tCurrent\nELM BANK\t$600\tCurrent\n';
  const nothing = { source: 'Dear Ana,\nthank you for your letter.\n', pieces: [] };
  const printed = [nothing, { source, pieces: [], doubt: 100 }];
  expect(readByRules({ text: '', tables: [], printed }).debts).toHaveLength(2);
});
