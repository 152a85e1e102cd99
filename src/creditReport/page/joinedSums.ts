import { SUM_BY_FORM } from './plainLeaders';

/** A plain figure that may be a sum. */
const FIGURE = String.raw`\d{2,6}`;
/**
 * A name and the sum that a mark joins to it without a blank, as people write in a hurry: `Chase-6,218.44 min 243`,
 * `Oak...4,400`. Capitals before plain figures are a code: `CP-5511`.
 */
const JOINED = new RegExp(
  String.raw`^((?:[-*•] )?\p{L}[^\t$]{0,40}?[\p{L})])(?:[-–—/_]|\.{2,}|…)(${SUM_BY_FORM}|(?<=[\p{Ll})].{1,3})${FIGURE})(?=$|[ ,;])`,
  'u',
);
/** Such a mark; a look for one costs little. */
const MAY_JOIN = /[-–—/_…][$\d](?<=[^\d\s]..)|\.\.[$\d]/;
/** A month, behind which a year stands: `Nov-26`. */
const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$/i;
/** The last digits of an account, as they stand behind a mark too. */
const LAST_DIGITS = /^\d{4}$/;
/** So many such lines, and half of all lines, show that the marks join names and sums. */
const MIN_LINES = 2;

/** The name and the sum that a line joins, and what stands behind them; undefined where it joins none. */
function joinedIn(line: string): { name: string; sum: string; rest: string } | undefined {
  if (!MAY_JOIN.test(line)) return undefined;
  const [whole = '', name = '', sum = ''] = JOINED.exec(line) ?? [];
  return name === '' || MONTH.test(name) ? undefined : { name, sum, rest: line.slice(whole.length) };
}

/** A text with blanks around the marks that join the names and the sums of its lines. */
export function withJoinedSumsApart(text: string): string {
  if (!MAY_JOIN.test(text)) return text;
  const lines = text.split('\n').map((line) => ({ line, joined: joinedIn(line) }));
  const sums = lines.flatMap(({ joined }) => joined?.sum ?? []);
  const told = lines.filter(({ line }) => line.trim() !== '').length;
  if (sums.length < MIN_LINES || sums.length * 2 < told) return text;
  if (sums.every((sum) => LAST_DIGITS.test(sum))) return text;
  return lines
    .map(({ line, joined }) => (joined ? `${joined.name} - ${joined.sum}${joined.rest}` : line))
    .join('\n');
}
