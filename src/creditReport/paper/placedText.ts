import { normaliseText } from '../page/normalise';
import type { Piece, PlacedText } from '../page/placed';
import { CELL_GAP, endOf, type PaperLine, type PaperPage } from './paper';
import { linesOfPage } from './paperLines';
import { withoutRunningLines } from './runningLines';
import { areSeen } from './seenTables';
import { inColumns } from './sideBySide';
import { tabbedText } from './tabbedText';
import { areTyped } from './typed';
import { upright } from './upright';
import { unwrapped } from './wraps';

/** So many blanks part two cells of a line of text. */
const CELL_BLANKS = 3;
/** So much more than between most lines is a blank one. */
const BLANK_LINE = 1.5;
/** So many of all lines right below another one show how far lines are apart, though blank ones stand above most. */
const ALMOST_HALF = 0.4;
/** Two lines alone have a blank one between them where they are so many times the size of their letters apart. */
const FAR_APART = 2.4;
/** So much more the tables of typed lines have to explain than these as they were typed, for they are guessed. */
const GUESSED = 2;
/** So much more lines with broken cells have to explain than tables that are seen: of what is broken there are more pieces. */
const BROKEN = 3.1;
/** No line of a report has more characters; what stands beyond follows as it can. */
const MAX_COLUMN = 400;

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

/** The steps from each line to the next below it on the same page. */
function stepsOf(pages: readonly (readonly PaperLine[])[]): number[] {
  return pages
    .flatMap((lines) =>
      lines.slice(1).map(({ y }, index) => y - (lines[index]?.bottom ?? lines[index]?.y ?? y)),
    )
    .filter((step) => step > 0);
}

/** How far lines are apart that have no blank one between them: most, unless almost half are much nearer than most. */
function usualStep(pages: readonly (readonly PaperLine[])[]): number {
  const steps = stepsOf(pages).sort((one, other) => one - other);
  const size = pages[0]?.[0]?.size ?? 0;
  if (steps.length === 1) return Math.min(steps[0] ?? 0, (size * FAR_APART) / BLANK_LINE);
  const [near = 0, usual = 0] = [steps[Math.floor(steps.length * ALMOST_HALF)], steps[steps.length >> 1]];
  return usual > near * BLANK_LINE ? near : usual;
}

/**
 * Sets the lines of pages as fixed-width text, as near to their places as the letters let them, with a form feed before
 * the first line of each page but the first, and a blank line where more space is than between most lines.
 */
function placed(pages: readonly (readonly PaperLine[])[], usual: number): PlacedText {
  const texts = pages.flatMap((lines) => lines.flatMap((line) => line.texts));
  const unit = middle(texts.map(({ text, width }) => width / text.length)) || 1;
  const edge = texts.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const pieces: Piece[] = [];
  let [source, row] = ['', 0];
  for (const [page, lines] of pages.entries()) {
    let above = Number.POSITIVE_INFINITY;
    if (page > 0) source += '\f';
    for (const line of lines) {
      if (line.y - above > usual * BLANK_LINE) {
        source += '\n';
        row += 1;
      }
      above = line.bottom ?? line.y;
      const start = source.length;
      let end = Number.NEGATIVE_INFINITY;
      for (const text of line.texts) {
        const column = Math.min(MAX_COLUMN, Math.round((text.x - edge) / unit));
        const isCell = text.x - end > text.size * CELL_GAP;
        // Letters that are all as wide stand where they were typed.
        const least = text.isFixed ? 1 : CELL_BLANKS;
        const blanks = isCell
          ? Math.max(source.length === start ? 0 : least, column - (source.length - start))
          : 1;
        source += ' '.repeat(blanks);
        const from = source.length;
        source += text.text;
        pieces.push({
          text: text.text,
          x: text.x - edge,
          width: text.width,
          line: row,
          from,
          to: source.length,
        });
        end = endOf(text);
      }
      source += '\n';
      row += 1;
    }
  }
  return { source, pieces };
}

/** The page with texts that can be read by their words: plain blanks, nothing invisible, none of them empty. */
function normalised(page: PaperPage): PaperPage {
  const texts = page.texts.flatMap((text) => {
    // Blanks at its ends stay: they are a part of its width.
    const plain = normaliseText(text.text).replaceAll('\n', ' ');
    return plain.trim() === '' ? [] : [{ ...text, text: plain }];
  });
  return { ...page, texts };
}

/**
 * Where the lines of a page end at most: its margins are as wide as each other, unless a line runs into one. A word that
 * is longer than most of a line runs into any.
 */
function marginOf({ width, texts }: PaperPage): number {
  const left = texts.reduce((least, { x }) => Math.min(least, x), width);
  const broken = texts.filter((text) => text.width * 2 < width || text.text.trim().includes(' '));
  return broken.reduce((most, text) => Math.max(most, endOf(text)), width - left);
}

/**
 * The text of a printed report in every order that it can be read in: line by line over the whole width; where a blank
 * stretch runs down a page, one column after the other; and as it was before lines and cells were broken. What was typed
 * is read as it was typed, and as tables where these explain much more.
 *
 * Takes time in proportion to the pages.
 */
export function textsOfPaper(pages: readonly PaperPage[]): PlacedText[] {
  const turned = pages.map((page) => upright(normalised(page)));
  const margins = turned.map(marginOf);
  const set = withoutRunningLines(turned.map(linesOfPage));
  const lines = set.map((page, index) => unwrapped(page, margins[index] ?? 0));
  const parts = set.map((page, index) => inColumns(page, margins[index] ?? 0));
  const columns = parts.map((page) => page.flatMap((part) => unwrapped(part.lines, part.margin)));
  const isInColumns = parts.some((page) => page.length > 1);
  const isTyped = areTyped(turned);
  const forms = [
    { page: lines, ends: margins },
    ...(isInColumns ? [{ page: columns, ends: parts.flat().map(({ margin }) => margin) }] : []),
  ];
  return forms.flatMap(({ page, ends }) => {
    const usual = usualStep(page);
    // The lines of a paragraph show how far typed lines are apart.
    if (isTyped)
      return [
        { ...placed(page, usualStep(set)), pieces: [] },
        { source: tabbedText(page, usual), pieces: [], doubt: GUESSED },
      ];
    const margin = ends.reduce((most, end) => Math.max(most, end), 0);
    const tabbed = tabbedText(page, usual, margin);
    const doubt = areSeen(tabbed, page) ? BROKEN : 0;
    return [
      { source: tabbed, pieces: [] },
      { ...placed(page, usual), doubt },
    ];
  });
}
