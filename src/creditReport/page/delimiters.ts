import { areBulleted } from './bullets';
import { matchesIn } from './matches';

/** What parts the cells of a row where neither tabs nor commas do. */
const DELIMITERS = [';', '|'];
/** So many lines are looked at. */
const MAX_LOOKED_AT = 40;
/** Fewer runs of blanks may be as long as each other by chance. */
const MIN_RUNS = 8;
/** One run in so many may be of another length: a blank to fill in. */
const MOST_ODD = 20;
/** A bar between a label and its value, the only one on its line. */
const BESIDE_BAR = /^\p{L}[^|:$\d]{2,40} \| ?[^|]*$/u;
/** Fewer of them may be bars of another kind. */
const MIN_BARS = 6;

/** Whether bars part labels from their values in about half of the lines: `Balance | $5`. */
function partsLabels(lines: readonly string[]): boolean {
  const parted = lines.filter((line) => BESIDE_BAR.test(line)).length;
  return parted >= MIN_BARS && parted * 2 >= lines.length;
}

/** A name and figures with nothing but commas between them; and two of these that are a sum with a comma of its own. */
const [TIGHT_ROW, OF_SUM] = [/^\p{L}[^,]*(?:,[^, ]+){2,}$/u, /,\d{1,3},\d{3}(?!\d)/];

/** A comma within a sum: `13,400.00`. */
const OF_THOUSANDS = /(?<!\d)\d{1,3},\d{3}(?!\d)/;

/** Every sum with a comma, or with several of them. */
const SUMS = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/g;

/** The same where its digits are mistyped: `1,2345`. */
const WITHIN_DIGITS = /(?<!\d)\d{1,3},\d/;

/** A comma that parts sentences, or one within a sum; and one that is neither. */
const [SPOKEN, TIGHT] = [/, /, /,(?! |$)(?!(?<=\d,)\d{3}(?!\d))/m];

/** A sum with a comma before its cents, and a point within its thousands: `1.076,45`. */
const WITH_DECIMAL_COMMA = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d{2}(?!\d|,\d)/;
/** The cents behind such a comma. */
const CENTS = /(?<=\d),(?=\d{2}(?!\d))/g;

/** What parts the cells of a text with commas: where sums have commas too, those that a blank follows. */
function commaOf(source: string): string {
  const unquoted = source.replace(QUOTED, '');
  if (WITH_DECIMAL_COMMA.test(unquoted)) return TIGHT.test(unquoted.replace(CENTS, '')) ? ',' : ', ';
  return SPOKEN.test(unquoted) && OF_THOUSANDS.test(unquoted) && !TIGHT.test(unquoted) ? ', ' : ',';
}

/** A quoted cell: what stands in it parts nothing. */
const QUOTED = /"[^"\n]*"/g;

/** Sums with a comma between what Chinese commas part, behind which no blank stands: `Oak 尾号4410,欠 $3,280.15,正常`. */
const [CHINESE_PART, DOLLARS] = [/,\p{Script=Han}/u, /\$ ?\d{1,3},\d{3}(?!\d)/];

/** Whether a delimiter may part cells: it stands twice in most lines, or once in each from the first that has it. */
function mayPart(source: string, delimiter: string): boolean {
  const lines = source
    .split('\n', MAX_LOOKED_AT)
    .flatMap((line) => (line.trim() === '' ? [] : line.replace(QUOTED, '')));
  if (delimiter === ',' && lines.some((line) => CHINESE_PART.test(line) && DOLLARS.test(line))) return false;
  if (delimiter === ',' && !lines.some((line) => line.replace(SUMS, '').includes(','))) return false;
  const counts = lines.map((line) => line.split(delimiter).length - 1);
  const parted = counts.filter((count) => count > 1).length;
  // A row by itself, whose cells no blank parts: `Oak,4100,110`.
  const [only = ''] = lines;
  const isRow = delimiter === ',' && lines.length === 1 && TIGHT_ROW.test(only) && !OF_SUM.test(only);
  if (isRow || (parted > 1 && parted * 2 > lines.length)) return true;
  if (delimiter === '|' && partsLabels(lines)) return true;
  const rows = counts.slice(counts.findIndex((count) => count > 0));
  if (delimiter === ',' && lines.every((line) => !line.includes(',') || WITHIN_DIGITS.test(line)))
    return false;
  // A blank behind a comma is that of a sentence.
  return (
    rows.length > 1 &&
    rows.every((count) => count === 1) &&
    !source.slice(0, 2000).replace(QUOTED, '').includes(`${delimiter} `)
  );
}

/** What parts the columns that people write by hand under a line of headings. */
const DASHES = [' – ', ' — ', ' - ', ' / '];
/** Fewer rows under headings may be parted alike by chance, but under so many of them. */
const [MIN_ROWS, FEW_ROWS, MANY_HEADINGS] = [3, 2, 4];

/** Whether a delimiter parts the rows below a line without figures as often as that line. */
function partsUnderHeadings(source: string, delimiter: string): boolean {
  const lines = source.split('\n', MAX_LOOKED_AT).filter((line) => line.trim() !== '');
  const counts = lines.map((line) => line.split(delimiter).length - 1);
  return lines.some((line, index) => {
    const own = counts[index] ?? 0;
    if (own < 2 || /\d/.test(line)) return false;
    const rows = own + 1 < MANY_HEADINGS ? MIN_ROWS : FEW_ROWS;
    return counts.slice(index + 1, index + 1 + rows).filter((count) => count === own).length === rows;
  });
}

/** The run of blanks that parts all cells of a text, an empty cell being two of them; undefined where runs differ. */
function partingBlanks(source: string): string | undefined {
  const runs = Array.from(matchesIn(source, /(?<=\S) {2,}(?=\S)/g), ([run]) => run.length);
  const usual = runs.reduce((least, run) => Math.min(least, run), Number.POSITIVE_INFINITY);
  const isEven = runs.filter((run) => run % usual !== 0).length * MOST_ODD <= runs.length;
  const isUsual = runs.filter((run) => run === usual).length * 4 >= runs.length * 3;
  return runs.length >= MIN_RUNS && isEven && isUsual ? ' '.repeat(usual) : undefined;
}

/** A name, a sum and what else is told of it, with nothing but slashes between them: `Oak/4100/current`. */
const SLASHED =
  /^\p{L}[^/\d]{1,40}\/ ?\$? ?(?:\d{1,3}(?:,\d{3})+|\d{2,6})(?:\.\d\d)?(?: ?\/[^/]{1,30}){1,4}$/u;

/** What may part the cells of a text that has no tabs, each giving another page of it. */
export function delimitersOf(source: string): string[] {
  const blanks = partingBlanks(source);
  // A line of a list is no row, whatever parts its pieces.
  const lines = source.split('\n', MAX_LOOKED_AT).filter((line) => line.trim() !== '');
  const marks = areBulleted(lines) ? ['|'] : [commaOf(source), ...DELIMITERS];
  return [
    ...marks.filter((delimiter) => mayPart(source, delimiter) || partsUnderHeadings(source, delimiter)),
    ...(lines.length > 1 && lines.every((line) => SLASHED.test(line.trim())) ? ['/'] : []),
    ...DASHES.filter((dash) => partsUnderHeadings(source, dash)),
    ...(blanks ? [blanks] : []),
  ];
}
