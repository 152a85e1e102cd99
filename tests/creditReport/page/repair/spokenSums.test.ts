import { describe, expect, it } from 'vitest';
import { withSumsInDigits } from '../../../../src/creditReport/page/repair/spokenSums';
import { readByRules } from '../../../../src/creditReport/readReport';

const inDigits = (text: string) => withSumsInDigits({ text, guesses: [] }).text;

it.each([
  ['oak six thousand two hundred dollars and ten cents', 'oak $6,200.10'],
  ['elm twelve hundred sixty six that one is current', 'elm $1,266 that one is current'],
  ['oak thirty-one hundred and five', 'oak $3,105'],
  ['ash eleven fifty dollars a month', 'ash $1,150 a month'],
  ['ash fifteen hundred two months behind', 'ash $1,500 two months behind'],
  ['oak six thousand ninety days late', 'oak $6,000 ninety days late'],
  ['oak 2975 dollars and 30 cents, current', 'oak 2975.30, current'],
  ['oak 1,204 and five cents', 'oak $1,204.05'],
  ['capital one one thousand dollars', 'capital one $1,000'],
  ['capital one twenty six hundred bucks', 'capital one $2,600'],
  ['a thousand dollars on elm', '$1,000 on elm'],
  ['14 thousand to elm', '$14,000 to elm'],
  ['about two grand', 'about $2,000'],
  ['oak 1266\nelm two thousand dollars', 'oak 1266\nelm 2000 dollars'],
  ['oak half a grand', 'oak $500'],
  ['oak half of a thousand, elm a grand', 'oak $500, elm $1,000'],
  ['oak two and a half grand', 'oak $2,500'],
  ['oak 3 and a half k', 'oak $3,500'],
  ['one hundred five thousand four hundred dollars', '$105,400'],
])('writes in digits: %s', (words, digits) => {
  expect(inDigits(words)).toBe(digits);
});

describe('leaves as it is', () => {
  it.each([
    ['days and months', 'one hundred and eighty days late, two hundred forty months'],
    ['a share', 'one hundred percent of it'],
    ['what else is counted', 'two hundred fifty feet from six thousand branches'],
    ['a name', 'Six Hundred Oaks Bank $40'],
    ['a number without hundreds and dollars', 'my last four are twelve twenty five'],
    ['a score', 'her score is six hundred twelve'],
    ['words beside the same sum in digits', 'Four Hundred Dollars ($400.00) and 00/100 dollars'],
    ['digits beside the same sum in words', '$400 (four hundred dollars)'],
    ['what is no number', 'six thousand twelve hundred dollars'],
    ['a sum of all', 'a grand total of $400'],
    ['half of what is no sum', 'half a thousand miles, half of $400'],
    ['no number at all', 'thousands of dollars, cents on the dollar'],
    ['another money', 'six thousand two hundred pesos'],
  ])('%s', (_, text) => {
    expect(inDigits(text)).toBe(text);
  });
});

it('reads a memo of sums in words, and marks each', () => {
  const text =
    'ok so she owes chase three thousand one hundred and eight dollars and she is two months behind on that and then there is discover nineteen hundred forty two that one is current';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ accountName, amountText, current }) => [accountName, amountText, current])).toEqual([
    ['chase', '$3,108', '60days'],
    ['discover', '$1,942', 'current'],
  ]);
  for (const { review } of debts) expect(review).toEqual(['amount-repaired']);
});

it.each([
  ['Oak, six thousand two hundred, current', 'Oak', '$6,200'],
  ['Elm: about two grand', 'Elm', '$2,000'],
  ['Ash – a thousand', 'Ash', '$1,000'],
])('reads a line of a list: %s', (line, name, sum) => {
  const { debts } = readByRules({ text: `${line}\nChase: $3,415.88\nCiti $300`, tables: [] });
  expect(debts.map(({ accountName, amountText }) => [accountName, amountText])).toEqual([
    [name, sum],
    ['Chase', '$3,415.88'],
    ['Citi', '$300'],
  ]);
});

it('a sum in words makes how the debt stands behind it no guess', () => {
  const text = 'citi fifteen hundred two months behind discover nine hundred ten dollars current';
  const { debts } = readByRules({ text, tables: [] });
  expect(debts.map(({ current, review }) => [current, review])).toEqual([
    ['60days', ['amount-repaired']],
    ['current', ['amount-repaired']],
  ]);
});

it.each([
  ['Oak thirty four hundred, and Elm eighteen fifty, both late', 'Oak $3,400, and Elm $1,850, both late'],
  ['oak two thousand, elm forty two seventy five', 'oak $2,000, elm $4,275'],
  ['Elm eighteen fifty', 'Elm $1,850'],
  ['Elm eleven twenty is late', 'Elm $1,120 is late'],
  ['Oak two hundred, I pay them sixty a month', 'Oak $200, I pay them $60 a month'],
  ['Oak two hundred, paying Oak thirty five per month', 'Oak $200, paying Oak $35 per month'],
])(
  'two numbers tell hundreds and what is beside them, and what is paid each month needs no word for money: %s',
  (words, digits) => {
    expect(inDigits(words)).toBe(digits);
  },
);

it.each([
  ['a year', 'two hundred people, since nineteen ninety eight, in twenty twenty'],
  ['a year without a word before it', 'opened nineteen ninety eight, two hundred feet'],
  ['a time of day', 'call two hundred people at twelve thirty.'],
  ['a number of an account', 'account number is eighteen fifty, two hundred people'],
  ['what is counted', 'two hundred people, twenty one twenty year old kids'],
  ['what nobody pays each month', 'two hundred people, sixty a month'],
])('but not %s', (_, text) => {
  expect(inDigits(text)).toBe(text);
});
