import { expect, it } from 'vitest';
import { statusUnder } from '../../../src/creditReport/debts/statusUnder';
import { readByRules } from '../../../src/creditReport/readReport';

const statusesUnder = (heading: string, ...answers: readonly string[]) => {
  const rows = answers.map(
    (answer, index) => `Oak Bank ${'ABCD'[index]}\t****123${index}\t$500.00\t${answer}`,
  );
  const text = [`Issuer\tAccount #\tBalance\t${heading}`, ...rows].join('\n');
  return readByRules({ text, tables: [] }).debts.map(({ current }) => current);
};

it('days are counted under their heading in either order', () => {
  expect(statusesUnder('DLQ DAYS', '0', '33', '68')).toEqual(['current', '30days', '60days']);
  expect(statusesUnder('Past Due Days', '0', '33', '68')).toEqual(['current', '30days', '60days']);
  expect(statusesUnder('Mos. Del.', '0', '1', '2')).toEqual(['current', '30days', '60days']);
  expect(statusesUnder('Days Delq', '0', '33', '68')).toEqual(['current', '30days', '60days']);
});

it('days alone are told in the place of a status without a heading', () => {
  expect(statusUnder('60', 'column 4')).toBe('60 days late');
  expect(statusUnder('60', 'unlabelled statusLoose')).toBe('60 days late');
  expect(statusUnder('60', 'column')).toBe('60');
});

it('days alone are told under a mere status', () => {
  expect(statusesUnder('Status', 'Current', '30', '60', '120')).toEqual([
    'current',
    '30days',
    '60days',
    '90days',
  ]);
  expect(statusesUnder('Delinq', 'Current', '30', '90+')).toEqual(['current', '30days', '90days']);
  expect(statusesUnder('STAT', 'CUR', '30', '120')).toEqual(['current', '30days', '90days']);
  expect(statusesUnder('Status', 'Current', '7', '600')).toEqual(['current', null, null]);
});

it.each(['Missed payments', 'Payments missed', 'Months behind', 'Payments past due'])(
  'a count under %s is how late a debt is, and no payment',
  (heading) => {
    expect(statusesUnder(heading, '1', '2', '0', '5')).toEqual(['30days', '60days', 'current', '90days']);
  },
);

it('a reason behind a yes or no is no status', () => {
  expect(statusesUnder('Are you behind?', 'No, on a plan and paying', 'Yes, 60 days', 'No, current')).toEqual(
    ['current', '60days', 'current'],
  );
  expect(statusesUnder('Late?', 'No missed payments', 'No', 'Yes, 30 days')).toEqual([
    'current',
    'current',
    '30days',
  ]);
});

it('a time behind a yes is how long it is late, and no reason', () => {
  expect(statusesUnder('Behind?', 'No', 'Yes, 1 month', 'yes - two months')).toEqual([
    'current',
    '30days',
    '60days',
  ]);
});

it('none under a heading that asks whether something is late says that nothing is', () => {
  expect(statusesUnder('Delinquency', 'none', '30 days', 'none')).toEqual(['current', '30days', 'current']);
  expect(statusesUnder('Status', 'none', '30 days late', 'none')).toEqual([null, '30days', null]);
});

it('a count with a plus is so many at least', () => {
  expect(statusesUnder('Months behind', '3+', '0', '1+')).toEqual(['90days', 'current', '30days']);
  expect(statusesUnder('Days late', '90+', '0', '60+')).toEqual(['90days', 'current', '60days']);
});
