import type { Account } from '../../account';
import { headingKind, labelAt } from '../../lexicon/labels';
import { labelText } from '../../lexicon/labelText';
import { isMoneyKind } from '../../lexicon/shapes';
import { chunkOf, type PlacedLine } from '../../page/placed';
import { isFurniture } from '../../pieces/furniture';
import { isName } from '../../pieces/names';
import { accountsUnder, type UnderHeadings } from './accountsUnder';
import type { Column } from './column';
import { titleOf } from './rowsOfDebts';
import { type SeatedLine, seatWords } from './seatWords';
import { hasValues, textOf } from './stackedHeadings';

/** Fewer lines of headings are those of any table, and more no form has. */
const [LEAST_LINES, MOST_LINES] = [2, 4];
/** A line of headings has so many words at most, and one of values. */
const [MOST_HEADINGS, MOST_WORDS] = [24, 40];
/** So many headings of a form are known at least, and so many debts show that the headings are theirs. */
const [MIN_KNOWN, MIN_DEBTS] = [6, 2];
/** So badly, in points for each heading, a line may fit. */
const WORST = 0.75;
const LIMIT = /limit/;
/** A debt has so many lines of remarks at most. */
const MOST_REMARKS = 8;

/** Lines of headings and where the first debt may begin. */
interface Form {
  lines: readonly (readonly Column[])[];
  end: number;
}

/** The headings of a line without gaps, in their order; undefined where it is none of headings. */
function headingsOf(line: PlacedLine): readonly Column[] | undefined {
  const text = textOf(line);
  if (line.chunks.length !== 1 || line.words.length > MOST_HEADINGS || hasValues(text) || /[:!?]/.test(text))
    return undefined;
  const words = line.words.map((word) => word.text);
  const columns: Column[] = [];
  for (let index = 0; index < words.length; ) {
    const found = labelAt(words, index);
    const word = words[index] ?? '';
    columns.push(
      found ? { kind: found.kind, label: found.text } : { kind: headingKind(word), label: labelText(word) },
    );
    index += found?.words ?? 1;
  }
  const known = columns.filter(({ kind }) => kind !== undefined).length;
  return known >= 2 && known * 2 >= columns.length ? columns : undefined;
}

/** The form whose lines of headings begin at a line: the first names the creditor, and one of them what is owed. */
function formAt(lines: readonly PlacedLine[], start: number): Form | undefined {
  const form: (readonly Column[])[] = [];
  for (const line of lines.slice(start, start + MOST_LINES)) {
    const columns = headingsOf(line);
    if (!columns) break;
    form.push(columns);
  }
  const all = form.flat();
  const isForm =
    form.length >= LEAST_LINES &&
    form[0]?.some(({ kind }) => kind === 'name') === true &&
    all.some(({ kind }) => kind === 'balance') &&
    all.filter(({ kind }) => kind !== undefined).length >= MIN_KNOWN;
  return isForm ? { lines: form, end: start + form.length } : undefined;
}

/** The words of a debt under the headings of its lines. */
interface Trade {
  rows: readonly SeatedLine[];
}

function seated(line: PlacedLine | undefined, columns: readonly Column[]): SeatedLine | undefined {
  if (!line || line.words.length > MOST_WORDS) return undefined;
  const found = seatWords(
    line.words.map(({ text }) => text),
    columns,
  );
  return found && found.cost <= WORST ? found : undefined;
}

/** The debt that begins at a line: its first lines fit the first lines of headings, down to what is owed and the number. */
function tradeAt(lines: readonly PlacedLine[], start: number, { lines: form }: Form): Trade | undefined {
  const needed =
    1 + form.findLastIndex((columns) => columns.some(({ kind }) => kind === 'balance' || kind === 'number'));
  const rows: SeatedLine[] = [];
  for (const [at, columns] of form.entries()) {
    const row = seated(lines[start + at], columns);
    if (!row) break;
    rows.push(row);
  }
  const seat = rows[0]?.seats[form[0]?.findIndex(({ kind }) => kind === 'name') ?? 0];
  const name = seat && chunkOf(lines[start]?.words.slice(seat.from, seat.to) ?? []).text;
  return rows.length >= needed && name && isName(name) ? { rows } : undefined;
}

/** Whether a sum is missing beside what is owed, and not a mere limit, so that another may be what is owed. */
function lacksSum(form: Form, { rows }: Trade): boolean {
  const owed = form.lines.findIndex((columns) => columns.some(({ kind }) => kind === 'balance'));
  return (form.lines[owed] ?? []).some(
    ({ kind, label }, column) =>
      kind && isMoneyKind(kind) && !LIMIT.test(label) && !rows[owed]?.seats[column],
  );
}

/** A debt with what stands under its headings. */
interface Debt extends UnderHeadings {
  remarks: PlacedLine[];
  inCollections: boolean;
}

/** What stands under each heading of a form, in the order of the headings, and the lines below it. */
function debtOf(lines: readonly PlacedLine[], form: Form, trade: Trade, inCollections: boolean): Debt {
  const cells = form.lines.flatMap((columns, at) =>
    columns.map((_, column) => {
      const seat = trade.rows[at]?.seats[column];
      return seat && chunkOf(lines[at]?.words.slice(seat.from, seat.to) ?? []);
    }),
  );
  const flags = lacksSum(form, trade) ? (['amount-guessed'] as const) : [];
  return { cells, remarks: [], inCollections, flags };
}

/** The debts under a form, and the index behind the last line of them; on the next page its headings stand again. */
function debtsBelow(lines: readonly PlacedLine[], form: Form): { debts: Debt[]; end: number } {
  const debts: Debt[] = [];
  let inCollections = false;
  let index = form.end;
  for (; index < lines.length; ) {
    const line = lines[index];
    const title = line && titleOf(line);
    if (!line || title === 'skipped') break;
    const again = formAt(lines, index);
    const trade = again || title ? undefined : tradeAt(lines, index, form);
    const remarks = debts.at(-1)?.remarks ?? [];
    if (title) inCollections = title === 'collections';
    else if (trade) debts.push(debtOf(lines.slice(index, index + MOST_LINES), form, trade, inCollections));
    else if (!again && remarks.length < MOST_REMARKS && !isFurniture(textOf(line))) remarks.push(line);
    index = again?.end ?? index + (trade?.rows.length ?? 1);
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
      accounts.push(...accountsUnder(labels, own, inCollections));
    }
  }
  return accounts;
}
