import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import type { ClipboardText } from '../../src/creditReport/readReport';
import { HOSTILE_TEXTS } from '../support/hostileTexts';
import { median, note, QUICK_START_LOAD } from './figures';
import { READING } from './pages';

const SIZE = 100 * 1024;

test('reading a credit report in the page', async ({ page }) => {
  await page.goto(READING);
  const blocks = fixture('01-experian-acr-pdf.txt');
  const of25 = await timed(page, plain(fixture('33-twenty-five-rows.txt')), 100);
  const of100 = await timed(page, plain(filled(blocks, SIZE)), 30);
  const of200 = await timed(page, plain(filled(blocks, 2 * SIZE)), 30);
  note({ name: 'reading 25 debts', unit: 'ms', samples: of25, budget: ofQuickStart(0.01) });
  note({ name: 'reading a report of 100 KB', unit: 'ms', samples: of100, budget: ofQuickStart(0.12) });
  note({ name: 'reading a report of 200 KB', unit: 'ms', samples: of200 });
  const ratio = median(of200) / median(of100);
  note({ name: 'reading, 200 KB to 100 KB', unit: 'times', samples: [ratio], budget: 2 });
});

test('reading the worst of all hostile texts in the page', async ({ page }) => {
  await page.goto(READING);
  const all: { name: string; samples: number[] }[] = [];
  for (const { name, of } of HOSTILE_TEXTS) all.push({ name, samples: await timed(page, of(SIZE), 3) });
  const [worst] = all.toSorted((one, other) => median(other.samples) - median(one.samples));
  if (worst)
    note({
      ...worst,
      name: `worst hostile text of 100 KB: ${worst.name}`,
      unit: 'ms',
      budget: ofQuickStart(0.5),
    });
});

/** Reading is held against a load, which is script as well. */
function ofQuickStart(times: number) {
  return { times, of: QUICK_START_LOAD };
}

function plain(text: string): ClipboardText {
  return { text, tables: [] };
}

/** The milliseconds of each time that the page reads a clipboard. */
function timed(page: Page, clipboard: ClipboardText, samples: number): Promise<number[]> {
  return page.evaluate(([read, times]) => Reflect.get(window, 'timeReading')(read, times), [
    clipboard,
    samples,
  ] as const);
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
