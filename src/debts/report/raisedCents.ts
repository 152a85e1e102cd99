import { parseHtml } from '../../sheet/clipboard/parseHtml';

/** Cents as pages raise them, and the dollars before them. */
const [CENTS, DOLLARS] = [/^\s*\.?(\d\d)\s*$/, /\$ ?\d[\d,]*$/];

/** The text that a node ends with; undefined where it ends with none. */
function lastTextOf(node: Node | null): Node | undefined {
  if (!node || node.nodeType === 3) return node ?? undefined;
  return lastTextOf(node.lastChild);
}

/**
 * A page with raised cents behind their dollars, and the point that stands for being raised: `$4,210<sup>55</sup>`. Its text
 * would have them as a figure of their own.
 */
export function withCentsLowered(html: string): string {
  if (!/<sup/i.test(html)) return html;
  const page = parseHtml(html);
  for (const raised of page.querySelectorAll('sup')) {
    const [, cents] = CENTS.exec(raised.textContent ?? '') ?? [];
    const dollars = lastTextOf(raised.previousSibling);
    if (cents === undefined || !dollars || !DOLLARS.test(dollars.textContent ?? '')) continue;
    dollars.textContent += `.${cents}`;
    raised.remove();
  }
  return page.body.innerHTML;
}
