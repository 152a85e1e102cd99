import { isWithin, type Span } from './lines';
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

/**
 * A text with blanks for what a mail quotes in it, where somebody answers between: what he is asked, as for his budget, says
 * nothing of what he tells. As it is where nothing is told but what is quoted.
 *
 * @param told where the text tells what is read of it
 */
export function withoutQuoted(source: string, quoted: readonly Span[], told: readonly Span[]): string {
  if (!told.some((one) => !quoted.some((span) => isWithin(one, span)))) return source;
  let [own, end] = ['', 0];
  for (const { from, to } of quoted) {
    own += source.slice(end, from) + ' '.repeat(to - from);
    end = to;
  }
  return own + source.slice(end);
}
