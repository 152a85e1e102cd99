/** A line that a mail quotes, and the blank lines between it and one that is written below. */
const ANSWERED = /^(>(?:[^\S\n]|>)*[^\s>][^\n]*)\n(?:[ \t]*\n)+(?=[^>\s])/gm;
/** A mail that is quoted whole has its answer above or below it, once. */
const LEAST = 2;

/**
 * Joins what a mail quotes and what is written right below each part of it, so that a question and its answer are one
 * paragraph. What is said stays as it is.
 *
 * @param text with the marks of what is quoted
 */
export function withAnswers(text: string): string {
  const answered = text.match(ANSWERED)?.length ?? 0;
  return answered < LEAST ? text : text.replace(ANSWERED, '$1\n');
}
