import { defineConfig } from '@playwright/test';
import { playwrightConfig } from '../support/playwrightConfig';

const OUT = '../../../node_modules/.cache/plain-table';

export default defineConfig({
  ...playwrightConfig('**/*.bench.ts', [
    { command: 'npm start -- --port 4327 --strictPort', port: 4327 },
    {
      command: `vite build tests/bench/plainTable --outDir ${OUT} --emptyOutDir && vite preview tests/bench/plainTable --outDir ${OUT} --host 127.0.0.1 --port 4328 --strictPort`,
      port: 4328,
    },
  ]),
  workers: 1,
  timeout: 600_000,
});
