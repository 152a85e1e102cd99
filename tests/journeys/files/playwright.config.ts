import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** What comes as a report and is reviewed, what comes and goes as files, PDFs and cases, and paper: more than `npm test` has time for. */
export default defineConfig({ ...journeys, testDir: '.', testIgnore: [] });
