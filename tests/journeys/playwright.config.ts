import { defineConfig } from '@playwright/test';
import { playwrightConfig } from '../support/playwrightConfig';

export default defineConfig({
  ...playwrightConfig('**/*.journey.ts', [{ command: 'npm start -- --port 4317 --strictPort', port: 4317 }]),
  fullyParallel: true,
  workers: 2,
});
