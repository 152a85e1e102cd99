import type { Span } from '../../page/lines';
import { matchesIn } from '../../page/matches';
import { tellsIncome } from '../../pieces/income';
import { tellsCosts } from '../../pieces/living';

/** Longer lines are texts of their own. */
const MAX_LENGTH = 1000;
/** Where a sentence ends, and where the next title stands though no mark ends what is before it. */
const END =
  /(?<=[^\s.]{2}[.!?;]|\d[.;]) (?=\p{L})|(?<=\d),? (?=(?:(?:my|our|monthly|living|household) )*(?:expenses|bills|income|gastos|ingresos): )/giu;
const END_MARKS = /[.;!? ]+$/;

/**
 * The stretches of a line that tell of debts, where sentences between tell what comes in or what living costs: `Oak 4100,
 * Elm 2200. Rent 1200. Works at Ash 2800/mo`; none where all do. Undefined where none does, or the line is one sentence.
 */
export function withoutBeside(text: string): readonly Span[] | undefined {
  if (text.length > MAX_LENGTH || !/\d/.test(text)) return undefined;
  const ends = [...matchesIn(text, END)];
  if (ends.length === 0) return undefined;
  const spans: Span[] = [];
  let [from, isBeside, count] = [0, true, 0];
  const take = (to: number) => {
    const sentence = text.slice(from, to).replace(END_MARKS, '');
    const isOther = tellsIncome(sentence) || tellsCosts(sentence);
    const last = spans.at(-1);
    if (isOther) count += 1;
    else if (last && !isBeside) last.to = to;
    else spans.push({ from, to });
    isBeside = isOther;
  };
  for (const { index, 0: end } of ends) {
    take(index);
    from = index + end.length;
  }
  take(text.length);
  return count > 1 || (count > 0 && spans.length > 0) ? spans : undefined;
}
