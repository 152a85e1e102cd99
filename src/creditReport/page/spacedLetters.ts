/** A word whose letters are set apart, as planners and posters print their titles: `D E B T`. */
const WORD = String.raw`\p{Lu}(?: \p{Lu}){1,14}`;
/** Several such words, with wider gaps between them, that begin a line; letters in columns stand so too, and are no words. */
const TITLE = new RegExp(`^ {0,20}${WORD}(?: {2,9}${WORD}){1,7}(?= *$| {2,})`, 'gmu');
const GAP = / {2,}/;
const VOWEL = /[AEIOUYÁÉÍÓÚÀÈÂÊÔÃÕÄÖÜ]/u;
/** Fewer different letters are the marks of a history: `O K  O K`. */
const LEAST_LETTERS = 5;

/** Titles with letters set apart as plain words; the months of a year and the marks of a history stay as they are. */
export function withLettersTogether(text: string): string {
  return text.replace(TITLE, (title) => {
    const words = title
      .trim()
      .split(GAP)
      .map((word) => word.replaceAll(' ', ''));
    const areWords = words.every((word) => VOWEL.test(word));
    return areWords && new Set(words.join('')).size >= LEAST_LETTERS ? words.join(' ') : title;
  });
}
