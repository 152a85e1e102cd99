import { type Chunk, chunkOf, type Word } from '../../page/placed';

/** More than the letters that say whose a debt is. */
const IS_NAMED = /\p{L}{3}/u;
const IS_WORD = /^\p{L}[\p{L}.,&'/-]*$/u;

/** The words of a cell that go on from the one before it: one blank parts them from it, and more from what the cell has itself. */
function goingOn(before: Chunk | undefined, { words }: Chunk): readonly Word[] {
  const last = before?.words.at(-1);
  if (!before || !last || !IS_NAMED.test(before.text) || !IS_WORD.test(last.text)) return [];
  if ((words[0]?.left ?? 0) - last.right !== 1) return [];
  const end = words.findIndex(({ left }, index) => index > 0 && left - (words[index - 1]?.right ?? 0) > 1);
  const own = words.slice(0, Math.max(0, end));
  return own.every(({ text }) => IS_WORD.test(text)) ? own : [];
}

/** The cells of a line, with texts whole that go on into the next column and do not fill it: a name that is longer than all others. */
export function wholeTexts(cells: readonly (Chunk | undefined)[]): (Chunk | undefined)[] {
  const whole = [...cells];
  for (const [column, cell] of cells.entries()) {
    const before = whole[column - 1];
    const more = cell ? goingOn(before, cell) : [];
    if (!cell || !before || more.length === 0) continue;
    whole[column - 1] = chunkOf([...before.words, ...more]);
    whole[column] = chunkOf(cell.words.slice(more.length));
  }
  return whole;
}
