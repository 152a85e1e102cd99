import type { Figure } from './figures';

/** What joins two sums of one creditor, between them: `318.40 and 96`; and what adds a fee to what is owed. */
const [JOINS, ADDS] = [/^ ?(?:and|&|\+|plus|y) ?$/i, /^ ?(?:\+|plus) ?$/i];

/** Where a sum that is joined to the one before it begins with what joins it, and where it ends. */
interface Joined {
  figure: Figure;
  from: number;
  to: number;
}

/** The figures of a piece that are joined to the sum before them, and of which no word says what they are; a fee that is added. */
export function joinedIn(figures: readonly Figure[], text: string): Joined[] {
  return figures.flatMap((figure, place) => {
    const before = figures[place - 1];
    if (!before || (before.kind ?? 'balance') !== 'balance') return [];
    const from = before.index + before.text.length;
    const between = text.slice(from, figure.index);
    if (!(figure.kind === 'money' ? ADDS : JOINS).test(between)) return [];
    if (figure.kind !== undefined && figure.kind !== 'money') return [];
    return [{ figure, from, to: figure.index + figure.text.length }];
  });
}

/** A piece with blanks in the place of the sums that are joined to others, so that nobody takes them for days. */
export function withoutJoined(text: string, joined: readonly Joined[]): string {
  let rest = text;
  for (const { from, to } of joined) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  return rest;
}
