import { ZERO } from '../../money/money';
import type { LabelKind } from '../lexicon/labelTable';
import { weighWords } from '../lexicon/words';
import type { Line, Span } from '../page/lines';
import { matchesIn } from '../page/matches';
import { readAmount } from '../pieces/amounts';

/** A sum of a letter, with the words that say what it is. */
export interface Sum extends Span {
  label: string;
  text: string;
  /** It is what the parts of the debt by their age come to. */
  isOfAges?: boolean;
  /** It stands in a row of sums under headings: of a table of what was charged, each row is a part of what is owed. */
  isInRow?: boolean;
}

/** A dollar sign may stand at the left of its column, and the figure at the right. */
const MONEY = /[-–+]? ?\$ {0,16}\d[\d,]*(?:\.\d{2})?|\b\d{1,3}(?:,\d{3})*\.\d{2}\b/g;
/** Columns of a page that stand beside each other. */
const GAP = / {3,}|\t/;
/** Longer words before a sum are a sentence about it. */
const MAX_LABEL = 60;

/** A day before what a sentence says of a sum: `As of the date of this letter, you owe`. */
const AS_OF = /\bas of [^,$]{2,40}(?:, \d{4})?, /i;

/** The words above a sum that stands alone: the heading over it where a row of them stands over as many values. */
export function labelAbove(line: Line, above: Line | undefined, sum: string): string {
  const isRow = line.cells.length > 1 && line.cells.length === above?.cells.length;
  const column = isRow ? line.cells.findIndex((cell) => cell.includes(sum)) : -1;
  return above?.cells[column] ?? above?.text ?? '';
}

/** How old parts of the debt are, as the foot of a bill has it in columns: `CURRENT  31-60 DAYS  OVER 120  TOTAL DUE`. */
const [AGED, OF_ALL, NOW] = [/\d{2} ?(?:-|to) ?\d{2,3} days/i, /^(?:total|balance|amount)\b/i, /^current$/i];

/** What a single payment of a loan came to, as the history of a statement has it: `Payment due 09/01/2026: Unpaid balance of $900`. */
const OF_ONE_PAYMENT = /^\W{0,4}payment due (?:on )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/i;
/** What the principal of a loan bears says nothing of the interest itself. */
const BEARING = /\b(?:non-?)?interest[- ]bearing /i;

/** A sum alone on its line, with the sign that it is added up by; and the end of its label where that stands apart. */
const [LONE_SUM, ENDS_LABEL] = [/^[-–+]? ?\$ ?\d[\d,]*(?:\.\d{2})?$/, /:$/];
/** A single sum has its label on the line above. */
const MIN_STACKED = 2;
/** A label is broken over no more lines. */
const MAX_BROKEN = 2;

/** The labels above some sums, as many as these are, in their order; none where there are fewer. */
function labelsOver(lines: readonly Line[], first: number, count: number): readonly string[] {
  const labels: string[] = [];
  for (let index = first - 1; index >= 0 && first - index <= count * MAX_BROKEN; index -= 1) {
    const text = lines[index]?.text ?? '';
    if (ENDS_LABEL.test(text)) {
      if (labels.length === count) break;
      labels.unshift(text);
    } else if (labels.length > 0 && labels.length < count) labels[0] = `${text} ${labels[0]}`;
    else break;
  }
  return labels.length === count ? labels : [];
}

/** What each of several sums below each other is called, where a copy has put all their labels above them. */
function stackedLabels(lines: readonly Line[]): ReadonlyMap<Line, string> {
  const labels = new Map<Line, string>();
  for (let first = 0; first < lines.length; first += 1) {
    let end = first;
    while (LONE_SUM.test(lines[end]?.text ?? '')) end += 1;
    const sums = lines.slice(first, end);
    const over = sums.length < MIN_STACKED ? [] : labelsOver(lines, first, sums.length);
    for (const [index, label] of over.entries()) if (sums[index]) labels.set(sums[index], label);
    first = Math.max(first, end);
  }
  return labels;
}

/**
 * The sums of a text with the words before them on their line; where a sum stands alone, with those on the line above, or
 * of the labels of several sums with its own.
 */
export function sumsIn(lines: readonly Line[], source: string): Sum[] {
  const stacked = stackedLabels(lines);
  return lines.flatMap((line, index) => {
    const text = source.slice(line.from, line.to);
    let end = 0;
    if (OF_ONE_PAYMENT.test(text)) return [];
    const isAged = AGED.test(lines[index - 1]?.text ?? '');
    return Array.from(matchesIn(text, MONEY), (match) => {
      const before = text.slice(end, match.index).trim();
      end = match.index + match[0].length;
      const own = before.split(GAP).at(-1) ?? '';
      const above = stacked.get(line) ?? labelAbove(line, lines[index - 1], match[0].trim());
      const label = (own === '' && !/\d{2}/.test(above) ? above : own)
        .slice(-MAX_LABEL)
        .replace(AS_OF, '')
        .replace(BEARING, '')
        .replace(/(?<![:*.])[:*.]+$/, '');
      const sum = { label, text: match[0].trim(), from: line.from, to: line.to };
      if (isAged && OF_ALL.test(label)) return { ...sum, isOfAges: true };
      return own === '' && label !== '' && line.cells.length > 1 ? { ...sum, isInRow: true } : sum;
    }).filter(({ label }) => !(isAged && NOW.test(label)));
  });
}

/** What speaks against a sum being the one that is asked for. */
const AGAINST = 0.7;
/** Spoken of in a letter, `now` and `new` are the present. */
const PRESENT =
  /\b(?:now|new|current|outstanding|total amount of the debt|total payoff|payoff (?:amount|total))\b/i;

/** What the parts come to is what is owed, whatever else it is called. */
const OF_AGES = 4;

function worth({ label, isOfAges }: Sum, kind: LabelKind): number {
  if (isOfAges) return kind === 'balance' ? OF_AGES : 0;
  const weights = weighWords(label);
  const own = Math.max(
    weights.get(kind) ?? 0,
    kind === 'balance' ? 0.6 * (weights.get('amountLoose') ?? 0) : 0,
  );
  const others = [...weights].flatMap(([other, weight]) =>
    other === kind || other === 'amountLoose' || other === 'balance' ? [] : [weight],
  );
  return own - AGAINST * Math.max(0, ...others) + (own > 0 && PRESENT.test(label) ? 2 : 0);
}

/** How a bill calls what is asked for in the end. */
const ASKED = /\b(?:amount|balance|total)(?: now)? due\b|\byou(?: now)? owe\b|\bpay this amount\b/i;

const amountOf = ({ text }: Sum) => readAmount(text)?.amount ?? ZERO;

/** The sum that a bill asks for in the end, where another is but a part of it, in a row of its table; else that other one. */
function wholeOf(sum: Sum, sums: readonly Sum[]): Sum {
  if (!sum.isInRow) return sum;
  const isWhole = (other: Sum) =>
    !other.isInRow && ASKED.test(other.label) && amountOf(other).gt(amountOf(sum));
  return sums.find(isWhole) ?? sum;
}

/** The sum that speaks most for being of a kind, such as the balance; undefined where none does. */
export function best(sums: readonly Sum[], kind: LabelKind): Sum | undefined {
  const sorted = sums
    .map((sum) => ({ sum, worth: worth(sum, kind) }))
    .sort((one, other) => other.worth - one.worth);
  const [first] = sorted;
  if (!first || first.worth < 1.5) return undefined;
  return kind === 'balance' ? wholeOf(first.sum, sums) : first.sum;
}
