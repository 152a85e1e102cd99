import { describe, expect, it } from 'vitest';
import {
  answeredStatus,
  asksStanding,
  becameBy,
  countsDays,
  isAnswer,
  isDaysAlone,
  isNoneLate,
  tellsHowLate,
} from '../../../src/creditReport/lexicon/questions';

describe('questions about how a debt stands', () => {
  it.each([
    ['Paid as agreed?', 'Yes', 'current'],
    ['Paid as agreed?', 'No', 'past due'],
    ['Paid as agreed?', 'No - 1 payment behind (30 days)', '1 payment behind (30 days)'],
    ['Paying on time', 'y', 'current'],
    ['Late?', 'No', 'current'],
    ['Late?', 'Y 30', '30 days late'],
    ['Behind?', 'Yes (60 days)', '60 days late'],
    ['Paid as agreed?', 'Y 30', 'Y 30'],
    ['Behind?', 'Yes, 2 months', '2 months late'],
    ['Late?', 'Yes - they said they would call', 'they said they would call'],
    ['Past due?', 'Yes', 'past due'],
    ['Behind?', '1 pmt', '1 pmt late'],
    ['Late?', 'two pymts', 'two pymts late'],
    ['How late?', '30 days', '30 days late'],
    ['Late?', '60', '60 days late'],
    ['Behind?', '90+', '90 days late'],
    ['Late?', '45', '45'],
    ['Late fee', '30', '30'],
    ['Current?', '30', '30'],
    ['Term', '4 payments', '4 payments'],
    ['Paid on time?', '2 pmts', '2 pmts'],
    ['In collections?', 'Yes', 'in collection'],
    ['In collections?', 'No', 'No'],
    ['Paid as agreed?', 'Late 30 days', 'Late 30 days'],
    ['Insured?', 'Yes', 'Yes'],
    ['Late?', 'yes 2 months', '2 months late'],
    ['Late?', '3 cycles', '3 cycles late'],
    ['Delinquent', '0 days', 'current'],
    ['On time?', 'Always', 'current'],
    ['Late?', 'Always', 'Always'],
    ['Collections?', 'Yes', 'in collection'],
  ])('%s %s is %s', (label, value, status) => {
    expect(answeredStatus(value, label)).toBe(status);
  });

  it('are told from other labels, and answers from other words', () => {
    expect(['On time?', 'In collections', 'Limit', 'Autopay?'].map(asksStanding)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['Yes', 'no, 30 days', 'Current', 'Nordstrom'].map(isAnswer)).toEqual([true, true, false, false]);
  });
});

it('how late a debt is may be all that is answered', () => {
  expect(tellsHowLate('3 payments', 'Delinquent')).toBe(true);
  expect(tellsHowLate('3 payments', 'Left')).toBe(false);
  expect(tellsHowLate('none', 'Delinquent')).toBe(false);
  expect(['Yes - 30', 'Y 60', 'Yes', 'No - 30'].map(countsDays)).toEqual([true, true, false, false]);
});

it.each([
  ['Charged off?', 'Yes', 'charged off'],
  ['In default?', 'Y', 'in default'],
  ['Is it in collections?', 'x', 'in collection'],
  ['Paid off', 'yes', 'paid off'],
  ['Charged off?', 'No', undefined],
  ['Charge-off amount', 'Yes', undefined],
  ['Collection agency', 'yes', undefined],
  ['Paid?', 'Yes', undefined],
  ['Default?', '', undefined],
])('a yes under %s, answered with %j, tells what became of a debt: %s', (label, value, status) => {
  expect(becameBy(value, label)).toBe(status);
});

it('a zero under a label that asks how late it is says that it is not; under how often it was, it says nothing', () => {
  expect(isNoneLate('0', 'late')).toBe(true);
  expect(isNoneLate('0', 'Days late')).toBe(true);
  expect(isNoneLate('0', '60 days late')).toBe(false);
  expect(isNoneLate('0', 'times late')).toBe(false);
  expect(isNoneLate('0', 'late fee')).toBe(false);
});

it('days alone answer a label that says nothing but late', () => {
  expect(
    [
      ['60', 'Late'],
      ['30', 'late:'],
      ['45', 'late'],
      ['60', 'late fee'],
    ].map(([value = '', label = '']) => isDaysAlone(value, label)),
  ).toEqual([true, true, false, false]);
});
