import type { Account, Fact } from '../account';
import { labelText } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import type { Span } from '../page/lines';
import type { ReportedDebt } from '../reportedDebt';
import type { ReportedField } from '../reviewFlags';
import type { Slot } from '../slots';
import { meaningOf } from './decide';

/** A label of a text with all that stands under it. */
interface Found {
  label: string;
  kind: LabelKind;
  values: string[];
  /** The first stretch that it holds for. */
  span: Span;
}

/** Labels of the reader's own, for what stands without one. */
const OWN = /^(?:mask$|letter |unlabelled |in words )/;
const COLUMN = /^column \d+$/;

/** The labels of accounts, each once. */
function labelsOf(accounts: readonly Account[]): Found[] {
  const found = new Map<string, Found>();
  const add = ({ label, kind, values, span }: Fact) => {
    if (label === '' || OWN.test(label)) return;
    const known = found.get(label);
    if (known) known.values.push(...values);
    else found.set(label, { label, kind, values: [...values], span });
  };
  for (const { facts, unknown = [] } of accounts) for (const fact of [...facts, ...unknown]) add(fact);
  return [...found.values()];
}

/** Where a label is printed: within the stretch it holds for, else the last time above it; undefined where nowhere. */
function printedAt(source: string, { label, span }: Found): Span | undefined {
  const words = label.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\d])${words.join('[\\s*®™:_]*')}(?![\\p{L}\\d])`, 'giu');
  const within = pattern.exec(source.slice(span.from, span.to));
  if (within) return { from: span.from + within.index, to: span.from + within.index + within[0].length };
  pattern.lastIndex = 0;
  let last: Span | undefined;
  for (const { index, 0: text } of source.slice(0, span.from).matchAll(pattern))
    last = { from: index, to: index + text.length };
  return last;
}

/** The field that most rows have taken from each label. */
function takenFields(debts: readonly ReportedDebt[]): ReadonlyMap<string, ReportedField> {
  const counts = new Map<string, Map<ReportedField, number>>();
  for (const { sources } of debts)
    for (const [field, { label }] of Object.entries(sources) as [ReportedField, { label?: string }][]) {
      if (label === undefined) continue;
      const own = counts.get(label) ?? new Map<ReportedField, number>();
      counts.set(label, own.set(field, (own.get(field) ?? 0) + 1));
    }
  return new Map(
    [...counts].flatMap(([label, own]) => {
      const [most] = [...own].sort(([, one], [, other]) => other - one);
      return most ? [[label, most[0]] as const] : [];
    }),
  );
}

/**
 * The labels and columns of accounts, as they are printed and in the order of the text, with what each was read as.
 *
 * @param accounts all that was found in the text, also what made no debt
 * @param debts what was read of them
 */
export function slotsOf(
  accounts: readonly Account[],
  debts: readonly ReportedDebt[],
  source: string,
  decided: ReadonlyMap<string, LabelKind>,
): Slot[] {
  const taken = takenFields(debts);
  const isTaken = new Set<string>(taken.values());
  const found = labelsOf(accounts).flatMap((one) => {
    const isColumn = COLUMN.test(one.label);
    const place = isColumn ? one.span : printedAt(source, one);
    if (!place) return [];
    const label = isColumn
      ? one.label.replace('c', 'C')
      : source.slice(place.from, place.to).replace(/\s+/g, ' ');
    const own = meaningOf(decided.get(labelText(label)) ?? one.kind);
    const meaning = taken.get(one.label) ?? (isTaken.has(own) ? 'nothing' : own);
    return [{ label, meaning, isDoubtful: false, from: place.from }];
  });
  return found.sort((one, other) => one.from - other.from).map(({ from, ...slot }) => slot);
}
