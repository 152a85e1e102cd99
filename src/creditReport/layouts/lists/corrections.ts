import { unlabelled } from '../../account';
import { figuresIn } from './figures';
import type { Item } from './item';
import type { ToldDebt } from './readItem';

/** How a message begins that puts an earlier one right. */
const CORRECTS =
  /^(?:oh |um,? )?(?:sorry|oops|my bad|correction|i misread|i meant|perd[oó]n|correcci[oó]n|le[ií] mal|me equivoqu[eé])(?!\p{L})/iu;
/** What is told in place of what: `2,310 not 2,130`. */
const IN_PLACE_OF = /(\$?\d[\d,.]*\d),? (?:not|no|instead of|en vez de) (\$?\d[\d,.]*\d)/i;

/** What a message says that puts a sum right. */
interface Correction {
  item: Item;
  sum: string;
  /** The sum that was wrong; undefined where the message names the debt. */
  wrong: string | undefined;
}

function correctionIn(item: Item): Correction | undefined {
  const [line, ...more] = item.lines;
  if (!line || more.length > 0 || !CORRECTS.test(line.text)) return undefined;
  const [, sum, wrong] = IN_PLACE_OF.exec(line.text) ?? [];
  if (sum) return { item, sum, wrong };
  const sums = figuresIn(line.text, '').filter(({ isMoney }) => isMoney);
  const [only] = sums;
  return only && sums.length === 1 && (only.kind ?? 'balance') === 'balance'
    ? { item, sum: only.text, wrong: undefined }
    : undefined;
}

/** Whether a debt is the one that a correction speaks of: it has the wrong sum, or its name. */
function isOf({ name, facts, bare }: ToldDebt, { item, wrong }: Correction): boolean {
  if (wrong === undefined)
    return name !== '' && (item.lines[0]?.text ?? '').toLowerCase().includes(name.toLowerCase());
  return bare.some(({ text }) => text === wrong) || facts.some(({ values }) => values.includes(wrong));
}

/** A debt with the sum that a later message tells, which is marked where the message does not say in place of which. */
function corrected(told: ToldDebt, { item, sum, wrong }: Correction): ToldDebt {
  const isWrong = (text: string | undefined, kind: string | undefined) =>
    wrong === undefined ? kind === undefined || kind === 'balance' : text === wrong;
  const own = told.facts.find(({ kind, values }) => isWrong(values[0], kind));
  const kind = own?.kind ?? 'balance';
  return {
    ...told,
    facts: [
      ...told.facts.filter((fact) => fact !== own),
      { kind, label: own?.label ?? unlabelled(kind), values: [sum], span: item },
    ],
    bare: own ? told.bare : told.bare.filter(({ text }) => !isWrong(text, undefined)),
    flags: wrong === undefined ? new Set([...told.flags, 'amount-guessed'] as const) : told.flags,
  };
}

/**
 * The debts of a list with what later messages of it put right: `sorry 2,310 not 2,130`. Such a message tells no debt of
 * its own.
 *
 * @param told what each item says; undefined where it tells no debt
 */
export function withCorrections(
  items: readonly Item[],
  told: readonly (ToldDebt | undefined)[],
): readonly (ToldDebt | undefined)[] {
  const all = [...told];
  for (const [index, item] of items.entries()) {
    const correction = correctionIn(item);
    if (!correction) continue;
    const at = all.findLastIndex((one, place) => place < index && one && isOf(one, correction));
    const wrong = all[at];
    if (!wrong) continue;
    all[at] = corrected(wrong, correction);
    all[index] = undefined;
  }
  return all;
}
