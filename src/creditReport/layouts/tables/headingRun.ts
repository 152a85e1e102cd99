import { labelAt } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';
import { hasWords } from '../../page/hasWords';
import type { Line } from '../../page/lines';
import { remembered } from '../../page/remembered';
import { isFurniture } from '../../pieces/furniture';
import { sectionOf } from '../../pieces/sections';
import type { Column } from './column';

/** What stands in rows and not in headings. */
const VALUE = /\d{3}|[*•]{2}|\$ ?\d|\d[/-]\d|:/;
/** Headings stand on so many lines at most, with so many words on each. */
const [MAX_LINES, MAX_WORDS] = [30, 30];
/** Fewer headings are those of any list. */
const MIN_COLUMNS = 6;
/** What a debt has once; what comes again says it of another time: `DATE LAST PAST DUE`. */
const ONCE: readonly (LabelKind | undefined)[] = ['name', 'number', 'balance', 'pastDue'];

/** Whether a line can be one of headings. */
export function isOfHeadings({ text, cells }: Line): boolean {
  return cells.length === 1 && hasNoValue(text);
}

const hasNoValue = remembered(
  (text) =>
    !VALUE.test(text) &&
    !hasWords(text, MAX_WORDS + 1) &&
    !isFurniture(text) &&
    sectionOf(text) !== 'skipped',
);

/** `HIGH` and `BALANCE` beside each other are two headings where no other says what is owed. */
function withBalanceApart(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ kind }) => kind === 'balance')) return columns;
  return columns.flatMap((column): Column[] =>
    column.label === 'high balance'
      ? [
          { kind: 'money', label: 'high' },
          { kind: 'balance', label: 'balance' },
        ]
      : [column],
  );
}

/**
 * The columns that the words of headings name in their order, over the ends of lines, from the last that names creditors
 * on; undefined where too few are named, or no balance.
 *
 * @param lines those without values, right above the first debt
 */
export function columnsOfRun(lines: readonly Line[]): readonly Column[] | undefined {
  const words = lines.slice(-MAX_LINES).flatMap(({ text }) => text.split(' '));
  const columns: Column[] = [];
  for (let index = 0; index < words.length; ) {
    const found = labelAt(words, index);
    if (found?.kind === 'name') columns.length = 0;
    const isAgain = found && ONCE.includes(found.kind) && columns.some(({ kind }) => kind === found.kind);
    if (found && !isAgain) columns.push({ kind: found.kind, label: found.text });
    index += found?.words ?? 1;
  }
  const own = withBalanceApart(columns);
  const has = (kind: LabelKind) => own.some((column) => column.kind === kind);
  return own.length >= MIN_COLUMNS && has('name') && has('balance') ? own : undefined;
}
