import type { Account } from '../../account';
import type { LabelKind } from '../../lexicon/labelTable';
import { isMoneyKind } from '../../lexicon/shapes';
import type { Chunk, PlacedLine } from '../../page/placed';
import { isFurniture } from '../../pieces/furniture';
import { isName } from '../../pieces/names';
import type { Section } from '../../pieces/sections';
import { accountsUnder, type UnderHeadings } from './accountsUnder';
import type { Column } from './column';
import { raggedHeadings } from './raggedHeadings';
import { raggedTradeAt } from './raggedTrades';
import { titleOf } from './rowsOfDebts';
import { runOnHeadings, seatLine, withStatusBehind } from './runOnHeadings';
import { textOf } from './stackedHeadings';
import { beginsTorn, tornColumns, tornTradeAt } from './tornTrades';

/** No form has more lines of headings. */
const MOST_LINES = 4;
/** So many headings are known at least, and so many debts show that they are theirs. */
const [MIN_KNOWN, MIN_DEBTS] = [6, 2];
const LIMIT = /limit/;
/** A debt has so many lines of remarks at most. */
const MOST_REMARKS = 8;

/** Lines of headings and where the first debt may begin; all are one where a page broke them. */
interface Form {
  lines: readonly (readonly Column[])[];
  end: number;
  isRagged?: boolean;
  /** A page broke the cells of each debt too. */
  isTorn?: boolean;
}

/** Whether a heading is of those who are owed, or of those who collect. */
const isOfWho = ({ kind }: Column) => kind === 'name' || kind === 'agency';

/** Whether the headings of a form are of those who collect, and of nobody else. */
const isOfAgencies = ({ lines }: Form) =>
  lines.flat().some(({ kind }) => kind === 'agency') && !lines.flat().some(({ kind }) => kind === 'name');

/** Where a slash stands between headings of two kinds; below zero where none does. */
function slashBetween(columns: readonly Column[], before: LabelKind, behind: LabelKind): number {
  return columns.findIndex(
    ({ kind, label }, at) =>
      kind === undefined &&
      label === '/' &&
      columns[at - 1]?.kind === before &&
      columns[at + 1]?.kind === behind,
  );
}

/** Headings without whose debt it was behind a slash, as `Agency / Original Creditor`: a remark below each debt says it. */
function withoutOriginal(columns: readonly Column[]): readonly Column[] {
  const slash = slashBetween(columns, 'agency', 'original');
  return slash < 0 ? columns : columns.toSpliced(slash, 2);
}

/**
 * The lines that a debt may have where a slash parts its name from its number in one line of headings, as `Creditor /
 * Account No.`: the number alone below all else, or the name alone above it.
 */
function slashedForms(headings: readonly Column[]): (readonly Column[])[][] {
  const columns = withoutOriginal(headings);
  const slash = slashBetween(columns, 'name', 'number');
  if (slash < 0) return [[columns]];
  const [upTo, behind] = [columns.slice(0, slash), columns.slice(slash + 1)];
  return [
    [[...upTo, ...behind.slice(1)], behind.slice(0, 1)],
    [upTo, behind],
  ];
}

/** The form whose headings begin at a line. */
function formAt(lines: readonly PlacedLine[], start: number): Form | undefined {
  const form = formOfLines(lines, start);
  if (form) return form;
  const ragged = raggedHeadings(lines, start);
  if (!ragged) return undefined;
  const isTorn = beginsTorn(lines, ragged.end);
  const columns = isTorn ? tornColumns(ragged.columns) : ragged.columns;
  return { lines: [columns], end: ragged.end, isRagged: true, isTorn };
}

/** The form whose lines of headings begin at a line: the first names the creditor or who collects, and one of them what is owed. */
function formOfLines(lines: readonly PlacedLine[], start: number): Form | undefined {
  const form: (readonly Column[])[] = [];
  for (const line of lines.slice(start, start + MOST_LINES)) {
    const columns = runOnHeadings(line);
    if (!columns) break;
    form.push(columns);
  }
  const end = start + form.length;
  const all = form.flat();
  const isForm =
    form[0]?.some(isOfWho) === true &&
    all.some(({ kind }) => kind === 'balance') &&
    all.filter(({ kind }) => kind !== undefined).length >= MIN_KNOWN;
  if (!isForm) return undefined;
  const forms = form.length === 1 ? slashedForms(all) : [form];
  const fitting =
    forms.length > 1 ? forms.find((own) => tradeOfLines(lines, end, { lines: own, end })) : undefined;
  return { lines: withStatusBehind(fitting ?? forms[0] ?? form), end };
}

/** What a debt has under the headings of each of its lines, what its last line says besides, and the index behind it. */
interface Trade {
  cells: readonly (readonly (Chunk | undefined)[])[];
  remarks: readonly PlacedLine[];
  end: number;
}

/** The debt that begins at a line. */
function tradeAt(lines: readonly PlacedLine[], start: number, form: Form): Trade | undefined {
  const [columns = []] = form.lines;
  if (!form.isRagged) return tradeOfLines(lines, start, form);
  const ragged = (form.isTorn ? tornTradeAt : raggedTradeAt)(lines, start, columns);
  return ragged && { cells: [ragged.cells], remarks: ragged.remark ? [ragged.remark] : [], end: ragged.end };
}

/** The debt whose first lines fit the first lines of headings, down to what is owed and the number. */
function tradeOfLines(lines: readonly PlacedLine[], start: number, { lines: form }: Form): Trade | undefined {
  const needed =
    1 + form.findLastIndex((columns) => columns.some(({ kind }) => kind === 'balance' || kind === 'number'));
  const cells: (Chunk | undefined)[][] = [];
  for (const [at, columns] of form.entries()) {
    const own = seatLine(lines[start + at], columns);
    if (!own) break;
    cells.push(own);
  }
  const name = cells[0]?.[form[0]?.findIndex(isOfWho) ?? 0];
  const isTrade = cells.length >= needed && name && isName(name.text);
  return isTrade ? { cells, remarks: [], end: start + cells.length } : undefined;
}

/** Whether a sum is missing beside what is owed, and not a mere limit, so that another may be what is owed. */
function lacksSum(form: Form, trade: Trade): boolean {
  const owed = form.lines.findIndex((columns) => columns.some(({ kind }) => kind === 'balance'));
  return (form.lines[owed] ?? []).some(
    ({ kind, label }, column) =>
      kind && isMoneyKind(kind) && !LIMIT.test(label) && !trade.cells[owed]?.[column],
  );
}

/** A debt with what stands under its headings. */
interface Debt extends UnderHeadings {
  remarks: PlacedLine[];
  inCollections: boolean;
}

/** A debt, in the order of the headings. */
function debtOf(form: Form, trade: Trade, inCollections: boolean): Debt {
  const cells = form.lines.flatMap((columns, at) => columns.map((_, column) => trade.cells[at]?.[column]));
  return {
    cells,
    remarks: [...trade.remarks],
    inCollections,
    flags: lacksSum(form, trade) ? ['amount-guessed'] : [],
  };
}

/**
 * The debts under a form, and the index behind the last line of them; on the next page its headings stand again. Headings of
 * those who collect are another form.
 */
function debtsBelow(lines: readonly PlacedLine[], form: Form): { debts: Debt[]; end: number } {
  const debts: Debt[] = [];
  let section = isOfAgencies(form) ? ('collections' as Section) : undefined;
  let index = form.end;
  for (; index < lines.length; ) {
    const line = lines[index];
    if (!line) break;
    const title = titleOf(line);
    if (title === 'skipped' && !form.isRagged) break;
    const again = formAt(lines, index);
    if (again && isOfAgencies(again) !== isOfAgencies(form)) break;
    section = title ?? (again && section === 'skipped' ? undefined : section);
    const isOfDebts = !again && !title && section !== 'skipped';
    const trade = isOfDebts ? tradeAt(lines, index, form) : undefined;
    const remarks = debts.at(-1)?.remarks ?? [];
    if (trade) debts.push(debtOf(form, trade, section === 'collections'));
    else if (isOfDebts && remarks.length < MOST_REMARKS && !isFurniture(textOf(line))) remarks.push(line);
    index = again?.end ?? trade?.end ?? index + 1;
  }
  return { debts, end: index };
}

/**
 * Reads debts of several lines each, one blank between their words, under as many lines of headings that have lost their
 * gaps as well: merged reports and the prints of lenders, copied from a PDF.
 */
export function readRunOnTrades(lines: readonly PlacedLine[]): Account[] {
  const accounts: Account[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const form = formAt(lines, index);
    if (!form) continue;
    const { debts, end } = debtsBelow(lines, form);
    index = Math.max(index, end - 1);
    if (debts.length < MIN_DEBTS) continue;
    const labels = form.lines.flatMap((columns) => columns.map(({ label }) => label));
    for (const inCollections of [false, true]) {
      const own = debts.filter((debt) => debt.inCollections === inCollections);
      const others = debts.filter((debt) => debt.inCollections !== inCollections);
      accounts.push(...accountsUnder(labels, own, inCollections, others));
    }
  }
  return accounts;
}
