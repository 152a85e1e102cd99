import type { Span } from './lines';
import { QUOTED } from './normalise';

/** Of each line of a text that is not blank, whether a mail quotes it; nothing of a text without such marks. */
export function quotedLines(text: string): readonly boolean[] {
  if (text.search(QUOTED) < 0) return [];
  return text.split('\n').flatMap((line) => {
    const own = line.replace(QUOTED, '');
    return own.trim() === '' ? [] : [own !== line];
  });
}

/** Where quoted lines stand in the same text without their marks; none where it has other lines than that. */
export function quotedSpans(source: string, areQuoted: readonly boolean[]): readonly Span[] {
  const spans: Span[] = [];
  let [from, count] = [0, 0];
  for (const line of source.split('\n')) {
    const to = from + line.length;
    if (line.trim() !== '') {
      if (areQuoted[count]) spans.push({ from, to });
      count += 1;
    }
    from = to + 1;
  }
  return count === areQuoted.length ? spans : [];
}
