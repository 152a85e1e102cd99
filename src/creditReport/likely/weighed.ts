import { type Account, accountOf, type Fact, unlabelledFact } from '../account';
import { debtOf } from '../debts/debtOf';
import { placed } from '../debts/placed';
import type { Page } from '../page/page';
import type { ReportedDebt } from '../reportedDebt';
import type { ReportedField } from '../reviewFlags';
import type { Likely, Run } from './debtsAlong';
import { ALL_FIELDS, FIELDS } from './fields';
import { LONGEST_PLACE, wordsIn } from './readAs';
import type { Seen } from './seen';

/** A page with the words on it and what they most likely are. */
export interface Weighed {
  page: Page;
  seen: Seen;
  likely: Likely;
  /** The words about which a person has decided. */
  decided: ReadonlySet<number>;
}

/** The debt that runs of words tell, as the rules make one of labelled values. */
export function debtOfRuns(
  runs: readonly Run[],
  { page, seen: { words } }: Weighed,
): ReportedDebt | undefined {
  const facts = ALL_FIELDS.flatMap((field): Fact[] => {
    const { part, kind } = FIELDS[field];
    const own = runs.filter((run) => run.part === part);
    return (part === 'status' ? own : own.slice(0, 1)).map(({ first, last }) => {
      const span = { from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 };
      const text = page.source.slice(span.from, span.to).replace(/\s+/g, ' ');
      return unlabelledFact(kind, text, span);
    });
  });
  const account: Account = accountOf(facts);
  const debt = debtOf(account);
  return debt && placed({ account, debt }, page).debt;
}

/** How likely the words of a field are what it was read as, on the average; undefined where it does not stand in the text. What a person has decided is certain. */
export function likelihoodOf(
  debt: ReportedDebt,
  field: ReportedField,
  { seen, likely, decided }: Weighed,
): number | undefined {
  const place = debt.sources[field];
  if (!place || place.to - place.from > LONGEST_PLACE) return undefined;
  const words = wordsIn(seen.words, place);
  if (words.length === 0) return undefined;
  if (words.some((word) => decided.has(word))) return 1;
  return words.reduce((sum, word) => sum + likely.likelyAs(word, FIELDS[field].part), 0) / words.length;
}

/** The indexes of the words that the fields of a debt were read from. */
export function wordsOfDebt({ sources }: ReportedDebt, { seen }: Weighed): Set<number> {
  const places = Object.values(sources).filter(({ from, to }) => to - from <= LONGEST_PLACE);
  return new Set(places.flatMap((place) => wordsIn(seen.words, place)));
}

/** The indexes of the words of a run. */
export function wordsOf({ first, last }: Run): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
