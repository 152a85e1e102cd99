import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { playwrightConfig } from '../support/playwrightConfig';

const PAGES = '--config tests/bench/pages/vite.config.ts';

export default defineConfig({
  ...playwrightConfig('**/*.bench.ts', [
    { command: 'npm start -- --port 4327 --strictPort', port: 4327 },
    {
      command: `vite build ${PAGES} && vite preview ${PAGES} --host 127.0.0.1 --port 4328 --strictPort`,
      port: 4328,
      page: '/reading.html',
    },
  ]),
  globalSetup: fileURLToPath(new URL('./provideBrowser.ts', import.meta.url)),
  reporter: [['list'], ['./figuresReporter.ts']],
  workers: 1,
  timeout: 1_200_000,
});
