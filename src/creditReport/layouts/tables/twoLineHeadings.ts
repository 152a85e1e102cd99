import { headingKind, labelAt, spelledKind } from '../../lexicon/labels';
import { isDateKind, isMoneyKind } from '../../lexicon/shapes';
import { hasWords } from '../../page/hasWords';
import type { Line } from '../../page/lines';
import { isFurniture } from '../../pieces/furniture';
import type { Column } from './column';

/** What stands in rows and not in headings. */
const VALUE = /\d{3}|[*•]{2}|\$ ?\d|\d[/-]\d|:/;
/** Headings have so many words on each line. */
const [MIN_WORDS, MAX_WORDS] = [6, 24];

/** Headings that go on below, and how: `DATE` over `REPORTED`, `HIGH CREDIT` over `OR LIMIT`. */
const GO_ON: readonly (readonly [RegExp, RegExp])[] = [
  [/^date$/i, /^(?:reported|rptd|rept|opened|open)$/i],
  [/^(?:high credit|credit|high)$/i, /^(?:or limit|limit|credit)$/i],
  [/^past due$/i, /^(?:amount|amt)$/i],
  [/^past$/i, /^due$/i],
  [/^(?:present|current|unpaid)$/i, /^bal(?:ance)?$/i],
  [/^monthly$/i, /^(?:payment|paymnt|pymt|pmt)$/i],
  [/^mos?$/i, /^(?:rev|revd|reviewed)$/i],
];

/** The first part of a word that its column was too narrow for: `BAL-` over `ANCE`. */
const PARTED = /^\p{L}{2,}-$/u;

/** Puts the words of a heading together that goes on below, and the parts of a word. */
function labelOf(above: readonly string[], below: readonly string[]): string {
  const [over, under] = [above.join(' '), below.join(' ')];
  return (PARTED.test(over) ? `${over.slice(0, -1)}${under}` : `${over} ${under}`).toLowerCase();
}

/** Whether words are a heading that may go on below. */
function mayGoOn(words: string): boolean {
  return PARTED.test(words) || GO_ON.some(([above]) => above.test(words));
}

/** Whether a heading of the first line goes on in words of the second. */
function goesOn(above: string, below: string): boolean {
  if (PARTED.test(above)) return spelledKind(labelOf([above], [below])) !== undefined;
  return GO_ON.some(([over, under]) => over.test(above) && under.test(below));
}

/** The words that stand at a place, as one heading may have them: two, or one. */
function wordsAt(words: readonly string[], index: number): string[] {
  return [2, 1].flatMap((count) =>
    index + count <= words.length ? words.slice(index, index + count).join(' ') : [],
  );
}

/** A heading of the first line with the words of the second that it goes on in. */
interface Stacked {
  above: { from: number; to: number };
  below: { from: number; to: number };
}

/** The headings that go on from the first line in the second, each behind the one before. */
function stackedIn(first: readonly string[], second: readonly string[]): Stacked[] {
  const found: Stacked[] = [];
  let below = 0;
  for (let index = 0; index < first.length; ) {
    const heading = wordsAt(first, index).find(mayGoOn);
    const end = index + (heading?.split(' ').length ?? 1);
    for (let at = below; heading !== undefined && at < second.length; at += 1) {
      const words = wordsAt(second, at).find((some) => goesOn(heading, some));
      if (words === undefined) continue;
      const to = at + words.split(' ').length;
      found.push({ above: { from: index, to: end }, below: { from: at, to } });
      below = to;
      break;
    }
    index = end;
  }
  return found;
}

/** The headings that words name by themselves; what names nothing is left out. */
export function headingsIn(words: readonly string[]): Column[] {
  const columns: Column[] = [];
  for (let index = 0; index < words.length; ) {
    const found = labelAt(words, index);
    if (found) columns.push({ kind: found.kind, label: found.text });
    index += found?.words ?? 1;
  }
  return columns;
}

/** Whether headings have a sum already: what is past due is counted by its days beside that. */
const isAgain = ({ kind }: Column, columns: readonly Column[]) =>
  kind === 'pastDue' && columns.some((column) => column.kind === kind);

/** Whether headings over each other speak of sums both, or both of days, so that nothing says which of these is first. */
function areTheSame(over: readonly Column[], under: readonly Column[]): boolean {
  return [isMoneyKind, isDateKind].some((isOf) =>
    [over, under].every((columns) => columns.some(({ kind }) => kind !== undefined && isOf(kind))),
  );
}

const wordsIn = (line: Line | undefined) => {
  if (
    !line ||
    line.cells.length > 1 ||
    !hasWords(line.text, MIN_WORDS) ||
    VALUE.test(line.text) ||
    isFurniture(line.text)
  )
    return [];
  const words = line.text.split(' ');
  return words.length > MAX_WORDS ? [] : words;
};

/**
 * The columns of headings on two lines with one blank between their words, in the order of the columns: what stands
 * between two headings that go on below is on one of the lines alone. Undefined where two lines are none, name no debt,
 * or do not say the order.
 */
export function mergedHeadings(above: Line, below: Line | undefined): Column[] | undefined {
  const first = wordsIn(above);
  const second = first.length === 0 ? [] : wordsIn(below);
  if (second.length === 0) return undefined;
  const stacked = stackedIn(first, second);
  if (stacked.length < 2) return undefined;
  const columns: Column[] = [];
  let [from, to] = [0, 0];
  const end = { above: { from: first.length, to: 0 }, below: { from: second.length, to: 0 } };
  for (const [index, one] of [...stacked, end].entries()) {
    const [over, under] = [
      headingsIn(first.slice(from, one.above.from)),
      headingsIn(second.slice(to, one.below.from)),
    ];
    // Before the first of them the number of a debt stands under its name, and behind the last what its second line has.
    const isInside = index > 0 && index < stacked.length;
    if (isInside && areTheSame(over, under)) return undefined;
    columns.push(...[...over, ...under].filter((column) => !isAgain(column, columns)));
    if (one === end) break;
    const label = labelOf(
      first.slice(one.above.from, one.above.to),
      second.slice(one.below.from, one.below.to),
    );
    columns.push({ kind: headingKind(label), label });
    [from, to] = [one.above.to, one.below.to];
  }
  const has = (kind: Column['kind']) => columns.filter((column) => column.kind === kind).length === 1;
  return has('name') && has('balance') ? columns : undefined;
}
