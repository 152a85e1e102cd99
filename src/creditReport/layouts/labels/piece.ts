import { unlabelled } from '../../account';
import { labelAt, spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { labelText } from '../../lexicon/labelText';
import { readNumberLine, readSignedNumber } from '../../pieces/accountNumber';
import { nameBeforeAddress } from '../../pieces/addresses';
import { type CleanName, cleanName, isName } from '../../pieces/names';
import { collectorsNumber } from './companyNumber';
import type { ListedPart } from './listedParts';
import type { Pair } from './pairs';

/** A piece of a line: a label with its values, or a text; `name` where the text may be the name of an account. */
export type Piece =
  | { is: 'pair'; kind: LabelKind; label: string; values: readonly string[]; tabbed: boolean }
  | { is: 'text'; text: string; name?: CleanName | undefined };

function startsWithLabel(text: string): boolean {
  const found = labelAt(text.split(' ', 8), 0);
  return found !== undefined && found.words > 1;
}

/**
 * What a text without a label is: a number, or a text that may be a name, with its number.
 *
 * @param below the line below, on which an address may go on, or the number that the name ends in part of
 */
export function textPieces(whole: string, below?: string): Piece[] {
  if (whole === '') return [];
  const text = nameBeforeAddress(whole, below);
  // A number with nothing but a sign for one before it, in a column of its own: `# 2208841`.
  const signed = readSignedNumber(text);
  if (signed?.before === '') return [pairPiece({ kind: 'number', label: '#', value: signed.number })];
  const number = readNumberLine(text);
  if (number) return [mask(number)];
  if (!isName(text) || startsWithLabel(text)) return [{ is: 'text', text }];
  const name = cleanName(text);
  // Which of a member's loans it is ends the number below too: `Vehicle Loan L21` over `x6620-L21`.
  if (name.number && below?.endsWith(`-${name.number}`) && readNumberLine(below) === below)
    return [{ is: 'text', text, name: { ...name, name: text, number: '' } }];
  // A label that is known is no name: `SSN XXX-XX-1180` tells of nobody's account, `MCM account 318****442` of a collector's.
  const kind = !name.number ? undefined : collectorsNumber(name) ? 'number' : spelledKind(name.name);
  if (kind) return [pairPiece({ kind, label: labelText(name.name), value: name.number })];
  const piece: Piece = { is: 'text', text, name };
  return name.number ? [piece, mask(name.number)] : [piece];
}

/** The sum that stands behind a number on its line: the last column of a row whose headings are labels. */
const SUM_BEHIND = /^([^$]*?) ?(-?\$ ?\d[\d,]*(?:\.\d{2})?)(?: \$.*)?$/;

/** A pair; of a number with a sum behind it, the two. */
export function pairPieces(pair: Pair): Piece[] {
  const [, number = '', sum] = pair.kind === 'number' ? (SUM_BEHIND.exec(pair.value) ?? []) : [];
  if (sum === undefined) return [pairPiece(pair)];
  return [
    pairPiece({ ...pair, value: number }),
    pairPiece({ kind: 'amountLoose', label: unlabelled('amountLoose'), value: sum }),
  ];
}

/** A label with the one value behind it. */
export function pairPiece({ kind, label, value }: Pick<Pair, 'kind' | 'label' | 'value'>): Piece {
  return { is: 'pair', kind, label, values: [value], tabbed: false };
}

function mask(number: string): Piece {
  return pairPiece({ kind: 'number', label: 'mask', value: number });
}

/** What an entry of an account that is told on one line says. */
export function listedPieces({ text, kind, label = '' }: ListedPart): Piece[] {
  return kind ? [pairPiece({ kind, label, value: text })] : textPieces(text);
}
