import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/** The main journeys in the engines that are not Chromium; a failure is never tried again. */
export default defineConfig({
  testMatch: '*.browser.ts',
  outputDir: path('../../test-results'),
  globalSetup: path('./provideBrowsers.ts'),
  forbidOnly: Boolean(process.env.CI),
  // Room for a busy machine with two cores; what is awaited is a visible state, whenever it comes.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['../bench/figuresReporter.ts']],
  fullyParallel: true,
  workers: 2,
  projects: [
    // Firefox drops its own list down outside of the page, where a driver's keys do not reach.
    { name: 'firefox', testIgnore: 'ownList.browser.ts' },
    { name: 'webkit', testIgnore: 'paper.browser.ts' },
    // No browser: what a host sends.
    { name: 'nginx', testMatch: 'nginx.host.ts' },
  ],
});

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
