import { areNames, sumLabelOf } from './cardSums';
import type { Line } from './lines';

/** So far below its name a card has its first sum. */
const MAX_BELOW = 5;

/** A line of a card; a tab may stand before the first one. */
interface CardLine {
  text: string;
  isBehindTab: boolean;
}

/** The first sum below a place and how far below it stands; undefined where none is near. */
function firstSum(lines: readonly CardLine[], from: number): { label: string; below: number } | undefined {
  for (let below = 1; below <= MAX_BELOW; below += 1) {
    const label = sumLabelOf([lines[from + below]?.text ?? '']);
    if (label !== '') return { label, below };
  }
  return undefined;
}

/** Whether rows hold as many cards each: the first of a row stands behind no tab, all others do; the last row may have fewer. */
function areInRows(areBehindTabs: readonly boolean[]): boolean {
  const second = areBehindTabs.indexOf(false, 1);
  const count = second < 0 ? areBehindTabs.length : second;
  return count > 1 && areBehindTabs.every((isBehindTab, index) => isBehindTab === index % count > 0);
}

/**
 * The lines of cards that stand beside each other on a web page, each below a blank line: copied as text, a card is several
 * lines of a cell, and a tab stands between the last line of one and the name of the next. Undefined where tabs stand
 * anywhere else.
 */
export function cardsByTabs(page: readonly Line[]): readonly (readonly string[])[] | undefined {
  const lines = page.flatMap(({ cells }) =>
    cells.filter((cell) => cell !== '').map((text, at): CardLine => ({ text, isBehindTab: at > 0 })),
  );
  const first = firstSum(
    lines,
    lines.findIndex(({ isBehindTab }) => isBehindTab),
  );
  if (!first) return undefined;
  const { label, below } = first;
  const starts = lines.flatMap(({ text }, index) => (sumLabelOf([text]) === label ? [index - below] : []));
  const heads = starts.map((start) => lines[start]);
  const tabs = lines.filter(({ isBehindTab }) => isBehindTab).length;
  const behind = heads.map((head) => head?.isBehindTab === true);
  if (behind.filter(Boolean).length !== tabs || !areInRows(behind)) return undefined;
  if (!heads.every((head) => areNames([head?.text ?? '']))) return undefined;
  const names = new Set(starts);
  return lines.flatMap(({ text }, index) => (names.has(index) ? [[], [text]] : [[text]]));
}
