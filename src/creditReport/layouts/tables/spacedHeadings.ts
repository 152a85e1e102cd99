import { headingKind, spelledKind } from '../../lexicon/labels';
import { labelText } from '../../lexicon/labelText';
import type { Line } from '../../page/lines';
import { rememberedOf } from '../../page/remembered';
import { headingsOf } from '../labels/pairs';
import type { Column } from './column';
import { areHeadings } from './columns';

/** Longer lines are sentences. */
const MAX_LENGTH = 300;
/** So many labels at least stand beside a heading that is none of them. */
const MIN_BESIDE = 4;
/** What counts the rows, over their first column, and a last heading of one word: `Enrolled`. */
const [COUNTER, LAST] = [/^# (?=\p{L})/u, / (\p{Lu}\p{L}{2,14}\??)$/u];
/** Two headings in one cell have no more words. */
const MAX_WORDS = 5;
/** So many cells make a line of headings. */
const MIN_GAPS = 3;

/** What is paid in instalments, as a court's declaration of incomes and expenses asks for it: no heading of it is a label elsewhere. */
const INSTALMENTS = /^paid to for amount balance date of last payment$/i;
const INSTALMENT_COLUMNS: readonly Column[] = [
  { kind: 'name', label: 'paid to' },
  { kind: 'text', label: 'for' },
  { kind: 'paying', label: 'amount' },
  { kind: 'balance', label: 'balance' },
  { kind: 'date', label: 'date of last payment' },
];

/** Whether a line can be one of headings: it is short, and tells no value. */
function mayBeHeadings({ text }: Line): boolean {
  return text.length <= MAX_LENGTH && !/[:$\d]/.test(text);
}

/**
 * The columns of a heading line whose labels one space parts, all of them or those of one cell, where a printed table lost
 * the gaps between some of its columns; undefined where the line is none.
 */
export const readSpacedHeadings = rememberedOf(spacedHeadingsIn);

function spacedHeadingsIn(line: Line): Column[] | undefined {
  if (!mayBeHeadings(line)) return undefined;
  if (INSTALMENTS.test(line.text)) return [...INSTALMENT_COLUMNS];
  const crowded = line.cells.map(headingsOf);
  if (!crowded.some(Boolean)) return besideOthers(line);
  const headings = line.cells.flatMap(
    (cell, index): readonly Column[] =>
      crowded[index]?.map(({ kind, label }) => ({ kind, label })) ?? headingsOfCell(cell),
  );
  return areHeadings(headings.map(({ kind }) => kind)) ? headings : undefined;
}

/**
 * The columns of a line of one cell that is nothing but labels, besides a counter of the rows before them or one last heading
 * that says nothing of a debt: `# Creditor Account # Balance Enrolled`.
 */
function besideOthers({ text, cells }: Line): Column[] | undefined {
  if (cells.length !== 1) return undefined;
  const counted = text.replace(COUNTER, '');
  const last = LAST.exec(counted);
  const whole = headingsOf(counted);
  const labels = whole ?? (last ? headingsOf(counted.slice(0, last.index)) : undefined);
  if (!labels || labels.length < MIN_BESIDE) return undefined;
  const columns: Column[] = labels.map(({ kind, label }) => ({ kind, label }));
  if (counted !== text) columns.unshift({ kind: undefined, label: '#' });
  if (!whole && last) columns.push({ kind: undefined, label: labelText(last[1] ?? '') });
  return areHeadings(labels.map(({ kind }) => kind)) ? columns : undefined;
}

function headingOf(cell: string): Column {
  return { kind: headingKind(cell), label: labelText(cell) };
}

/** What is one heading by its spelling, or by what parts its words: `CREDITOR/ACCT`. */
function isOneHeading(cell: string): boolean {
  return spelledKind(cell) !== undefined || (!cell.includes(' ') && headingKind(cell) !== undefined);
}

/** The heading of a cell, or the two that one blank parts in it: `OPENED RPTD`. */
function headingsOfCell(cell: string): readonly Column[] {
  const words = cell.split(' ');
  if (words.length > MAX_WORDS || isOneHeading(cell)) return [headingOf(cell)];
  const cut = words.findIndex(
    (_, at) =>
      at > 0 && isOneHeading(words.slice(0, at).join(' ')) && isOneHeading(words.slice(at).join(' ')),
  );
  return cut < 0
    ? [headingOf(cell)]
    : [words.slice(0, cut), words.slice(cut)].map((some) => headingOf(some.join(' ')));
}

/** A cell with the figures of several columns: `04/12 10/26 9,800 7,310 219 0 R1`. */
const SEVERAL_FIGURES = /(?:(?<= |^)\$?\d[\d,./-]*(?: |$)){4}/;

/**
 * The columns of a heading line whose gaps part other columns than those of the row below it, where one blank stands between
 * several figures: each word there is told by its form; undefined where they are alike. A row of as many cells as headings
 * has the same gaps: four figures in one of its cells are a number in groups, `4147 0000 1122 3344`.
 */
export function readHeadingsOverFigures(line: Line, below: Line | undefined): Column[] | undefined {
  const areFigures = () => below?.cells.some((cell) => SEVERAL_FIGURES.test(cell));
  const isAlike = line.cells.length === below?.cells.length;
  if (isAlike || line.cells.length < MIN_GAPS || !areFigures() || !mayBeHeadings(line)) return undefined;
  const headings = line.cells.flatMap(headingsOfCell);
  const areAllKnown = headings.every(({ label }) => isOneHeading(label));
  return areAllKnown && areHeadings(headings.map(({ kind }) => kind)) ? headings : undefined;
}
