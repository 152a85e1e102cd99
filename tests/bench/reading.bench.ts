import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { median, note } from './figures';
import { READING } from './pages';

const SIZE = 100 * 1024;

test('reading a credit report in the page', async ({ page }) => {
  await page.goto(READING);
  const blocks = fixture('01-experian-acr-pdf.txt');
  const of25 = await timed(page, fixture('33-twenty-five-rows.txt'), 100);
  const of100 = await timed(page, filled(blocks, SIZE), 30);
  const of200 = await timed(page, filled(blocks, 2 * SIZE), 30);
  note({ name: 'reading 25 debts', unit: 'ms', samples: of25, budget: 5 });
  note({ name: 'reading a report of 100 KB', unit: 'ms', samples: of100, budget: 50 });
  note({ name: 'reading a report of 200 KB', unit: 'ms', samples: of200 });
  const ratio = median(of200) / median(of100);
  note({ name: 'reading, 200 KB to 100 KB', unit: 'times', samples: [ratio], budget: 2 });
});

/** The milliseconds of each time that the page reads a text. */
function timed(page: Page, text: string, samples: number): Promise<number[]> {
  return page.evaluate(([read, times]) => Reflect.get(window, 'timeReading')(read, times), [text, samples]);
}

/** A text of a size, made of as many reports as it takes; balances and numbers are told apart by their place. */
function filled(report: string, size: number): string {
  let text = '';
  for (let index = 0; text.length < size; index++) text += report.replaceAll('XXXX', `X${index}XX`);
  return text.slice(0, size);
}

function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/credit-report/${name}`, import.meta.url), 'utf8');
}
