/** The browser's guard over text that becomes HTML, where it has one. TypeScript does not know it yet. */
declare const trustedTypes:
  | { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Rules }
  | undefined;

interface Rules {
  createHTML: (html: string) => string;
}

/** The one policy that the page's Content-Security-Policy allows; what it lets through is read and never shown. */
const PARSE_ONLY =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('parse-only', { createHTML: (html) => html });

/** Reads HTML as a page of its own that is never shown: nothing of it runs, loads or reaches the product's page. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(PARSE_ONLY?.createHTML(html) ?? html, 'text/html');
}
