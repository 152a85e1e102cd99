import type { Stretch } from './blanks';
import { areApart, columnOf } from './gutters';
import { FIGURE } from './lineInTable';
import type { PaperLine } from './paper';

/** Words that begin no farther apart than so much of the size of the letters stand under each other; so many show it. */
const [ALIGNED, MIN_ALIGNED] = [0.3, 3];
/** A column with nothing but these is that of the figures behind it. */
const SIGN = /^[$€£]$/;

/** How many of some places are the same, but for so much, as the place that most of them have. */
function aligned(places: readonly number[], tolerance: number): number {
  const counts = new Map<number, number>();
  for (const place of places) {
    const step = Math.round(place / tolerance);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/**
 * The gutters but those between a heading at the left of its column and the figures at the right, which reach no farther
 * than behind it: no line has words on both sides, on the left are no figures and on the right nothing else.
 */
function withoutHeadingsBeside(gutters: readonly Stretch[], lines: readonly PaperLine[]): Stretch[] {
  const columns = lines.map(({ texts }) => texts.map((word) => columnOf(word, gutters)));
  return gutters.filter((_, index) => {
    const [left, right] = [index, index + 1].map((column) =>
      lines.flatMap(({ texts }, row) => texts.filter((_, word) => columns[row]?.[word] === column)),
    );
    const areFigures =
      left?.every(({ text }) => !/\d/.test(text)) && right?.every(({ text }) => FIGURE.test(text));
    return !areFigures || columns.some((own) => own.includes(index) && own.includes(index + 1));
  });
}

/**
 * The gutters that part columns: most lines with words on both sides have more than the blank between two words there, or
 * begin at the same place behind it; and on the left stands more than the sign of the amounts on the right.
 */
export function parting(gutters: readonly Stretch[], lines: readonly PaperLine[]): Stretch[] {
  const seen = gutters.map(() => ({ wide: 0, others: 0, starts: [] as number[], size: 1 }));
  for (const { texts, size } of lines)
    for (const [index, word] of texts.entries()) {
      const column = columnOf(word, gutters);
      const own = seen[column];
      if (own && !SIGN.test(word.text)) own.others += 1;
      const before = texts[index - 1];
      // Cells between the two may be empty.
      const at = before && columnOf(before, gutters) < column ? seen[column - 1] : undefined;
      if (!before || !at) continue;
      at.starts.push(word.x);
      at.size = size;
      if (areApart(before, word)) at.wide += 1;
    }
  const between = gutters.filter((_, index) => {
    const { wide = 0, others = 0, starts = [], size = 1 } = seen[index] ?? {};
    const isAligned =
      starts.length >= MIN_ALIGNED && aligned(starts, size * ALIGNED) * 4 >= starts.length * 3;
    return others > 0 && (wide * 2 >= starts.length || isAligned);
  });
  return withoutHeadingsBeside(between, lines);
}
