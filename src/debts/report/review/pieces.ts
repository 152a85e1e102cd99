import type { Span } from '../../../creditReport/page/lines';
import type { ReportedField } from '../../../creditReport/reviewFlags';
import type { Unused } from '../../../creditReport/slots';
import type { CellPlace } from '../../../sheet/sheet';
import { DEBT_FIELDS } from '../../debt';
import { printedPayment } from '../reportRows';
import { listed } from './listed';
import { PRINTED, type Review } from './review';
import { placeOf, type ReviewRow } from './reviewRow';

/** What a stretch of a source is for the review: what a cell holds, or what no row has taken. */
export interface Piece extends Span {
  /** The cell it stands in; left out where it stands in none. */
  cell?: CellPlace;
  kind?: Unused['kind'];
}

/** The fields whose values are told of where no row has them. */
const KINDS: Readonly<Partial<Record<ReportedField, Unused['kind']>>> = {
  accountNumber: 'accountNumber',
  amount: 'amount',
  current: 'status',
};

/**
 * The pieces of a text of the review, in the order of its source, none over another: of two that share a place the
 * shorter one is told, since the other is only around it.
 */
export function piecesOf({ texts, rows }: Review, text: number): readonly Piece[] {
  const own = rows.flatMap((row, index) => (row.text === text ? [{ row, id: String(index) }] : []));
  const used = apart(own.flatMap(({ row, id }) => piecesOfRow(row, id)));
  const reading = texts[text]?.reading;
  const read = (reading?.debts ?? []).flatMap(({ sources }) =>
    Object.entries(sources).flatMap(([field, { from, to }]): Piece[] => {
      const kind = KINDS[field as ReportedField];
      // The stretch around a value is no value.
      return kind && !/\s{2}|\n/.test(reading?.source.slice(from, to) ?? '') ? [{ from, to, kind }] : [];
    }),
  );
  const open = (reading?.unused ?? []).map(({ from, to, kind }): Piece => ({ from, to, kind }));
  return besides(used, apart([...open, ...read]));
}

function piecesOfRow(row: ReviewRow, id: string): Piece[] {
  const pieces = DEBT_FIELDS.map((field) => ({ column: field as string, place: placeOf(row, field) }));
  const printed = { column: PRINTED, place: printedPayment(row.debt) ? row.debt?.sources.paying : undefined };
  return [...pieces, printed].flatMap(({ column, place }) =>
    place ? [{ from: place.from, to: place.to, cell: { row: id, column } }] : [],
  );
}

/** Pieces in order, none over another. */
function apart(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  const length = ({ from, to }: Span) => to - from;
  for (const piece of pieces.toSorted((one, other) => one.from - other.from || length(one) - length(other))) {
    if (length(piece) === 0) continue;
    const last = kept.at(-1);
    if (!last || piece.from >= last.to) kept.push(piece);
    else if (length(piece) < length(last)) kept[kept.length - 1] = piece;
  }
  return kept;
}

/** Pieces with those of others that stand beside them. */
function besides(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  let next = 0;
  const free = others.filter(({ from, to }) => {
    while ((pieces[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    return (pieces[next]?.from ?? Number.POSITIVE_INFINITY) >= to;
  });
  return [...pieces, ...free].sort((one, other) => one.from - other.from);
}

/** How many pieces no row has taken. */
export function unusedCount(pieces: readonly Piece[]): number {
  return pieces.filter(({ kind }) => kind !== undefined).length;
}

const NOUNS = [
  ['amount', 'amount', 'amounts'],
  ['accountNumber', 'account number', 'account numbers'],
  ['status', 'status', 'statuses'],
] as const satisfies readonly (readonly [Unused['kind'], string, string])[];

/** Says how many pieces no row has taken, such as `3 amounts in the text were not used.`; empty where none. */
export function unusedWords(pieces: readonly Piece[]): string {
  const counts = NOUNS.flatMap(([kind, one, many]) => {
    const number = pieces.filter((piece) => piece.kind === kind).length;
    return number > 0 ? [{ number, words: `${number} ${number === 1 ? one : many}` }] : [];
  });
  if (counts.length === 0) return '';
  const isOne = counts.length === 1 && counts[0]?.number === 1;
  return `${listed(counts.map(({ words }) => words))} in the text ${isOne ? 'was' : 'were'} not used.`;
}
