import { expect, it } from 'vitest';
import { collapse, normaliseText } from '../../../src/creditReport/page/normalise';

it.each([
  ['ligatures', '\uFB00 \uFB01 \uFB02 \uFB03 \uFB04 \uFB05 \uFB06', 'ff fi fl ffi ffl st st'],
  ['a soft hyphen', 'Bal\u00ADance', 'Balance'],
  ['a soft hyphen at the end of a line', 'Bal\u00AD\nance', 'Balance'],
  ['a soft hyphen at the end of a Windows line', 'Bal\u00AD\r\nance', 'Balance'],
  ['a soft hyphen before a blank line', 'Bal\u00AD\n\nance', 'Bal\nance'],
  ['Windows line ends', 'a\r\nb', 'a\nb'],
  ['old Macintosh line ends', 'a\rb', 'a\nb'],
  ['two line ends', 'a\r\rb', 'a\n\nb'],
  ['other line ends', 'a\u2028b\u2029c\u0085d\ve\ff', 'a\nb\nc\nd\ne\nf'],
  ['odd blanks', 'a\u00A0b\u1680c\u2003d\u202Fe\u205Ff\u3000g', 'a b c d e f g'],
  ['control characters', 'a\u0000b\u0007c\u001Bd', 'abcd'],
  ['zero-width and direction characters', '\u202Ea\u200Bb\u2066c\uFEFFd\u202C', 'abcd'],
  ['how a sign is to be drawn', '☑\uFE0E a', '☑ a'],
  ['tabs and line ends', 'a\tb\n', 'a\tb\n'],
  ['a quoted mail', '> a\n>> b\n> > c\n>\nd > e', 'a\nb\nc\n\nd > e'],
  ['a value between marks', '>Late<\n>Past\nDue<', '>Late<\n>Past\nDue<'],
  ['wide signs of Chinese type', 'Oak Bank，余额：＄５（Visa）。', 'Oak Bank, 余额: $5 (Visa) . '],
  [
    'circled numbers of a list',
    '① Oak\n ⑫ Elm\n❸ Ash\n➁Fir\t③ Yew',
    '1. Oak\n 12. Elm\n3. Ash\n2. Fir\t3. Yew',
  ],
  ['numbers of a list before bars', '1/ Oak\n 12/ Chị Elm', '1. Oak\n 12. Chị Elm'],
  ['days and fractions', '9/14 Oak\n1/2 off\n3/ 4\nOak 2/ Elm', '9/14 Oak\n1/2 off\n3/ 4\nOak 2/ Elm'],
  ['boxed numbers of a list', '1️⃣ Oak\n2️⃣ Elm', '1. Oak\n2. Elm'],
  ['circled numbers of notes', 'Oak ① $5\n①\n② late', 'Oak ① $5\n①\n2. late'],
  ['letters of all languages', 'Größe 🙂 Š', 'Größe 🙂 Š'],
  ['thousands that apostrophes part', "Oak 1'022’450.00 Joe's 6'2", "Oak 1,022,450.00 Joe's 6'2"],
  [
    'thousands that blanks without a break part',
    '1\u00A0200.50 2\u202F300.00 30\u00A0200',
    '1,200.50 2,300.00 30 200',
  ],
])('makes %s readable', (_, text, plain) => {
  expect(normaliseText(text)).toBe(plain);
});

it.each([
  ['', ''],
  ['a', 'a'],
  ['a b', 'a b'],
  [' a', 'a'],
  ['a ', 'a'],
  ['a  b', 'a b'],
  ['a\tb', 'a b'],
  ['a\nb', 'a b'],
  ['\u00A0a\u00A0', 'a'],
  ['  ', ''],
])('makes one space of the blanks in %j', (text, collapsed) => {
  expect(collapse(text)).toBe(collapsed);
});

it.each([
  ['Acct 1: Oak - 4471 - 2100 - Current', '1. Oak - 4471 - 2100 - Current'],
  ['Cuenta 2: Oak - 2100 - al dia', '2. Oak - 2100 - al dia'],
  ['Debt 1: Oak, balance 4,210, current', '1. Oak, balance 4,210, current'],
  ['  creditor #2) Elm 9,200', '  2. Elm 9,200'],
  ['Bill 3. Ash $640.00', '3. Ash $640.00'],
])('the number of a list stands alone before all that its line tells: %s', (text, plain) => {
  expect(normaliseText(text)).toBe(plain);
});

it.each([
  'Debt 1: Oak\nBalance: 4,210',
  'Debt 1: Oak Balance: 4,210',
  'Loan 1: Oak 3,500.00',
  'Debt 1: 4,210.00',
  'My debt 1: Oak 4,210',
  'Account 4411: Oak 4,210',
])('a title over labels, and what is no number of a list, stays: %j', (text) => {
  expect(normaliseText(text)).toBe(text);
});
