import type { Line } from '../../page/lines';

/** What a form asks about, and which one of them, before each of its questions: `Debt 1 - Balance today`, `Creditor #2 Name:`. */
const COUNT =
  /^(?:debt|creditor|lender|account|acct\.?|loan|card|bill|item|deuda|acreedor|cuenta|dette|compte|d[íi]vida|conta)(?: ?(?:#|no\.?|number))? ?(\d{1,2})(?: ?[-–—:.)/|]+ ?| )(?=\p{L})/iu;
/** How many lines at least ask about each, and about how many at least a form asks. */
const [MIN_LINES, MIN_COUNTS] = [2, 2];

function countOf({ text }: Line): number | undefined {
  const [, count] = COUNT.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
}

/** Whether a line has a question or a label before its answer, or alone. */
function isAsked({ text, cells }: Line): boolean {
  return cells.length > 1 || /[:?]/.test(text);
}

/** Whether counts are those of a form: one, two and so on, and several lines for each. */
function areOfForm(counts: readonly number[]): boolean {
  const different = [...new Set(counts)];
  const isInOrder = counts.every((count, index) => index === 0 || count >= (counts[index - 1] ?? 0));
  return (
    isInOrder &&
    different.length >= MIN_COUNTS &&
    different.every((count, index) => count === index + 1) &&
    different.every((count) => counts.filter((other) => other === count).length >= MIN_LINES)
  );
}

/**
 * The lines of a form that asks the same of each debt, without what counts them before each question: the question alone
 * is a label. What is asked of the next debt stands apart.
 */
export function withoutCountsOfLabels(lines: readonly Line[]): readonly Line[] {
  const counted = lines.filter((line) => countOf(line) !== undefined && isAsked(line));
  if (!areOfForm(counted.flatMap((line) => countOf(line) ?? []))) return lines;
  const all = new Set(counted);
  let last: number | undefined;
  return lines.map((line) => {
    const count = all.has(line) ? countOf(line) : undefined;
    const isNext = count !== last;
    last = count;
    const afterBlank = line.afterBlank || isNext;
    if (count === undefined) return isNext ? { ...line, afterBlank } : line;
    const [first = '', ...others] = line.cells;
    return {
      ...line,
      text: line.text.replace(COUNT, ''),
      cells: [first.replace(COUNT, ''), ...others],
      afterBlank,
    };
  });
}
