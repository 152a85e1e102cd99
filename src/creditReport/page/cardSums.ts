/** A label, and the sum or the figure that ends its cell: `Balance: $4,210`, `Account ending 4411`. */
const LABELLED = /^(\p{L}[\p{L} .#'/-]{1,40}?):? ?([-(]?[$€£]? ?\d[\d,.]{0,20}\)?)$/u;
/** What may stand as a sum. */
const SUM = /[$€£]|\d,\d{3}|\.\d\d$/;
/** A name has letters. */
const NAME = /\p{L}{2}/u;
/**
 * What names no card: a label with its value, a month, and a bureau, under which stands what it says of the same account as
 * the others.
 */
const NO_NAME = /: |:$|^\p{L}{3,9}\.? (?:19|20)\d\d$|\b(?:trans ?union|experian|equifax|tuc|xpn|efx)\b/iu;

/** The label that all cells of a row begin with, each before a sum or figure of its own; empty where they have none. */
export function labelOf(cells: readonly string[], isLabelled = (_: string) => true): string {
  const found = cells.map((cell) => (cell.length > 60 ? null : LABELLED.exec(cell)));
  const label = found[0]?.[1]?.toLowerCase() ?? '';
  const isOne = found.every((one) => one?.[1]?.toLowerCase() === label && isLabelled(one[2] ?? ''));
  return isOne ? label : '';
}

/** Whether all cells of a row have a sum behind one label. */
export function sumLabelOf(cells: readonly string[]): string {
  return labelOf(cells, (value) => SUM.test(value));
}

/** Whether texts beside each other are the names of cards. */
export function areNames(cells: readonly string[]): boolean {
  return labelOf(cells) === '' && cells.every((cell) => NAME.test(cell) && !NO_NAME.test(cell));
}
