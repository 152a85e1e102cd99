import { type Account, factsOf, REMARK } from '../account';
import { isWithin, lineTextAt, type Span } from '../page/lines';
import type { Page } from '../page/page';
import { isDepositName } from '../pieces/deposits';
import { beginsAsTotal } from '../pieces/sums';
import type { ReportedDebt } from '../reportedDebt';
import { examplesIn } from './examples';
import { offersIn } from './offersOnPage';
import { tellsInAll } from './otherLines';
import { scoresIn } from './scores';
import { spanOfAccount } from './stretches';
import { titledPartsIn } from './titledParts';

/** Where an account says that all lines are its own, whatever stands in them: a paper about one debt. */
function ownLines(account: Account): Span[] {
  return factsOf(account, 'text').flatMap(({ label, values, span }) =>
    label === REMARK && values.join('') === '' ? [span] : [],
  );
}

/** A longer line tells more than what all debts come to. */
const MAX_LENGTH = 200;

/** Whether a sum stands on a line that tells what all debts come to. */
function isOfAll({ from }: Span, source: string): boolean {
  const line = lineTextAt(source, from);
  return line.length <= MAX_LENGTH && (beginsAsTotal(line) || tellsInAll(line));
}

/**
 * The debts of a text without those that the rules have not read, and whose amount stands in an account that is called as a
 * person's own money is, or among lines that are one debt's own: the rules have seen it, and know it for none. Nor is
 * what a line tells that all debts come to, what stands under a title of something else, as of bills, an example, what
 * a site would lend, or a credit score.
 *
 * @param ruled the debts that the rules have read
 * @param accounts what the layout has put together, also what is no debt
 * @param page the text that was read
 */
export function withoutAddedOwnMoney(
  debts: readonly ReportedDebt[],
  ruled: readonly ReportedDebt[],
  accounts: readonly Account[],
  page: Page,
): readonly ReportedDebt[] {
  if (debts.length === ruled.length) return debts;
  const places = new Set(ruled.map(({ sources: { amount } }) => amount?.from));
  const own = accounts
    .filter((account) =>
      factsOf(account, 'name').some(({ values }) => values.some((value) => isDepositName(value))),
    )
    .map(spanOfAccount)
    .concat(
      accounts.flatMap(ownLines),
      titledPartsIn(page).filter(({ isTitled }) => isTitled),
      examplesIn(page),
      offersIn(page.lines),
      scoresIn(page.lines),
    );
  return debts.filter(({ sources: { amount } }) => {
    const isRuled = !amount || places.has(amount.from);
    if (isRuled) return true;
    return !isOfAll(amount, page.source) && !own.some((part) => isWithin(amount, part));
  });
}
