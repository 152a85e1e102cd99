import { test } from '@playwright/test';
import { printingPage, printReport, reportFixtures } from '../support/printReport';
import { note } from './figures';
import { openDebts } from './pages';

const PAGES = 20;
/** Milliseconds. */
const [MOST_TIME, MOST_TASK] = [1500, 50];

test('reading a PDF of 20 pages', async ({ page, browser }) => {
  const content = await reportOf(await printingPage(browser));
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const [times, tasks]: [number[], number[]] = [[], []];
  for (let sample = 0; sample < 5; sample += 1) {
    await openDebts(page);
    const worker = page.waitForEvent('worker');
    await page.getByRole('button', { name: 'Add report' }).click();
    const box = page.getByRole('dialog', { name: 'Add a report' });
    await worker;
    // What reads PDFs has come once it has refused a file.
    await box
      .getByLabel(/^Files/)
      .setInputFiles({ name: 'none.pdf', mimeType: '', buffer: Buffer.from('%PDF-') });
    await box.getByText('It is damaged').waitFor();
    const told = page.evaluate(async () => {
      Reflect.get(window, 'tasks').length = 0;
      const input = document.querySelector<HTMLInputElement>('#report-files');
      const began = await new Promise<number>((resolve) =>
        input?.addEventListener('change', () => resolve(performance.now()), { once: true }),
      );
      const isRead = () => document.querySelector('.add-report') === null;
      while (!isRead()) await new Promise((resolve) => requestAnimationFrame(resolve));
      const time = performance.now() - began;
      return { time, longest: Math.max(0, ...(Reflect.get(window, 'tasks') as number[])) };
    });
    await box.getByLabel(/^Files/).setInputFiles({ name: 'report.pdf', mimeType: '', buffer: content });
    const { time, longest } = await told;
    times.push(time);
    tasks.push(longest);
  }
  note({ name: `reading a PDF of ${PAGES} pages`, unit: 'ms', samples: times, budget: MOST_TIME });
  note({ name: 'longest task of the page meanwhile', unit: 'ms', samples: tasks, budget: MOST_TASK });
});

/** A report of about twenty pages: that of a bureau, with an account for each of its own as often as it takes. */
async function reportOf(printing: Awaited<ReturnType<typeof printingPage>>): Promise<Buffer> {
  const [{ text } = { text: '' }] = reportFixtures(['credit-report'], /^07-/);
  const lines = (PAGES - 1) * 68;
  let whole = '';
  for (let copy = 0; whole.split('\n').length < lines; copy += 1)
    whole += text.replace(/\d{4}(?=\*{4})/g, (digits) => String((Number(digits) + copy) % 10_000));
  return printReport(printing, { text: whole, html: '' });
}
