import type { Span } from './lines';

/** Where texts stand in a stretch of the source, each behind the one before; undefined for one that does not stand there. */
export function placesInOrder(
  texts: readonly string[],
  { from, to }: Span,
  source: string,
): (Span | undefined)[] {
  const stretch = source.slice(from, to);
  let end = 0;
  return texts.map((text) => {
    const at = stretch.indexOf(text, end);
    if (at < 0) return undefined;
    end = at + text.length;
    return { from: from + at, to: from + end };
  });
}
