/**
 * The matches of a global pattern in a text, one after the other. `matchAll` makes the pattern anew for each text, and
 * where it is long and was not asked for a while that takes more time than to look for it.
 */
export function* matchesIn(text: string, pattern: RegExp): Generator<RegExpExecArray, void> {
  let from = 0;
  for (;;) {
    // Between two matches it may look through another text.
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return;
    from = pattern.lastIndex;
    if (match[0] === '') from += pattern.unicode && (text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
    pattern.lastIndex = 0;
    yield match;
  }
}
