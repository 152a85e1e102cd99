import { mergeDuplicates } from '../debts/duplicates';
import { layoutAt } from '../layouts/layouts';
import type { Page } from '../page/page';
import { withoutQuoted } from '../page/quoted';
import { withoutRetold } from './besideReport';
import { withoutBeyond } from './beyondTotal';
import { withoutEarlier } from './earlierMail';
import { withoutFileNumbers } from './fileNumbers';
import { isOfLists } from './layoutReading';
import { withoutAccountOver, withoutWhole } from './loansOfOne';
import { withoutOtherTexts } from './noDebts';
import { withoutLabelsAsNames } from './oddNames';
import { rowsOwed } from './owedInAll';
import { withoutOwned } from './owned';
import { withoutOwnFees } from './ownFees';
import { withoutDeposits } from './ownMoney';
import { withoutPartsOfAccount } from './partsOfAccount';
import { MAX_ACCOUNTS } from './refusal';
import { withoutSaidBack } from './saidBack';
import { withoutSaidNone } from './saidNone';
import { withoutSavedFor } from './savedFor';
import { withoutStray } from './stray';
import { type Stretch, spanOfAccount } from './stretches';
import { withoutSubtotals } from './subtotals';
import { withoutSums } from './sumsOfRows';
import { withoutToldAgain } from './toldAgain';
import { withoutTotalOfAll } from './totalOfAll';
import type { ReadAccount } from './weigh';

/** What the chosen readings of a page come to. */
interface ChosenDebts {
  reads: readonly ReadAccount[];
  /** Rows that were left out because the text is, or they are, of another kind, such as the lines of a budget. */
  aside: readonly ReadAccount[];
  /** Its rows were those of another kind of text, such as a budget or a receipt. */
  isOther: boolean;
}

/** Every row of some readings. */
export function readsOf(stretches: readonly Stretch[]): ReadAccount[] {
  return stretches.flatMap(({ reads }) => reads);
}

/** Whether there are more accounts than any household has; some are listed several times. */
export function areTooMany(reads: readonly ReadAccount[]): boolean {
  return reads.length > MAX_ACCOUNTS && mergeDuplicates(reads).length > MAX_ACCOUNTS;
}

/** What a page tells beside what a mail quotes in it, where rows stand there. */
function toldIn({ source, quoted = [] }: Page, rows: readonly ReadAccount[]): string {
  if (quoted.length === 0) return source;
  return withoutQuoted(
    source,
    quoted,
    rows.map(({ account }) => spanOfAccount(account)),
  );
}

/**
 * The debts of the readings that were chosen for the parts of a page: without what is told twice, the person's own money,
 * fees of the paper itself, and the sum of the others; none where the text is of another kind.
 *
 * @param isFree whether no person has decided how the page is read; else what they chose is kept
 * @param isOfLoans whether it is about the loans of one account, whose own row is their sum
 */
export function debtsIn(
  stretches: readonly Stretch[],
  page: Page,
  { isFree, isOfLoans }: { isFree: boolean; isOfLoans: boolean },
): ChosenDebts {
  const all = stretches.flatMap(({ reads, layout }) =>
    reads.map((one) => {
      const { doubt } = layoutAt(layout);
      return { ...one, isSure: !isOfLists({ doubt }), isCertain: doubt < 0 };
    }),
  );
  const told = isFree ? withoutRetold(withoutSavedFor(withoutDeposits(all, page.lines)), page.lines) : all;
  const rows = isFree
    ? withoutLabelsAsNames(
        withoutOwnFees(withoutOwned(withoutStray(told, page.source), page.source), page.source),
        page.lines,
      )
    : all;
  const loans = isOfLoans ? withoutWhole(rows) : rows;
  const owed = isFree ? withoutSaidNone(withoutFileNumbers(withoutAccountOver(loans)), page.lines) : loans;
  const debts = isFree ? withoutOtherTexts(owed, toldIn(page, owed)) : owed;
  const reads = withoutBeyond(
    withoutSums(
      isFree
        ? withoutSubtotals(
            withoutPartsOfAccount(
              withoutToldAgain(withoutSaidBack(withoutEarlier(withoutTotalOfAll(debts), page), page.source)),
            ),
            page.source,
          )
        : debts,
      page.source,
    ),
    page,
  );
  // Beside debts that come to what is owed in all, what was left out is none.
  const isAll = rowsOwed(debts, page.source).length > 0;
  const aside = isAll ? [] : owed.filter((row) => !debts.includes(row));
  return { reads, aside, isOther: all.length > 0 && debts.length === 0 };
}
