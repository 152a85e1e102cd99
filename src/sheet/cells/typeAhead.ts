import type { Choice } from './cellTypes';

/** Milliseconds after which a letter begins another word, as in the browsers' own lists. */
const PAUSE = 1000;

/** What has been typed over a list, and when its last letter was, in milliseconds. */
export interface TypedWord {
  word: string;
  at: number;
}

/** The word that a letter goes on with, or begins: after a pause, or where one letter is typed again and again. */
export function typeOn(typed: TypedWord, letter: string, at: number): TypedWord {
  const isRepeated = typed.word === letter;
  return { word: at - typed.at > PAUSE || isRepeated ? letter : typed.word + letter, at };
}

/**
 * Finds the choice of whose label a word begins with the typed letters, whatever their case: `2` finds `Creditor 2`.
 *
 * @param after the value chosen so far: a single letter typed again goes on to the next label it fits
 * @returns the value; undefined where no word begins so, or no letters are typed
 */
export function chooseByLetters(
  choices: readonly Choice[],
  letters: string,
  after?: string,
): string | undefined {
  if (letters === '') return undefined;
  const fits = choices.filter(({ label }) => ` ${label}`.toLowerCase().includes(` ${letters}`.toLowerCase()));
  const current = fits.findIndex(({ value }) => value === after);
  const next = letters.length === 1 ? current + 1 : Math.max(current, 0);
  return fits[next % fits.length]?.value;
}
