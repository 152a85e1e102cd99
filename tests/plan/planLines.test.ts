import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from '../../src/money/money';
import { planOutcome } from '../../src/plan/paymentPlan';
import { meaningLines, planLines } from '../../src/plan/planLines';
import { labelled } from '../support/plans';

/** The four lines of an option, each as its label and its words; what is bad is marked. */
function linesOf(label: string, total: string, months: number, available: string) {
  const terms = { totalPaying: parseMoney(total), months, availableIncome: dollarsOf(available) };
  const outcome = planOutcome(labelled(label), terms.totalPaying, months);
  return planLines(outcome, terms).map(({ label: name, parts }) => [
    name,
    ...parts.map(({ words, isBad }) => (isBad ? `(bad) ${words}` : words)),
  ]);
}

function dollarsOf(text: string) {
  return text.startsWith('-') ? parseMoney(text.slice(1)).neg() : parseMoney(text);
}

describe('planLines', () => {
  it('say of Option A over 36 months that it pays more, is paid off early and does not fit later', () => {
    expect(linesOf('Option A', '24000', 36, '745.73')).toEqual([
      ['Months 1-6', '$533.33'],
      ['Months 7+', '$800.00'],
      [
        'Paid over 36 months',
        '$27,200.00, $3,200.00 more than the total',
        'Paid off in month 32, goes on to 36',
      ],
      [
        'Left of Available Income, before tax',
        'First six months: $212.40 left over each month',
        '(bad) Later months: short by $54.27',
      ],
    ]);
  });

  it('say of Option A over 6 months that it falls short, and that the later phase is not reached', () => {
    expect(linesOf('Option A', '24000', 6, '5000')).toEqual([
      ['Months 1-6', '$3,200.00'],
      ['Months 7+', '$4,800.00, not reached in 6 months'],
      [
        'Paid over 6 months',
        '(bad) $19,200.00, $4,800.00 short of the total',
        '(bad) Not paid off in 6 months',
      ],
      [
        'Left of Available Income, before tax',
        'First six months: $1,800.00 left over each month',
        'Later months: not reached',
      ],
    ]);
  });

  it.each([
    ['Option A', 7, '(bad) $20,571.43, $3,428.57 short of the total', '(bad) Not paid off in 7 months'],
    ['Option B', 7, '(bad) $22,285.71, $1,714.29 short of the total', '(bad) Not paid off in 7 months'],
    ['Option A', 12, '$24,000.00, exactly the total', 'Paid off in month 12'],
    ['Option B', 12, '$24,000.00, exactly the total', 'Paid off in month 12'],
    ['Option C', 12, '$24,000.00, exactly the total', 'Paid off in month 12'],
    ['Option A', 60, '$27,840.00, $3,840.00 more than the total', 'Paid off in month 52, goes on to 60'],
    ['Option B', 60, '$25,920.00, $1,920.00 more than the total', 'Paid off in month 56, goes on to 60'],
    ['Option C', 60, '$24,000.00, exactly the total', 'Paid off in month 60'],
  ])('say of %s over %d months: %s; %s', (label, months, paid, paidOff) => {
    const lines = linesOf(label, '24000', months, '800');
    expect(lines[2]).toEqual([`Paid over ${months} months`, paid, paidOff]);
  });

  it('say no nonsense where nothing is to pay', () => {
    expect(linesOf('Option A', '0', 18, '0')).toEqual([
      ['Months 1-6', '$0.00'],
      ['Months 7+', '$0.00'],
      ['Paid over 18 months', '$0.00'],
      ['Left of Available Income, before tax', '(bad) No room for a payment'],
    ]);
  });

  it.each(['0', '-800.70'])('say once that there is no room where $%s is available', (available) => {
    expect(linesOf('Option C', '24000', 12, available)[3]?.slice(1)).toEqual(['(bad) No room for a payment']);
  });

  it('say without a judgement that no income is entered where no budget is', () => {
    const terms = { totalPaying: parseMoney('24000'), months: 12, availableIncome: undefined };
    const lines = planLines(planOutcome(labelled('Option C'), terms.totalPaying, 12), terms);
    expect(lines[3]).toEqual({
      label: 'Left of Available Income, before tax',
      parts: [{ words: 'No income in the budget', isBad: false }],
    });
  });

  it('say of a cent what it comes to, and never that nothing is more than the total', () => {
    expect(linesOf('Option A', '0.01', 36, '1')[2]).toEqual([
      'Paid over 36 months',
      '$0.01, less than a cent more than the total',
      'Paid off in month 32, goes on to 36',
    ]);
  });

  it('show the exact sum of 12 digits, though the shown months add up to another', () => {
    const lines = linesOf('Option C', '999999999999.99', 18, '1');
    expect(lines[0]).toEqual(['Months 1-6', '$55,555,555,555.56']);
    expect(lines[2]).toEqual([
      'Paid over 18 months',
      '$999,999,999,999.99, exactly the total',
      'Paid off in month 18',
    ]);
  });

  it('are four in the same order whatever is entered, and never say NaN, Infinity or undefined', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 14n });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 6, max: 60 }), (total, available, months) => {
        for (const label of ['Option A', 'Option B', 'Option C']) {
          const lines = linesOf(label, `${total}`, months, `-${available}`);
          expect(lines.map(([name]) => name)).toEqual([
            'Months 1-6',
            'Months 7+',
            `Paid over ${months} months`,
            'Left of Available Income, before tax',
          ]);
          expect(lines.flat().join(' ')).not.toMatch(/NaN|Infinity|undefined/);
        }
      }),
    );
  });
});

it('gives the last two lines to who shows the monthly amounts otherwise', () => {
  const terms = { totalPaying: parseMoney('100'), months: 18, availableIncome: parseMoney('7') };
  const outcome = planOutcome(labelled('Option B'), terms.totalPaying, 18);
  expect(meaningLines(outcome, terms)).toEqual(planLines(outcome, terms).slice(2));
  expect(formatMoney(outcome.firstSix)).toBe('$5.00');
});
