import type { Fact } from '../account';
import { escaped } from '../page/escaped';
import type { Span } from '../page/lines';
import { collapse } from '../page/normalise';
import type { Place, ReportedDebt } from '../reportedDebt';
import type { ReportedField } from '../reviewFlags';

/** A quotation is no longer than this. */
const MAX_QUOTED = 240;
/** What is longer is no value of a debt, and has more words than a regular expression can hold. */
const MAX_VALUE = 5000;

/** Where no figure goes on: a comma between up to three digits and three more parts thousands, and any other one cells. */
const APART = String.raw`(?<!\d)(?<!\d\.)(?<!(?<!\d)\d{1,3},(?=\d{3}(?!\d)))`;
/** Where a figure ends. */
const ENDS = String.raw`(?<!\d(?=\d|\.\d))`;
/** Where a word or figure stands by itself: in no longer word, no thousands, no date and no number with strokes. */
const STARTS_ALONE = String.raw`${APART}(?<!\p{L}(?=[\p{L}\d]))(?<!\d[/-](?=\d))`;
const ENDS_ALONE = String.raw`${ENDS}(?<!\d(?=,\d{3}(?!\d)))(?<![\p{L}\d](?=\p{L}))(?<!\d(?=[/-]\d))`;

const EDGES = [
  [new RegExp(STARTS_ALONE, 'uy'), new RegExp(ENDS_ALONE, 'uy')],
  [new RegExp(APART, 'y'), new RegExp(ENDS, 'y')],
] as const;

/** Where a text stands in a stretch as it is, if it can by itself, and is no part of a longer figure; -1 where it does not. */
function literally(stretch: string, text: string, start = 0): number {
  for (const [begins, ends] of EDGES) {
    const holds = (edge: RegExp, at: number) => {
      edge.lastIndex = at;
      return edge.test(stretch);
    };
    let at = stretch.indexOf(text, start);
    while (at >= 0 && !(holds(begins, at) && holds(ends, at + text.length)))
      at = stretch.indexOf(text, at + 1);
    if (at >= 0) return at;
  }
  return -1;
}

/** Where a text stands in a stretch of the source, whatever blanks part its words; the whole stretch where it does not. */
function find(source: string, { from, to }: Span, text: string): Span {
  if (text === '') return { from, to };
  const stretch = source.slice(from, to);
  const at = literally(stretch, text);
  if (at >= 0) return { from: from + at, to: from + at + text.length };
  if (text.length > MAX_VALUE) return { from, to };
  const words = collapse(text).split(' ').map(escaped);
  const match = new RegExp(`${APART}${words.join('\\s+')}${ENDS}`).exec(stretch);
  if (!match) return { from, to };
  return { from: from + match.index, to: from + match.index + match[0].length };
}

/**
 * Where each label's value stands in one line that holds those of several, as in the row of a table: each behind the one
 * before, so that of two equal figures each is found in its own column. Nothing where one of them does not stand there,
 * or two labels are the same.
 */
function cellsOf(facts: readonly Fact[], { from, to }: Span, source: string): ReadonlyMap<string, Span> {
  const cells = new Map<string, Span>();
  const line = source.slice(from, to);
  if (line.includes('\n')) return cells;
  let end = 0;
  for (const { label, values, span } of facts) {
    if (span.from !== from || span.to !== to || values.every((value) => value === '')) continue;
    const [value = '', ...more] = values;
    const at = literally(line, value, end);
    if (at < 0 || more.length > 0 || cells.has(label)) return new Map();
    end = at + value.length;
    cells.set(label, { from: from + at, to: from + end });
  }
  return cells;
}

/**
 * Tells of every field where its value stands, within the stretch of the source it was read from.
 *
 * @param facts what its account says, in the order of the text
 */
export function withPlaces(debt: ReportedDebt, facts: readonly Fact[], source: string): ReportedDebt {
  const printed: Readonly<Record<ReportedField, string>> = {
    accountName: debt.accountName,
    accountNumber: debt.accountNumber,
    amount: debt.amountText,
    originalCreditor: debt.originalCreditor,
    current: debt.statusText,
    paying: debt.payingText,
  };
  const sources: Partial<Record<ReportedField, Place>> = {};
  let quoted = { from: 0, to: 0, line: '', cells: cellsOf([], { from: 0, to: 0 }, source) };
  for (const [field, { from, to, label }] of Object.entries(debt.sources) as [ReportedField, Place][]) {
    if (quoted.from !== from || quoted.to !== to)
      quoted = {
        from,
        to,
        line: collapse(source.slice(from, to)).slice(0, MAX_QUOTED),
        cells: cellsOf(facts, { from, to }, source),
      };
    const stretch = quoted.cells.get(label ?? '') ?? { from, to };
    sources[field] = { ...find(source, stretch, printed[field]), line: quoted.line, label };
  }
  return { ...debt, sources };
}
