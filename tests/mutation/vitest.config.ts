import { defineConfig } from 'vitest/config';
import type { Reporter, RunnerTestCase, Vitest } from 'vitest/node';

/**
 * Counts a test file that cannot be loaded as one failed test. The mutation runner looks at tests alone, so that it
 * would take a break that keeps a file from loading for one that no test sees. Source: stryker-js, issue 6150.
 */
function loadFailures(): Reporter {
  let vitest: Vitest;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestRunEnd: () => {
      for (const file of vitest.state.getFiles())
        if (file.result?.state === 'fail' && file.tasks.length === 0)
          file.tasks.push({ ...file, type: 'test' } as unknown as RunnerTestCase);
    },
  };
}

/** The tests of rules alone, in one project, as the mutation runner takes them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    // They run every rule at length; what they alone would see is what no small test says.
    exclude: ['**/{anyText,hostileTexts,samples}.test.ts'],
    reporters: [loadFailures()],
    // Code that holds all its breaks at once is slow.
    testTimeout: 60_000,
  },
});
