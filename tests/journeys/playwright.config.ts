import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { playwrightConfig } from '../support/playwrightConfig';

const config = playwrightConfig('**/*.journey.ts', [
  { command: 'npm start -- --port 4317 --strictPort', port: 4317 },
]);

export default defineConfig({
  ...config,
  // They take minutes, and have commands of their own.
  testIgnore: ['**/monkey.journey.ts', '**/{access,files,sheet}/*.journey.ts'],
  fullyParallel: true,
  workers: 2,
  use: {
    ...config.use,
    // A worker keeps its page from test to test and puts all back that a test has set: each of them loads the product
    // anew, which takes half the time where the browser has read it before.
    reuseContext: true,
    launchOptions: {
      ...launchOptions(),
      args: [
        // A page that glides to its place after a key is somewhere else at every run.
        '--disable-smooth-scrolling',
        // The emulation of a graphics card takes a tenth of the time, and shows the same.
        '--disable-gpu',
        '--disable-software-rasterizer',
      ],
    },
  },
});
