import type { Account } from '../account';
import type { ReportedDebt } from '../debts/reportedDebt';
import { areLabelWords, meaningByWords } from '../lexicon/words';
import type { Span } from '../page/lines';
import { isAddress } from '../pieces/addresses';
import { isName } from '../pieces/names';

/** What a part of a debt is worth where it was read, and what is lost where it was not. */
const WORTH = {
  /** Every row has to earn this, so that a row of hardly anything is worth less than none. */
  row: -1.8,
  name: 1.6,
  oddName: 0.2,
  noName: -1,
  balance: 2,
  noBalance: -0.6,
  number: 0.8,
  status: 0.6,
  paying: 0.3,
  original: 0.3,
  /** An amount that stands among those of the row and that nothing explains. */
  unexplained: -0.35,
  /** Every amount that is known to be what it is. */
  explained: 0.25,
} as const;
const [MOST_UNEXPLAINED, MOST_EXPLAINED] = [6, 12];

const MONEY = /\$ ?\d[\d.,]*|\b\d{1,3}(?:,\d{3})+(?:\.\d{2})?\b|\b\d+\.\d{2}\b/g;

/** Where the amounts of a source begin, in their order. */
export function amountsIn(source: string): number[] {
  return Array.from(source.matchAll(MONEY), ({ index }) => index);
}

/** How many places lie in a stretch; places in their order. */
function countIn(places: readonly number[], { from, to }: Span): number {
  const first = (limit: number) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] ?? 0) < limit) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return first(to) - first(from);
}

function worthOfName({ accountName }: ReportedDebt): number {
  if (accountName === '') return WORTH.noName;
  const isLabel = areLabelWords(accountName) && meaningByWords(accountName) !== undefined;
  const isPlain =
    isName(accountName.charAt(0).toUpperCase() + accountName.slice(1)) && !isLabel && !isAddress(accountName);
  return isPlain ? WORTH.name : WORTH.oddName;
}

/** How much a debt explains of the text it was read from: more than nothing where it is worth being shown. */
export function weigh(debt: ReportedDebt, account: Account, span: Span, amounts: readonly number[]): number {
  const explained = account.facts.reduce(
    (count, { values }) => count + values.reduce((sum, value) => sum + (value.match(MONEY)?.length ?? 0), 0),
    0,
  );
  const unexplained = Math.min(MOST_UNEXPLAINED, Math.max(0, countIn(amounts, span) - explained));
  return (
    WORTH.row +
    worthOfName(debt) +
    (debt.amountText !== '' ? WORTH.balance : WORTH.noBalance) +
    (debt.accountNumber !== '' ? WORTH.number : 0) +
    (debt.current !== null ||
    debt.review.some(
      (flag) =>
        !['no-status', 'status-unclear'].includes(flag) && /paid|transferred|bankruptcy|past-due/.test(flag),
    )
      ? WORTH.status
      : 0) +
    (debt.payingText !== '' ? WORTH.paying : 0) +
    (debt.originalCreditor !== '' ? WORTH.original : 0) +
    unexplained * WORTH.unexplained +
    Math.min(MOST_EXPLAINED, explained) * WORTH.explained
  );
}
