import { parseHtml } from '../../sheet/clipboard/parseHtml';

const BLOCKS = 'p, div, tr, li, dt, dd, h1, h2, h3, h4, h5, h6, section, article, header, footer, pre';

/** What a label or a value begins with, where it stands right behind another; a sign before it may stand alone. */
const PIECE = /^\s*[\p{L}\p{N}$(*•-]/u;

/**
 * The text of a saved page as a reader would select it: a line for each block, a tab between the cells of a row. Two
 * pieces of a line with nothing between them, such as a label and its value, are drawn apart and are two lines.
 */
export function textOfPage(html: string): string {
  const page = parseHtml(html);
  for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const cell of page.querySelectorAll('td, th')) cell.append('\t');
  for (const piece of page.querySelectorAll(`:not(${BLOCKS}, td, th)`)) {
    const before = piece.previousSibling;
    const adjoins = before instanceof Element && !before.matches(`${BLOCKS}, td, th`);
    if (adjoins && /[\p{L}\p{N}]/u.test(before.textContent ?? '') && PIECE.test(piece.textContent ?? ''))
      piece.before('\n');
  }
  for (const block of page.querySelectorAll(BLOCKS)) {
    const before = block.previousSibling;
    const followsText = before?.textContent?.trim() && !(before instanceof Element && before.matches(BLOCKS));
    if (followsText) block.before('\n');
    block.append('\n');
  }
  return page.body.textContent ?? '';
}
