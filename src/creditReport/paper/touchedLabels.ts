import { endOf, type PaperText } from './paper';
import { Places } from './places';

/** So many texts at the same place that say the same show a column of labels. */
const MIN_ALIKE = 2;
/** A text right behind another one begins no farther from its end than so much of the size of its letters. */
const TOUCHES = 0.15;
/** What the label ends with, and what begins a value. */
const [ENDS_WORD, BEGINS_VALUE] = [/\p{Ll}$/u, /^[\p{Lu}$]/u];

function keyOf({ text, x }: PaperText): string {
  return `${Math.round(x)} ${text}`;
}

/**
 * The texts of a page that touch a label before them: a value that is as long as its column stands right behind it, and no
 * blank shows that both are cells. The label is known by others like it, at the same edge.
 */
export function behindLabels(texts: readonly PaperText[]): ReadonlySet<PaperText> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1);
  const labels = texts.filter(
    (text) => (counts.get(keyOf(text)) ?? 0) >= MIN_ALIKE && ENDS_WORD.test(text.text),
  );
  const lines = new Map<number, number[]>();
  for (const label of labels) {
    const ends = lines.get(label.y) ?? [];
    ends.push(endOf(label));
    lines.set(label.y, ends);
  }
  const endsIn = new Map(Array.from(lines, ([y, ends]) => [y, new Places(ends)]));
  const touches = ({ x, y, size }: PaperText) => (endsIn.get(y)?.countNear(x, size * TOUCHES) ?? 0) > 0;
  return new Set(texts.filter((text) => BEGINS_VALUE.test(text.text) && touches(text)));
}
