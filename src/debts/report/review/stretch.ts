import { type Span, spanOf } from '../../../creditReport/page/lines';
import type { ReportedDebt } from '../../../creditReport/reportedDebt';

/** The stretch of one of the texts that a debt was read from. */
export interface Stretch extends Span {
  /** Which of the texts, counted from 0. */
  text: number;
}

/** Where the debt of a row stands, and what it has lost; nothing where the row was added. */
export function stretchOf(row: { text: number; debt?: ReportedDebt; stood?: Span }): Stretch[] {
  const { text, debt, stood } = row;
  const places: Span[] = [...Object.values(debt?.sources ?? {}), ...(stood ? [stood] : [])];
  return places.length > 0 ? [{ text, ...spanOf(places) }] : [];
}

/** Whether a place stands on the lines of a stretch: what stands beside a debt, not what stands beside another one. */
export function isOnLinesOf({ from, to }: Span, stretch: Span, source: string): boolean {
  const start = source.lastIndexOf('\n', Math.max(0, stretch.from - 1)) + 1;
  const end = source.indexOf('\n', stretch.to);
  return from >= start && to <= (end < 0 ? source.length : end);
}

/** How many characters two stretches share. */
export function overlapOf(one: Stretch, other: Stretch): number {
  if (one.text !== other.text) return 0;
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
}

/** Whether two stretches are the same debt: each is at least half of the other. */
export function isSameStretch(one: Stretch, other: Stretch): boolean {
  return overlapOf(one, other) * 2 >= Math.max(one.to - one.from, other.to - other.from);
}
