import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { BudgetPayload } from '../budget/budgetPayload';
import { memberPage } from '../plan/memberPage';
import { PrintedPage } from '../plan/PrintedPage';
import { planEntriesAtom, planTermsAtom } from '../plan/planAtoms';
import { today } from './today';

/** The page for the member, there while the browser prints. It takes the place of the screen on paper. */
export function PrintedPlan({ payload }: { payload: BudgetPayload }) {
  const isPrinting = useIsPrinting();
  return isPrinting && createPortal(<Page payload={payload} />, document.body);
}

function Page({ payload }: { payload: BudgetPayload }) {
  const entries = useAtomValue(planEntriesAtom);
  const { totalPaying, months } = useAtomValue(planTermsAtom);
  return (
    <PrintedPage
      page={memberPage({ ...entries, payload, date: today() })}
      totalPaying={totalPaying}
      months={months}
    />
  );
}

/** Whether the browser prints now, or shows how it would. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches);

  useEffect(() => {
    // The browser takes its picture of the page as soon as the event is over.
    const become = (printing: boolean) => flushSync(() => setPrinting(printing));
    const [begin, end] = [() => become(true), () => become(false)];
    const follow = ({ matches }: MediaQueryListEvent) => become(matches);
    const query = matchMedia('print');
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    query.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      query.removeEventListener('change', follow);
    };
  }, []);

  return isPrinting;
}
