import type { Fact } from '../../account';
import type { Span } from '../../page/lines';
import { isMaskedNumber } from '../../pieces/accountNumber';
import { cleanName } from '../../pieces/names';
import { isStatusTold } from '../../pieces/statuses';
import type { Column } from './column';

/** A sum wherever it stands in a cell. */
const SUM = /\$ ?\d|\d\.\d{2}(?!\d)/;

/** A word, as a name under its heading has one; a number there, or a mark, names nobody. */
const WORD = /\p{L}{3}/u;

/**
 * Whether a line names a debt in the column of the names, and has a sum: it is a row, also where its first cell is empty, to
 * be ticked. Below the name its cell may tell who was owed first.
 */
function namesItsOwn(cells: readonly string[], columns: readonly Column[]): boolean {
  const cell = cells[columns.findIndex(({ kind }) => kind === 'name')] ?? '';
  const [name = ''] = cell.split('\n', 1);
  return WORD.test(name) && cleanName(name).originalCreditor === '' && cells.some((one) => SUM.test(one));
}

/** Who was owed first, where the line tells it: alone, or beside what is said of the debt, with nothing under the name. */
function originalIn(cells: readonly string[], columns: readonly Column[]): string {
  const [first = '', ...more] = cells;
  const told = more.length === 0 ? [first] : first === '' && !namesItsOwn(cells, columns) ? more : [];
  return told.map((cell) => cleanName(cell).originalCreditor).find((original) => original !== '') ?? '';
}

/** A heading that names the number below it too, as a table of two lines a debt has it: `Creditor Account Number`. */
const OF_BOTH = /\b(?:account|acct|loan)\.? (?:number|no\.?|#)$/i;
/** What looks like a number where such a heading says that it is one. */
const NUMBER = /^(?=(?:\D*\d){4})[A-Z\d*•-]{4,25}$/i;

/** The cells of a line without the empty ones of a grid, where the first that is not stands under the name; else all. */
function filledCells(cells: readonly string[], columns: readonly Column[]): readonly string[] {
  const first = cells.findIndex((cell) => cell !== '');
  return columns[first]?.kind === 'name' ? cells.filter((cell) => cell !== '') : cells;
}

/**
 * The number of a debt and how it stands, where a line begins with that number, has no sum, and no heading is over either:
 * `426684XXXXXX  Revolving  Individual  Pays as agreed  TU EF XP`.
 */
function numberedIn(given: readonly string[], columns: readonly Column[], span: Span): Fact[] {
  const cells = filledCells(given, columns);
  const [number = '', ...more] = cells;
  const has = (kind: Column['kind']) => columns.some((column) => column.kind === kind);
  const isNamed = columns.some(({ kind, label }) => kind === 'name' && OF_BOTH.test(label));
  const isNumber = isMaskedNumber(number) || (isNamed && NUMBER.test(number));
  const isDetail = cells.length < columns.length && isNumber && !more.some((cell) => SUM.test(cell));
  if (!isDetail || has('number')) return [];
  const standing = has('status') || has('statusLoose') ? undefined : more.findLast(isStatusTold);
  const fact = (kind: Fact['kind'], value: string): Fact => ({
    kind,
    label: `below ${kind}`,
    values: [value],
    span,
  });
  return [fact('number', number), ...(standing ? [fact('statusLoose', standing)] : [])];
}

/** What the line below a row of a table tells of its debt; nothing where it is a row by itself. */
export function toldBelow(cells: readonly string[], columns: readonly Column[], { from, to }: Span): Fact[] {
  const span = { from, to };
  const original = originalIn(cells, columns);
  const numbered = numberedIn(cells, columns, span);
  if (original === '') return numbered;
  return [{ kind: 'original', label: 'original creditor', values: [original], span }, ...numbered];
}
