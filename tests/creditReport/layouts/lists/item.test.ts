import { describe, expect, it } from 'vitest';
import {
  bulletItems,
  cardItems,
  lineItems,
  paragraphItems,
} from '../../../../src/creditReport/layouts/lists/item';
import { type Line, readLines } from '../../../../src/creditReport/page/lines';

const items = (of: typeof lineItems, text: string) =>
  of(readLines(text)).map(({ lines, from, to }) => {
    expect([from, to]).toEqual([lines[0]?.from, lines.at(-1)?.to]);
    return lines.map((line: Line) => line.text).join('/');
  });

it('a line with a long number is no name of a card, so that the name above it begins one', () => {
  expect(items(cardItems, 'Elm\n$5\nOak\nReference 7712045536\nBalance $9')).toEqual([
    'Elm/$5',
    'Oak/Reference 7712045536/Balance $9',
  ]);
});

it('a name and a kind of loan that a gap parts begin a card', () => {
  const text = 'Loan AA   Direct\nPrincipal $5.00\nLoan AB   Direct\nPrincipal $9.00';
  expect(items(cardItems, text)).toEqual([
    'Loan AA Direct/Principal $5.00',
    'Loan AB Direct/Principal $9.00',
  ]);
});

it('a line in brackets is a remark on the card above, and names no other', () => {
  expect(items(cardItems, 'Oak\n$5\nOriginal creditor\nFir\nSent\n$4\n\nElm\n$9')).toEqual([
    'Oak/$5/Original creditor/Fir/Sent/$4',
    'Elm/$9',
  ]);
  expect(items(cardItems, 'Oak\n$5\n(water bill)\nElm\n$9')).toEqual(['Oak/$5/(water bill)', 'Elm/$9']);
});

it('the title of a part with a count ends the card above it', () => {
  expect(items(cardItems, 'Oak\n$5\nCollections (0)\nInquiries (2)')).toEqual([
    'Oak/$5',
    'Collections (0)',
    'Inquiries (2)',
  ]);
  expect(items(cardItems, 'Oak\n$5\nIn collections (2)')).toEqual(['Oak/$5/In collections (2)']);
});

it('a name over nothing but that it is paid ends the card above it', () => {
  expect(items(cardItems, 'Oak\n$5\nElm Card\nPaid off')).toEqual(['Oak/$5', 'Elm Card/Paid off']);
  expect(items(cardItems, 'Oak\n\n$5\n\nElm Card\n\nPaid off')).toEqual(['Oak/$5', 'Elm Card/Paid off']);
});

it('a sigh behind the title of collections changes nothing', () => {
  const [, item] = lineItems(readLines('Collections ugh\nOak $5'));
  expect(item?.section).toBe('collections');
});

describe('the items of a list are', () => {
  it('each line by itself', () => {
    expect(items(lineItems, 'a\nb\n\nc')).toEqual(['a', 'b', 'c']);
  });
  it('the lines between blank ones', () => {
    expect(items(paragraphItems, 'a\nb\n\nc')).toEqual(['a/b', 'c']);
  });
  it('the lines between blank ones, over the head of a page where they go on, without their count', () => {
    const text = 'OAK\n$5 and\n\nELM  Page 4 of 7\n\nso on.\n\nELM  Page 5 of 7\n\nelm\n\n- 2 -\nFIR\n$6';
    expect(items(paragraphItems, text)).toEqual(['OAK/$5 and/so on.', 'ELM Page 5 of 7', 'elm', 'FIR/$6']);
  });
  it.each([
    ['dashes', '- a\nb\n- c', ['- a/b', '- c']],
    ['numbers', '1. a\n2) b\n(3) c', ['1. a', '2) b', '(3) c']],
    ['boxes', '[x] a\n[ ] b', ['[x] a', '[ ] b']],
    ['marks of headings', '## a\nb\n## c', ['## a/b', '## c']],
    ['blank lines', '- a\n\nb', ['- a', 'b']],
    ['no marks', 'a\nb', ['a/b']],
    ['a dash that is part of a word', '- a\n-b', ['- a/-b']],
  ])('what stands below a mark: %s', (_, text, expected) => {
    expect(items(bulletItems, text)).toEqual(expected);
  });
  it.each([
    ['names over figures', 'Oak Bank\n$500\nElm Bank\n$600', ['Oak Bank/$500', 'Elm Bank/$600']],
    ['a line between name and figures', 'Oak Bank\nlate\n$500\nElm Bank\n$600', ['Oak Bank/late/$500', 'Elm Bank/$600']],
    ['whom somebody collects for, below his name', 'Oak Recovery\nfor Elm Clinic\n$500\nElm Bank\n$600', ['Oak Recovery/for Elm Clinic/$500', 'Elm Bank/$600']],
    ['no figures', 'Oak Bank\nElm Bank', ['Oak Bank/Elm Bank']],
  ])('cards: %s', (_, text, expected) => {
    expect(items(cardItems, text)).toEqual(expected);
  });
  it.each([paragraphItems, bulletItems])('without a table and its headings', (of) => {
    const table = 'Date\tBalance\tScheduled Payment\tPaid\nJan 2024\t$3,977\t$74\t$1,250';
    expect(items(of, `Oak Bank\towes\t$5\n\n${table}`)).toEqual(['Oak Bank owes $5']);
  });

  it.each([paragraphItems, bulletItems])('of fourteen lines at most', (of) => {
    expect(items(of, Array(14).fill('a').join('\n'))).toHaveLength(1);
    expect(items(of, Array(15).fill('a').join('\n'))).toHaveLength(0);
  });
  it('none of nothing', () => {
    expect([lineItems, paragraphItems, bulletItems, cardItems].flatMap((of) => of([]))).toEqual([]);
  });
}); // biome-ignore format: items are read in lines

it('a title between rules up to the edges of a page is one', () => {
  const rule = '-'.repeat(34);
  const items = paragraphItems(readLines(`${rule} PROFILE SUMMARY ${rule}\n\nCNT 5\nBAL $8,720`));
  expect(items.at(-1)?.section).toBe('skipped');
});

it('an entry that did not fit a line ends on the one below, in brackets', () => {
  expect(
    items(lineItems, 'Oak Mastercard\n(ending 9948) ..... 2,117.03 64.00\nElm\n(we co-signed) ... 12,660.37'),
  ).toEqual(['Oak Mastercard/(ending 9948) ..... 2,117.03 64.00', 'Elm/(we co-signed) ... 12,660.37']);
  expect(items(lineItems, 'Oak $500\n(ending 9948) ..... 2,117.03')).toHaveLength(2);
});

it('a Chinese title of collections holds for what stands under it', () => {
  const [, item] = lineItems(readLines('三、催收\nOak $5'));
  expect(item?.section).toBe('collections');
});

it('two sums under labels belong to the name on the line above, in a list of a line each', () => {
  expect(
    items(lineItems, 'Oak bal 900 pay 40\nElm Bank ( truck )\n  bal 120.60   pay 37.00\nAsh bal 5 pay 1'),
  ).toEqual(['Oak bal 900 pay 40', 'Elm Bank ( truck )/bal 120.60 pay 37.00', 'Ash bal 5 pay 1']);
  expect(items(lineItems, 'Oak 900\nbal 120.60 pay 37.00')).toEqual(['Oak 900', 'bal 120.60 pay 37.00']);
});

it('the address of a creditor below his name is no part of what is told of the debt', () => {
  const list = '1. Oak Bank\n12 Elm Road\nNorfolk VA 23502\nI owe $5\n2. Ash\n60 days late\n$9';
  expect(items(bulletItems, list)).toEqual(['1. Oak Bank/I owe $5', '2. Ash/60 days late/$9']);
  expect(items(bulletItems, '1. Oak Bank\n362 every month\n$5')).toEqual(['1. Oak Bank/362 every month/$5']);
});

it('a sum alone below a line that tells in brackets what is paid is what is owed', () => {
  expect(
    items(lineItems, 'Oak Bank, acct. 5092 (pmt. $396.12/mo.)\n  $ 16,205.00\nElm (min $5/mo)  $ 900.00'),
  ).toEqual(['Oak Bank, acct. 5092 (pmt. $396.12/mo.)/$ 16,205.00', 'Elm (min $5/mo) $ 900.00']);
  expect(items(lineItems, 'Oak Bank $900.00 (pmt. $396.12/mo.)\n$ 16,205.00')).toEqual([
    'Oak Bank $900.00 (pmt. $396.12/mo.)',
    '$ 16,205.00',
  ]);
});

it('a line goes on up to where the bracket closes that it leaves open', () => {
  expect(items(lineItems, 'Oak -0215 ($52/mo,\n 90 days late)  $9,048.77\nElm (late) $5')).toEqual([
    'Oak -0215 ($52/mo,/90 days late) $9,048.77',
    'Elm (late) $5',
  ]);
  expect(items(lineItems, 'Oak (late) $5\nElm late) $9')).toEqual(['Oak (late) $5', 'Elm late) $9']);
  expect(items(lineItems, 'Oak (late $5\nElm (late) $9')).toEqual(['Oak (late $5', 'Elm (late) $9']);
  expect(items(lineItems, 'Oak (late $5\n\nElm late) $9')).toEqual(['Oak (late $5', 'Elm late) $9']);
});

it('what comes in, below the last of some debts, is no part of it', () => {
  const text = "- Oak $900\n- Elm $400\nHusband's pay: $2,800/mo\nmin 40";
  expect(items(bulletItems, text)).toEqual(['- Oak $900', '- Elm $400/min 40']);
});

it('how many accounts a part has, below its title, ends no part', () => {
  const sections = (text: string) => paragraphItems(readLines(text)).map(({ section }) => section);
  expect(sections('Collections\n1 account\n\nOak Recovery\n$936\nOpen').at(-1)).toBe('collections');
  expect(sections('Collections\nCredit cards\n\nOak Bank\n$936\nOpen').at(-1)).toBe('accounts');
});
