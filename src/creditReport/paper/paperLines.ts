import { endOf, isAsLarge, type PaperLine, type PaperPage, type PaperText } from './paper';
import { behindLabels } from './touchedLabels';
import { withoutTouching } from './touchingCells';
import { settingOf, wordsOf } from './wordPlaces';

/** Baselines no farther apart than so much of the size of the letters are one: a raised sign stands a little higher. */
const SAME_LINE = 0.35;
/** A gap up to so much of the size of the letters is none: a word is often set in several pieces. */
const SAME_WORD = 0.15;
/** A text that lies over another one by so much is the same text, set twice to look bold. */
const SET_TWICE = 0.8;

function isSetTwice(text: PaperText, before: PaperText): boolean {
  const shared = Math.min(endOf(text), endOf(before)) - Math.max(text.x, before.x);
  return text.text === before.text && shared > Math.max(text.width, before.width) * SET_TWICE;
}

/**
 * The words of a line from left to right, each put together of its pieces.
 *
 * @param starts the words that begin a cell, also right behind another word
 */
function inOrder(texts: readonly PaperText[], starts: ReadonlySet<PaperText>): PaperText[] {
  const ordered: PaperText[] = [];
  for (const text of [...texts].sort((one, other) => one.x - other.x)) {
    const before = ordered.at(-1);
    if (before && isSetTwice(text, before)) continue;
    const gap = before ? text.x - endOf(before) : 0;
    if (before && gap <= before.size * SAME_WORD && !starts.has(text))
      ordered[ordered.length - 1] = {
        ...before,
        text: before.text + text.text,
        width: Math.max(before.width, endOf(text) - before.x),
      };
    else ordered.push(text);
  }
  return ordered;
}

/** What is right of a title stands no more than so many times the size of its letters higher. */
const HIGHER = 1.2;

const SUM = /[$€£]/;

/**
 * Whether a line stands right of a title, in smaller letters and a little higher, as the number of an account does on its
 * card. A sum there is that of all below the title.
 */
function isBesideTitle(line: PaperLine, title: PaperLine): boolean {
  const [first, last] = [line.texts[0], title.texts.at(-1)];
  if (!first || !last || isAsLarge(line, title) || line.size > title.size) return false;
  if (line.texts.some(({ text }) => SUM.test(text))) return false;
  return first.x > endOf(last) && title.y - line.y <= title.size * HIGHER;
}

/** The lines with what stands right of a title on the line of that. */
function withWholeTitles(lines: readonly PaperLine[]): PaperLine[] {
  const whole: PaperLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    if (above && isBesideTitle(above, line)) {
      const beside = above.texts.map((text) => ({ ...text, y: line.y }));
      whole[whole.length - 1] = { ...line, texts: [...line.texts, ...beside] };
    } else whole.push(line);
  }
  return whole;
}

/** The lines of an upright page from top to bottom, whatever order its texts were set in. */
export function linesOfPage({ texts }: PaperPage): PaperLine[] {
  const setting = settingOf(texts);
  const values = behindLabels(texts);
  const lines: { y: number; size: number; texts: PaperText[] }[] = [];
  for (const text of [...texts].sort((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    const size = Math.max(text.size, line?.size ?? 0);
    if (line && text.y - line.y <= size * SAME_LINE) {
      line.texts.push(text);
      line.size = size;
    } else lines.push({ y: text.y, size: text.size, texts: [text] });
  }
  const words = withoutTouching(
    lines.map((line) => {
      const starts = new Set<PaperText>();
      const placed = line.texts.flatMap((text) => {
        const own = wordsOf(text, setting);
        if (own[0] && values.has(text)) starts.add(own[0]);
        return own;
      });
      return inOrder(placed, starts);
    }),
  );
  const ordered = lines.map((line, index) => ({ ...line, texts: words[index] ?? [] }));
  return withWholeTitles(ordered);
}
