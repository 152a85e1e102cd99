import { spelledKind } from '../../lexicon/labels';
import type { LabelKind } from '../../lexicon/labelTable';

/** A sum alone in its cell, and one with its label behind it: `$219.88 Available credit`. */
const [SUM, SUM_WITH_LABEL] = [/^-?\$ ?\d[\d,.]*$/, /^(-?\$ ?\d[\d,.]*) (\p{L}[\p{L} ]{2,40})$/u];
/** What may still be borrowed, in words that no list of labels has: `Available to spend`. */
const AVAILABLE = /\bavailable\b/i;
/** Labels of what is told of an account in such a row; a status, as `Past due`, stands behind a sum of its own too. */
const OF_SUMS: ReadonlySet<LabelKind> = new Set(['balance', 'money', 'paying']);

/** Whether a cell is the label of a sum, and which. */
function kindOf(cell: string): LabelKind | undefined {
  const kind = AVAILABLE.test(cell) ? 'money' : spelledKind(cell);
  return kind && OF_SUMS.has(kind) ? kind : undefined;
}

/** The sum and the label behind it that begin at a cell, and how many cells they are; undefined where none do. */
function pairAt(
  cells: readonly string[],
  at: number,
): { sum: string; label: string; size: number } | undefined {
  const [cell = '', next = ''] = cells.slice(at, at + 2);
  if (SUM.test(cell)) return { sum: cell, label: next, size: 2 };
  const [, sum, label] = SUM_WITH_LABEL.exec(cell) ?? [];
  return sum && label ? { sum, label, size: 1 } : undefined;
}

/**
 * The cells of a row with each label before its sum, where a bank prints it behind: `OAK VISA ...2290`, `$4,780.12`,
 * `Outstanding balance`, `$219.88 Available credit`. All that stands behind the name has to be sums with such labels, one
 * of them what is owed; any other row stays as it is. A label that no list has tells nothing of a debt.
 */
export function withLabelsFirst(cells: readonly string[]): readonly string[] {
  const start = cells.findIndex((cell) => cell.startsWith('$') || cell.startsWith('-$'));
  if (start < 1 || kindOf(cells[start - 1] ?? '')) return cells;
  const turned = cells.slice(0, start);
  let isOwed = false;
  for (let at = start; at < cells.length; ) {
    const pair = pairAt(cells, at);
    const kind = pair && kindOf(pair.label);
    if (!pair || !kind) return cells;
    isOwed ||= kind === 'balance';
    if (spelledKind(pair.label)) turned.push(pair.label, pair.sum);
    at += pair.size;
  }
  return isOwed ? turned : cells;
}
