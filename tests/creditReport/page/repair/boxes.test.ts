import { expect, it } from 'vitest';
import { withChosenAnswers } from '../../../../src/creditReport/page/repair/boxes';

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
  ['Behind?  [X] Yes  [ ] No    If yes, how many months? ---', 'Behind?: Yes'],
  ['Behind?  [ ] Yes  [X] No    If yes, how many months? N/A', 'Behind?: No'],
  ['Are you behind?  [ ] No  [X] Yes   How many months? 3', 'Are you behind? 3 months'],
  ['In collection?  [X] Yes  [ ] No', 'In collection?: Yes'],
  ['[X] Current   [ ] Late   How many cards?', 'Current How many cards?'],
])('how long a debt is late, as a form asks it, is told with it: %j', (line, told) => {
  expect(chosen(line)).toBe(told);
});
