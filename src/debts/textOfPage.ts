import { parseHtml } from '../sheet/parseHtml';

const BLOCKS = 'p, div, tr, li, dt, dd, h1, h2, h3, h4, h5, h6, section, article, header, footer, pre';

/** The text of a saved page as a reader would select it: a line for each block, a tab between the cells of a row. */
export function textOfPage(html: string): string {
  const page = parseHtml(html);
  for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith('\n');
  for (const cell of page.querySelectorAll('td, th')) cell.append('\t');
  for (const block of page.querySelectorAll(BLOCKS)) {
    const before = block.previousSibling;
    const followsText = before?.textContent?.trim() && !(before instanceof Element && before.matches(BLOCKS));
    if (followsText) block.before('\n');
    block.append('\n');
  }
  return page.body.textContent ?? '';
}
