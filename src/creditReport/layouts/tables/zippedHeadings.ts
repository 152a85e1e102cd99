import { beginsLabel, type FoundLabel, labelAt } from '../../lexicon/labels';
import type { Column } from './column';

/** Fewer headings on two lines are a sentence that is broken in two. */
const MIN_HEADINGS = 4;
/** Headings have so many words on each line, and each of them no more on one. */
const [MAX_WORDS, MAX_PART] = [48, 4];
/** What stands in rows and not in headings. */
const VALUE = /\d{3}|[*•$:;]|\d[/-]\d/;

/** What says of a value that it is a guess, and is no part of its label: `Est. Interest Rate`. */
const GUESSED = /^est(?:\.|imated)$/i;

/** The words of a heading on the first line, without the one that says that its values are guesses. */
function toldFor(words: readonly string[]): readonly string[] {
  return words.length > 1 && GUESSED.test(words[0] ?? '') && !beginsLabel(words) ? words.slice(1) : words;
}

/** The label that some words of a line are with some of the line below, no word left over. */
function labelOf(above: readonly string[], below: readonly string[]): FoundLabel | undefined {
  const found = labelAt([...above, ...below], 0);
  return found?.words === above.length + below.length ? found : undefined;
}

/** The headings behind that of the creditors, which stands on the second line alone where it is short. */
function behindName(
  below: readonly string[],
  headingsFrom: (start: number) => Column[] | undefined,
): Column[] | undefined {
  const name = labelAt(below, 0);
  const others = name?.kind === 'name' ? headingsFrom(name.words) : undefined;
  return name && others && [{ kind: name.kind, label: name.text }, ...others];
}

/**
 * The headings of two lines with one blank between their words, each of which begins on the first line and goes on in the
 * second: `Date Balance Past` over `Reported Amount Due`; that of the creditors, before all others, may stand on the second
 * alone. Undefined where any words are left over.
 */
export function zippedHeadings(above: string, below: string): Column[] | undefined {
  if (VALUE.test(above) || VALUE.test(below)) return undefined;
  const [first, second] = [above.split(' ', MAX_WORDS + 1), below.split(' ', MAX_WORDS + 1)];
  const fewest = Math.min(first.length, second.length);
  if (fewest < MIN_HEADINGS || Math.max(first.length, second.length) > MAX_WORDS) return undefined;
  /** Places in the two lines behind which no headings are left that take all words. */
  const failed = new Set<number>();
  const headingsFrom = (from: number, to: number): Column[] | undefined => {
    if (from === first.length && to === second.length) return [];
    const key = from * (MAX_WORDS + 1) + to;
    if (failed.has(key)) return undefined;
    for (let over = MAX_PART; over > 0; over -= 1) {
      const words = toldFor(first.slice(from, from + over));
      if (from + over > first.length || !beginsLabel(words)) continue;
      for (let under = MAX_PART; under > 0; under -= 1) {
        const rest = second.slice(to, to + under);
        const found = rest.length < under ? undefined : labelOf(words, rest);
        const others = found && headingsFrom(from + over, to + under);
        if (found && others) return [{ kind: found.kind, label: found.text }, ...others];
      }
    }
    failed.add(key);
    return undefined;
  };
  const whole = headingsFrom(0, 0);
  const headings = whole ?? behindName(second, (start) => headingsFrom(0, start));
  return headings && headings.length >= MIN_HEADINGS ? headings : undefined;
}
