import { expect, it } from 'vitest';
import { withChosenAnswers, withoutChecks } from '../../../../src/creditReport/page/repair/boxes';
import { repairText } from '../../../../src/creditReport/page/repair/repair';

const chosen = (text: string) => withChosenAnswers({ text, guesses: [] }).text.replace(/ +/g, ' ').trim();

it.each([
  ['Status: ☐ Current  ☒ 30 days  ☐ 60 days', 'Status: 30 days'],
  ['Status: ☑ Current  ☐ 30 days', 'Status: Current'],
  ['Status: [ ] Current [x] 30 days [ ] 60 days', 'Status: 30 days'],
  ['Status: ( ) Current (X) 30 days', 'Status: 30 days'],
  ['Status: ☐ Current  ☐ 30 days', 'Status:'],
])('of %j the answer that is ticked is kept', (line, kept) => {
  expect(chosen(line)).toBe(kept);
});

it.each(['OAK BANK  $500  ☐  $94.00', '- [ ] Oak Bank $500', '- [x] Oak Bank $500', 'OAK BANK (x1234) $5'])(
  'a single box is no choice: %j',
  (line) => {
    expect(chosen(line)).toBe(line.replace(/ +/g, ' '));
  },
);

it.each([
  ['[ ] Current   [X] Behind - how many months? 3', '3 months Behind'],
  ['[ ] Current   [X] Past due, how many days? 45', '45 days Past due'],
  ['[X] Current   [ ] Behind - how many months?', 'Current'],
  ['[ ] up to date   [X] behind   How many payments behind?  2', '2 payments behind'],
  ['[ ] up to date   [X] late   How many months late? 3', '3 months late'],
  ['[X] up to date   [ ] behind   How many payments behind?  ', 'up to date'],
  ['Behind?  [X] Yes  [ ] No    If yes, how many months? 2', 'Behind? 2 months'],
  ['Behind?  [ ] No  [X] Yes, how long?  60 days', 'Behind?: Yes, 60 days'],
  ['Behind?  [ ] No  [X] Yes, how long?', 'Behind?: Yes'],
  ['Behind?  [X] Yes  [ ] No    If yes, how many months? ---', 'Behind?: Yes'],
  ['Behind?  [ ] Yes  [X] No    If yes, how many months? N/A', 'Behind?: No'],
  ['Are you behind?  [ ] No  [X] Yes   How many months? 3', 'Are you behind? 3 months'],
  ['In collection?  [X] Yes  [ ] No', 'In collection?: Yes'],
  ['[X] Current   [ ] Late   How many cards?', 'Current How many cards?'],
])('how long a debt is late, as a form asks it, is told with it: %j', (line, told) => {
  expect(chosen(line)).toBe(told);
});

const unchecked = (text: string) => withoutChecks({ text, guesses: [] }).text;
const CHECKED = 'x Oak Card, 1167 $ 870.22\nx Elm Store, 9031 $ 612.00 x\nAsh Loan $ 48.00';

it('checks that stand by themselves before the lines of a form, and behind their sums, are no part of them', () => {
  expect(unchecked(`Check the line next to any debt.\n${CHECKED}`)).toBe(
    'Check the line next to any debt.\nOak Card, 1167 $ 870.22\nElm Store, 9031 $ 612.00\nAsh Loan $ 48.00',
  );
});

it('such checks are taken off where a text is put right', () => {
  expect(repairText(`Check each box\n${CHECKED}`)?.text).toContain('\nElm Store');
});

it.each([
  ['nothing asks to check a line', CHECKED],
  ['a single line has one', 'Check the box\nx Oak Card $ 870.22\nElm Store $ 612.00'],
])('a letter before a line stays where %s', (_, text) => {
  expect(unchecked(text)).toBe(text);
});
