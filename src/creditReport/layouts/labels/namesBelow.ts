import type { ParsedLine } from './parsedLine';
import type { Piece } from './piece';

/** A number by which a court or a system knows a creditor. */
const IN_BRACKETS = /^\(#?\d+\)$/;

function waitsForName(piece: Piece): boolean {
  if (piece.is !== 'pair' || piece.kind !== 'name') return false;
  const [value = ''] = piece.values;
  return IN_BRACKETS.test(value);
}

/** Lines in which a label of a name has but a number behind it, with the name that begins the line below as its value. */
export function withNamesBelow(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  const named = [...lines];
  for (const [index, line] of lines.entries()) {
    const at = line.pieces.findIndex(waitsForName);
    const below = lines[index + 1];
    const [first, ...rest] = below?.pieces ?? [];
    const pair = line.pieces[at];
    if (pair?.is !== 'pair' || !below || first?.is !== 'text' || !first.name) continue;
    named[index] = { ...line, pieces: line.pieces.with(at, { ...pair, values: [first.text] }) };
    named[index + 1] = { ...below, pieces: [{ is: 'text', text: first.text }, ...rest] };
  }
  return named;
}
