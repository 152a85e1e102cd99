import { useStore } from 'jotai';
import { toast } from 'react-toastify/unstyled';
import type { BudgetPayload } from '../budget/budgetPayload';
import { planEntriesAtom } from '../plan/planAtoms';
import { today } from './today';

/** Puts what the page for the member says on the clipboard, as text and as HTML. */
export function CopySummaryButton({ payload }: { payload: BudgetPayload }) {
  const store = useStore();

  async function copy() {
    const { summaryOf } = await import('./calculatorParts');
    const { text, html } = summaryOf({ ...store.get(planEntriesAtom), payload, date: today() });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([text], { type: 'text/plain' }),
        'text/html': new Blob([html], { type: 'text/html' }),
      }),
    ]);
  }

  return (
    <button
      type="button"
      onClick={() =>
        copy().then(
          () => toast.success('Summary copied', { role: 'status' }),
          () => toast.error('The browser did not allow copying.'),
        )
      }
    >
      Copy summary
    </button>
  );
}
