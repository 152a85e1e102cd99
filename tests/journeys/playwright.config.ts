import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/browser';
import { playwrightConfig } from '../support/playwrightConfig';

const config = playwrightConfig('**/*.journey.ts', [
  { command: 'npm start -- --port 4317 --strictPort', port: 4317 },
]);

export default defineConfig({
  ...config,
  fullyParallel: true,
  workers: 2,
  use: {
    ...config.use,
    // A page that glides to its place after a key is somewhere else at every run.
    launchOptions: { ...launchOptions(), args: ['--disable-smooth-scrolling'] },
  },
});
