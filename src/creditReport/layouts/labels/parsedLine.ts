import { labelOfWords } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind, hasShape } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';
import { readUnlabelledNumber } from '../../pieces/accountNumber';
import { isEmptyValue } from '../../pieces/amounts';
import { bureausIn } from '../../pieces/furniture';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { cleanName, isName } from '../../pieces/names';
import { type Section, sectionOf } from '../../pieces/sections';
import { isStatusOnly } from '../../pieces/statuses';
import { cellPieces, nameWithCondition, withoutStrayNames } from './cellPieces';
import { isNumberOfCompany, isOfMaskedNumber } from './companyNumber';
import { listedParts } from './listedParts';
import { readPairs } from './pairs';
import { listedPieces, type Piece, pairPiece, pairPieces, textPieces } from './piece';

/** A line and what it is: an open label that waits for its value, names of bureaus, a title, or pieces. */
export interface ParsedLine {
  line: Line;
  role: 'open' | 'bureaus' | 'section' | 'text' | 'pairs';
  pieces: readonly Piece[];
  /** Of a line of bureaus: how many. */
  bureaus: number;
  section?: Section;
}

/** Whether a line is a label nobody has listed: its words speak for what the line below it has the shape of. */
function openByWords(line: Line, below: Line | undefined): LabelKind | undefined {
  if (!below || below.cells.length > 1 || isEmptyValue(below.text)) return undefined;
  const kind = isOverNumber(line, below) ? 'number' : labelOfWords(line.text);
  if (!kind || isStatusOnly(line.text)) return undefined;
  if (hasShape(kind)) return fitsKind(kind, below.text) ? kind : undefined;
  if (kind === 'original') return isName(below.text) ? kind : undefined;
  return kind === 'status' && isStatusOnly(below.text) ? kind : undefined;
}

/** Whether a line is the label of the number that stands below it: behind the company which gives it, or alone over a masked one. */
function isOverNumber({ text }: Line, below: Line): boolean {
  if (isNumberOfCompany(text)) return fitsKind('number', below.text);
  return isOfMaskedNumber(text) && readUnlabelledNumber(below.text) !== '';
}

/** A kind of account, which is all that a page calls one of which the number stands right below: `Personal Loan` over `Ending in 2019`. */
function kindPiece({ text }: Line, below: Line | undefined): Piece {
  const isOverNumber = below?.afterBlank === false && readUnlabelledNumber(below.text) !== '';
  return isOverNumber ? { is: 'text', text, name: cleanName(text) } : { is: 'text', text };
}

/** Reads one line, which may be a label for the one below. */
export function parseLine(line: Line, below?: Line, whole?: ReadonlySet<string>): ParsedLine {
  const bureaus = bureausIn(line.text);
  if (bureaus > 0) return { line, role: 'bureaus', pieces: [], bureaus };
  if (line.cells.length > 1 && line.cells.filter((cell) => cell !== '').length > 1) {
    const name = nameWithCondition(line.cells);
    const pieces = name ? [name] : withoutStrayNames(cellPieces(line, whole));
    return { line, role: pieces.some(({ is }) => is === 'pair') ? 'pairs' : 'text', pieces, bureaus };
  }
  const listed = listedParts(line.text);
  if (listed) return { line, role: 'pairs', pieces: listed.flatMap(listedPieces), bureaus };
  const section = sectionOf(line.text);
  if (section) return { line, role: 'section', pieces: [], bureaus, section };
  const { lead, pairs } = readPairs(line.text, whole);
  const kind = pairs.length === 0 ? openByWords(line, below) : undefined;
  if (kind) {
    const piece = pairPiece({ kind, label: line.text.toLowerCase(), value: '' });
    return { line, role: 'open', pieces: [piece], bureaus };
  }
  const texts = isKindOfAccount(line.text) ? [kindPiece(line, below)] : textPieces(lead, below?.text);
  const pieces = [...texts, ...pairs.flatMap(pairPieces)];
  const isOpen = pairs.length === 1 && lead === '' && pairs[0]?.value === '';
  if (isOpen) return { line, role: 'open', pieces, bureaus };
  return {
    line,
    role: pairs.length || pieces.some(({ is }) => is === 'pair') ? 'pairs' : 'text',
    pieces,
    bureaus,
  };
}
