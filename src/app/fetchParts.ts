import { idle } from '../parts/idle';

/**
 * Fetches every part that no screen needs at once, as soon as the grid stands and the browser is idle. From then on the
 * page asks for nothing more, whatever is entered, and works without a network.
 */
export async function fetchParts(): Promise<void> {
  await Promise.allSettled([import('../sheet/AgSheet')]);
  await idle();
  await Promise.allSettled([
    import('./caseParts'),
    import('../sheet/readTable'),
    import('./calculatorParts'),
    import('../debts/readPastedReport'),
    import('../debts/PasteReport'),
    import('../debts/ReportReview'),
  ]);
}
