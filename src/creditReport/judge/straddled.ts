import { spelledKind } from '../lexicon/labels';
import type { Line } from '../page/lines';
import type { Page } from '../page/page';
import { countsAccount } from '../pieces/accountCount';
import { isName } from '../pieces/names';
import type { ReportedDebt } from '../reportedDebt';

/** A label, and who is meant. */
const NAMED = /^(\p{L}[\p{L} /#.-]{2,40}?): ?(\S.{1,60})$/u;
/** A label begins accounts where it begins so many paragraphs. */
const MIN_BEGUN = 3;
/** What stands for the label of lines that count accounts. */
const COUNTED = '#';
/** Longer lines begin none. */
const LONGEST_LINE = 120;

/** The label with which a line begins an account, and what tells it from the others; undefined where it begins none. */
function beginning({ text }: Line): { label: string; name: string } | undefined {
  if (text.length > LONGEST_LINE) return undefined;
  if (countsAccount(text)) return { label: COUNTED, name: text };
  const [, label = '', name = ''] = NAMED.exec(text) ?? [];
  const kind = spelledKind(label);
  return isName(name) && (kind === undefined || kind === 'name') ? { label, name } : undefined;
}

/**
 * Where the accounts of a page begin, as a label shows that stands first in so many paragraphs, with another name each
 * time; none where no label does. In their order.
 */
export function begunAt({ lines }: Page): readonly number[] {
  const found = new Map<string, { at: number[]; names: Set<string> }>();
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isFirst = !above || line.afterBlank || countsAccount(above.text);
    const begun = isFirst ? beginning(line) : undefined;
    if (!begun) continue;
    const known = found.get(begun.label) ?? { at: [], names: new Set() };
    known.at.push(line.from);
    known.names.add(begun.name);
    found.set(begun.label, known);
  }
  return [...found.values()]
    .filter(({ at, names }) => at.length >= MIN_BEGUN && names.size === at.length)
    .flatMap(({ at }) => at)
    .sort((one, other) => one - other);
}

/** Whether the name, the number and the balance of a debt stand on both sides of a place where an account begins. */
export function isStraddled({ sources }: ReportedDebt, begun: readonly number[]): boolean {
  const places = [sources.accountName, sources.accountNumber, sources.amount].flatMap(
    (place) => place?.from ?? [],
  );
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return begun.some((at) => first < at && at <= last);
}
