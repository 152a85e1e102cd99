import type { Page } from '../page/page';

/** A text with fewer guesses is no scan: what looks like a slip can be part of a number. */
const FEW_GUESSES = 2;

/** Whether a page says the same better: digits that its cells had lost, or a text that came damaged put right. */
export function isClearer(page: Page, than: Page): boolean {
  if (page.restored.size !== than.restored.size) return page.restored.size > than.restored.size;
  const isFew = page.guesses.length > 0 && page.guesses.length <= FEW_GUESSES;
  return page.isRepaired && !than.isRepaired && !isFew;
}

/** Whether two pages have the same lines with the same cells, so that they are read alike. */
function areAlike({ lines, placed }: Page, other: Page): boolean {
  return (
    lines.length === other.lines.length &&
    placed === other.placed &&
    lines.every(({ text, cells, afterBlank }, index) => {
      const line = other.lines[index];
      const isSame = line?.text === text && line.afterBlank === afterBlank;
      return (
        isSame && line.cells.length === cells.length && cells.every((cell, at) => cell === line.cells[at])
      );
    })
  );
}

/** The pages without those that say what an earlier one does, no clearer: tables often say it cell by cell as the text. */
export function differentPages(pages: readonly Page[]): Page[] {
  return pages.filter(
    (page, index) =>
      !pages.slice(0, index).some((earlier) => areAlike(earlier, page) && !isClearer(page, earlier)),
  );
}
