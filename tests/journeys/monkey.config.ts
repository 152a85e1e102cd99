import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);

// The workers inherit it. `MONKEY_SEEDS=4711 npm run test:monkey` runs that seed alone.
process.env.MONKEY_SEEDS ??= TWENTY.join(' ');

/** The monkey alone, which takes more time than `npm test` has. */
export default defineConfig({ ...journeys, testMatch: '**/monkey.journey.ts', testIgnore: [] });
