import { endOf, type PaperText } from './paper';
import { Places } from './places';

/** A text right behind another one begins no farther from its end than so much of the size of its letters. */
const TOUCHES = 0.15;
/** What the label ends with, and what begins a value. */
const [ENDS_WORD, BEGINS_VALUE] = [/\p{Ll}$/u, /^[\p{Lu}$]/u];

function keyOf({ text, x }: PaperText): string {
  return `${Math.round(x)} ${text}`;
}

/** Places of each line of a page. */
function placesIn(texts: readonly PaperText[], placeOf: (text: PaperText) => number): Map<number, Places> {
  const lines = new Map<number, number[]>();
  for (const text of texts) {
    const places = lines.get(text.y) ?? [];
    places.push(placeOf(text));
    lines.set(text.y, places);
  }
  return new Map(Array.from(lines, ([y, places]) => [y, new Places(places)]));
}

/**
 * The texts of a page that touch a label before them: a value that is as long as its column stands right behind it, and no
 * blank shows that both are cells. The label is known by one like it, at the same edge, that nothing touches: a page on
 * which all are touched has no cells.
 */
export function behindLabels(texts: readonly PaperText[]): ReadonlySet<PaperText> {
  const words = texts.filter(({ text }) => ENDS_WORD.test(text));
  const begins = placesIn(texts, ({ x }) => x);
  const isTouched = (word: PaperText) =>
    (begins.get(word.y)?.countNear(endOf(word), word.size * TOUCHES) ?? 0) > 0;
  const alone = new Set(words.filter((word) => !isTouched(word)).map(keyOf));
  const ends = placesIn(
    words.filter((word) => alone.has(keyOf(word))),
    endOf,
  );
  const touches = ({ x, y, size }: PaperText) => (ends.get(y)?.countNear(x, size * TOUCHES) ?? 0) > 0;
  return new Set(texts.filter((text) => BEGINS_VALUE.test(text.text) && touches(text)));
}
