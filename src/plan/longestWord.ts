/** The longest word of a line: the amount in it, where there is one. It is never broken. */
export function longestWord(words: string): string {
  return words.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));
}
