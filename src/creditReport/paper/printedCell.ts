import { endOf, type PaperText } from './paper';

/** A word would have stood on the line above where it ends so much of its letters' size before the end of the column. */
const SPARE = 0.5;
/** A blank is so much of the size of its letters wide. */
const BLANK = 0.25;
/** Words whose baselines differ by less than so much of their size stand on one line. */
const SAME_LINE = 0.5;

/**
 * The text of a cell of a table. Where a line ends because the next word did not fit, both are one text; where the word
 * would have fitted, the line break is meant and stays.
 *
 * @param words from top to bottom, and from left to right
 * @param right where the widest cell of the column ends
 */
export function printedCell(words: readonly PaperText[], right: number): string {
  let cell = '';
  let above: PaperText | undefined;
  for (const word of words) {
    if (!above) cell = word.text;
    else if (word.y - above.y < word.size * SAME_LINE) cell += ` ${word.text}`;
    else if (/[\p{L}\p{N}*]-$/u.test(above.text)) cell += word.text;
    else {
      const end = endOf(above) + word.size * BLANK + word.width;
      cell += `${end + word.size * SPARE < right ? '\n' : ' '}${word.text}`;
    }
    above = word;
  }
  return cell;
}
