import type { Fact } from '../../account';
import { totalOfParts } from '../../meaning/partsOfTotal';
import { matchesIn } from '../../page/matches';
import type { Item } from './item';

/** Words before a sum that is marked as money: `Principal $4,120.55`, `Total due: 4,915.30`. */
const LABELLED_SUM =
  /(?<!\p{L})(\p{L}[\p{L} ]{1,40}?)[ :.=]{1,4}(\$ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})(?!\d)/gu;
/** A longer item tells more than one debt. */
const MAX_LENGTH = 1000;

/** What the parts of the debt of an item come to, as it prints that; undefined where it tells none. */
function wholeOf(texts: readonly string[]): string | undefined {
  const sums = texts.flatMap((item) =>
    Array.from(matchesIn(item, LABELLED_SUM), ([, label = '', text = '']) => ({ label, text })),
  );
  return totalOfParts(sums)?.text;
}

/** The facts of an item with what all parts of its debt come to in place of the part that was taken for it. */
export function withWholeTold(facts: readonly Fact[], { lines }: Item): Fact[] {
  const texts = lines.map(({ text }) => text);
  const length = texts.reduce((so, text) => so + text.length, 0);
  const whole = length <= MAX_LENGTH && /\d/.test(texts.join('')) ? wholeOf(texts) : undefined;
  return facts.map((fact) => (whole && fact.kind === 'balance' ? { ...fact, values: [whole] } : fact));
}
