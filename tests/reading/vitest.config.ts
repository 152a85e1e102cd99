import { defineConfig } from 'vitest/config';

/** Every round is read whole, which takes more time than `npm test` has: a theme beside the other, and none against the clock. */
export default defineConfig({
  test: {
    include: ['tests/reading/rounds/*.rounds.ts'],
    testTimeout: 300_000,
    maxWorkers: 2,
  },
});
