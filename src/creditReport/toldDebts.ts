import type { Account } from './account';
import { withBureausAsOne } from './debts/bureauParts';
import { withCollector } from './debts/collectedBy';
import { mergeDuplicates } from './debts/duplicates';
import { withFootnotes } from './debts/footnotes';
import { withGroupStatus } from './debts/groupStatus';
import { withoutKindsBehind } from './debts/kindsBehind';
import { withOriginalOfOne } from './debts/originalOfOne';
import { withoutOverview } from './debts/overview';
import { withoutMinus } from './debts/owedAsMinus';
import { withOwedToCollector } from './debts/owedToCollector';
import { withPlans } from './debts/paidByPlan';
import { withPaidInList } from './debts/paidInList';
import { withPaidTo } from './debts/paidTo';
import { placed } from './debts/placed';
import { withSaidOfAll } from './debts/saidOfAll';
import { withSaidOfNamed } from './debts/saidOfNamed';
import { withSaidOfOne } from './debts/saidOfOne';
import { withSoldOn } from './debts/soldOn';
import { withThingBehind } from './debts/thingBehind';
import { withWriterName } from './debts/writerName';
import { withDoubts } from './judge/doubts';
import type { LabelKind } from './lexicon/labelTable';
import type { Page } from './page/page';
import type { ReportedDebt } from './reportedDebt';

/** What is known beside the page whose debts are read. */
interface Beside {
  /** What labels mean of which a person has decided. */
  kinds: ReadonlyMap<string, LabelKind>;
  /** All forms of the text. */
  forms: readonly Page[];
}

/**
 * The debts of a page with all that the text says of them beside their own labels: who is owed and was before, what is
 * doubtful, how they stand; those that are one debt are one.
 *
 * @returns the debts, and the accounts they were found in with what each by itself says
 */
export function toldDebts<Read extends { debt: ReportedDebt; account: Account }>(
  reads: readonly Read[],
  page: Page,
  { kinds, forms }: Beside,
) {
  const places = reads.map((read) => placed(read, page));
  const named = withoutKindsBehind(withThingBehind(withWriterName(withPaidTo(places, page), page), page));
  const found = withPaidInList(withPlans(withCollector(withOriginalOfOne(named, page), page), page), page);
  const doubted = withFootnotes(withDoubts(found, page, kinds), page);
  const said = withSaidOfAll(
    withSaidOfNamed(withGroupStatus(withSaidOfOne(doubted, page), page), page),
    page,
  );
  const told = withOwedToCollector(said, forms);
  const own = withoutOverview(withoutMinus(told));
  return { found, debts: withSoldOn(mergeDuplicates(withBureausAsOne(own, page))) };
}
