import type { Account } from './account';
import type { Line } from './lines';

/** Why a text is refused: it has very many lines with next to nothing on them, or very many accounts. */
export type Refusal = 'lines' | 'accounts';

/**
 * More lines than these have to hold something. A million characters of a real report are 100,000 lines at most, of
 * nine characters on average, where a page puts every value on a line of its own.
 */
const MAX_EMPTY_LINES = 5000;
const MIN_CHARACTERS = 4;

/** A million characters of a real report are 3,000 accounts at most. */
const MAX_ACCOUNTS = 10_000;

/** Whether lines are very many with next to nothing on them: cells of some other sheet, or no report at all. */
export function haveTooLittle(lines: readonly Line[]): boolean {
  if (lines.length <= MAX_EMPTY_LINES) return false;
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return characters < lines.length * MIN_CHARACTERS;
}

/** Whether accounts are more than the reports of any household hold. */
export function areTooMany(accounts: readonly Account[]): boolean {
  return accounts.length > MAX_ACCOUNTS;
}
