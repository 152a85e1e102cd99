import { matchesIn } from '../page/matches';
import { fontScales, listedWidth, widthsOf } from './letterWidths';
import type { PaperText } from './paper';

/** How a page is set: what its words are placed by inside of the runs that a PDF makes of them. */
export interface Setting {
  /** How much wider the letters of each font are than those that are listed. */
  scales: ReadonlyMap<string, number>;
  /** Where columns begin, from the left edge: the places at which several texts of the page do, each by its nearest point. */
  starts: ReadonlyMap<number, number>;
}

/** A blank takes so much of the size of its letters at least and at most; one that seems to take other room shows that the letters do. */
const [NARROWEST_BLANK, WIDEST_BLANK] = [0.2, 0.8];
/** So much of it a word may stand beside its place. */
const INEXACT = 0.1;
/** So many texts that begin at the same place show a column. */
const MIN_STARTS = 3;

/** How a page with such texts is set, as its PDF gives them. */
export function settingOf(texts: readonly PaperText[]): Setting {
  const counts = new Map<number, { x: number; count: number }>();
  for (const { x } of texts) {
    const at = Math.round(x);
    const seen = counts.get(at) ?? { x, count: 0 };
    counts.set(at, { x: seen.x, count: seen.count + 1 });
  }
  const columns = Array.from(counts).filter(([, { count }]) => count >= MIN_STARTS);
  return { scales: fontScales(texts), starts: new Map(columns.map(([at, { x }]) => [at, x])) };
}

/** Where a column begins in a stretch, the first one; undefined for none. */
function startIn(starts: Setting['starts'], left: number, right: number): number | undefined {
  for (let at = Math.round(left); at <= Math.round(right); at += 1) {
    const start = starts.get(at);
    if (start !== undefined && start >= left && start <= right) return start;
  }
  return undefined;
}

/** The room of each blank of a text, in points; it is shared out evenly between those words whose places are known. */
function blanksIn(
  text: PaperText,
  widths: readonly number[],
  usual: number,
  starts: Setting['starts'],
): number[] {
  const slack = text.size * INEXACT;
  const count = widths.length - 1;
  const blanks = widths.slice(1).map(() => usual);
  const letters = widths.reduce((sum, width) => sum + width, 0);
  let known = 0;
  let [place, spare] = [widths[0] ?? 0, text.width - letters - count * usual];
  for (let index = 0; index < count && spare > slack; index += 1) {
    const begins = text.x + place + usual;
    const room = Math.min(spare, text.size * WIDEST_BLANK - usual);
    const start = startIn(starts, begins - slack, begins + room + slack);
    if (start !== undefined) {
      blanks[index] = usual + start - begins;
      spare -= start - begins;
      place += start - begins;
      known = index + 1;
    }
    place += usual + (widths[index + 1] ?? 0);
  }
  return blanks.map((blank, index) => (index < known ? blank : blank + spare / (count - known)));
}

/** Words that are placed by how much room blanks and letters take by what is listed, all of it scaled alike. */
function scaledWords(text: PaperText): PaperText[] {
  const widthIn = widthsOf(text);
  const ends = [0];
  // Letters are counted as JavaScript counts them, so that places in the text are places here.
  for (const letter of text.text)
    for (let unit = 0; unit < letter.length; unit += 1)
      ends.push((ends.at(-1) ?? 0) + widthIn(letter) / letter.length);
  const step = text.width / (ends.at(-1) || 1);
  return Array.from(matchesIn(text.text, /\S+/g), ({ 0: word, index }) => {
    const [left, right] = [(ends[index] ?? 0) * step, (ends[index + word.length] ?? 0) * step];
    return { ...text, text: word, x: text.x + left, width: right - left };
  });
}

/**
 * The words of a text, each where it stands: a PDF tells where a run of words begins and ends, and not where each of its
 * words does. That is told by how wide its letters are and, where there is more room than blanks take, by where columns
 * begin: the cells of a row that are near each other are often one run. A font that takes other room is scaled.
 */
export function wordsOf(text: PaperText, { scales, starts }: Setting): PaperText[] {
  const words = text.text.split(' ');
  if (words.length === 1 || text.isFixed || words.includes('')) return scaledWords(text);
  const scale = scales.get(text.font) ?? 1;
  const widths = words.map((word) => listedWidth({ ...text, text: word }) * scale);
  const letters = widths.reduce((sum, width) => sum + width, 0);
  const blank = (text.width - letters) / (words.length - 1);
  if (blank < text.size * NARROWEST_BLANK || blank > text.size * WIDEST_BLANK) return scaledWords(text);
  const blanks = blanksIn(text, widths, listedWidth({ ...text, text: ' ' }) * scale, starts);
  let { x } = text;
  return words.map((word, index) => {
    const placed = { ...text, text: word, x, width: widths[index] ?? 0 };
    x += placed.width + (blanks[index] ?? 0);
    return placed;
  });
}
