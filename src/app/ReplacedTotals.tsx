import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { keptPayloadAtom } from '../budget/budgetAtoms';
import type { BudgetPayload } from '../budget/budgetPayload';
import { say, unsay } from '../messages/say';
import { formatMoney, moneyFromNumber } from '../money/money';

/**
 * Says once that another budget has taken the place of the totals that a reload had left. Shows nothing by itself. What
 * it said goes with the screen that shows the same totals.
 */
export function ReplacedTotals({ payload: { availableIncome } }: { payload: BudgetPayload }) {
  const [kept, keep] = useAtom(keptPayloadAtom);
  const said = useRef<ReturnType<typeof say>>(undefined);

  useEffect(() => {
    if (!kept || kept.totalIncome + kept.totalExpenses === 0 || kept.availableIncome === availableIncome)
      return;
    const [before, now] = [kept.availableIncome, availableIncome].map((dollars) =>
      formatMoney(moneyFromNumber(dollars)),
    );
    said.current = say(
      'info',
      `The totals kept over the reload were replaced: Available Income was ${before}, and is ${now} now.`,
      { role: 'status', autoClose: 10_000 },
    );
    keep(undefined);
  }, [kept, keep, availableIncome]);

  useEffect(() => () => void said.current?.then(unsay), []);

  return null;
}
