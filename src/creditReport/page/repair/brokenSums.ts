import { type Repaired, rewrite } from './rewrite';

/** What leads a line to a sum that its end breaks: the sign of dollars, or a word, and no other figure. */
const LEAD = String.raw`(?:\$ ?|(?<=^[^\d\n]{0,80}\p{L}[^\d\n]{0,4}))(?<![\d,.] ?)`;
/** What parts houses and days, and not thousands, behind these words. */
const NO_SUM = String.raw`(?<!\b(?:apt|suite|ste|unit|no|floor|room|box|lot|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\.? ?)`;
/** What may follow the rest of a sum on its line: nothing, a mark, a word that goes on; in an address a name follows. */
const BEHIND = String.raw`(?=[ \t]*(?:\n|$| [(–—-]|[;)]|, ?\p{Ll}| \p{Ll}))`;

/** Thousands whose comma ends the line: `$2,` over `100`. */
const AT_COMMA = new RegExp(
  `${LEAD}${NO_SUM}(?<!\\w)[1-9]\\d{0,2}(?:,\\d{3})?,[ \\t]*\\n[ \\t]*\\d{3}(?:\\.\\d{2})?${BEHIND}`,
  'gimu',
);
/** Dollars whose point ends the line, and nothing but cents on the next: `$2,100.` over `55`. */
const AT_POINT = /\$ ?\d[\d,]{0,10}\.[ \t]*\n[ \t]*\d{2}(?=[ \t]*(?:\n|$))/g;
/** The sign of dollars at the end of a line of words, and nothing but its sum on the next. */
const AT_SIGN = /(?<=\p{L}[^\n]{0,60}[ :])\$[ \t]*\n[ \t]*(?=\d[\d,]{0,10}(?:\.\d{2})?[ \t]*(?:\n|$))/gu;
/** Thousands with a blank behind their comma, right behind the label of a sum: `Balance: $4, 212`. */
const AT_BLANK =
  /(?<=\b(?:balance|bal|amount|owed|owing|due|payoff|limit|credit): ?\$ ?)[1-9]\d{0,2}, \d{3}(?:\.\d{2})?(?![\d.,]*\d| (?:min|pmt|a month|\/))/gi;
const BROKEN = /: ?\$ ?\d{1,3}, \d{3}|\$[ \t]*\n|,[ \t]*\n[ \t]*\d{3}|\.[ \t]*\n[ \t]*\d{2}[ \t]*(?:\n|$)/;

/** A sum without what breaks it. */
function joined([sum]: RegExpExecArray): string {
  return sum.replace(/(?<=,) |[ \t]*\n[ \t]*/, '');
}

/** Joins the sums that the end of a line or a blank breaks: within their thousands or before their cents, each a guess, and behind their sign. */
export function withBrokenSumsJoined(page: Repaired): Repaired {
  if (!BROKEN.test(page.text)) return page;
  const signed = rewrite(page, AT_SIGN, joined);
  return [AT_COMMA, AT_POINT, AT_BLANK].reduce((rest, broken) => rewrite(rest, broken, joined, true), signed);
}
