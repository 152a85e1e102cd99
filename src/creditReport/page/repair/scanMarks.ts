import { type Repaired, rewrite } from './rewrite';

/** Specks that a scan makes marks of: a line of nothing else, and one that stands alone within a line. */
const SPECKS = /^[ .~^'`´,·]{1,80}$/;
const SPECK = /(?<= )[.~^](?= |$)/g;
/** A speck that touches the number of a row: `~4. Oak Bank`. */
const SPECK_AT_NUMBER = /^([ \t]{0,80})[~^`´'·](?=\d{1,2}[.)] )/gm;
/** A speck far behind all of a line. */
const SPECK_BEHIND = /(?<=\S {3,80})['`´,·](?=[ \t]*$)/gm;
/** The first number of a list, taken for a letter, where the second follows: `l. Oak Bank`, `2. Elm`. */
const FIRST_NUMBER = /^([ \t]{0,80})[lI](\. (?=\p{Lu}|\d)(?=[^\n]*\n(?:[^\n]*\n){0,3}?[ \t]{0,80}2\. ))/gmu;
/** Without any of these there is nothing to take off; the look costs little. */
const MAY_HAVE_MARKS = /\||^[^\S\n]*[.~^'`´,·][ \t.~^'`´,·]*$|(?<= )[.~^](?=[ \n]|$)/m;
const LINE = /[^\n]+\n?/g;
const BROKEN_WORD = /(?<=[A-Za-z\d]{2})-[ \t]*\n[ \t]*(?=[a-z\d]{2,}[:;,. ]|[a-z]{2,}$)/g;

/** Where a table has bars at the left edge of its lines, a mark there with bars behind it is one that was mistaken. */
const [LEFT_BAR, MISTAKEN_BAR] = [/^[ \t]*\|.*\|/gm, /^([ \t]*)[;:!](?= [^|\n]*\|[^|\n]*\|)/gm];
/** The bar of a speck or a fold between two columns of blanks, where no other line has one. */
const LONE_BAR = /(?<=\S {2,3})\|(?= {2,}\S)/g;
/** So many lines with such bars are a table. */
const MIN_BARRED = 2;

/** A line without the bars at its ends, where none stands within it, and without specks; a line of specks goes. */
function cleanLine(whole: string): string {
  const line = whole.replace(/\n$/, '');
  const trimmed = line.trim();
  if (SPECKS.test(trimmed)) return '';
  const inner = trimmed.replace(/^\|/, '').replace(/\|$/, '');
  const body = inner.includes('|') || inner === trimmed ? line : inner.trim();
  const specks = body.match(SPECK)?.length ?? 0;
  const end = whole.slice(line.length);
  return (specks === 1 ? body.replace(SPECK, ' ').trimEnd() : body) + end;
}

/** Puts the bars of a table right, and takes off what a scan adds to the lines of a page, bars at their ends and specks, and joins words parted at a line's end. */
export function withoutScanMarks(came: Repaired): Repaired {
  const isBarred = (came.text.match(LEFT_BAR)?.length ?? 0) >= MIN_BARRED;
  const page = isBarred ? rewrite(came, MISTAKEN_BAR, ([, indent = '']) => `${indent}|`) : came;
  const bars = page.text.includes('|') ? (page.text.match(LONE_BAR)?.length ?? 0) : 0;
  const isSpeck = !isBarred && bars === 1;
  const barred = isSpeck ? rewrite(page, LONE_BAR, () => ' ') : page;
  const numbered = rewrite(barred, SPECK_AT_NUMBER, ([, indent = '']) => indent);
  const counted = rewrite(numbered, FIRST_NUMBER, ([, indent = '', behind = '']) => `${indent}1${behind}`);
  const whole = rewrite(counted, SPECK_BEHIND, () => '');
  const lines = MAY_HAVE_MARKS.test(whole.text) ? rewrite(whole, LINE, ([line]) => cleanLine(line)) : whole;
  return rewrite(lines, BROKEN_WORD, () => '');
}
