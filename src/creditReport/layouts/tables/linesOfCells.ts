import type { Account } from '../../account';
import { headingKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { fitsKind } from '../../lexicon/shapes';
import type { Line } from '../../page/lines';
import { type PlacedLine, placedCells } from '../../page/placed';
import { isEmptyValue } from '../../pieces/amounts';
import { isName } from '../../pieces/names';
import { type Section, sectionOf } from '../../pieces/sections';
import { accountsUnder, type UnderHeadings } from './accountsUnder';
import { hasValues } from './stackedHeadings';

/** Fewer lines of headings are those of any table, and more no form has. */
const [LEAST_LINES, MOST_LINES] = [2, 4];
/** Each line of headings has so many at least, and so many that are known. */
const [MIN_HEADINGS, MIN_KNOWN] = [4, 2];
/** So many debts show that the lines of headings are theirs. */
const MIN_DEBTS = 2;
/** So many lines below its values may say more of a debt. */
const MAX_REMARKS = 4;

const filled = ({ cells }: Line): number => cells.filter((cell) => cell !== '').length;

function isOfHeadings(line: Line | undefined): line is Line {
  if (!line || line.cells.length < MIN_HEADINGS || filled(line) < MIN_HEADINGS || hasValues(line.text))
    return false;
  return line.cells.filter((cell) => headingKind(cell) !== undefined).length >= MIN_KNOWN;
}

/** The lines of headings that begin at a line, of which the first names who is owed; undefined where there are too few. */
function formAt(lines: readonly Line[], start: number): readonly Line[] | undefined {
  if (!isOfHeadings(lines[start])) return undefined;
  let end = start;
  while (end - start < MOST_LINES && isOfHeadings(lines[end])) end += 1;
  const form = lines.slice(start, end);
  const isNamed = form[0]?.cells.some((cell) => headingKind(cell) === 'name');
  return isNamed && form.length >= LEAST_LINES ? form : undefined;
}

/** What tells that a line is one of values, and under its own headings. */
const TOLD_BY_SHAPE: readonly (LabelKind | undefined)[] = ['balance', 'number'];

/** Whether a line has a value under most headings, and sums and numbers under those of sums and numbers. */
function isUnder(line: Line | undefined, headings: Line): boolean {
  const { cells } = headings;
  if (!line || line.cells.length > cells.length) return false;
  const hasShape = (value: string, column: number) => {
    const kind = headingKind(cells[column] ?? '');
    return !kind || !TOLD_BY_SHAPE.includes(kind) || isEmptyValue(value) || fitsKind(kind, value);
  };
  return filled(line) * 2 >= filled(headings) && line.cells.every(hasShape);
}

/** Whether a debt begins at a line: a name stands under a heading of names, and values under the headings of each line. */
function isDebtAt(lines: readonly Line[], start: number, form: readonly Line[]): boolean {
  const isNamed = (heading: string, column: number) =>
    headingKind(heading) === 'name' && isName(lines[start]?.cells[column] ?? '');
  return (
    (form[0]?.cells.some(isNamed) ?? false) &&
    form.every((heading, row) => isUnder(lines[start + row], heading))
  );
}

/** What a debt has under each heading of a form. */
function cellsAt(lines: readonly Line[], start: number, form: readonly Line[]): UnderHeadings['cells'] {
  return form.flatMap((heading, row) =>
    heading.cells.map((_, column) => {
      const { cells = [], from = 0, to = 0 } = lines[start + row] ?? {};
      const text = cells[column] ?? '';
      return text === '' ? undefined : { text, from, to };
    }),
  );
}

/** Debts under the same headings in one part of a report. */
interface Group {
  form: readonly Line[];
  inCollections: boolean;
  debts: (UnderHeadings & { remarks: PlacedLine[] })[];
}

/** The debts of a page, part by part; those of a part without headings stand under the last ones. */
function groupsIn(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let section: Section | undefined;
  const begin = (form: readonly Line[]) =>
    groups.push({ form, inCollections: section === 'collections', debts: [] });
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const title = line && sectionOf(line.text);
    section = title ?? section;
    if (!line || section === 'skipped') continue;
    const before = groups.at(-1);
    const form = formAt(lines, index);
    if (form || (title && before)) begin(form ?? before?.form ?? []);
    else if (before && isDebtAt(lines, index, before.form)) {
      before.debts.push({ cells: cellsAt(lines, index, before.form), remarks: [] });
      index += before.form.length - 1;
    } else {
      const remarks = before?.debts.at(-1)?.remarks;
      if (remarks && filled(line) === 1 && remarks.length < MAX_REMARKS) remarks.push(...placedCells([line]));
    }
    if (form) index += form.length - 1;
  }
  return groups;
}

/**
 * Reads debts on several lines of cells each, under as many lines of headings, where every line has columns of its own: the
 * merged report of a lender that was copied from a page.
 */
export function readLinesOfCells(lines: readonly Line[]): Account[] {
  const groups = groupsIn(lines);
  if (groups.flatMap(({ debts }) => debts).length < MIN_DEBTS) return [];
  return groups.flatMap(({ form, debts, inCollections }) =>
    debts.length > 0
      ? accountsUnder(
          form.flatMap(({ cells }) => cells),
          debts,
          inCollections,
        )
      : [],
  );
}
