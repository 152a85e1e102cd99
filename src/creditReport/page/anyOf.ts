/** A way to say something, or a part of one: an expression, of which only the source counts, or the text of one. */
export type Way = RegExp | string;

/**
 * Several ways to say something as one part of a longer expression: `either(/loans?/, /cards?/)` is
 * `(?:loans?|cards?)`. They are tried in their order, so a longer one stands before what it begins with.
 */
export function either(...ways: readonly Way[]): string {
  return `(?:${ways.map((way) => (typeof way === 'string' ? way : way.source)).join('|')})`;
}

/**
 * One expression for several ways to say something, so that a long one can be read in rows: `anyOf('i', /loans?/,
 * /cards?/)`. One look for all of them takes less time than one for each. An anchor binds within its own way.
 *
 * @param flags of the whole; a way has a flag only where it cannot be written without, as `u` for `\p{L}`
 */
export function anyOf(flags: string, ...ways: readonly Way[]): RegExp {
  return new RegExp(either(...ways), flags);
}

/**
 * One expression for parts that stand one behind the other: `inTurn('i', /^(?:my )?/, LOAN_OR_CARD, / \d+$/)`. The ways
 * of a part that is an expression bind within it; a text stands as it is.
 *
 * @param flags as of `anyOf`; none where it is a part itself
 */
export function inTurn(flags: string, ...parts: readonly Way[]): RegExp {
  return new RegExp(parts.map((part) => (typeof part === 'string' ? part : either(part))).join(''), flags);
}
