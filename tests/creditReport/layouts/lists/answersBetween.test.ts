import { expect, it } from 'vitest';
import { debtsIn } from '../../../support/reports';

const ASKED = [
  '1) Oak Bank card, ending in 7719 - I have $2,205',
  '2) Elm Loans - $480.16, min $97.40',
  '3) Fir Store x5521 - $1,122.90',
];
const ANSWERS = [
  "It's $1,905. I sent 300 on Friday. We're up to date",
  'Yes. up to date',
  'Right amount. But they have us as 30 days late. Min $41',
];
const between = (answers: readonly string[]) =>
  debtsIn(ASKED.map((line, index) => [line, answers[index] ?? ''].join('\n\n')).join('\n\n'));

it('what is answered between the numbered lines of a list is newer, and tells how each debt stands', () => {
  expect(between(ANSWERS)).toEqual([
    'Oak Bank card | 7719 | $1,905 | current |  |  | amount-corrected paying-untold',
    'Elm Loans |  | $480.16 | current | $97.40',
    'Fir Store | x5521 | $1,122.90 | 30days | $41 |  | paying-guessed',
  ]);
});

it('who answers may say first where he looked', () => {
  const looked = ['Logged in today, it is $1,905.12 now. Not behind.', ...ANSWERS.slice(1)];
  expect(between(looked)[0]).toContain('| $1,905.12 | current |');
});

it('what a third one asks between them leads to the figure that answers it', () => {
  const answered = [
    `${ASKED[0]}\n\nMonthly minimum? How late?\n\n$57. 2 months behind since the layoff.`,
    `${ASKED[1]}\n\nStill so?\n\nYes. up to date`,
    `3) Fir Store x5521 - about $1,122.90\n\nIs it late?\n\nOne month late.`,
  ];
  expect(debtsIn(answered.join('\n\n'))).toEqual([
    'Oak Bank card | 7719 | $2,205 | 60days | $57 |  | paying-guessed',
    'Elm Loans |  | $480.16 | current | $97.40',
    'Fir Store | x5521 | $1,122.90 | 30days |  |  | amount-about',
  ]);
});

it('an answer that names a debt of its own is no word about the one above', () => {
  const answered = [...ANSWERS.slice(0, 2), 'Is that all?\n\nAsh Bank $640, 30 days late'];
  expect(between(answered).join('\n')).toContain('Ash Bank |  | $640 | 30days');
});

it('a line or two below numbered ones answer nothing', () => {
  expect(between(["It's $1,905", 'Yes. up to date'])[0]).toContain('| $2,205 |');
}); // biome-ignore format: answers are read in lines

it('a numbered line that asks whether its sum is right is answered itself', () => {
  const asked = [`${ASKED[0]}?`, ASKED[1] ?? '', ASKED[2] ?? ''];
  const answered = asked.map((line, index) => `${line}\n\n${ANSWERS[index]}`).join('\n\n');
  expect(debtsIn(answered)[0]).toContain('Oak Bank card | 7719 | $1,905 | current');
});
