import { endOf, type PaperLine } from './paper';

/** A stretch from left to right, in points; endless where a line has no more text. */
export interface Stretch {
  left: number;
  right: number;
}

/** The blank stretches of a line: before, between and behind its texts. */
export function blanksOf({ texts }: Pick<PaperLine, 'texts'>): Stretch[] {
  let left = Number.NEGATIVE_INFINITY;
  const blanks: Stretch[] = [];
  for (const text of texts) {
    blanks.push({ left, right: text.x });
    left = Math.max(left, endOf(text));
  }
  return [...blanks, { left, right: Number.POSITIVE_INFINITY }];
}

/** What two stretches share; its right lies left of its left where they share nothing. */
export function shared(one: Stretch, other: Stretch): Stretch {
  return { left: Math.max(one.left, other.left), right: Math.min(one.right, other.right) };
}

export function widthOf({ left, right }: Stretch): number {
  return right - left;
}
