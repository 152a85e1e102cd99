import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Who reaches what: with a screen reader, keys alone, any window, fingers. It takes more time than `npm test` has. */
export default defineConfig({ ...journeys, testDir: '.', testIgnore: [] });
