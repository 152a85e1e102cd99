// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { readHtmlLines } from '../../../src/sheet/clipboard/htmlLines';

/** The lines of a page, their pieces parted by bars; an empty one is a dash. */
const read = (html: string) => readHtmlLines(html).map((pieces) => pieces.join('|') || '-');

describe('the lines of a page', () => {
  it.each([
    ['a block each', '<div>a</div><div>b</div>', ['a', 'b']],
    ['elements beside each other as pieces', '<div><span>Balance</span><span>$5</span></div>', ['Balance|$5']],
    ['a figure and words with a comment between as pieces', '<div><b>$1,532</b><!----><!----><i>41% of limit</i></div>', ['$1,532|41% of limit']],
    ['a word with letters that are set apart as one', '<div><b>C</b>ITI</div>', ['CITI']],
    ['text behind an element', '<div><b>Balance:</b> $5</div>', ['Balance: $5']],
    ['a row with its cells', '<table><tr><td>a</td><td>b</td></tr></table>', ['a|b', '-']],
    ['an empty cell', '<table><tr><td>a</td><td></td><td>c</td></tr></table>', ['a||c', '-']],
    ['the blocks of a cell in one piece', '<table><tr><td><div>OAK</div><div>BANK</div></td><td>$5</td></tr></table>', ['OAK\nBANK|$5', '-']],
    ['what a style sets on a line of its own', '<div><span style="color: red; display: block">a</span><b style="DISPLAY:flex">b</b></div>', ['a', 'b']],
    ['the same in a cell in one piece', '<table><tr><td><a>OAK</a><span style="display: block;">*99</span></td><td>$5</td></tr></table>', ['OAK\n*99|$5', '-']],
    ['what a style sets within a line in that line', '<div><span>a</span><b style="display: inline-block">b</b></div>', ['a|b']],
    ['a cell that a style sets as a block in its row', '<table><tr><td>a</td><td style="display: block">b</td></tr></table>', ['a|b', '-']],
    ['a line break', '<div>a<br>b</div>', ['a', 'b']],
    ['a line break in a cell', '<table><tr><td>a<br>b</td><td>c</td></tr></table>', ['a\nb|c', '-']],
    ['space around a paragraph', '<p>a</p><p>b</p>', ['a', '-', 'b', '-']],
    ['blanks as one', '<div>  a \n  b&nbsp; </div>', ['a b']],
    ['nothing of a script or a style', '<div>a<script>b</script><style>c</style></div>', ['a']],
    ['the letters of codes', '<div>A&amp;B &lt;c&gt;</div>', ['A&B <c>']],
  ])('have %s', (_, html, lines) => {
    expect(read(html)).toEqual(lines);
  });
  it.each([
    ['nothing', ''],
    ['plain text', 'Balance $5'],
    ['the text of a viewer that knows line breaks alone', '<body>a<br>b</body>'],
    ['blocks without text', '<div> </div><div></div>'],
  ])('are none of %s', (_, html) => {
    expect(read(html)).toEqual([]);
  });
  it('end where no person reads any deeper', () => {
    const deep = (levels: number) => read(`${'<div>'.repeat(levels)}a${'</div>'.repeat(levels)}`);
    expect(deep(100)).toEqual(['a']);
    expect(deep(1000)).toEqual([]);
  });
}); // biome-ignore format: pages are read in lines
