/** A text as it is set on paper, in points. */
export interface PaperText {
  text: string;
  /** Where its baseline begins: from the left edge, and from the upper edge. */
  x: number;
  y: number;
  /** Along the baseline. */
  width: number;
  /** The size of its letters. */
  size: number;
  /** Where its baseline runs to, in degrees clockwise: 0 for text from left to right, 90 for text that runs down. */
  angle: number;
  /** The name of its font in its document. */
  font: string;
  /** All its letters are as wide. */
  isFixed: boolean;
  /** They have serifs. */
  isSerif: boolean;
}

/** A page of a printed report, its texts in the order in which they were set, which need not be that of reading. */
export interface PaperPage {
  width: number;
  height: number;
  texts: readonly PaperText[];
}

/** Words farther apart than so much of the size of their letters are no sentence. */
export const CELL_GAP = 0.8;

/** So far apart, in points, the pages of a report are set one under the other. */
export const BETWEEN_PAGES = 1000;

/** A line of a page: the words that stand on one baseline, from left to right. */
export interface PaperLine {
  y: number;
  /** The baseline of its last line, where it is a paragraph. */
  bottom?: number;
  size: number;
  texts: readonly PaperText[];
}

/** Where a text ends. */
export function endOf({ x, width }: PaperText): number {
  return x + width;
}

/** Letters that differ by less than so much are as large. */
const SAME_SIZE = 0.1;

/** Whether two lines, or texts, are set in letters of one size: titles have larger ones than what they stand above. */
export function isAsLarge(one: Pick<PaperLine, 'size'>, other: Pick<PaperLine, 'size'>): boolean {
  return Math.abs(one.size - other.size) < Math.min(one.size, other.size) * SAME_SIZE;
}
