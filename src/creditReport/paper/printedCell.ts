import { type CellEdge, isMeant, SAME_LINE } from './cellEdges';
import type { PaperText } from './paper';

/** Whether what follows on the next line belongs to the last word: a text is broken behind its hyphens too. */
export function endsInHyphen(text: string): boolean {
  return /[\p{L}\p{N}*]-$/u.test(text);
}

/**
 * The text of a cell of a table. Where a line ends because the next word did not fit, both are one text; where the word
 * would have fitted, the line break is meant and stays.
 *
 * @param words from top to bottom, and from left to right
 * @param edge where the cells of the column end; left out for a text that runs over columns
 */
export function printedCell(words: readonly PaperText[], edge?: CellEdge): string {
  let cell = '';
  let above: PaperText | undefined;
  for (const word of words) {
    if (!above) cell = word.text;
    else if (word.y - above.y < word.size * SAME_LINE) cell += ` ${word.text}`;
    else if (endsInHyphen(above.text)) cell += word.text;
    else cell += `${edge && isMeant(word, above, edge) ? '\n' : ' '}${word.text}`;
    above = word;
  }
  return cell;
}
