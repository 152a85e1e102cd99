import { creditorIn, creditorsNamedIn } from '../lexicon/creditors';
import { BULLET } from '../page/bullets';
import type { Line } from '../page/lines';
import { rememberedOf } from '../page/remembered';
import { isTitleOfPart, isTitleOfSummary } from '../pieces/sections';

/** A sum in a line behind a name, and one alone on its line. */
const [SUM, LONE_SUM] = [
  /\$ ?\d|(?<![\d./-])\d[\d,]*\.\d{2}\b|\d,\d{3}\b|(?<![\d/-])\d{3,6}(?![\d/-])/,
  /^[-–−]?\$ ?\d[\d,.]*$/,
];
/** So far below a name a sum alone on its line may be of it. */
const MAX_BELOW = 4;

/** Two spellings of one creditor begin alike: `Citi` and `CITIBANK NA`. */
const keyOf = (creditor: string) => creditor.toLowerCase().slice(0, 3);

/** The creditor whom a line names before his sum, which stands on it or alone below; empty where it names none. */
function creditorOf(lines: readonly Line[], index: number): string {
  const text = lines[index]?.text.replace(BULLET, '') ?? '';
  const creditor = creditorIn(text);
  if (creditor === '') return '';
  const below = lines.slice(index + 1, index + 1 + MAX_BELOW);
  const hasSum = SUM.test(text.slice(creditor.length)) || below.some((line) => LONE_SUM.test(line.text));
  return hasSum ? keyOf(creditor) : '';
}

/** How often lines name each creditor. */
function countsIn(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const creditor of creditorsNamedIn(text)) {
      const key = keyOf(creditor);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** The parts of a page under titles of summaries, each up to the title of the next part. */
function summariesIn(lines: readonly Line[]): readonly { title: Line; own: readonly Line[] }[] {
  const titles = lines.flatMap(({ text }, index) => (isTitleOfPart(text) ? [index] : []));
  return titles.flatMap((at, index) => {
    const title = lines[at];
    if (!title || !isTitleOfSummary(title.text)) return [];
    return [{ title, own: lines.slice(at + 1, titles[index + 1] ?? lines.length) }];
  });
}

/**
 * Where titles stand that often head a summary of sums, but name creditors here whom nothing else on the page names: what
 * stands below such a title tells the debts themselves, as people and sites call their lists `Debt Summary` too.
 */
export const titlesOfCreditors = rememberedOf((lines: readonly Line[]): ReadonlySet<number> => {
  const summaries = summariesIn(lines);
  if (summaries.length === 0) return new Set();
  const counts = countsIn(lines);
  return new Set(
    summaries.flatMap(({ title, own }) => {
      const inPart = countsIn(own);
      const isTold = own.some((_, index) => {
        const creditor = creditorOf(own, index);
        return creditor !== '' && inPart.get(creditor) === counts.get(creditor);
      });
      return isTold ? [title.from] : [];
    }),
  );
});
