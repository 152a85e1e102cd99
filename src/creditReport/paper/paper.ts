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
  /** All its letters are as wide. */
  isFixed: boolean;
}

/** A page of a printed report, its texts in the order in which they were set, which need not be that of reading. */
export interface PaperPage {
  width: number;
  height: number;
  texts: readonly PaperText[];
}

/** Words farther apart than so much of the size of their letters are no sentence. */
export const CELL_GAP = 0.8;

/** A line of a page: the words that stand on one baseline, from left to right. */
export interface PaperLine {
  y: number;
  size: number;
  texts: readonly PaperText[];
}

/** Where a text ends. */
export function endOf({ x, width }: PaperText): number {
  return x + width;
}
