import type { PaperLine, PaperPage, PaperText } from '../../src/creditReport/paper/paper';

/** Points. */
const [SIZE, LETTER] = [10, 5];

/** A text in letters that are all five points wide and ten high. */
export function paperText(x: number, y: number, text: string, changes: Partial<PaperText> = {}): PaperText {
  return {
    text,
    x,
    y,
    width: text.length * LETTER,
    size: SIZE,
    angle: 0,
    font: 'F1',
    isFixed: true,
    isSerif: false,
    ...changes,
  };
}

/** The words of such a text, a blank apart. */
export function paperWords(x: number, y: number, text: string): PaperText[] {
  return Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => paperText(x + index * LETTER, y, word));
}

/** A page of texts. */
export function paperPage(...texts: PaperText[]): PaperPage {
  return { width: 600, height: 800, texts };
}

/** A page of fixed-width lines, twelve points apart unless they are said to be farther; each run of blanks is a gap. */
export function paperOfLines(lines: readonly string[], step = 12): PaperPage {
  return paperPage(
    ...lines.flatMap((line, row) =>
      Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) =>
        paperText(index * LETTER, (row + 1) * step, text),
      ),
    ),
  );
}

/** What lines say: their words with a blank between two. */
export function wordsOfLines(lines: readonly PaperLine[]): string[] {
  return lines.map(({ texts }) => texts.map(({ text }) => text).join(' '));
}
