import type { CSSProperties } from 'react';
import { fitStyle } from '../sheet/fitStyle';

/** Tells the style sheet how wide the longest word of a line is: the amount in it, where there is one, is never broken. */
export function fitWordsStyle(words: string): CSSProperties {
  return fitStyle(
    words.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest)),
  );
}
