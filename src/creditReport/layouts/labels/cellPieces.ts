import { unlabelled } from '../../account';
import { labelOfWords, spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { isMoneyKind } from '../../lexicon/shapes';
import { STATUS_KINDS } from '../../lexicon/statusKinds';
import { areLabelWords } from '../../lexicon/words';
import type { Line } from '../../page/lines';
import { isAddress } from '../../pieces/addresses';
import { isAmountShaped, isEmptyValue } from '../../pieces/amounts';
import { bureausIn, isFurniture } from '../../pieces/furniture';
import { isKindOfAccount } from '../../pieces/kindsOfAccount';
import { sectionOf } from '../../pieces/sections';
import { isStatusOnly, isStatusTold } from '../../pieces/statuses';
import { type Pair, type Pairs, readPairs, withMeaning } from './pairs';
import { type Piece, pairPiece, textPieces } from './piece';
import { withLabelsFirst } from './sumsFirst';

/** A label nobody has listed before a sum in one cell: `Sched Pmt $271`. */
const BEFORE_SUM = /^(\p{L}[\p{L} ./-]{1,40}) (\$ ?\d[\d,.]*)$/u;

/** A number of an account, in the cell behind a word that means one over a column: `Acct`. */
const NUMBER = /^(?!\d+\.\d\d$)(?=.*\d{3})[\w*•.-]{3,25}$/;

/** What a debt's standing is called, before how it stands, in one cell: `STATUS 60 days past due`. */
const BEFORE_STATUS = /^((?:(?:account|payment|pay|current) )?status) (\S.*)$/i;

/** A whole number of an account, and no day or sum. */
const WHOLE_NUMBER = /^[A-Z]{0,3}-?\d{6,20}$/;
/** So many labels with their values stand beside a number in the first cell of a row. */
const MIN_LABELLED = 3;

/** The blank between a sum and the word behind it. */
const BEHIND_SUM = / (?=\p{L})(?<=\$ ?\d[\d,.]* )/u;

/**
 * A label that fills its cell and ends in one that is known, as one label: `Present Status:`. What stands before it is no
 * name where it is made of words of labels, or comes back before it on other lines: `Service Type:`.
 */
function wholeLabel(cell: string, { lead, pairs }: Pairs, whole: ReadonlySet<string>): Pairs | undefined {
  const isWhole = pairs.length === 1 && pairs[0]?.value === '' && cell.endsWith(':');
  const label = cell.slice(0, -1);
  if (!isWhole || lead === '' || !(areLabelWords(lead) || whole.has(label))) return undefined;
  const kind = labelOfWords(label) ?? 'text';
  return { lead: '', pairs: [{ kind, label: label.toLowerCase(), value: '', colon: true }] };
}

/** The pairs of a cell; where it has none, what its words say before a sum, in it or in the next cell. */
function pairsOfCell(cell: string, next: string, whole: ReadonlySet<string>): Pairs {
  const found = readPairs(cell.replaceAll('\n', ' '));
  if (found.pairs.length > 0) return wholeLabel(cell, found, whole) ?? found;
  if (spelledKind(cell) === 'number' && NUMBER.test(next))
    return { lead: '', pairs: [{ kind: 'number', label: cell.toLowerCase(), value: '', colon: false }] };
  const [, status = '', standing = ''] = BEFORE_STATUS.exec(cell) ?? [];
  const statusKind = isStatusTold(standing) ? spelledKind(status) : undefined;
  if (statusKind)
    return {
      lead: '',
      pairs: [{ kind: statusKind, label: status.toLowerCase(), value: standing, colon: false }],
    };
  const [, label = cell, value = ''] = BEFORE_SUM.exec(cell) ?? [];
  const kind = labelOfWords(label);
  const isShown = value !== '' || (!isEmptyValue(next) && isAmountShaped(next));
  return kind && isMoneyKind(kind) && isShown
    ? { lead: '', pairs: [{ kind, label: label.toLowerCase(), value, colon: false }] }
    : found;
}

/** Whether words say how an account stands, or of what kind it is. */
function isOfAccount(words: string): boolean {
  return isStatusOnly(words) || isKindOfAccount(words);
}

/** What a report says of an account as a whole beside its name, where its creditor is to be found, the bureaus whose columns begin there, or a link of the page. */
function isCondition(cell: string): boolean {
  const isSaid = cell.split(' ').every(isOfAccount) || isOfAccount(cell) || sectionOf(cell) === 'part';
  return isSaid || bureausIn(cell) > 0 || isFurniture(cell) || isAddress(cell);
}

/** The name of an account on a line of its own, with its condition behind it in cells: `OAK BANK`, `Negative`. */
export function nameWithCondition([first = '', ...rest]: readonly string[]): Piece | undefined {
  if (!rest.every(isCondition) || labelOfWords(first) !== undefined) return undefined;
  const [name] = readPairs(first).pairs.length > 0 ? [] : textPieces(first);
  return name?.is === 'text' && name.name ? name : undefined;
}

/** What the words of a label in a cell of its own and its value may say that it means. */
const MEANT: ReadonlySet<LabelKind> = new Set(['balance', 'status', 'number']);

/** A label in a cell of its own that nobody has listed, with the meaning that its words and its value tell. */
function asMeant(pair: Pair, value: string): Pair {
  const meant = withMeaning({ ...pair, value });
  return MEANT.has(meant.kind) ? meant : pair;
}

/** The parts of a cell in which several labels each stand before a sum: `High $6,000 Bal $2,940`. */
function labelledSums(cell: string): readonly string[] {
  if (!cell.includes('$')) return [cell];
  const parts = cell.split(BEHIND_SUM);
  const areAll = parts.every((part) => {
    const label = BEFORE_SUM.exec(part)?.[1];
    return label !== undefined && (spelledKind(label) ?? labelOfWords(label)) !== undefined;
  });
  return parts.length > 1 && areAll ? parts : [cell];
}

/** By how many days a debt was late, and how often, in the last cells of a line. */
const [DAYS_LATE, TIMES] = [/^(?:30|60|90|120)\+?$/, /^(?:\d{1,2}|[-–—])$/];

/** The cells of a line of labels without how often the debt was late at its end: `BALANCE`, `$9,871`, `90+`, `0`. */
function withoutTimesLate(cells: readonly string[]): readonly string[] {
  const [days = '', times = ''] = cells.slice(-2);
  if (!DAYS_LATE.test(days) || !TIMES.test(times)) return cells;
  const labels = cells.filter((cell) => spelledKind(cell) !== undefined);
  return labels.length > 1 ? cells.slice(0, -2) : cells;
}

/** Whether the last cell of a line says how the debt stands whose sums the cells before it label: `Bal: $812`, `Pay: $40`, `30 DAYS`. */
function isStandingBehind(cell: string, before: readonly Piece[]): boolean {
  if (!isStatusOnly(cell) || !isStatusTold(cell)) return false;
  const kinds = before.flatMap((piece) => (piece.is === 'pair' && !piece.tabbed ? [piece.kind] : []));
  return kinds.filter(isMoneyKind).length > 1 && !kinds.some((kind) => STATUS_KINDS.includes(kind));
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What the cells of a line say, each by itself or with those behind it.
 *
 * @param whole labels that are known to take all that stands before the colon
 */
export function cellPieces({ text, cells: printed }: Line, whole = NONE): Piece[] {
  const pieces: Piece[] = [];
  const cells = withLabelsFirst(withoutTimesLate(printed.flatMap(labelledSums)));
  let index = 0;
  const parsed = cells.map((cell, column) => pairsOfCell(cell, cells[column + 1] ?? '', whole));
  // Without a label and a number nothing on the line can be of use.
  if (!/[\d*•]/.test(text) && parsed.every(({ pairs }) => pairs.length === 0)) return pieces;
  const labelled = parsed.filter(({ pairs: [pair] }) => pair && pair.value !== '');
  const [number = ''] = cells;
  if (WHOLE_NUMBER.test(number) && labelled.length >= MIN_LABELLED) {
    pieces.push(pairPiece({ kind: 'number', label: unlabelled('number'), value: number }));
    index = 1;
  }
  while (index < cells.length) {
    const { lead, pairs } = parsed[index] ?? { lead: '', pairs: [] };
    const [first] = pairs;
    index += 1;
    // Whose number it is may stand before its label: `Oak Account Number:`.
    const isNumberOf = first?.kind === 'number' && first.colon && lead !== '';
    if (first && pairs.length === 1 && (lead === '' || isNumberOf) && first.value === '') {
      pieces.push(...textPieces(lead));
      const values: string[] = [];
      while (index < cells.length && parsed[index]?.pairs.length === 0) {
        values.push(cells[index] ?? '');
        index += 1;
      }
      while (values.length > 1 && values.at(-1) === '') values.pop();
      const { kind } = values.length === 1 ? asMeant(first, values[0] ?? '') : first;
      pieces.push({
        is: 'pair',
        kind,
        label: first.label,
        values: values.length ? values : [''],
        tabbed: true,
      });
      continue;
    }
    if (index === cells.length && pairs.length === 0 && isStandingBehind(lead, pieces)) {
      const kind = 'statusLoose';
      pieces.push(pairPiece({ kind, label: unlabelled(kind), value: lead }));
      continue;
    }
    // A label whose value is left empty, or is no sum, names nobody.
    const isLabel = pairs.length === 0 && labelOfWords(lead) !== undefined;
    pieces.push(
      ...(isLabel ? [{ is: 'text' as const, text: lead }] : textPieces(lead)),
      ...pairs.map(pairPiece),
    );
  }
  return pieces;
}

/**
 * A line of cells names one account, before its number; without labels only where a masked number stands beside the name.
 * What stands behind the number is its kind, or its owner.
 */
export function withoutStrayNames(pieces: Piece[]): Piece[] {
  const name = pieces.findIndex((piece) => piece.is === 'text' && piece.name);
  const number = pieces.findIndex(
    (piece, index) => name >= 0 && index > name && piece.is === 'pair' && piece.kind === 'number',
  );
  const last = pieces.some(({ is }) => is === 'pair') ? (number < 0 ? pieces.length : number) : -1;
  return pieces.map((piece, index) =>
    piece.is === 'text' && index > last ? { is: 'text', text: piece.text } : piece,
  );
}
