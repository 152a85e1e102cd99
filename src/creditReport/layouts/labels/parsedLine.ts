import { unlabelled } from '../../account';
import { labelAt, labelOfWords } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind, isDateKind, isMoneyKind } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';
import { readUnlabelledNumber } from '../../pieces/accountNumber';
import { nameBeforeAddress } from '../../pieces/addresses';
import { isAmountShaped, isEmptyValue, isMoneyWord } from '../../pieces/amounts';
import { bureausIn, isFurniture } from '../../pieces/furniture';
import { type CleanName, cleanName, isKindOfAccount, isName } from '../../pieces/names';
import { type Section, sectionOf } from '../../pieces/sections';
import { isStatusOnly } from '../../pieces/statuses';
import { type ListedPart, listedParts } from './listedParts';
import { type Pair, type Pairs, readPairs, withMeaning } from './pairs';

/** A piece of a line: a label with its values, or a text; `name` where the text may be the name of an account. */
export type Piece =
  | { is: 'pair'; kind: LabelKind; label: string; values: readonly string[]; tabbed: boolean }
  | { is: 'text'; text: string; name?: CleanName | undefined };

/** A line and what it is: an open label that waits for its value, names of bureaus, a title, or pieces. */
export interface ParsedLine {
  line: Line;
  role: 'open' | 'bureaus' | 'section' | 'text' | 'pairs';
  pieces: readonly Piece[];
  /** Of a line of bureaus: how many. */
  bureaus: number;
  section?: Section;
}

function startsWithLabel(text: string): boolean {
  const found = labelAt(text.split(' ', 8), 0);
  return found !== undefined && (found.words > 1 || found.colon);
}

/** A number with nothing but a sign for one before it, in a column of its own: `# 2208841`. */
const HASHED = /^# ?((?=\S*\d)[\w*•-]{4,})$/;

function textPieces(whole: string): Piece[] {
  if (whole === '') return [];
  const text = whole.endsWith(')') ? nameBeforeAddress(whole) : whole;
  const hashed = HASHED.exec(text)?.[1];
  if (hashed) return [pairPiece({ kind: 'number', label: '#', value: hashed })];
  const number = readUnlabelledNumber(text);
  if (number) return [mask(number)];
  if (!isName(text) || startsWithLabel(text)) return [{ is: 'text', text }];
  const name = cleanName(text);
  const piece: Piece = { is: 'text', text, name };
  return name.number ? [piece, mask(name.number)] : [piece];
}

/** The sum that stands behind a number on its line: the last column of a row whose headings are labels. */
const SUM_BEHIND = /^([^$]*?) ?(-?\$ ?\d[\d,]*(?:\.\d{2})?)(?: \$.*)?$/;

/** A pair; of a number with a sum behind it, the two. */
function pairPieces(pair: Pair): Piece[] {
  const [, number = '', sum] = pair.kind === 'number' ? (SUM_BEHIND.exec(pair.value) ?? []) : [];
  if (sum === undefined) return [pairPiece(pair)];
  return [
    pairPiece({ ...pair, value: number }),
    pairPiece({ kind: 'amountLoose', label: unlabelled('amountLoose'), value: sum }),
  ];
}

/** A label with the one value behind it. */
function pairPiece({ kind, label, value }: Pick<Pair, 'kind' | 'label' | 'value'>): Piece {
  return { is: 'pair', kind, label, values: [value], tabbed: false };
}

function mask(number: string): Piece {
  return pairPiece({ kind: 'number', label: 'mask', value: number });
}

function listedPieces({ text, kind, label = '' }: ListedPart): Piece[] {
  return kind ? [pairPiece({ kind, label, value: text })] : textPieces(text);
}

/** A label nobody has listed before a sum in one cell: `Sched Pmt $271`. */
const BEFORE_SUM = /^(\p{L}[\p{L} ./-]{1,40}) (\$ ?\d[\d,.]*)$/u;

/** The pairs of a cell; where it has none, what its words say before a sum, in it or in the next cell. */
function pairsOfCell(cell: string, next = ''): Pairs {
  const found = readPairs(cell.replaceAll('\n', ' '));
  if (found.pairs.length > 0) return found;
  const [, label = cell, value = ''] = BEFORE_SUM.exec(cell) ?? [];
  const kind = labelOfWords(label);
  const isShown = value !== '' || (!isEmptyValue(next) && isAmountShaped(next));
  return kind && isMoneyKind(kind) && isShown
    ? { lead: '', pairs: [{ kind, label: label.toLowerCase(), value, colon: false }] }
    : found;
}

/** Pieces with the sum that stands alone in a cell beside a name and a number, as the last column of a row. */
function withLoneSum(pieces: Piece[]): Piece[] {
  const isSum = (piece: Piece) => piece.is === 'text' && isMoneyWord(piece.text);
  const isNumbered = pieces.some(
    (piece) => piece.is === 'pair' && piece.kind === 'number' && piece.label !== 'mask',
  );
  const names = pieces.filter((piece) => piece.is === 'text' && piece.name).length;
  if (!isNumbered || names !== 1 || pieces.filter(isSum).length !== 1) return pieces;
  return pieces.map((piece) =>
    piece.is === 'text' && isSum(piece)
      ? pairPiece({ kind: 'amountLoose', label: unlabelled('amountLoose'), value: piece.text })
      : piece,
  );
}

/** Whether words say how an account stands, or of what kind it is. */
function isOfAccount(words: string): boolean {
  return isStatusOnly(words) || isKindOfAccount(words);
}

/** What a report says of an account as a whole beside its name, the bureaus whose columns begin there, or a link of the page. */
function isCondition(cell: string): boolean {
  const isSaid = cell.split(' ').every(isOfAccount) || isOfAccount(cell) || sectionOf(cell) === 'part';
  return isSaid || bureausIn(cell) > 0 || isFurniture(cell);
}

/** The name of an account on a line of its own, with its condition behind it in cells: `OAK BANK`, `Negative`. */
function nameWithCondition([first = '', ...rest]: readonly string[]): Piece | undefined {
  if (rest.length === 0 || !rest.every(isCondition) || labelOfWords(first) !== undefined) return undefined;
  const [name] = readPairs(first).pairs.length > 0 ? [] : textPieces(first);
  return name?.is === 'text' && name.name ? name : undefined;
}

/** A label in a cell of its own that nobody has listed, with the meaning of a balance where its words and its value say so. */
function asBalance(pair: Pair, value: string): Pair {
  const meant = withMeaning({ ...pair, value });
  return meant.kind === 'balance' ? meant : pair;
}

function cellPieces({ text, cells }: Line): Piece[] {
  const pieces: Piece[] = [];
  let index = 0;
  const parsed = cells.map((cell, column) => pairsOfCell(cell, cells[column + 1]));
  // Without a label and a number nothing on the line can be of use.
  if (!/[\d*•]/.test(text) && parsed.every(({ pairs }) => pairs.length === 0)) return pieces;
  while (index < cells.length) {
    const { lead, pairs } = parsed[index] ?? { lead: '', pairs: [] };
    const [first] = pairs;
    index += 1;
    if (first && pairs.length === 1 && lead === '' && first.value === '') {
      const values: string[] = [];
      while (index < cells.length && parsed[index]?.pairs.length === 0) {
        values.push(cells[index] ?? '');
        index += 1;
      }
      while (values.length > 1 && values.at(-1) === '') values.pop();
      const { kind } = values.length === 1 ? asBalance(first, values[0] ?? '') : first;
      pieces.push({
        is: 'pair',
        kind,
        label: first.label,
        values: values.length ? values : [''],
        tabbed: true,
      });
      continue;
    }
    // A label whose value is left empty, or is no sum, names nobody.
    const isLabel = pairs.length === 0 && labelOfWords(lead) !== undefined;
    pieces.push(
      ...(isLabel ? [{ is: 'text' as const, text: lead }] : textPieces(lead)),
      ...pairs.map(pairPiece),
    );
  }
  return withLoneSum(pieces);
}

/**
 * A line of cells names one account, before its number; without labels only where a masked number stands beside the name.
 * What stands behind the number is its kind, or its owner.
 */
function withoutStrayNames(pieces: Piece[]): Piece[] {
  const name = pieces.findIndex((piece) => piece.is === 'text' && piece.name);
  const number = pieces.findIndex(
    (piece, index) => name >= 0 && index > name && piece.is === 'pair' && piece.kind === 'number',
  );
  const last = pieces.some(({ is }) => is === 'pair') ? (number < 0 ? pieces.length : number) : -1;
  return pieces.map((piece, index) =>
    piece.is === 'text' && index > last ? { is: 'text', text: piece.text } : piece,
  );
}

/** Whether a line is a label nobody has listed: its words speak for what the line below it has the shape of. */
function openByWords(line: Line, below: Line | undefined): LabelKind | undefined {
  if (!below || below.cells.length > 1 || isEmptyValue(below.text)) return undefined;
  const kind = labelOfWords(line.text);
  if (!kind || isStatusOnly(line.text)) return undefined;
  if (isMoneyKind(kind) || isDateKind(kind)) return fitsKind(kind, below.text) ? kind : undefined;
  return kind === 'status' && isStatusOnly(below.text) ? kind : undefined;
}

/** Reads one line, which may be a label for the one below. */
export function parseLine(line: Line, below?: Line, whole?: ReadonlySet<string>): ParsedLine {
  const bureaus = bureausIn(line.text);
  if (bureaus > 0) return { line, role: 'bureaus', pieces: [], bureaus };
  if (line.cells.length > 1 && line.cells.filter((cell) => cell !== '').length > 1) {
    const name = nameWithCondition(line.cells);
    const pieces = name ? [name] : withoutStrayNames(cellPieces(line));
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
  const texts = isKindOfAccount(line.text) ? [{ is: 'text' as const, text: line.text }] : textPieces(lead);
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
