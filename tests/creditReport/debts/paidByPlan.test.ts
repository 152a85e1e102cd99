import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const TABLE =
  'Creditor\tAccount Number\tBalance\nOak Bank\t7-3318022\t$164.35\nElm Bank\t7-2980417\t$388.90\n\n';
const paidIn = (line: string) =>
  readByRules({ text: TABLE + line, tables: [] }).debts.map(({ payingText }) => payingText);

it.each([
  ['Payment plan on file: $25.00 on the 15th of each month applied to file 7-3318022.', '$25.00'],
  ['Autopay is on for account 7-3318022, a draft of $40/mo.', '$40'],
  ['Your arrangement for 7-3318022: $30 per month.', '$30'],
])('a sentence that names the number of a debt tells what is paid on it each month: %s', (line, paid) => {
  expect(paidIn(line)).toEqual([paid, '']);
});

it.each([
  'Payment plan on file: $25.00 on the 15th of each month.',
  'Payment plan on file: $25.00 each month applied to file 17-3318022.',
  'Payment plan: $25.00 each month on 7-3318022 and 7-2980417.',
  'Payment plan on file 7-3318022: $25.00 on Friday.',
  'A late fee of $25.00 each month is charged on 7-3318022.',
])('and tells nothing where it names none, or two, or no month: %s', (line) => {
  expect(paidIn(line)).toEqual(['', '']);
});

it('what a debt prints itself says it better', () => {
  const text = `${TABLE.replace('Balance\n', 'Balance\tMonthly payment\n').replace('$164.35', '$164.35\t$20')}Payment plan on file: $25.00 each month on 7-3318022.`;
  expect(readByRules({ text, tables: [] }).debts[0]?.payingText).toBe('$20');
});
