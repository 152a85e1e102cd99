import { type Account, factsOf } from '../account';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { firstIndex } from '../page/firstIndex';
import type { Span } from '../page/lines';
import type { Page } from '../page/page';
import { isMoneyWord } from '../pieces/amounts';
import type { ReportedDebt } from '../reportedDebt';
import type { ReportedField, ReviewFlag } from '../reviewFlags';
import { withFlags } from './withFlags';

const GUESSED: Readonly<Record<ReportedField, ReviewFlag>> = {
  accountName: 'name-repaired',
  accountNumber: 'account-number-repaired',
  amount: 'amount-repaired',
  originalCreditor: 'original-repaired',
  current: 'status-repaired',
  paying: 'paying-repaired',
};

/** Whether one of the stretches, which are in their order, lies on another. */
function touches(guesses: readonly Span[], { from, to }: Span): boolean {
  const next = firstIndex(guesses.length, (index) => (guesses[index]?.to ?? 0) > from);
  return (guesses[next]?.from ?? Number.POSITIVE_INFINITY) < to;
}

/** Every place of a text within a stretch of the source; the whole stretch where the text does not stand there as it is. */
function placesOf(text: string, span: Span, source: string): Span[] {
  const places: Span[] = [];
  if (text === '') return [span];
  const stretch = source.slice(span.from, span.to);
  for (let at = stretch.indexOf(text); at !== -1; at = stretch.indexOf(text, at + text.length))
    places.push({ from: span.from + at, to: span.from + at + text.length });
  return places.length > 0 ? places : [span];
}

/** The text that a field was read from; the status is read from one of several labels. */
function printedText(field: ReportedField, debt: ReportedDebt, account: Account): string {
  if (field === 'amount') return debt.amountText;
  if (field === 'paying') return debt.payingText;
  if (field !== 'current') return debt[field];
  const place = debt.sources.current;
  const facts = STATUS_KINDS.flatMap((kind) => factsOf(account, kind));
  return facts.find(({ span }) => span.from === place?.from)?.values[0] ?? '';
}

/** Marks every field of a debt that was read from letters or digits which a repair of the text guessed. */
export function withGuessesMarked(
  debt: ReportedDebt,
  account: Account,
  { guesses, source }: Page,
): ReportedDebt {
  if (guesses.length === 0) return debt;
  const fields = Object.keys(GUESSED) as ReportedField[];
  // A sum beside the words for how a debt stands makes them no guess.
  const inWords = guesses.filter(
    ({ from, to }) => !isMoneyWord(source.slice(from, to).split(' ', 1)[0] ?? ''),
  );
  const guessed = fields.filter((field) => {
    const span = debt.sources[field];
    if (!span) return false;
    const own = field === 'current' ? inWords : guesses;
    return placesOf(printedText(field, debt, account), span, source).some((place) => touches(own, place));
  });
  return withFlags(
    debt,
    guessed.map((field) => GUESSED[field]),
  );
}
