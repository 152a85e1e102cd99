import { expect, it } from 'vitest';
import { raggedHeadings } from '../../../../src/creditReport/layouts/tables/raggedHeadings';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';

const headings = (...lines: string[]) => {
  const found = raggedHeadings(placedCells(readLines(lines.join('\n'))), 0);
  return found && { end: found.end, columns: found.columns.map(({ label }) => label).join(' | ') };
};

const [UPPER, LOWER] = [
  ['CREDITOR DATE', 'REPORTED', 'DATE', 'OPENED HIGH', 'CREDIT'],
  ['PAST DUE MO', 'REV', '30 60 90+ ACCOUNT', 'STATUS', 'ACCOUNT NUMBER TERMS'],
];

it('puts the words of many lines together to headings, down to the last line that holds one', () => {
  expect(headings('W', 'H', 'O', 'S', 'E', ...UPPER, 'BALANCE', ...LOWER, 'OAK FINANCIAL')).toEqual({
    end: 16,
    columns:
      'whose | creditor | date reported | date opened | high credit | balance | past due | mo rev | 30 | 60 | 90+ | account status | account number | terms',
  });
});

it('knows a balance before a day that goes on below', () => {
  expect(headings(...UPPER, 'BALANCE DATE', 'LAST ACT', ...LOWER)?.columns).toContain(
    'high credit | balance | last act | past due',
  );
  expect(headings(...UPPER, 'BALANCE DATE', ...LOWER)?.columns).toContain('| balance | date | past due');
});

it('lets the headings say themselves whose a debt is', () => {
  const found = headings(...UPPER, 'BALANCE', 'ECOA', ...LOWER);
  expect(found?.columns.startsWith('creditor')).toBe(true);
});

it.each([
  ['headings that name nothing owed', [...UPPER, ...LOWER]],
  ['headings that name nobody', ['DATE REPORTED', 'BALANCE', ...LOWER]],
  ['too few of them', ['CREDITOR', 'BALANCE', 'PAST DUE']],
  ['one line', [[...UPPER, 'BALANCE', ...LOWER].join(' ')]],
  [
    'a title over one line that has most of them',
    ['Open Date', [...UPPER, 'BALANCE PAST DUE TERMS'].join(' ')],
  ],
  ['lines among which one has values', [...UPPER, 'BALANCE $5', ...LOWER]],
  ['words of which most are unknown', [...UPPER, 'BALANCE', 'all that was told us by them', ...LOWER]],
  ['words that no heading begins', ['OAK FINANCIAL', ...UPPER, 'BALANCE', ...LOWER]],
])('reads none in %s', (_, lines) => {
  expect(headings(...lines)).toBeUndefined();
});
