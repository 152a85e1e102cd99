import type { PaperText } from './paper';

/** A word would have stood on the line above where so much of the width of the column would have held it. */
const FITS = 0.97;
/** A blank is so much of the size of its letters wide. */
const BLANK = 0.25;

/** How wide the first word of a text is, as if all its letters were as wide. */
function firstWord({ text, width }: PaperText): number {
  return (width / text.length) * (text.split(' ', 1)[0]?.length ?? 0);
}

/**
 * The text of a cell of a table. Where a line ends because the next word did not fit, both are one text; where the word
 * would have fitted, the line break is meant and stays.
 *
 * @param texts from top to bottom
 * @param width of the widest text of its column
 */
export function printedCell(texts: readonly PaperText[], width: number): string {
  let cell = '';
  let above: PaperText | undefined;
  for (const text of texts) {
    if (!above) cell = text.text;
    else if (text.y - above.y < text.size / 2) cell += ` ${text.text}`;
    else if (/[\p{L}\p{N}*]-$/u.test(above.text)) cell += text.text;
    else {
      const fits = above.width + text.size * BLANK + firstWord(text) < width * FITS;
      cell += `${fits ? '\n' : ' '}${text.text}`;
    }
    above = text;
  }
  return cell;
}
