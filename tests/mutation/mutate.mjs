import { Stryker } from '@stryker-mutator/core';

/** The folders whose rules are broken on purpose, one break at a time, to see that a test fails for each. */
const FOLDERS = ['money', 'history', 'plan', 'creditReport'];

/** Percent of the breaks of a folder that its own tests have to see. */
const THRESHOLD = 90;

const chosen = process.argv.slice(2);

for (const folder of chosen.length > 0 ? chosen : FOLDERS) {
  // A run below the threshold sets the exit code, and lets the next folder run.
  await new Stryker({
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', dir: `tests/${folder}` },
    mutate: [`src/${folder}/**/*.ts`],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A break that runs out of time counts as seen, so that a busy machine must not be what takes the time.
    timeoutMS: 30_000,
    thresholds: { high: 100, low: THRESHOLD, break: THRESHOLD },
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    warnings: { slow: false },
    // What Stryker rewrites in it needs an interface that TypeScript 7 does not have, and is not in ours.
    tsconfigFile: 'none',
  }).runMutationTest();
}
