import type { Stretch } from './blanks';
import { areApart, columnOf, runsOver } from './gutters';
import { FIGURE } from './lineInTable';
import type { PaperLine, PaperText } from './paper';

/** Words that begin no farther apart than so much of the size of the letters stand under each other; so many show it. */
const [ALIGNED, MIN_ALIGNED] = [0.3, 3];
/** The same where no other column of the table is seen by wide blanks. */
const EXACTLY = 0.15;
/** A column with nothing but these is that of the figures behind it. */
const SIGN = /^[$€£]$/;

/** How many of some places are the same at most, but for so much. */
function aligned(places: readonly number[], tolerance: number): number {
  const sorted = [...places].sort((one, other) => one - other);
  let [first, most] = [0, 0];
  for (const [index, place] of sorted.entries()) {
    while (place - (sorted[first] ?? place) > tolerance) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/** Whether some words are those of one line, of which the first is no figure. */
function areOneHeading(words: readonly PaperText[]): boolean {
  return words.every(({ y }) => y === words[0]?.y) && !/\d/.test(words[0]?.text ?? '');
}

/**
 * The gutters but those within a column, of which one text stands at the left and another at the right: no line has texts
 * on both sides, and there is a word that reaches over it, or on the left is a heading and on the right are figures, which
 * reach no farther than behind it.
 */
function withoutThoseInside(gutters: readonly Stretch[], lines: readonly PaperLine[]): Stretch[] {
  const columns = lines.map(({ texts }) => texts.map((word) => columnOf(word, gutters)));
  return gutters.filter((gutter, index) => {
    const wordsIn = (column: number) =>
      lines.flatMap(({ texts }, row) => texts.filter((_, word) => columns[row]?.[word] === column));
    const [left, right] = [wordsIn(index), wordsIn(index + 1)];
    const areWords = left.every(({ text }) => !/\d/.test(text)) || areOneHeading(left);
    const areBeside = areWords && right.every(({ text }) => FIGURE.test(text));
    const isFilled = [...left, ...right].some((word) => runsOver(word, [gutter]));
    if (!areBeside && !isFilled) return true;
    return lines.some(({ texts }, row) =>
      texts.some((word, at) => {
        const before = texts[at - 1];
        if (!before || columns[row]?.[at] !== index + 1 || columns[row]?.[at - 1] !== index) return false;
        return !isFilled || areApart(before, word);
      }),
    );
  });
}

/**
 * The gutters that part columns: most lines with words on both sides have more than the blank between two words there, or
 * begin at the same place behind it; and on the left stands more than the sign of the amounts on the right.
 */
export function parting(gutters: readonly Stretch[], lines: readonly PaperLine[]): Stretch[] {
  const seen = gutters.map(() => ({ wide: 0, others: 0, starts: [] as number[], size: 1 }));
  for (const { texts, size } of lines) {
    const last = new Map<number, PaperText>();
    for (const [index, word] of texts.entries()) {
      const column = columnOf(word, gutters);
      // The cells of a row may be centred, so that their lines stand at heights of their own.
      const beside = last.get(word.y);
      last.set(word.y, word);
      const own = seen[column];
      if (own && !SIGN.test(word.text)) own.others += 1;
      const before = texts[index - 1];
      // Cells between the two may be empty.
      const at = before && columnOf(before, gutters) < column ? seen[column - 1] : undefined;
      if (!before || !at) continue;
      at.starts.push(word.x);
      at.size = size;
      if (!beside || areApart(beside, word)) at.wide += 1;
    }
  }
  const isSeen = seen.some(({ wide, starts }) => wide > 0 && wide * 2 >= starts.length);
  const between = gutters.filter((_, index) => {
    const { wide = 0, others = 0, starts = [], size = 1 } = seen[index] ?? {};
    const tolerance = size * (isSeen ? ALIGNED : EXACTLY);
    const isAligned = starts.length >= MIN_ALIGNED && aligned(starts, tolerance) * 4 >= starts.length * 3;
    return others > 0 && (wide * 2 >= starts.length || isAligned);
  });
  return withoutThoseInside(between, lines);
}
