import type { Flavours } from '../../sheet/clipboard/clipboardTable';
import { parseHtml } from '../../sheet/clipboard/parseHtml';
import { textOfPage } from './textOfPage';

const MAY_STRIKE = /<(?:s|del|strike)[\s>]|line-through/i;
/** A class that a style sheet strikes out, as Excel writes it. */
const STRIKING = /\.([a-z_][\w-]{0,60})\s{0,9}\{[^{}]{0,2000}line-through/gi;
const TEXT_NODES = 4;

/**
 * A clipboard with marks around what its HTML strikes out, in all its flavours: the plain text has lost it, so that it is
 * written anew.
 */
export function withStruckMarked(flavours: Flavours): Flavours {
  if (!MAY_STRIKE.test(flavours.html)) return flavours;
  const classes = Array.from(flavours.html.matchAll(STRIKING), ([, name = '']) => `.${name}`);
  const striking = ['s', 'del', 'strike', '[data-style*="line-through" i]', ...classes].join(', ');
  const page = parseHtml(flavours.html);
  const texts = page.createTreeWalker(page.body, TEXT_NODES);
  let hasStruck = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    if (words === '' || !node.parentElement?.closest(striking)) continue;
    hasStruck = true;
    node.textContent = ` ~~${words}~~ `;
  }
  if (!hasStruck) return flavours;
  const html = page.body.innerHTML;
  return { text: textOfPage(html), html };
}
