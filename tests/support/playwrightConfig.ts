import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from './browser';

/** Pages a run needs served, and where. */
interface Server {
  command: string;
  port: number;
  /** A page that is there once the server runs; the root where it is left out. */
  page?: string;
}

/** How a folder of tests runs against the production build in a real browser; a failure is never tried again. */
export function playwrightConfig(
  testMatch: string,
  servers: readonly [Server, ...Server[]],
): PlaywrightTestConfig {
  return {
    testMatch,
    outputDir: path('../../test-results'),
    globalSetup: path('./browser.ts'),
    forbidOnly: Boolean(process.env.CI),
    retries: 0,
    // Room for a busy machine with two cores; what is awaited is a visible state, whenever it comes.
    timeout: 90_000,
    expect: { timeout: 15_000 },
    reporter: 'list',
    use: {
      baseURL: `http://127.0.0.1:${servers[0].port}`,
      launchOptions: launchOptions(),
      screenshot: 'only-on-failure',
    },
    webServer: servers.map(({ command, port, page = '/' }) => ({
      command,
      cwd: path('../..'),
      url: `http://127.0.0.1:${port}${page}`,
    })),
  };
}

function path(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
