import { defineConfig } from '/work/main/node_modules/@playwright/test/index.mjs';
import { playwrightConfig } from '/work/main/tests/support/playwrightConfig';
export default defineConfig({
  ...playwrightConfig('**/*.journey.ts', [{ command: 'npm start -- --port 4340 --strictPort', port: 4340 }]),
  testDir: '/work/main/tests/journeys',
  outputDir: '/tmp/me/results',
  fullyParallel: true,
  workers: 2,
});
