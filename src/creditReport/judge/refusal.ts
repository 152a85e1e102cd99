import type { Line } from '../page/lines';

/** Why a text is refused: it is too long, it has too many lines for what stands on them, or too many accounts. */
export type Refusal = 'length' | 'lines' | 'accounts';

/** A long report of a household has less than a million characters; reading more would stop the page for seconds. */
export const MAX_CHARACTERS = 3_000_000;

/**
 * A million characters of a real report are 100,000 lines at most, of nine characters on average: pages that put every
 * value on a line of its own. Few lines may hold less, as the cells of a sheet do.
 */
const MAX_LINES = 120_000;
const MAX_SHORT_LINES = 5000;
const MIN_CHARACTERS = 4;

/** A long report of a household has some 100 accounts, and some are listed three times. */
export const MAX_ACCOUNTS = 1000;
/** As many rows as that are never read to the end: they would be too many if each account were listed three times. */
export const MAX_ROWS = 3 * MAX_ACCOUNTS;

/** Whether lines are too many for what stands on them: no report, but cells of some other sheet, or no text at all. */
export function haveTooLittle(lines: readonly Line[]): boolean {
  if (lines.length <= MAX_SHORT_LINES) return false;
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return lines.length > MAX_LINES || characters < lines.length * MIN_CHARACTERS;
}
