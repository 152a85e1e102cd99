import { spawnSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';
import { installsWithApt, runs } from './apt';

/** Under this name the browser that was found goes from the run's start to its workers. */
const FOUND = 'JOURNEY_BROWSER';

/** A Chromium that can open no window shows the same in four fifths of the time. */
const WINDOWLESS: readonly LaunchOptions[] = onPath('chromium-headless-shell');

const INSTALLED: readonly LaunchOptions[] = [
  { channel: 'chrome' },
  { channel: 'msedge' },
  ...['chromium', 'chromium-browser'].flatMap(onPath),
  { executablePath: '/Applications/Chromium.app/Contents/MacOS/Chromium' },
];

/** The browser that Playwright's own installer brings. */
const BUNDLED: LaunchOptions = {};

/** How the workers launch the browser that `provideBrowser` has found. */
export function launchOptions(): LaunchOptions {
  return JSON.parse(process.env[FOUND] ?? '{}') as LaunchOptions;
}

/** Finds a Chromium to test in before the first test runs, one without windows where there is one. */
export default function provideBrowser(): Promise<void> {
  return provideFirstOf([...WINDOWLESS, ...INSTALLED]);
}

/** Finds a Chromium as people use it, which takes longer to paint than one without windows. */
export function provideBrowserOfPeople(): Promise<void> {
  return provideFirstOf(INSTALLED);
}

/**
 * Keeps the first of some browsers that starts: an installed one, else one by Playwright's installer, else, on Debian
 * as root, by apt.
 *
 * @throws where there is none to be had, saying what to install
 */
async function provideFirstOf(installed: readonly LaunchOptions[]): Promise<void> {
  const browser =
    (await firstThatStarts([...installed, BUNDLED])) ??
    (await firstThatStarts(runs('npx', ['playwright', 'install', 'chromium']) ? [BUNDLED] : [])) ??
    (await firstThatStarts(installsWithApt(['chromium']) ? ['chromium'].flatMap(onPath) : []));
  if (!browser)
    throw new Error(
      'The browser tests found no Chrome, Edge or Chromium and could not install one. Install one of them, or run `npx playwright install chromium`, and start the tests again.',
    );
  process.env[FOUND] = JSON.stringify(browser);
}

async function firstThatStarts(candidates: readonly LaunchOptions[]): Promise<LaunchOptions | undefined> {
  for (const candidate of candidates) {
    const browser = await chromium.launch(candidate).catch(() => undefined);
    await browser?.close();
    if (browser) return candidate;
  }
  return undefined;
}

function onPath(command: string): LaunchOptions[] {
  const { stdout, status } = spawnSync('which', [command], { encoding: 'utf8' });
  return status === 0 ? [{ executablePath: stdout.trim() }] : [];
}
