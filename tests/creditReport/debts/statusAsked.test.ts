import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

/** The status of each debt of a table, and its doubts about it. */
function statuses(text: string): string[] {
  return readByRules({ text, tables: [] }).debts.map(({ current, review }) =>
    [current, ...review.filter((flag) => flag !== 'original-missing')].join(' ').trim(),
  );
}

it.each([
  ['Collections?', '90days collection'],
  ['Charged off?', '90days charge-off'],
  ['In default?', '90days'],
  ['Repossessed?', '90days repossession'],
  ['Bankruptcy?', 'bankruptcy'],
  ['Paid off?', 'paid-closed'],
])('a column that asks %s tells it where it is answered with yes', (label, status) => {
  const text = `Creditor\tBalance\t${label}\nOak Bank\t$1,204.00\tNo\nElm Credit\t$882.15\tYes\nFir Auto\t$640.00\tNo`;
  expect(statuses(text)[1]).toBe(status);
  expect(statuses(text)[0]).toMatch(/^(?:no-status|status-unclear)$/);
});

it('what is over counts more than a status, and of others the worse', () => {
  const of = (asked: string, status: string) =>
    statuses(
      `Creditor\tBalance\tStatus\t${asked}\nOak Bank\t$1,204.00\t${status}\tYes\nElm Credit\t$82.15\tCurrent\tNo`,
    )[0];
  expect(of('Paid off?', 'Current')).toBe('paid-closed');
  expect(of('Charged off?', '30 days late')).toBe('90days charge-off');
  expect(of('Autopay?', 'Current')).toBe('current');
});

it.each([
  ['Notes', 'ch. 13, plan payment through trustee', 'bankruptcy'],
  ['Notes', 'reaffirmed, current', 'current'],
  ['Notes', '30 dpd', '30days'],
  ['Comments', '60 days late per credit 7/11', '60days'],
  ['UW comment', "30 day late on supplement 11/4, LOE rec'd", '30days status-guessed'],
  ['What we need', 'pay at closing, showing 30 days late for Oct', '30days'],
  ['What we need', 'Keep. Bureau says 30 days late right now – bring current before we close', '30days'],
  ['What we need', 'letter for the 30 days late', 'no-status'],
  ['Comments', 'was 30 days late last year', 'no-status'],
  ['Situation', 'sued by them in May', 'status-unclear|90days'],
  ['Notes', 'call them Monday', 'no-status'],
  ['Notes', 'paid 80 last week', 'no-status'],
  ['Ref 30 days', '30 days', 'no-status'],
])('a note under %s may tell it: %s', (label, note, status) => {
  const text = `Creditor\tBalance\t${label}\nOak Bank\t$1,204.00\t${note}\nElm Credit\t$882.15\tcalled twice\nFir Auto\t$640.00\tcard in wallet`;
  expect(status.split('|')).toContain(statuses(text)[0]?.replace(/ collection$/, ''));
});

it.each([
  ['2 pmts behind (May + June)', '60days'],
  ['30 days late, call them', '30days'],
  ['autopay failed, call them Monday', 'past-due-no-bucket'],
])('a note tells for how long a debt is late that is said only to be late: %s', (note, status) => {
  const text = `Creditor\tBalance\tCaught up?\tNotes\nOak Bank\t$1,204.00\tNo\t${note}\nElm Credit\t$882.15\tYes\t`;
  expect(statuses(text)[0]).toBe(status);
});
