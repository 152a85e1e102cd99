/** No match; most texts have none of most patterns. */
const NONE: readonly RegExpExecArray[] = [];

/**
 * The matches of a global pattern in a text, one after the other. `matchAll` makes the pattern anew for each text, and
 * where it is long and was not asked for a while that takes more time than to look for it.
 */
export function matchesIn(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  pattern.lastIndex = 0;
  const first = pattern.exec(text);
  const from = pattern.lastIndex;
  pattern.lastIndex = 0;
  return first ? matchesFrom(first, from, text, pattern) : NONE;
}

function* matchesFrom(
  first: RegExpExecArray,
  end: number,
  text: string,
  pattern: RegExp,
): Generator<RegExpExecArray, void> {
  let match: RegExpExecArray | null = first;
  let from = end;
  while (match) {
    if (match[0] === '') from += pattern.unicode && (text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
    yield match;
    // Between two matches it may look through another text.
    pattern.lastIndex = from;
    match = pattern.exec(text);
    from = pattern.lastIndex;
    pattern.lastIndex = 0;
  }
}
