import { describe, expect, it } from 'vitest';
import { dueOnDay, spokenStatus } from '../../../../src/creditReport/layouts/labels/sayings';
import { readByRules } from '../../../../src/creditReport/readReport';

describe('what a page says to the person', () => {
  it.each([
    ['⚠ Your payment is 34 days past due. Past due amount $118.40', '34 days past due'],
    ['Past due: payment of $80.00 was due Sep 1. Your loan is 34 days past due.', '34 days past due'],
    ['! Payment past due 35 days. Past due amount $338.90', 'past due 35 days'],
    ['Payment overdue by 41 days', 'overdue by 41 days'],
    ['⚠ Loan is 62 days late.', '62 days late'],
    ['Due May 1. Account 95 days delinquent', '95 days delinquent'],
    ['68 days past due. Please pay now to avoid referral to a collection agency.', '68 days past due'],
    ['30 days past due. Fees are charged', undefined],
    ['Account past due', undefined],
    ['Payment late fee 30 days', undefined],
    ['Payment past due 35 days ago', undefined],
    ['Your card account is currently past due', undefined],
    ['This loan is in good standing', 'in good standing'],
    [
      'This account has been referred to a collection agency. To pay, call',
      'referred to a collection agency',
    ],
    ['Your loan was charged off on May 1', 'charged off on May 1'],
    ['This loan was transferred to Elm Servicing', undefined],
    ['Your account may be referred to a collection agency', undefined],
    ['Your payment is scheduled', undefined],
    ['Your statement is ready', undefined],
  ])('tells how the account stands: %s', (text, status) => {
    expect(spokenStatus(text)).toBe(status);
  });
  it.each([
    ['$391.26 due Dec 5', '$391.26'],
    ['Next payment $80 due on 12/05/2024', '$80'],
    ['$80.00 is due 12/5', '$80.00'],
    ['$80.00 due to Oak Bank', undefined],
    ['$80.00 past due since May 5', undefined],
  ])('tells the sum that is due on a day: %s', (text, sum) => {
    expect(dueOnDay(text)).toBe(sum);
  });
  it.each([
    ['Next payment Aug 1, 2025', '$1,207.66'],
    ['Next payment due September 12, 2025', '$1,207.66'],
    ['Your next bill is due 8/14', '$80'],
    ['Upcoming payment on Dec 5', '$80'],
  ])('tells what is to be paid by the day above it: %s', (above, sum) => {
    expect(dueOnDay(sum, above)).toBe(sum);
  });
  it.each([
    ['Last payment Aug 1, 2025', '$80'],
    ['Next payment due', '$80'],
    ['Next payment to Oak Bank', '$80'],
    ['Next payment Aug 1, 2025', '$80 fee'],
    ['Opened Aug 1, 2025', '$80'],
  ])('tells nothing by another line above it: %s', (above, text) => {
    expect(dueOnDay(text, above)).toBe(undefined);
  });
  it('is read where no label tells it', () => {
    const page = [
      'Oak Auto Loan *0092\n$14,882.37\nPrincipal balance\n$391.26 due Dec 5\n5.49% APR',
      'Elm Home Loan *3115\nYour payment is 34 days past due. Past due amount $118.40\n$9,000.00\nPrincipal balance\nMonthly payment $118.40',
      'Fir Visa *0418\n$20.00\nCurrent balance\nAvailable credit $500.00',
    ];
    expect(
      readByRules({ text: `Loans\n\n${page.join('\n')}`, tables: [] }).debts.map(
        ({ accountName, payingText, current }) => `${accountName} ${payingText} ${current}`,
      ),
    ).toEqual(['Oak Auto Loan $391.26 null', 'Elm Home Loan $118.40 30days', 'Fir Visa  null']);
  });
});
