import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { playwrightConfig } from '../support/playwrightConfig';

const config = playwrightConfig('**/*.journey.ts', [
  { command: 'npm start -- --port 4317 --strictPort', port: 4317 },
]);

export default defineConfig({
  ...config,
  // It takes minutes, and has a command of its own.
  testIgnore: '**/monkey.journey.ts',
  fullyParallel: true,
  workers: 2,
  use: {
    ...config.use,
    // A worker keeps its page from test to test and puts all back that a test has set: each of them loads the product
    // anew, which takes half the time where the browser has read it before.
    reuseContext: true,
    // A page that glides to its place after a key is somewhere else at every run.
    launchOptions: { ...launchOptions(), args: ['--disable-smooth-scrolling'] },
  },
});
