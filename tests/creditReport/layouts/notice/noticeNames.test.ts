import { expect, it } from 'vitest';
import { spokenOfIn, writerOf } from '../../../../src/creditReport/layouts/notice/noticeNames';
import { pageOfElements, pagesOfText } from '../../../../src/creditReport/page/page';

it.each([
  ['what you still owe Oak Community Credit Union:', 'Oak Community Credit Union'],
  ['You now owe the Elm Auto Group for the truck', 'Elm Auto Group'],
  ['that you owe to Ash Finance, in full', 'Ash Finance'],
  ['You currently owe Oak Bank on this loan', 'Oak Bank'],
  ['you owe Fir & Sons under the contract', 'Fir & Sons'],
  ['what you owe May 1', undefined],
  ['what you owe Friday.', undefined],
  ['what we owe Oak Bank.', undefined],
  ['you owe more on this loan', undefined],
])('whom somebody owes is told: %s', (source, name) => {
  expect(spokenOfIn(source)?.name).toBe(name);
});

const writerIn = (source: string) => {
  const page = pagesOfText(source)[0] ?? pageOfElements([]);
  return writerOf(page.lines, page.source)?.name;
};

it.each([
  ['the head of a mail', 'From: Elm Recovery <a@elm.example>\nYou owe $5', 'Elm Recovery'],
  ['the words before a colon', 'Oak Auto: Your payment is late', 'Oak Auto'],
  ['his own words', 'Hi, this is Oak Health. You owe $5', 'Oak Health'],
  ['whose reminder it is', 'A reminder from Oak Dental Group, you owe $5', 'Oak Dental Group'],
  ['the head of the paper, before a title', 'FINAL NOTICE\nOak Power\nYou owe $5', 'Oak Power'],
  [
    'his own words, behind his first name',
    'Hi, this is Tanya from Oak Park Apartments. Your rent is late',
    'Oak Park Apartments',
  ],
  [
    'what stands behind the title of the paper',
    'SETTLEMENT OFFER - Oak Systems\nYour balance: $5',
    'Oak Systems',
  ],
  ['the same behind a number', 'Past due notice #3 — Oak Gas\nTotal due $5', 'Oak Gas'],
  ['whose desk it is', 'From: Oak Bank Alerts\nYour payment is late', 'Oak Bank'],
  ['a company rather than a person', 'Jane Roe\nOak Bank\nYou owe $5', 'Oak Bank'],
  ['nobody, by a label', 'Tenant: Maria Roe\nThe rent is late', undefined],
  ['nobody, by a greeting', 'Dear Ms. Roe,\nyou owe $5', undefined],
])('who writes a notice is told by %s', (_, text, name) => {
  expect(writerIn(text)).toBe(name);
});

it.each([
  ['Your Oakland Wireless account is late', 'Oakland Wireless'],
  ['your past due Oakland card account', 'Oakland'],
  ['a balance of $5 with Oak Clinic', 'Oak Clinic'],
  ['You owe Oak Clinic $5', 'Oak Clinic'],
  ['Oak Bank has charged off your account', 'Oak Bank'],
  ['Your account is late', undefined],
  ['you owe us $5', undefined],
])('whose account a notice speaks of is told by its sentences: %s', (text, name) => {
  expect(spokenOfIn(text)?.name).toBe(name);
});
