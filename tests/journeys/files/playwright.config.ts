import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** What comes and goes as files, PDFs and cases, and on paper, which takes more time than `npm test` has. */
export default defineConfig({ ...journeys, testDir: '.', testIgnore: [] });
