import type { Browser, Page } from '@playwright/test';

/** How fast the processor of a page is, and what the names of its figures end with. */
export interface Pace {
  name: string;
  /** How many times slower than the machine. */
  rate: number;
  samples: number;
}

/** Runs in a page of a context of its own, in which nothing is cached and nothing has run before. */
export async function inNewPage<Result>(
  browser: Browser,
  { rate }: Pace,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const result = await run(page);
  await context.close();
  return result;
}
