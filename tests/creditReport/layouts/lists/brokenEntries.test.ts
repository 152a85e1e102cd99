import { expect, it } from 'vitest';
import { restsOfEntries } from '../../../../src/creditReport/layouts/lists/brokenEntries';
import { readLines } from '../../../../src/creditReport/page/lines';
import { readByRules } from '../../../../src/creditReport/readReport';

const rows = (...lines: string[]) =>
  readByRules({ text: lines.join('\n'), tables: [] }).debts.map(
    ({ accountName, accountNumber, amountText, current, payingText }) =>
      [accountName, accountNumber, amountText, current ?? '', payingText].join(' | '),
  );

const BROKEN = ['Oak Visa', '2,380.  pay 60  ok', 'Elm Credit', 'bal. 10,262.   381/mo'];
const READ = ['Oak Visa |  | 2,380 | current | 60', 'Elm Credit |  | 10,262 |  | 381'];

it('an entry that its writer breaks where the paper ends is one debt', () => {
  expect(rows('CARDS', ...BROKEN)).toEqual(READ);
});

it.each([
  [['2 mos. behind !!'], 'Elm Credit |  | 10,262 | 60days | 381'],
  [['ok', 'ask Fir abt refund'], 'Elm Credit |  | 10,262 | current | 381'],
])('how it stands may be on a third line: %s', (lines, row) => {
  expect(rows(...BROKEN, ...lines)).toEqual([READ[0], row]);
});

it.each([
  [
    'Ash Finance # 20118854',
    '914.06   pay 31   LATE 30 days',
    'Ash Finance | 20118854 | 914.06 | 30days | 31',
  ],
  [
    'Mr. Ash  0612 447 190',
    '71,904.   pay 655.12   ok',
    'Mr. Ash | 0612 447 190 | 71,904 | current | 655.12',
  ],
  ['Home Depot    1,145.77', '40/mo    ok', 'Home Depot |  | 1,145.77 | current | 40'],
  ['collections  Ash Inc', '$ 845.00', 'Ash Inc |  | $ 845.00 | 90days | '],
])('beside the name may stand its number, its sum, or how it stands: %s', (name, rest, row) => {
  expect(rows(...BROKEN, name, rest)).toEqual([...READ, row]);
});

it('one name over a sum is none of such a list, and a line with other words no rest', () => {
  expect(rows('Oak Visa', '2,380.  pay 60  ok', 'Elm Credit 900', 'Fir Bank 700')).not.toContain(READ[0]);
  expect(rows(...BROKEN, 'Yew Bank 900', 'pay Ash 40')).toContain('Yew Bank |  | 900 |  | ');
});

it('what has each figure on a line of its own is the page of a bank, and not broken', () => {
  const rests = (text: string) => restsOfEntries(readLines(text)).size;
  expect(rests('OAK CARD/FIR BANK\n$2,455\nELM BANK\n$913\nCredit limit\n$8,200\nYEW INC\n$207')).toBe(0);
  expect(rests('OAK CARD/FIR BANK\n$2,455, pay 60\nELM BANK\n$913, 40/mo\nYEW INC\n$207')).toBe(3);
});
