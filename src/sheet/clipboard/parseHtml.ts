/** The browser's guard over text that becomes HTML, where it has one. TypeScript does not know it yet. */
declare const trustedTypes: { createPolicy: (name: string, rules: HtmlRules) => HtmlRules } | undefined;

interface HtmlRules {
  createHTML: (html: string) => string;
}

const TAG = /<[a-z][^<>]*>/gi;
const STYLE_OR_HANDLER = /([\s/"'])(?=(?:style|on[a-z]+)\s*=)/gi;

/**
 * Takes styles and event handlers off HTML. They would never be used, since the page that is parsed is never shown; but
 * a browser reports each of them as a breach of the Content-Security-Policy. A style sheet becomes a script, which is
 * raw text as well and never runs.
 */
export function withoutStylesAndHandlers(html: string): string {
  return html
    .replace(/<(\/?)style\b/gi, '<$1script')
    .replace(TAG, (tag) => tag.replace(STYLE_OR_HANDLER, '$1data-'));
}

const RULES: HtmlRules = { createHTML: withoutStylesAndHandlers };

/** The one policy that the page's Content-Security-Policy allows; what it lets through is read and never shown. */
const PARSE_ONLY =
  typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('parse-only', RULES);

/** The style that a browser or a spreadsheet copies with a part of a page, without blanks. */
function styleOf(part: Element): string {
  return (part.getAttribute('data-style') ?? '').toLowerCase().replaceAll(' ', '');
}

/** Whether a row or a cell is hidden, as a spreadsheet writes rows that a filter leaves out. */
function isHidden(part: Element): boolean {
  return part.hasAttribute('hidden') || styleOf(part).includes('display:none');
}

/** What a page sets on a line of its own by its style, whatever element it is. */
const BLOCK = /(?:^|;)display:(?:block|flex|grid|table|list-item)(?:;|$)/;

/** Whether the style of a part of a page sets it on a line of its own. */
export function isSetAsBlock(part: Element): boolean {
  return BLOCK.test(styleOf(part));
}

/** Takes out what a table does not show. A hidden row stays without its cells, so that those that span it keep their height. */
function withoutHidden(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>('tr[data-style], tr[hidden]')) {
    if (!isHidden(part)) continue;
    part.replaceChildren();
    part.hidden = true;
  }
  for (const cell of page.querySelectorAll(':is(td, th):is([data-style], [hidden])'))
    if (isHidden(cell)) cell.remove();
}

/**
 * Reads HTML as a page of its own that is never shown: nothing of it runs, loads or reaches the product's page. What no
 * reader sees, such as a script or a hidden row, is left out.
 */
export function parseHtml(html: string): Document {
  const page = new DOMParser().parseFromString(PARSE_ONLY.createHTML(html), 'text/html');
  for (const unseen of page.querySelectorAll('script, template, noscript')) unseen.remove();
  withoutHidden(page);
  return page;
}
