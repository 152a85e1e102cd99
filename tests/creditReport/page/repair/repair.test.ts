import { expect, it } from 'vitest';
import { repairText } from '../../../../src/creditReport/page/repair/repair';
import { readByRules } from '../../../../src/creditReport/readReport';

it('makes no second page of a text that nothing is wrong with', () => {
  expect(repairText('Chase\t****1234\t$1,234.56\nAlly Auto\tL1877204\t$9,400.00')).toBeUndefined();
});

it.each([
  ['bars at the ends of lines', '| Creditor: X |\n|\n| Balance: $5 |', 'Creditor: X\n\nBalance: $5'],
  ['a word parted at the end of a line', 'Ba1-\nance: $86O', 'Balance: $860'],
  ['a bar that stands alone between columns', '1.  OAK BANK     5121    $5\n2.  ELM FCU  |  33-L07    $6', '1.  OAK BANK     5121    $5\n2.  ELM FCU     33-L07    $6'],
  ['a mark that was a bar', '| Oak | $5O | x |\n| Elm | $6 | x |\n; Ash | $7 | x |', '| Oak | $50 | x |\n| Elm | $6 | x |\n| Ash | $7 | x |'],
  ['specks before the numbers of rows', '1. Oak   $5\n~2. Elm   $6\n~ 30 days', '1. Oak   $5\n2. Elm   $6\n~ 30 days'],
  ['a letter for the first number of a list', 'l. Oak   $5\n(current)\n2. Elm   $6', '1. Oak   $5\n(current)\n2. Elm   $6'],
  ['a speck far behind a line', '1. Oak   $5\n  (current)         \'\n2. Elm   $6', '1. Oak   $5\n  (current)         \n2. Elm   $6'],
  ['specks', 'SEARS MC .   5121\n  ~~  .\nGE MONEY', 'SEARS MC     5121\nGE MONEY'],
])('takes away %s', (_, text, plain) => {
  expect(repairText(text)?.text).toBe(plain);
}); // biome-ignore format: pages are read in lines

const SCAN = `Creditor Name: CAP1TAL 0NE
Account Number: 4l4709XXXX
Ba1ance: $2,18O
Monthly Payment: $6S
Payment Status: CURRENT

Creditor Name: FIRST PREMIER
Account Number: 517800XXXX
Balance: $547
Monthly Payment: $30
Payment Status: 3O DAYS LATE`;

it('reads a scan put right, and marks every value that a guess stands in', () => {
  const { debts } = readByRules({ text: SCAN, tables: [] });
  expect(debts.map(({ accountName, amount, current }) => [accountName, amount?.toFixed(), current])).toEqual([
    ['CAPITAL ONE', '2180', 'current'],
    ['FIRST PREMIER', '547', '30days'],
  ]);
  const guessed = debts.map(({ review }) => review.filter((flag) => flag.endsWith('-repaired')));
  expect(guessed).toEqual([
    ['account-number-repaired', 'amount-repaired', 'name-repaired', 'paying-repaired'],
    ['status-repaired'],
  ]);
});

it('gives the repaired text as the source, so that the places of the values are true in it', () => {
  const { source, debts } = readByRules({ text: SCAN, tables: [] });
  const place = debts[0]?.sources.amount;
  expect(source.slice(place?.from, place?.to)).toContain('$2,180');
});

it('repairs a megabyte of damage in proportion to its length', () => {
  const hostile = `${'|'.repeat(3000)}\n${' '.repeat(3000)}=\n${'$'.repeat(3000)}${'O'.repeat(3000)}\n${'**a '.repeat(3000)}`;
  expect(repairText(`$2,18O\n${hostile.repeat(30)}`)?.text).toContain('$2,180');
});
