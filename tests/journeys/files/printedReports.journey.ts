import { test as bare, expect } from '@playwright/test';
import { readDebtsOf } from '../../reading/readDebt';
import { addScores, NO_SCORE, scoreClipboard } from '../../reading/score';
import { printingPage, printReport, reportFixtures } from '../../support/printReport';
import { pagesOfPdf, readPaper } from '../../support/readPdf';

/**
 * What reports have reached, printed to PDF: those of bureaus and their sites, and the chats, sheets and tables of commas
 * of others. At least so many fields right, at most so many wrong without a mark, and rows lost and invented.
 */
const REACHED = [
  { folder: 'credit-report', names: /./, right: 404, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-1', names: /^a/, right: 238, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-2a', names: /^a/, right: 389, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-3a', names: /^a/, right: 468, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-4a', names: /^a/, right: 308, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-5a', names: /^a/, right: 361, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-6a', names: /^a/, right: 308, silent: 0, lost: 0, invented: 2 },
  { folder: 'blind-7a', names: /./, right: 361, silent: 1, lost: 0, invented: 0 },
  { folder: 'blind-8a', names: /./, right: 394, silent: 0, lost: 1, invented: 0 },
  { folder: 'blind-9a', names: /./, right: 289, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-10a', names: /./, right: 465, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-11a', names: /./, right: 252, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-12a', names: /./, right: 305, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-13a', names: /./, right: 360, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-14a', names: /./, right: 337, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-15a', names: /./, right: 314, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-16a', names: /./, right: 314, silent: 0, lost: 1, invented: 0 },
  { folder: 'blind-17a', names: /./, right: 388, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-18a', names: /./, right: 472, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-19a', names: /./, right: 385, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-20a', names: /./, right: 266, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-2c', names: /./, right: 490, silent: 5, lost: 2, invented: 3 },
  { folder: 'blind-3b', names: /./, right: 419, silent: 1, lost: 2, invented: 0 },
  { folder: 'blind-5c', names: /./, right: 354, silent: 3, lost: 1, invented: 0 },
  { folder: 'blind-6c', names: /./, right: 294, silent: 1, lost: 7, invented: 0 },
  { folder: 'blind-7c', names: /./, right: 483, silent: 8, lost: 0, invented: 3 },
  { folder: 'blind-8c', names: /./, right: 445, silent: 0, lost: 1, invented: 1 },
  { folder: 'blind-9c', names: /./, right: 367, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-10c', names: /./, right: 449, silent: 2, lost: 2, invented: 6 },
  { folder: 'blind-11c', names: /./, right: 335, silent: 4, lost: 2, invented: 0 },
  { folder: 'blind-12b', names: /./, right: 222, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-12c', names: /./, right: 389, silent: 2, lost: 6, invented: 1 },
  { folder: 'blind-13b', names: /./, right: 358, silent: 0, lost: 0, invented: 0 },
  { folder: 'blind-13c', names: /./, right: 484, silent: 6, lost: 0, invented: 4 },
  { folder: 'blind-14b', names: /./, right: 322, silent: 3, lost: 0, invented: 3 },
  { folder: 'blind-14c', names: /./, right: 361, silent: 6, lost: 3, invented: 3 },
] as const;

for (const { folder, names, right, silent, lost, invented } of REACHED)
  bare(`the reports of ${folder}, printed to PDF, are read as well as before`, async ({ browser }) => {
    const page = await printingPage(browser);
    const fixtures = reportFixtures([folder], names);
    const print = (index: number) => {
      const fixture = fixtures[index];
      return fixture ? printReport(page, fixture) : undefined;
    };
    let sum = NO_SCORE;
    let printed = print(0);
    for (const [index, { expected }] of fixtures.entries()) {
      const pdf = await printed;
      // The browser prints the next one while this one is read.
      printed = print(index + 1);
      if (!pdf) throw new Error('The report was not printed.');
      const { score } = scoreClipboard(expected, readDebtsOf(readPaper(await pagesOfPdf(pdf))));
      sum = addScores(sum, score);
    }
    expect(sum.right, 'fields right').toBeGreaterThanOrEqual(right);
    expect(sum.wrongSilent, 'fields wrong without a mark').toBeLessThanOrEqual(silent);
    expect(sum.lost, 'rows lost').toBeLessThanOrEqual(lost);
    expect(sum.invented, 'rows invented').toBeLessThanOrEqual(invented);
  });

/** Reports whose lines are read whole where they run in two columns on each page. */
const IN_TWO_COLUMNS = [
  ['credit-report', /^0[1367]-/],
  ['blind-2a', /^a(03|04|05|14)-/],
  ['blind-4a', /^a(04|10)-/],
  ['blind-5a', /^a01-/],
  ['blind-6a', /^a04-/],
  ['blind-8a', /^(02|05|06|10|12)-/],
] as const;

bare('reports printed in two columns a page are read one column after the other', async ({ browser }) => {
  const page = await printingPage(browser);
  const fixtures = IN_TWO_COLUMNS.flatMap(([folder, names]) => reportFixtures([folder], names));
  for (const fixture of fixtures) {
    const read = readDebtsOf(readPaper(await pagesOfPdf(await printReport(page, fixture, true))));
    const { misses, lost, invented } = scoreClipboard(fixture.expected, read);
    expect({ misses, lost, invented }, fixture.name).toEqual({ misses: [], lost: [], invented: [] });
  }
});
