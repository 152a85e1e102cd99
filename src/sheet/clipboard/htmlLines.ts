import { isSetAsBlock, parseHtml } from './parseHtml';

/** Elements that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TFOOT THEAD TR UL'.split(
    ' ',
  ),
);
/** Elements with space around them. */
const SPACED: ReadonlySet<string> = new Set('ARTICLE H1 H2 H3 H4 H5 H6 HR OL P SECTION TABLE UL'.split(' '));

/** What stands before a node, but for comments, which pages that are made by a program have between elements. */
function before({ previousSibling: node }: Node): Node | null {
  return node?.nodeType === 8 ? before(node) : node;
}

/** A page deeper than this is none that a person reads. */
const MAX_DEPTH = 200;

/**
 * The lines of a piece of HTML as a reader sees them, each with its pieces: the cells of a row, and elements that stand
 * right beside each other, which a plain copy glues together (`<span>Balance</span><span>$5</span>`). An empty line
 * stands where the page has space. Nothing of the HTML runs, loads or reaches the page.
 */
export function readHtmlLines(html: string): string[][] {
  if (!/<(?:div|p|li|tr|dd|span|h\d)\b/i.test(html)) return [];
  const lines: string[][] = [];
  let pieces: string[] = [];
  let piece = '';
  const endPiece = () => {
    const own = piece.split('\u0001').map((line) => line.replace(/\s+/g, ' ').trim());
    pieces.push(own.filter(Boolean).join('\n'));
    piece = '';
  };
  const endLine = (isSpaced = false) => {
    endPiece();
    const isEmpty = pieces.every((text) => text === '');
    if (!isEmpty) lines.push(pieces);
    if (isSpaced && (lines.at(-1)?.length ?? 0) > 0) lines.push([]);
    pieces = [];
  };
  const walk = (node: Node, depth: number): void => {
    if (node.nodeType === 3) {
      piece += node.textContent ?? '';
      return;
    }
    if (!(node instanceof Element) || depth > MAX_DEPTH) return;
    const { tagName } = node;
    if (tagName === 'BR') {
      if (node.closest('td, th')) piece += '\u0001';
      else endLine();
      return;
    }
    const isCell = tagName === 'TD' || tagName === 'TH';
    const isOnOwnLine = BLOCKS.has(tagName) || (!isCell && isSetAsBlock(node));
    const isBlock = isOnOwnLine && !node.parentElement?.closest('td, th');
    const isInCell = isOnOwnLine && !isBlock;
    if (isBlock) endLine(SPACED.has(tagName));
    else if (isInCell) piece += '\u0001';
    else if (isCell ? node.previousElementSibling : before(node) instanceof Element && piece.trim() !== '')
      endPiece();
    for (const child of node.childNodes) walk(child, depth + 1);
    if (isInCell) piece += '\u0001';
    if (isBlock) endLine(SPACED.has(tagName));
  };
  walk(parseHtml(html).body, 0);
  endLine();
  return lines;
}
