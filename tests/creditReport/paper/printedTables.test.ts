import { describe, expect, it } from 'vitest';
import type { PaperText } from '../../../src/creditReport/paper/paper';
import { linesOfPage } from '../../../src/creditReport/paper/paperLines';
import { tabbedText } from '../../../src/creditReport/paper/tabbedText';
import { paperPage, paperText } from '../../support/paperPages';

function rowsOf(...texts: PaperText[]): string[] {
  return tabbedText([linesOfPage(paperPage(...texts))], 12)
    .replaceAll('\t', '|')
    .split('\n');
}

/** A row of texts at their places. */
function row(y: number, ...cells: (readonly [x: number, text: string])[]): PaperText[] {
  return cells.map(([x, text]) => paperText(x, y, text));
}

describe('a gutter between columns', () => {
  it('is not the blank between two words over a cell left empty', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'OAK BANK'], [100, 'Open'], [200, '$500']),
        ...row(24, [0, 'ELM'], [200, '$600']),
        ...row(36, [0, 'SPRUCE BANK'], [100, 'Late'], [200, '$700']),
      ),
    ).toEqual(['OAK BANK|Open|$500', 'ELM||$600', 'SPRUCE BANK|Late|$700']);
  });

  it('stands between two figures of which one is a sum, though it is no wider than a blank', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'OAK BANK'], [100, '$1,500'], [135, '$9,000']),
        ...row(24, [0, 'ELM BANK'], [100, '$2,600'], [135, '$8,000']),
      ),
    ).toEqual(['OAK BANK|$1,500|$9,000', 'ELM BANK|$2,600|$8,000']);
  });

  it('stands between a number and a sum with its cents, though it is no wider than a blank', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'OAK BANK'], [100, '4417'], [125, '6,412.88']),
        ...row(24, [0, 'ELM BANK'], [100, '0735'], [125, '3,090.15']),
      ),
    ).toEqual(['OAK BANK|4417|6,412.88', 'ELM BANK|0735|3,090.15']);
  });

  it('stands between a number and a date, though it is no wider than a blank', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'OAK BANK'], [100, 'x1001'], [130, '05/2019']),
        ...row(24, [0, 'ELM BANK'], [100, 'x1002'], [130, '06/2020']),
      ),
    ).toEqual(['OAK BANK|x1001|05/2019', 'ELM BANK|x1002|06/2020']);
  });

  it('is no single blank where all letters are as wide as that', () => {
    const fixed = (y: number, text: string) => paperText(0, y, text, { width: text.length * 6 });
    expect(rowsOf(fixed(12, 'Credit Accounts'), fixed(24, 'CREDIT ONE BANK'))).toEqual([
      'Credit Accounts',
      'CREDIT ONE BANK',
    ]);
  });

  it('is seen between cells that are centred beside each other on lines of their own', () => {
    expect(
      rowsOf(
        ...row(12, [200, 'Date']),
        ...row(18, [0, 'Account Name'], [100, 'Balance']),
        ...row(24, [200, 'Reported']),
        ...row(45, [0, 'OAK BANK'], [100, '$500'], [200, '01/2026']),
      ),
    ).toEqual(['Account Name|Balance|Date Reported', 'OAK BANK|$500|01/2026']);
  });
});

describe('a line of a table', () => {
  it('whose cells have no more than a blank between them is a row where a word begins with each column', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'Creditor'], [85, 'Kind'], [115, 'Status']),
        ...row(24, [0, 'Discover it'], [85, 'Card'], [115, 'Late']),
        paperText(0, 36, 'Citi Double Cash Cards Late'),
      )[2],
    ).toBe('Citi Double Cash|Cards|Late');
  });

  it('above a table is its headings, where a word of it begins with each column', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'Creditor'], [45, 'Original'], [90, 'Amount'], [125, 'Status']),
        ...row(24, [45, 'Lender']),
        ...row(42, [0, 'LVNV'], [45, 'Credit'], [90, '$745'], [125, 'Late']),
        ...row(60, [0, 'MIDLAND'], [45, 'Capital'], [90, '$2,310'], [125, 'Late']),
      )[0],
    ).toBe('Creditor|Original Lender|Amount|Status');
  });

  it('that fills its columns stands in them, where only the lines below show how far these reach', () => {
    expect(
      rowsOf(
        ...row(12, [115, 'Equifax'], [213, 'Experian']),
        ...row(24, [0, 'Account name'], [80, 'KIA MOTORS FINANCE CO'], [188, 'KIA MOTORS FINANCE']),
        ...row(36, [0, 'Balance'], [80, '$12,330'], [188, '$12,330']),
        ...row(48, [0, 'Past due'], [80, '$0'], [188, '$0']),
      )[1],
    ).toBe('Account name|KIA MOTORS FINANCE CO|KIA MOTORS FINANCE');
  });

  it('has one text in each column, though a text is longer than its own', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'Status:'], [60, 'Closed'], [140, 'Open'], [240, 'Open']),
        ...row(24, [0, 'Type:'], [60, 'Charge account'], [140, 'Charge account'], [240, 'Card']),
        ...row(36, [0, 'Rating:'], [60, 'Paid or paying as agreed'], [195, 'Current'], [240, 'Late']),
        ...row(48, [0, 'Limit:'], [60, '$600'], [140, '$700'], [240, '$800']),
      )[2],
    ).toBe('Rating:|Paid or paying as agreed|Current|Late');
  });

  it('has figures and signs in their columns, though words in the last one are far apart', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'OAK'], [60, '5%'], [95, '-'], [130, 'on the third day']),
        ...row(24, [0, 'ELM'], [60, '29.99% -'], [130, '112.00'], [175, '3rd day']),
        ...row(36, [0, 'FIR'], [60, '6%'], [95, '-'], [130, 'on the sixth day']),
      )[1],
    ).toBe('ELM|29.99%|-|112.00 3rd day');
  });

  it('is a row where a text behind a gap begins in a column, though another is longer than its heading', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'Bank'], [80, 'Number'], [140, 'Kind']),
        ...row(22, [0, 'name'], [80, 'of it'], [140, 'of it']),
        ...row(50, [0, 'Banco Popular'], [80, '2218'], [140, 'Card']),
      ).at(-1),
    ).toBe('Banco Popular|2218|Card');
  });

  it('is none where the blank between two words happens to lie under a gap', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'Credit Card'], [100, 'Updated Jan 14']),
        ...row(24, [0, 'Account name']),
        ...row(36, [30, 'AMBERGRIS MAR'], [97.5, 'CARD CO']),
      ),
    ).toEqual(['Credit Card   Updated Jan 14', 'Account name', 'AMBERGRIS MAR CARD CO']);
  });

  it('is none where its words cross a gutter with a number among them', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'COL Collection'], [90, 'VS Surrender'], [170, 'FC Foreclosure']),
        paperText(0, 24, 'ONEMAIN 60012488****'),
        paperText(0, 36, 'Account Information'),
        paperText(0, 48, 'Address 601 NW 2ND ST EVANSVILLE'),
      ),
    ).toEqual([
      'COL Collection   VS Surrender   FC Foreclosure',
      'ONEMAIN 60012488****',
      'Account Information',
      'Address 601 NW 2ND ST EVANSVILLE',
    ]);
  });
});

it('a heading stands over its own column, though all that is below the one before it is empty', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'Name'], [100, 'Balance'], [160, 'Limit'], [188, 'Status']),
      ...row(24, [0, 'OAK BANK'], [100, '$500'], [188, 'Late 60 days']),
    ),
  ).toEqual(['Name|Balance|Limit|Status', 'OAK BANK|$500||Late 60 days']);
});

it('a heading of two words stays one, though a figure stands right under its second word', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'Name'], [100, 'Limit'], [160, 'Last 4']),
      ...row(24, [0, 'OAK BANK'], [185, '8830']),
    ),
  ).toEqual(['Name|Limit|Last 4', 'OAK BANK||8830']);
});

describe('a title between two tables', () => {
  const above = [
    ...row(12, [0, 'OAK BANK'], [100, '$500'], [200, 'open']),
    ...row(24, [0, 'ELM BANK'], [100, '$600'], [200, 'open']),
  ];

  it('parts them where the lower one stands in other columns', () => {
    expect(
      rowsOf(
        ...above,
        paperText(0, 60, 'Mortgages'),
        ...row(84, [0, 'ASH MORTGAGE'], [150, '$900'], [260, 'late']),
        ...row(96, [0, 'FIR MORTGAGE'], [150, '$800'], [260, 'late']),
      ).slice(-3),
    ).toEqual(['Mortgages', 'ASH MORTGAGE|$900|late', 'FIR MORTGAGE|$800|late']);
  });

  it('parts them below a blank line, though it has a gap between a name and an address', () => {
    expect(rowsOf(...above, ...row(60, [0, 'LOANS OF BANKS'], [90, 'PO Box 15099 Ohio'])).at(-1)).toBe(
      'LOANS OF BANKS   PO Box 15099 Ohio',
    );
  });

  it('is a row of its own inside a table, though its words stand in two columns', () => {
    expect(
      rowsOf(
        ...above,
        paperText(0, 36, 'LOANS OF BANKS FOR ANA'),
        ...row(48, [0, 'ASH BANK'], [100, '$900'], [200, 'late']),
      ),
    ).toEqual(['OAK BANK|$500|open', 'ELM BANK|$600|open', 'LOANS OF BANKS FOR ANA', 'ASH BANK|$900|late']);
  });

  it('is no cell of a row, though its words stand in two columns', () => {
    expect(
      rowsOf(
        ...above,
        paperText(0, 36, 'REGIONAL CO', { size: 7 }),
        ...row(48, [0, 'ASH BANK'], [100, '$900'], [200, 'late']),
      ),
    ).toContain('REGIONAL CO');
  });
});

it('a grid of three columns right below one of two is a table of its own', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'Status: Open past due'], [150, 'Details: this account']),
      ...row(24, [0, '60 days late'], [150, 'stays on record']),
      ...row(36, [0, 'Date:'], [70, 'Type:'], [180, 'Limit:']),
      ...row(48, [0, '2004'], [70, 'Card'], [180, '$500']),
    ).slice(-2),
  ).toEqual(['Date:|Type:|Limit:', '2004|Card|$500']);
});

it('letters much larger than those of a table stand in none with it', () => {
  expect(
    rowsOf(
      paperText(0, 12, 'Debts', { size: 20 }),
      paperText(120, 12, 'of Ana', { size: 20 }),
      ...row(36, [0, 'OAK BANK'], [100, '$500']),
      ...row(48, [0, 'ELM BANK'], [100, '$600']),
    )[0],
  ).toBe('Debts   of Ana');
});

/** Runs of words in Times of 12 points, each with its place and its width. */
function inTimes(font: string, y: number, ...runs: (readonly [x: number, width: number, text: string])[]) {
  return runs.map(([x, width, text]) =>
    paperText(x, y, text, { width, size: 12, font, isFixed: false, isSerif: true }),
  );
}

it('cells so near each other that a PDF runs them together are parted', () => {
  // What a browser prints of a table without styles.
  expect(
    rowsOf(
      ...inTimes(
        'Bold',
        64,
        [53.0, 44.4, 'Creditor'],
        [165.3, 25.1, 'Type'],
        [215.0, 146.3, 'Acct # Opened Limit / Orig.'],
        [372.5, 40.7, 'Balance'],
        [424.3, 72.7, 'Min. Payment'],
        [507.7, 24.7, 'APR'],
        [555.6, 32.0, 'Status'],
      ),
      ...inTimes(
        'Roman',
        82,
        [9.7, 115.6, 'Bank of America Travel'],
        [145.2, 53.6, 'Credit card'],
        [215.0, 114.3, 'x2210 02/2018 $7,500'],
        [365.8, 47.6, '$6,904.11'],
        [424.3, 24.0, '$207'],
        [501.5, 78.2, '22.99% Current'],
      ),
      ...inTimes(
        'Roman',
        100,
        [9.7, 33.3, 'PayPal'],
        [145.2, 184.1, 'Line of credit x7001 02/2020 $3,000'],
        [365.8, 48.0, '$2,870.00'],
        [424.3, 18.0, '$86'],
        [501.5, 31.0, '29.9%'],
        [543.0, 57.3, '30 days late'],
      ),
      ...inTimes(
        'Roman',
        118,
        [9.7, 95.5, 'Wells Fargo Reflect'],
        [145.2, 53.6, 'Credit card'],
        [215.0, 120.3, 'x4312 09/2022 $15,000'],
        [365.8, 82.5, '$14,210.75 $426'],
        [501.5, 98.8, '24.24% 60 days late'],
      ),
      ...inTimes(
        'Roman',
        136,
        [9.7, 28.4, 'Avant'],
        [145.2, 184.1, 'Personal loan x9981 01/2023 $8,000'],
        [365.8, 48.0, '$6,400.00'],
        [424.3, 24.0, '$302'],
        [501.5, 31.0, '31.1%'],
        [543.0, 36.7, 'Current'],
      ),
      ...inTimes(
        'Roman',
        154,
        [9.7, 325.6, 'Navy Federal Credit Union Personal loan x3320 06/2021 $18,000'],
        [365.8, 82.5, '$11,950.30 $415'],
        [501.5, 31.0, '14.9%'],
        [543.0, 36.7, 'Current'],
      ),
    ),
  ).toEqual([
    'Creditor|Type|Acct #|Opened|Limit / Orig.|Balance|Min. Payment|APR|Status',
    'Bank of America Travel|Credit card|x2210|02/2018|$7,500|$6,904.11|$207|22.99%|Current',
    'PayPal|Line of credit|x7001|02/2020|$3,000|$2,870.00|$86|29.9%|30 days late',
    'Wells Fargo Reflect|Credit card|x4312|09/2022|$15,000|$14,210.75|$426|24.24%|60 days late',
    'Avant|Personal loan|x9981|01/2023|$8,000|$6,400.00|$302|31.1%|Current',
    'Navy Federal Credit Union|Personal loan|x3320|06/2021|$18,000|$11,950.30|$415|14.9%|Current',
  ]);
});

it('a number that was cut at its hyphen goes on in its row, beside cells of one line', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'OAK BANK'], [100, '6008-xxxx-']),
      ...row(18, [200, '$500'], [300, 'open']),
      ...row(24, [100, '3312']),
      ...row(45, [0, 'ELM BANK'], [100, '77120'], [200, '$600'], [300, 'late']),
    ),
  ).toEqual(['OAK BANK|6008-xxxx-3312|$500|open', 'ELM BANK|77120|$600|late']);
});

describe('a text that reaches into the next column', () => {
  const ROWS = [
    ...row(12, [0, 'Balance:'], [60, '$6,725'], [140, 'Obligation'], [220, 'JOINT'], [280, 'Open']),
    ...row(24, [0, 'Opened:'], [60, '06/2014'], [140, 'Repayments'], [220, '120 M'], [280, 'Late']),
  ];
  const readBelow = (...cells: [x: number, text: string][]) =>
    rowsOf(...ROWS, ...row(36, ...cells, [280, 'Paid'])).at(-1);

  it('stays whole where a column of its line is empty', () => {
    expect(readBelow([0, 'Number:'], [60, 'xxxxxxxxxxxx'], [122.5, '7781'])).toBe(
      'Number:|xxxxxxxxxxxx 7781|||Paid',
    );
  });

  it('ends where a column begins', () => {
    expect(readBelow([0, 'Limit:'], [60, 'NOT REPORTED AT'], [137.5, 'Score'])).toBe(
      'Limit:|NOT REPORTED AT|Score||Paid',
    );
  });

  it('takes no part of a cell whose rest is farther away', () => {
    const late = (y: number, times: number) =>
      row(y, [0, 'Late:'], [60, 'PAYS AS AGREED'], [times, '30=0'], [times + 30, '60=0'], [280, 'Paid']);
    expect(rowsOf(...ROWS, ...late(36, 140), ...late(48, 140), ...late(60, 132.5)).at(-1)).toBe(
      'Late:|PAYS AS AGREED|30=0 60=0||Paid',
    );
  });
});

describe('letters of several sizes in one table', () => {
  const SMALL = { size: 8 };
  const headings = [
    paperText(0, 12, 'Creditor', SMALL),
    paperText(90, 12, 'Account', SMALL),
    paperText(90, 23, 'Number', SMALL),
    paperText(150, 12, 'Balance', SMALL),
  ];

  it('leave the lines of a cell as far apart as its own letters need, though those of a heading are nearer', () => {
    expect(
      rowsOf(
        ...headings,
        ...row(50, [0, 'OAK BANK'], [90, '4147-20XX-'], [150, '$500']),
        ...row(64, [90, 'XXXX-8812']),
        ...row(90, [0, 'ELM BANK OF THE'], [90, '5521-09XX-'], [150, '$600']),
        ...row(104, [0, 'WEST'], [90, 'XXXX-1120']),
        ...row(130, [0, 'ASH'], [90, '6034'], [150, '$700']),
      ),
    ).toEqual([
      'Creditor|Account Number|Balance',
      'OAK BANK|4147-20XX-XXXX-8812|$500',
      'ELM BANK OF THE WEST|5521-09XX-XXXX-1120|$600',
      'ASH|6034|$700',
    ]);
  });

  it('leave a note below a name in its cell, on a line of its own', () => {
    expect(
      rowsOf(
        ...headings,
        paperText(200, 12, 'Kind', SMALL),
        ...row(50, [0, 'OAK BANK'], [90, '41472200'], [150, '$500'], [200, 'Credit card']),
        paperText(0, 61, 'Opened 03/2017', SMALL),
        ...row(90, [0, 'ELM BANK OF THE'], [90, '5521'], [150, '$600'], [200, 'Auto loan']),
        ...row(104, [0, 'WEST']),
        paperText(0, 115, 'Opened 11/2019', SMALL),
        ...row(140, [0, 'ASHES ASSOCIATES'], [90, '6034'], [150, '$700'], [200, 'Mortgage']),
        paperText(0, 151, 'Opened 06/2021', SMALL),
      ),
    ).toEqual([
      'Creditor|Account Number|Balance|Kind',
      '"OAK BANK',
      'Opened 03/2017"|41472200|$500|Credit card',
      '"ELM BANK OF THE WEST',
      'Opened 11/2019"|5521|$600|Auto loan',
      '"ASHES ASSOCIATES',
      'Opened 06/2021"|6034|$700|Mortgage',
    ]);
  });

  it('leave a small line alone that is no nearer to the row above than to what is below', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'OAK BANK'], [90, '4147'], [150, '$500']),
        ...row(28, [0, 'ELM BANK'], [90, '5521'], [150, '$600']),
        paperText(0, 42, 'Closed', SMALL),
        ...row(56, [0, 'ASH BANK'], [90, '6034'], [150, '$700']),
      ),
    ).toEqual(['OAK BANK|4147|$500', 'ELM BANK|5521|$600', 'Closed', 'ASH BANK|6034|$700']);
  });

  it('leave a row in smaller letters than the one above a row of its own', () => {
    expect(
      rowsOf(
        ...row(12, [0, 'Creditor'], [90, 'Account'], [150, 'Balance']),
        paperText(0, 22, 'Name', SMALL),
        paperText(90, 22, 'Number', SMALL),
        paperText(0, 40, 'OAK BANK OF THE', SMALL),
        paperText(90, 40, '4147', SMALL),
        paperText(150, 40, '$500', SMALL),
        paperText(0, 51, 'WEST', SMALL),
        paperText(0, 70, 'ELM', SMALL),
        paperText(90, 70, '6034', SMALL),
        paperText(150, 70, '$600', SMALL),
      ),
    ).toEqual([
      'Creditor|Account|Balance',
      'Name|Number|',
      'OAK BANK OF THE WEST|4147|$500',
      'ELM|6034|$600',
    ]);
  });
});

it('a heading at the left of its column and the figures at the right are one column', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'Creditor'], [100, 'Pay'], [200, 'Status']),
      ...row(24, [0, 'OAK BANK'], [130, '$1,125'], [200, 'Open']),
      ...row(36, [0, 'ELM BANK'], [145, '$68'], [200, 'Late']),
    ),
  ).toEqual(['Creditor|Pay|Status', 'OAK BANK|$1,125|Open', 'ELM BANK|$68|Late']);
});

it('words that stand at two places of which no line has both stay two columns', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'OAK BANK'], [100, 'Open'], [200, '$500']),
      ...row(24, [0, 'ELM BANK'], [140, 'Late'], [200, '$600']),
    ),
  ).toEqual(['OAK BANK|Open||$500', 'ELM BANK||Late|$600']);
});

it('rows that are a little farther apart than the lines of a cell are rows of their own, as is the heading above them', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'Name'], [100, 'Number'], [200, 'Balance']),
      ...row(24.75, [0, 'OAK BANK'], [100, 'Visa 5678'], [200, '$500']),
      ...row(36.75, [100, 'Gold']),
      ...row(49.5, [0, 'ELM BANK'], [100, 'Visa 6789'], [200, '$600']),
      ...row(61.5, [100, 'Blue']),
    ),
  ).toEqual([
    'Name|Number|Balance',
    'OAK BANK|"Visa 5678',
    'Gold"|$500',
    'ELM BANK|"Visa 6789',
    'Blue"|$600',
  ]);
});

it('a heading is no row with the first one below it, where the next one is as near to that', () => {
  const rows = [24, 36, 48, 60, 72, 96, 108].flatMap((y) =>
    row(y, [0, 'ASH BANK'], [100, '1234'], [200, '$500']),
  );
  expect(rowsOf(...row(12, [0, 'Name'], [100, 'Number'], [200, 'Balance']), ...rows).slice(0, 2)).toEqual([
    'Name|Number|Balance',
    'ASH BANK|1234|$500',
  ]);
});

it('a sum below one of nothing is that of another row', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'OAK BANK'], [100, 'Open'], [200, '$500']),
      ...row(24, [0, 'ELM BANK'], [100, 'Late'], [200, '$-']),
      ...row(36, [200, '$500']),
    ),
  ).toEqual(['OAK BANK|Open|$500', 'ELM BANK|Late|$-', '||$500']);
});

it('a row stands in its columns though a heading leaves too little of one gutter of many', () => {
  const places = [50, 100, 150, 200, 250, 300, 350, 400];
  const rowWith = (y: number, text: string) =>
    row(y, ...places.map((x) => [x, x === 150 ? text : '$100'] as const));
  const [, ...headings] = rowWith(12, 'Kind');
  expect(
    rowsOf(
      paperText(0, 12, 'Name'),
      paperText(30, 12, 'Sum'),
      ...headings,
      ...row(24, [0, 'Aspen']),
      ...rowWith(24, 'Loan'),
      paperText(0, 36, 'Spruce', { width: 29.5 }),
      ...rowWith(36, 'Visa Card'),
      ...row(48, [0, 'Elm']),
      ...rowWith(48, 'Loan'),
    ).at(2),
  ).toBe('Spruce|$100|$100|Visa Card|$100|$100|$100|$100|$100');
});

it('a title that begins left of all cells is none, though it is as near as a row', () => {
  const rows = [12, 24, 36, 48].flatMap((y) => row(y, [3, 'Reported:'], [60, '2024'], [120, '2023']));
  expect(
    rowsOf(...rows, paperText(0, 60, 'OAK BANK'), ...row(72, [3, 'Reported:'], [60, '2022'], [120, '2021'])),
  ).toContain('OAK BANK');
});

it('what stands right of all columns of a table is the begin of another one', () => {
  expect(
    rowsOf(
      ...row(12, [0, 'Year'], [30, '20'], [50, '19']),
      ...row(24, [0, 'Late'], [30, 'OK'], [50, 'OK']),
      ...row(48, [120, 'Experian'], [220, 'Equifax']),
      ...row(60, [0, 'Account:'], [120, '1177'], [220, '1178']),
      ...row(72, [0, 'Balance:'], [120, '$500'], [220, '$500']),
    ).slice(2),
  ).toEqual(['|Experian|Equifax', 'Account:|1177|1178', 'Balance:|$500|$500']);
});

it('a short text left of its centred heading stands in the column of that', () => {
  expect(
    rowsOf(
      ...row(12, [30, 'Creditor'], [122, 'Status'], [200, 'Balance']),
      ...row(24, [0, 'EQUITY LINE OF OAK'], [98, 'Open'], [200, '$500']),
      ...row(36, [0, 'ELM BANK'], [98, '30 days late'], [200, '$600']),
      ...row(48, [0, 'ASH BANK'], [98, '60 days late'], [200, '$700']),
    ),
  ).toEqual([
    'Creditor|Status|Balance',
    'EQUITY LINE OF OAK|Open|$500',
    'ELM BANK|30 days late|$600',
    'ASH BANK|60 days late|$700',
  ]);
});

it('cells whose lines stand at other heights than those beside them are parted by a blank', () => {
  const centred = (y: number, name: string, kind: readonly [string, string]) => [
    ...row(y, [0, name], [120, '$500']),
    ...row(y - 5, [43, kind[0]]),
    ...row(y + 5, [43, kind[1]]),
  ];
  expect(
    rowsOf(
      ...row(12, [0, 'Name'], [60, 'Kind'], [120, 'Balance']),
      ...centred(40, 'OAK BANK', ['Store', 'card']),
      ...centred(70, 'ELM BANK', ['Car', 'loan']),
    ).slice(1),
  ).toEqual(['OAK BANK|"Store', 'card"|$500', 'ELM BANK|"Car', 'loan"|$500']);
});

describe('a line below a full one', () => {
  const below = (margin: number, ...texts: PaperText[]) =>
    tabbedText(
      [
        linesOfPage(
          paperPage(
            ...row(12, [0, 'Account Number'], [100, '7731'], [140, 'Balance'], [190, '$3,390']),
            ...row(24, [0, 'Account Status'], [100, 'Open'], [140, 'Ratio'], [190, '85%']),
            ...texts,
          ),
        ),
      ],
      12,
      margin,
    )
      .replaceAll('\t', '|')
      .split('\n')
      .slice(1);

  it('is a row where its table has room beside it, for that breaks no cell', () => {
    const credit = row(36, [0, 'Available Credit'], [100, '$610']);
    expect(below(500, ...credit)).toEqual(['Account Status|Open|Ratio|85%', 'Available Credit|$610||']);
    expect(below(240, ...credit)).not.toContain('Available Credit|$610||');
  });

  it('goes on it where a small letter begins it, though there is room', () => {
    expect(below(500, ...row(36, [0, 'and its history']))).toEqual([
      'Account Status and its history|Open|Ratio|85%',
    ]);
  });
});
