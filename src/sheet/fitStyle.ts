import type { CSSProperties } from 'react';

/** An amount of more characters may be wider than the narrowest cell, even where nothing stands beside it. */
export const LONG_AMOUNT = 9;

/** Texts longer than this may be wider than their cell: they are shown whole on pointing, and while it is in use. */
export const LONG_TEXT = 12;

/** How much of a digit's width what parts digits takes. */
const SEPARATOR = 0.6;

/**
 * Tells the style sheet how wide an amount is, so that `.fitted` gives it letters with which it stands whole on one
 * line of its container.
 *
 * @param amount a text of digits, signs and separators
 * @returns `--digits`: the text's width, in widths of a digit
 */
export function fitStyle(amount: string): CSSProperties {
  const separators = amount.match(/[., ]/g)?.length ?? 0;
  return { '--digits': Math.max(amount.length - (1 - SEPARATOR) * separators, 1) } as CSSProperties;
}
