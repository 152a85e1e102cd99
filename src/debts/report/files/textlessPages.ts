import type { PaperPage } from '../../../creditReport/paper/paper';
import { listed } from '../review/listed';

/** The numbers of the pages that hold no text; the first page is 1. */
export function textlessPages(pages: readonly PaperPage[]): number[] {
  return pages.flatMap(({ texts }, index) => (texts.length === 0 ? [index + 1] : []));
}

/** Which pages of a PDF hold no text, in words: `Pages 2 and 5 to 7 hold no text: …`; undefined for none. */
export function textlessInWords(pages: readonly number[]): string | undefined {
  if (pages.length === 0) return undefined;
  if (pages.length === 1)
    return `Page ${pages[0]} holds no text: it is a picture or empty. Nothing was read from it.`;
  const runs: [first: number, last: number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run?.[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  const parts = runs.flatMap(([first, last]) => {
    if (last - first < 2) return first === last ? [`${first}`] : [`${first}`, `${last}`];
    return [`${first} to ${last}`];
  });
  return `Pages ${listed(parts)} hold no text: they are pictures or empty. Nothing was read from them.`;
}
