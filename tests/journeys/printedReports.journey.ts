import { test as bare, expect } from '@playwright/test';
import { readDebtsOf } from '../reading/readDebt';
import { addScores, NO_SCORE, scoreClipboard } from '../reading/score';
import { printingPage, printReport, reportFixtures } from '../support/printReport';
import { pagesOfPdf, readPaper } from '../support/readPdf';

/**
 * What the reports of bureaus and their sites have reached, printed to PDF: at least so many fields right, at most so many
 * wrong without a mark, and rows lost and invented.
 */
const REACHED = [
  { folder: 'credit-report', names: /./, right: 390, silent: 10, lost: 0, invented: 0 },
  { folder: 'blind-1', names: /^a/, right: 230, silent: 5, lost: 0, invented: 6 },
  { folder: 'blind-2a', names: /^a/, right: 341, silent: 10, lost: 6, invented: 0 },
  { folder: 'blind-3a', names: /^a/, right: 421, silent: 19, lost: 2, invented: 7 },
  { folder: 'blind-4a', names: /^a/, right: 286, silent: 6, lost: 3, invented: 1 },
  { folder: 'blind-5a', names: /^a/, right: 344, silent: 15, lost: 0, invented: 5 },
] as const;

for (const { folder, names, right, silent, lost, invented } of REACHED)
  bare(`the reports of ${folder}, printed to PDF, are read as well as before`, async ({ browser }) => {
    const page = await printingPage(browser);
    let sum = NO_SCORE;
    for (const fixture of reportFixtures([folder], names)) {
      const pages = await pagesOfPdf(await printReport(page, fixture));
      const { score } = scoreClipboard(fixture.expected, readDebtsOf(readPaper(pages)));
      sum = addScores(sum, score);
    }
    expect(sum.right, 'fields right').toBeGreaterThanOrEqual(right);
    expect(sum.wrongSilent, 'fields wrong without a mark').toBeLessThanOrEqual(silent);
    expect(sum.lost, 'rows lost').toBeLessThanOrEqual(lost);
    expect(sum.invented, 'rows invented').toBeLessThanOrEqual(invented);
  });
