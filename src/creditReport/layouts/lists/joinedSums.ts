import type { Figure } from './figures';

/** What joins two sums of one creditor, between them: `318.40 and 96`. */
const JOINS = /^ ?(?:and|&|\+|plus|y) ?$/i;

/** Where a sum that is joined to the one before it begins with what joins it, and where it ends. */
interface Joined {
  figure: Figure;
  from: number;
  to: number;
}

/** The figures of a piece that are joined to the sum before them, and of which no word says what they are. */
export function joinedIn(figures: readonly Figure[], text: string): Joined[] {
  return figures.flatMap((figure, place) => {
    const before = figures[place - 1];
    if (!before || figure.kind !== undefined || (before.kind ?? 'balance') !== 'balance') return [];
    const from = before.index + before.text.length;
    if (!JOINS.test(text.slice(from, figure.index))) return [];
    return [{ figure, from, to: figure.index + figure.text.length }];
  });
}

/** A piece with blanks in the place of the sums that are joined to others, so that nobody takes them for days. */
export function withoutJoined(text: string, joined: readonly Joined[]): string {
  let rest = text;
  for (const { from, to } of joined) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  return rest;
}
