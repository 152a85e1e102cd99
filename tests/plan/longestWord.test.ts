import { expect, it } from 'vitest';
import { longestWord } from '../../src/plan/longestWord';

it.each([
  ['$9,536.54, $596.03 more than the total', '$9,536.54,'],
  ['Paid off in month 17, goes on to 18', 'month'],
  ['$397.36', '$397.36'],
  ['', ''],
])('finds in %j the longest word, the first of its length: %j', (words, longest) => {
  expect(longestWord(words)).toBe(longest);
});
