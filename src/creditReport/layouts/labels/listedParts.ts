import { unlabelled } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { isOwedKind } from '../../lexicon/shapes';
import { readUnlabelledNumber } from '../../pieces/accountNumber';
import { isAmountShaped, isMoneyWord } from '../../pieces/amounts';
import { isName } from '../../pieces/names';
import { isStatusOnly } from '../../pieces/statuses';
import { readPairs } from './pairs';

/** What parts the entries of an account that is told on one line, as people do in a mail. */
const SEPARATOR = /[,;] | [-–—] /;
const A_MONTH = /^\S+ ?(?:\/|per |a )mo(?:nth)?$/i;
/** Longer lines are sentences. */
const MAX_LENGTH = 240;

/** A part with what it says; `kind` is undefined for a name without a label. */
export interface ListedPart {
  text: string;
  kind?: LabelKind;
  label?: string;
}

/** Reads a part that has no label but tells by its form what it is; undefined where it tells nothing. */
function readUnlabelled(part: string): ListedPart | undefined {
  const told = (kind: LabelKind, text = part) => ({ text, kind, label: unlabelled(kind) });
  const number = readUnlabelledNumber(part);
  if (number) return told('number', number);
  if (A_MONTH.test(part)) return told('paying');
  if (isMoneyWord(part)) return told('amountLoose');
  return isStatusOnly(part) ? told('statusLoose') : undefined;
}

/** The first part, which is the name, under its label or without one. */
function namePart(part: string): ListedPart | undefined {
  const { lead, pairs } = readPairs(part);
  const [pair] = pairs;
  if (pair?.kind === 'name' && pairs.length === 1 && lead === '' && isName(pair.value))
    return { text: pair.value, kind: 'name', label: pair.label };
  return !pair?.colon && isName(part) ? { text: part } : undefined;
}

/**
 * Reads an account that is told on one line, its name first and its parts set off by commas or dashes:
 * `OAK BANK, Acct# 12XX, Balance $5, current`, `Creditor: OAK BANK, Acct# 12XX, Balance $5`. Undefined where not two parts at least show what they are, a sum among them.
 */
export function listedParts(line: string): readonly ListedPart[] | undefined {
  if (line.length > MAX_LENGTH || !SEPARATOR.test(line)) return undefined;
  const [first = '', ...rest] = line.split(SEPARATOR).map((part) => part.trim());
  const name = rest.length < 2 ? undefined : namePart(first);
  if (!name) return undefined;
  const told: ListedPart[] = rest.flatMap((part): ListedPart | readonly ListedPart[] => {
    const { lead, pairs } = readPairs(part);
    const [pair] = pairs;
    if (pair && pairs.length === 1 && lead === '' && pair.value !== '')
      return { text: pair.value, kind: pair.kind, label: pair.label };
    return readUnlabelled(part) ?? [];
  });
  const hasSum = told.some(({ kind, text }) => isOwedKind(kind) && isAmountShaped(text));
  return hasSum && told.length >= 2 ? [name, ...told] : undefined;
}
