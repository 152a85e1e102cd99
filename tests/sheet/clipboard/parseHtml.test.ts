// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { parseHtml, withoutStylesAndHandlers } from '../../../src/sheet/clipboard/parseHtml';

describe('withoutStylesAndHandlers', () => {
  it.each([
    ['a style', '<td style="color:red">a', '<td data-style="color:red">a'],
    ['a style of Excel, in single quotes', "<td class=x1 style='a:b'>", "<td class=x1 data-style='a:b'>"],
    ['an event handler', '<img src="a" onError = "run()">', '<img src="a" data-onError = "run()">'],
    [
      'attributes without a space',
      '<img/onload=x><a href="#"onclick=y>',
      '<img/data-onload=x><a href="#"data-onclick=y>',
    ],
    ['several of them', '<b style=a onclick=b>', '<b data-style=a data-onclick=b>'],
    ['a style sheet', '<STYLE>td { color: red }</style>', '<script>td { color: red }</script>'],
  ])('takes off %s', (_, html, without) => {
    expect(withoutStylesAndHandlers(html)).toBe(without);
  });

  it.each([
    ['the words of a text', '<td>in style = good, on time = "yes"</td>'],
    ['an attribute that only ends alike', '<td mystyle="a" colspan="2">'],
    ['an attribute without a value', '<td style>'],
    ['a sign that begins no tag', '1 < 2 style=3 > 2'],
  ])('leaves %s alone', (_, html) => {
    expect(withoutStylesAndHandlers(html)).toBe(html);
  });
});

describe('parseHtml', () => {
  it('reads a page that is not the page on the screen', () => {
    const page = parseHtml('<p title="a">text<script>document.title = "run"</script><style>p {}</style>');
    expect(page.querySelector('p')?.getAttribute('title')).toBe('a');
    expect(page.body.textContent).toBe('text');
    expect(page).not.toBe(document);
    expect([document.title, page.defaultView]).toEqual(['', null]);
  });
});
