import { useStore } from 'jotai';
import type { BudgetPayload } from '../budget/budgetPayload';
import { say } from '../messages/say';
import { planEntriesAtom } from '../plan/planAtoms';
import { writeClipboard } from '../sheet/clipboard/writeClipboard';
import { fetchCalculatorParts } from './fetchParts';
import { today } from './today';

/** Puts what the page for the member says on the clipboard, as text and as HTML. */
export function CopySummaryButton({ payload }: { payload: BudgetPayload }) {
  const store = useStore();

  async function copy() {
    const parts = await fetchCalculatorParts().catch(() => undefined);
    if (!parts) {
      say('error', 'This part of the page could not be loaded. Check the connection and press again.');
      return;
    }
    const summary = parts.summaryOf({ ...store.get(planEntriesAtom), payload, date: today() });
    await writeClipboard(summary).then(
      () => say('success', 'Summary copied', { role: 'status' }),
      () => say('error', 'The browser did not allow copying.'),
    );
  }

  return (
    <button type="button" onClick={copy}>
      Copy summary
    </button>
  );
}
