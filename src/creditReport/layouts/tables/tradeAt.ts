import type { Line } from '../../page/lines';
import { readDate } from '../../pieces/dates';
import { isName } from '../../pieces/names';
import { type TradeBelow, termsAloneIn, tradeBelowIn } from './tradeBelow';
import { type Figures, type TradeValues, tradeValuesIn } from './tradeValues';

/** So many days a page may break out of a row. */
const MAX_DAYS = 3;

/** The lines of a debt with what they say, and the index behind the last of them. */
export interface Found {
  values: TradeValues;
  below: TradeBelow;
  lines: readonly Line[];
  end: number;
}

/** How many lines from one on hold a day alone, as a page breaks the narrow columns of a row. */
function daysAloneFrom(lines: readonly Line[], start: number): number {
  const isDay = (line: Line | undefined) =>
    line !== undefined && !line.text.includes(' ') && readDate(line.text) !== undefined;
  let end = start;
  while (end < start + MAX_DAYS && isDay(lines[end])) end += 1;
  return end - start;
}

/** The debt whose name stands over its number, and its values below that: behind days that are alone on their lines, and over its terms. */
function brokenTradeAt(lines: readonly Line[], index: number): Found | undefined {
  const [first, second] = [lines[index], lines[index + 1]];
  const below = tradeBelowIn(second);
  if (!first || !below || second?.text !== below.number || !isName(first.text)) return undefined;
  const at = index + 2 + daysAloneFrom(lines, index + 2);
  const line = lines[at];
  const values = line && tradeValuesIn(line);
  if (values?.name !== '') return undefined;
  const [reported] = at > index + 2 ? [lines[index + 2]?.text ?? ''] : [];
  const terms = reported === undefined ? undefined : termsAloneIn(lines[at + 1]);
  const end = at + (terms ? 2 : 1);
  const dates = reported === undefined ? values.dates : [reported, ...values.dates];
  // A limit stands before such terms, and not among the sums.
  const isLoan = values.isLoan || terms !== undefined;
  return {
    values: { ...values, dates, isLoan, name: first.text },
    below: { ...below, ...terms },
    lines: lines.slice(index, end),
    end,
  };
}

/** The debt that begins at a line: its name with its values over its number, or its name over its number over its values. */
export function tradeAt(lines: readonly Line[], index: number, like?: Figures): Found | undefined {
  const [first, second] = [lines[index], lines[index + 1]];
  const values = first && tradeValuesIn(first, like);
  if (!values) return brokenTradeAt(lines, index);
  const below = tradeBelowIn(second);
  if (values.name === '' || !second || !below) return undefined;
  return { values, below, lines: [first, second], end: index + 2 };
}
