import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { otherPartsIn } from './otherParts';

/** A line of fewer cells may say the same anywhere. */
const MIN_CELLS = 3;

const NONE: ReadonlySet<string> = new Set();

/**
 * The rows that stand in a part about something else, in any form of a clipboard: tables by themselves have lost the
 * titles over them, which the text and the elements still have. None where there is but one form.
 */
export function otherRowsOf(pages: readonly Page[]): ReadonlySet<string> {
  const forms = new Map(pages.filter(({ isBeside }) => !isBeside).map((page) => [page.source, page]));
  if (forms.size < 2) return NONE;
  const rows = new Set<string>();
  for (const page of forms.values()) {
    const parts = otherPartsIn(page).toSorted((one, other) => one.from - other.from);
    let [next, reach] = [0, 0];
    for (const { text, cells, from, to } of page.lines) {
      for (let part = parts[next]; part && part.from <= from; part = parts[next]) {
        reach = Math.max(reach, part.to);
        next += 1;
      }
      if (cells.length >= MIN_CELLS && to <= reach) rows.add(text);
    }
  }
  return rows;
}

/** The stretches of a page that are made of such rows. */
export function stretchesOfRows({ lines }: Page, rows: ReadonlySet<string>): Span[] {
  const found: Span[] = [];
  let isNext = false;
  for (const { text, from, to } of lines) {
    const last = found.at(-1);
    const isOther = rows.has(text);
    if (isOther && isNext && last) last.to = to;
    else if (isOther) found.push({ from, to });
    isNext = isOther;
  }
  return found;
}
