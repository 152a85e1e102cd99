import type { Span } from '../page/lines';
import { collapse } from '../page/normalise';
import type { Place, ReportedDebt } from '../reportedDebt';
import type { ReportedField } from '../reviewFlags';

/** A quotation is no longer than this. */
const MAX_QUOTED = 240;

/** Where no figure goes on: a comma between up to three digits and three more parts thousands, and any other one cells. */
const APART = String.raw`(?<!\d)(?<!\d\.)(?<!(?<!\d)\d{1,3},(?=\d{3}(?!\d)))`;
const IS_APART = new RegExp(APART, 'y');

/** Where a text stands in a stretch as it is, and is not the end of a longer figure; -1 where it does not. */
function literally(stretch: string, text: string): number {
  const isApart = (at: number) => {
    IS_APART.lastIndex = at;
    return IS_APART.test(stretch);
  };
  let at = stretch.indexOf(text);
  while (at > 0 && !isApart(at)) at = stretch.indexOf(text, at + 1);
  return at;
}

/** Where a text stands in a stretch of the source, whatever blanks part its words; the whole stretch where it does not. */
function find(source: string, { from, to }: Span, text: string): Span {
  if (text === '') return { from, to };
  const stretch = source.slice(from, to);
  const at = literally(stretch, text);
  if (at >= 0) return { from: from + at, to: from + at + text.length };
  const words = collapse(text)
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const match = new RegExp(`${APART}${words.join('\\s+')}`).exec(stretch);
  if (!match) return { from, to };
  return { from: from + match.index, to: from + match.index + match[0].length };
}

/**
 * Tells of every field where its value stands, within the stretch of the source it was read from.
 */
export function withPlaces(debt: ReportedDebt, source: string): ReportedDebt {
  const printed: Readonly<Record<ReportedField, string>> = {
    accountName: debt.accountName,
    accountNumber: debt.accountNumber,
    amount: debt.amountText,
    originalCreditor: debt.originalCreditor,
    current: debt.statusText,
    paying: debt.payingText,
  };
  const sources: Partial<Record<ReportedField, Place>> = {};
  let quoted = { from: 0, to: 0, line: '' };
  for (const [field, { from, to, label }] of Object.entries(debt.sources) as [ReportedField, Place][]) {
    if (quoted.from !== from || quoted.to !== to)
      quoted = { from, to, line: collapse(source.slice(from, to)).slice(0, MAX_QUOTED) };
    sources[field] = { ...find(source, quoted, printed[field]), line: quoted.line, label };
  }
  return { ...debt, sources };
}
