import { useAtomValue } from 'jotai';
import type { BudgetPayload } from '../budget/budgetPayload';
import { memberPage } from '../plan/paper/memberPage';
import { PrintedPage } from '../plan/paper/PrintedPage';
import { planEntriesAtom, planTermsAtom } from '../plan/planAtoms';
import { Printed } from './Printed';
import { today } from './today';
import { usePaperFoot } from './usePaperFoot';

/** The page for the member, on paper. */
export function PrintedPlan({ payload }: { payload: BudgetPayload }) {
  return (
    <Printed>
      <Page payload={payload} />
    </Printed>
  );
}

function Page({ payload }: { payload: BudgetPayload }) {
  const entries = useAtomValue(planEntriesAtom);
  const { totalPaying, months } = useAtomValue(planTermsAtom);
  const page = memberPage({ ...entries, payload, date: today() });
  usePaperFoot(page.about);
  return <PrintedPage page={page} totalPaying={totalPaying} months={months} />;
}
