// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPastedReport } from '../../../src/debts/report/readPastedReport';
import { textOfPage } from '../../../src/debts/report/textOfPage';

it.each([
  ['paragraphs', '<p>First Bank</p><p>Balance: $1</p>', 'First Bank\nBalance: $1\n'],
  ['line breaks', 'First Bank<br>Balance: $1', 'First Bank\nBalance: $1'],
  ['a list of names and values', '<dl><dt>Balance</dt><dd>$1</dd></dl>', 'Balance\n$1\n'],
  ['blocks after words', '<b>First</b> Bank<div>$1</div>', 'First Bank\n$1\n'],
  ['a table', '<table><tr><th>Name<th>Balance<tr><td>A<td>$1</table>', 'Name\tBalance\t\nA\t$1\t\n'],
  ['a label right beside its value', '<div><span>Balance</span><span>$1</span></div>', 'Balance\n$1\n'],
  ['a sign and its amount', '<div><i>$</i><b>1</b><sup>.50</sup></div>', '$1.50\n'],
  [
    'blocks in blocks',
    '<div>Accounts<section><h2>A</h2><div>$1</div></section></div>',
    'Accounts\nA\n$1\n\n\n',
  ],
])('reads %s as lines', (_, html, text) => {
  expect(textOfPage(html)).toBe(text);
});

it.each([
  ['the head', '<head><title>Report</title></head><body>A</body>'],
  ['scripts and styles', 'A<script>run()</script><style>p {}</style>'],
  ['what is held ready', 'A<template>B</template><noscript>C</noscript>'],
])('leaves out %s', (_, html) => {
  expect(textOfPage(html)).toBe('A');
});

it.each(['04-experian-web-keyvalue', '08-identityiq-web', '10-smartcredit-grid-column-major'])(
  'gives the debts of the saved page %s as its copied text does',
  (name) => {
    const [page, copied] = ['html', 'txt'].map((kind) =>
      readFileSync(`tests/fixtures/credit-report/${name}.${kind}`, 'utf8'),
    ) as [string, string];
    const debtsIn = (text: string) => {
      const read = readPastedReport({ text, html: page });
      return read.kind === 'report'
        ? read.text.reading.debts.map((debt) => [debt.accountName, debt.amountText])
        : read.kind;
    };
    expect(debtsIn(textOfPage(page))).toEqual(debtsIn(copied));
  },
);
