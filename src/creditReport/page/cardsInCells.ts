import { areNames, sumLabelOf } from './cardSums';
import type { Line } from './lines';

/** Whether cells hold a card each: a name, and below it sums with labels, of which all have one. */
function areWhole(cells: readonly string[]): boolean {
  if (cells.length < 2 || !cells.every((cell) => cell.includes('\n'))) return false;
  const lines = cells.map((cell) => cell.split('\n'));
  if (!areNames(lines.map(([name = '']) => name))) return false;
  const labels = lines.map((card) => new Set(card.map((line) => sumLabelOf([line]))));
  const [first = new Set<string>(), ...others] = labels;
  return [...first].some((label) => label !== '' && others.every((other) => other.has(label)));
}

/**
 * The rows of cards that stand beside each other, one card below the other, where each cell holds one with all its lines, as
 * the tables of a web page do; undefined where none do.
 */
export function cardsInCells(lines: readonly Line[]): readonly (readonly string[])[] | undefined {
  const filled = lines.map(({ cells }) => cells.filter((cell) => cell !== ''));
  if (!filled.some(areWhole)) return undefined;
  return lines.flatMap(({ cells, afterBlank }, index) => {
    const own = filled[index] ?? [];
    if (areWhole(own) || own.length === 1)
      return own.flatMap((card) => [[], ...card.split('\n').map((line) => [line])]);
    return afterBlank ? [[], cells] : [cells];
  });
}
