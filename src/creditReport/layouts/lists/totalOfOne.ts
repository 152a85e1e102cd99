import { beginsWithCreditor } from '../../lexicon/creditors';
import type { Line } from '../../page/lines';
import { beginsAsTotal } from '../../pieces/sums';

/** The word for a sum before what is owed to one creditor in all: `Total owed $93.75, payment 31.25`. */
const OF_OWED = /^total (?=(?:(?:amount|balance) )?(?:owed|owing|due|left|remaining)\b:? ?\$? ?\d)/i;

/** The same of one debt, as the federal form of a collector's letter tells what is owed on it now. */
const OF_DEBT = /^total (?=amount of the debt(?: now)?\b)/i;

/** The line of an item with all that is owed to the creditor on the line above it, and no other figure beside it; undefined where there is none. */
function totalOfOne([title, ...below]: readonly Line[]): Line | undefined {
  const [own, ...others] = below.filter(({ text }) => /\d/.test(text));
  if (!title || !own || others.length > 0 || !OF_OWED.test(own.text)) return undefined;
  return !/\d/.test(title.text) && beginsWithCreditor(title.text) ? own : undefined;
}

/** The lines of an item without sums over others; what is owed in all to the one creditor that it names is no such sum. */
export function withoutTotals(lines: readonly Line[]): readonly Line[] {
  const own = totalOfOne(lines);
  return lines.flatMap((line) => {
    const isOfOne = line === own || OF_DEBT.test(line.text);
    if (!isOfOne) return beginsAsTotal(line.text) ? [] : [line];
    const text = line.text.replace(OF_OWED, '').replace(OF_DEBT, '');
    return [{ ...line, text, cells: [text] }];
  });
}
