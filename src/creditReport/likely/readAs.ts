import { firstIndex } from '../page/firstIndex';
import type { Span } from '../page/lines';
import type { ReportedDebt } from '../reportedDebt';
import { type ReportedField, reviewedField } from '../reviewFlags';
import type { Word } from './words';

/** What a text was read as before its words are weighed: the debts, each field with its place, and in which layout. */
export interface FirstReading {
  debts: readonly ReportedDebt[];
  /** Rows that were left out because they are of another kind, or the text is: a budget, a receipt. */
  aside?: readonly ReportedDebt[];
  /** The text is of another kind: nothing is a debt of it that the rules have not seen. */
  isOther?: boolean;
  layout: string;
  /** Where labels and values stand about which a person has decided; nothing is read there otherwise. */
  decided?: readonly Span[];
}

/** What a word was read as. */
export interface ReadAs {
  /** The fields that it is of, those in doubt with a question mark, those of a row that was left out after `aside`; none for most words. */
  fields: readonly string[];
  /** Where it stands if it is of none: in the row of a debt, beside one, or where no debts were read. */
  without: 'no part, in row' | 'no part' | 'no debts';
  layout: string;
}

/** A status that is told in more is a sentence, of which no word is more of it than the others. */
export const LONGEST_PLACE = 120;

/** The words that stand in a stretch of the source, by their index. */
export function wordsIn(words: readonly Word[], { from, to }: Span): number[] {
  const found: number[] = [];
  const first = firstIndex(words.length, (index) => (words[index]?.to ?? 0) > from);
  for (let index = first; (words[index]?.from ?? to) < to; index += 1) found.push(index);
  return found;
}

/** What each word was read as. */
export function readAs(words: readonly Word[], { debts, aside = [], layout }: FirstReading): ReadAs[] {
  const fields: string[][] = words.map(() => []);
  const lines = new Set<number>();
  const put = ({ sources, review }: ReportedDebt, before: string) => {
    const doubted = new Set(review.map(reviewedField));
    for (const [field, place] of Object.entries(sources) as [ReportedField, Span][]) {
      if (place.to - place.from > LONGEST_PLACE) continue;
      for (const [index, word] of wordsIn(words, place).entries()) {
        const name = field === 'accountName' && index > 0 ? 'goes on' : field;
        fields[word]?.push(before + name + (doubted.has(field) ? '?' : ''));
        lines.add(words[word]?.line ?? -1);
      }
    }
  };
  for (const debt of debts) put(debt, '');
  for (const row of aside) put(row, 'aside ');
  const outside = debts.length > 0 ? 'no part' : 'no debts';
  return words.map(({ line }, index) => ({
    fields: fields[index] ?? [],
    without: lines.has(line) ? 'no part, in row' : outside,
    layout: layout || 'none',
  }));
}
