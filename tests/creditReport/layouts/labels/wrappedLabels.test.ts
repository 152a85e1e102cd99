import { expect, it } from 'vitest';
import { withWholeLabels } from '../../../../src/creditReport/layouts/labels/wrappedLabels';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';
import { readByRules } from '../../../../src/creditReport/readReport';

const whole = (lines: readonly string[]) =>
  withWholeLabels(placedLines(piecesOfText(lines.join('\n')))).map(({ chunks }) =>
    chunks.map(({ text }) => text),
  );

const account = (name: string, number: string, [balance, payment]: readonly [string, string]) => [
  `${name}               Partial account number ${number}....`,
  'PO BOX 12 RENO NV 89501',
  'Date opened        Type             Credit limit or    Recent balance',
  `04/2001            Credit card      original amount    ${balance} as of 05/2007`,
  'Date of status     Monthly          $9,000             Responsibility',
  '05/2007            payment          High balance       Individual',
  `                   ${payment.padEnd(12)}     $8,911`,
  'Status: Open/Never late.',
  '',
];

it('a label that its column wraps is one label', () => {
  expect(whole(['Type     Credit limit or', 'Auto     original amount', '         $5'])).toEqual([
    ['Type', 'Credit limit or original amount'],
    ['Auto'],
    ['$5'],
  ]);
});

it('a value right under its label is no beginning of the label below it', () => {
  const lines = ['Pay status   Type', 'Current      Auto', 'Balance      Terms', '$5           48'];
  expect(whole(lines)).toEqual(lines.map((line) => line.split(/ {2,}/)));
});

it('reads accounts with their number beside the name, over columns whose labels wrap and stand between values', () => {
  const text = [
    ...account('OAK BANK', '118203', ['$644', '$25']),
    ...account('ELM BANK', '441190', ['$71', '$8']),
  ].join('\n');
  const { debts } = readByRules({ text, tables: [] });
  expect(
    debts.map(({ accountName, accountNumber, amountText, payingText }) => [
      accountName,
      accountNumber,
      amountText,
      payingText,
    ]),
  ).toEqual([
    ['OAK BANK', '118203....', '$644', '$25'],
    ['ELM BANK', '441190....', '$71', '$8'],
  ]);
});

it('a line that is empty in its first columns is read by the place of its words', () => {
  const text = ['OAK BANK', 'ELM BANK'].flatMap((name, index) => [
    `${name}     Acct # 441${index}xxxx`,
    'Date opened     Account type      Balance owed',
    '03/2019         Revolving         $2,914',
    'Credit limit    Minimum           Past due',
    '$5,000          payment           amount',
    '                $64               $0',
    'Pay status: Pays as agreed',
    '',
  ]);
  const { debts } = readByRules({ text: text.join('\n'), tables: [] });
  expect(debts.map(({ payingText }) => payingText)).toEqual(['$64', '$64']);
});
