import type { Choice } from './cellTypes';

/** Milliseconds after which a letter begins another word, as in the browsers' own lists. */
const PAUSE = 1000;

/** What has been typed over a list, and when its last letter was, in milliseconds. */
export interface TypedWord {
  word: string;
  at: number;
}

/**
 * The word that a letter goes on with, or begins: after a pause, or where one letter is typed again and again.
 *
 * @param isOfChoice whether a choice begins with the letter, so that typed again it asks for the next one
 */
export function typeOn(typed: TypedWord, letter: string, at: number, isOfChoice: boolean): TypedWord {
  const isRepeated = isOfChoice && typed.word === letter;
  return { word: at - typed.at > PAUSE || isRepeated ? letter : typed.word + letter, at };
}

/**
 * Finds the choice whose label begins with the typed letters, whatever their case; where none does, the only one of which
 * another word does: `2` finds `Creditor 2`, and `late` none of several that are.
 *
 * @param after the value chosen so far: a single letter typed again goes on to the next label it fits
 * @returns the value; undefined where no choice is meant, or no letters are typed
 */
export function chooseByLetters(
  choices: readonly Choice[],
  letters: string,
  after?: string,
): string | undefined {
  if (letters === '') return undefined;
  const typed = letters.toLowerCase();
  const begun = choices.filter(({ label }) => label.toLowerCase().startsWith(typed));
  const within = choices.filter(({ label }) => label.toLowerCase().includes(` ${typed}`));
  const fits = begun.length > 0 || within.length > 1 ? begun : within;
  const current = fits.findIndex(({ value }) => value === after);
  const next = letters.length === 1 ? current + 1 : Math.max(current, 0);
  return fits[next % fits.length]?.value;
}
