import type { Span } from '../page/lines';
import { collapse } from '../page/normalise';
import type { Place, ReportedDebt } from '../reportedDebt';
import type { ReportedField } from '../reviewFlags';

/** A quotation is no longer than this. */
const MAX_QUOTED = 240;

/** Where a text stands in a stretch of the source, whatever blanks part its words; the whole stretch where it does not. */
function find(source: string, { from, to }: Span, text: string): Span {
  const words = collapse(text)
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const match =
    text === '' ? null : new RegExp(`(?<![\\d.,])${words.join('\\s+')}`).exec(source.slice(from, to));
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
    current: '',
    paying: debt.payingText,
  };
  const sources: Partial<Record<ReportedField, Place>> = {};
  for (const [field, span] of Object.entries(debt.sources) as [ReportedField, Place][]) {
    const line = collapse(source.slice(span.from, span.to)).slice(0, MAX_QUOTED);
    sources[field] = { ...find(source, span, printed[field]), line, label: span.label };
  }
  return { ...debt, sources };
}
