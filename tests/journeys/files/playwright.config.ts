import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

const provideFonts = fileURLToPath(new URL('../../support/fonts.ts', import.meta.url));

/** What comes as a report and is reviewed, what comes and goes as files, PDFs and cases, and paper: more than `npm test` has time for. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  globalSetup: [journeys.globalSetup ?? [], provideFonts].flat(),
});
