import { formatMoney } from '../../money/money';
import { count } from '../count';
import { sizeOf } from '../range/range';
import type { Paste } from './paste';
import type { Stranger } from './pastedLabels';
import { amountOf, isBlank } from './pastedRow';
import type { WrongTotal } from './pastedTotals';

/** How many rows without a place a notice names. */
const NAMED = 12;

/**
 * Says what a paste does and what the user has to check, in sentences.
 *
 * @param marked how many of its cells are marked to be checked
 */
export function pasteWords(paste: Paste, marked: number): string {
  const { range, rows, headings, kept, hasHeader, totals, wrongTotals, labels, sources } = paste;
  const columns = sources?.filter((source) => source >= 0).length ?? sizeOf(range).columns;
  const sentences = [
    `Pasted ${count(rows, 'row')} of ${count(columns, 'column')}.`,
    hasHeader && 'Left out the row of column headings.',
    ...otherWords(paste),
    totals > 0 && `Left out ${totals === 1 ? 'the row' : count(totals, 'row')} of totals.`,
    ...wrongTotals.map(wrongWords),
    labels === 'leftOut' && 'Left out the column of labels.',
    labels === 'followed' && 'Each amount stands where its label says.',
    headings > 0 && labels !== 'followed' && `Stepped over ${count(headings, 'heading')}.`,
    marked > 0 && `Marked ${count(marked, 'cell')} to check; the reasons stand under the grid.`,
    kept > 0 && `${count(kept, 'pasted cell')} ${kept === 1 ? 'is' : 'are'} no amount and changed nothing.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function otherWords({ others, heading }: Paste): string[] {
  if (others === 0) return [];
  const left = `eft out ${count(others, 'other column')}.`;
  return [heading === undefined ? `L${left}` : `Took the column “${heading.trim()}” and l${left}`];
}

function wrongWords({ says, rowsSum, of }: WrongTotal): string {
  const [row, its] = of === 'part' ? ['A subtotal', 'its rows'] : ['The row of totals', `the rows ${of}`];
  return `${row} says ${formatMoney(says)}; ${its} add up to ${formatMoney(rowsSum)}.`;
}

/** Says what of a paste has no place, and how much does not fit, in sentences; empty where all fits. */
export function leftWords({ rowsLeft, columnsLeft, strangers, timeless }: Paste): string {
  const rowsOf = (some: readonly Stranger[]) => namesOf(some.map(({ row }) => row));
  const repeated = strangers.filter(({ isRepeated }) => isRepeated);
  const unknown = strangers.filter(({ isRepeated }) => !isRepeated);
  const sentences = [
    unknown.length > 0 && `${rowsOf(unknown)}: not placed, no row here is called so.`,
    repeated.length > 0 && `${rowsOf(repeated)}: not placed, another pasted row is for the same row.`,
    timeless.length > 0 && `${namesOf(timeless)}: not placed, no amount of a month.`,
    rowsLeft > 0 && `${count(rowsLeft, 'row')} did not fit.`,
    columnsLeft > 0 && `${count(columnsLeft, 'column')} did not fit.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Rows by their labels and amounts; of many the first. */
function namesOf(rows: readonly (readonly string[])[]): string {
  const names = rows.slice(0, NAMED).map(([label = '', ...beside]) => {
    const amounts = beside.filter((text) => !isBlank(text)).map(shown);
    return [isBlank(label) ? 'A row without a label' : label.trim(), ...amounts].join(' ');
  });
  const more = rows.length - names.length;
  return [...names, ...(more > 0 ? [count(more, 'more row')] : [])].join(', ');
}

function shown(text: string): string {
  const amount = amountOf(text);
  return amount ? formatMoney(amount) : text.trim();
}

/** Says why a paste changes nothing. */
export function refusalWords({ isTotalsAlone, isUnclear, isOverOthers }: Paste): string {
  if (isTotalsAlone)
    return 'What was pasted is a row of totals, and the grid adds up itself. Nothing was changed.';
  if (isUnclear)
    return 'What was pasted has several columns of amounts, and none alone is headed as the month’s. Copy the labels with one column. Nothing was changed.';
  if (isOverOthers)
    return 'No row is called as the pasted labels are, and cells that the amounts would come into are filled. Copy the amounts without the labels to paste them in their order. Nothing was changed.';
  return 'What was pasted is no amount. Nothing was changed.';
}
