import { layoutAt } from '../layouts/layouts';
import { isMoneyKind } from '../lexicon/shapes';
import { firstIndex } from '../page/firstIndex';
import type { Span } from '../page/lines';
import { isOfLists, type LayoutReading } from './layoutReading';
import { spanOfAccount } from './stretches';

/** A row whose headings say of all its sums that they are not what is owed. */
interface Untold extends Span {
  sums: ReadonlySet<string>;
}

function untoldIn(read: readonly LayoutReading[]): Untold[] {
  return read
    .flatMap(({ stretches }) => stretches)
    .filter(({ layout }) => !isOfLists(layoutAt(layout)))
    .flatMap(({ reads }) => reads)
    .filter(({ account, debt }) => account.flags.includes('amount-missing') && debt.amountText === '')
    .map(({ account }) => ({
      ...spanOfAccount(account),
      sums: new Set(account.facts.filter(({ kind }) => isMoneyKind(kind)).flatMap(({ values }) => values)),
    }))
    .sort((one, other) => one.from - other.from);
}

/**
 * The readings without those of lists that take for what is owed a sum of which a heading says otherwise: a list knows no
 * headings.
 */
export function withoutHeadedSums(read: readonly LayoutReading[]): readonly LayoutReading[] {
  const untold = untoldIn(read);
  if (untold.length === 0) return read;
  const isHeaded = ({ from, to }: Span, sum: string) => {
    const next = untold[firstIndex(untold.length, (index) => (untold[index]?.to ?? 0) > from)];
    return next !== undefined && next.from < to && next.sums.has(sum);
  };
  return read.map((reading) => ({
    ...reading,
    stretches: reading.stretches.filter(
      (stretch) =>
        !isOfLists(layoutAt(stretch.layout)) ||
        !stretch.reads.some(({ debt }) => isHeaded(stretch, debt.amountText)),
    ),
  }));
}
