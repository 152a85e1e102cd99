import { defineConfig } from 'vitest/config';

/** Every round is read whole, which takes more time than `npm test` has. */
export default defineConfig({
  test: {
    include: ['tests/reading/*.rounds.ts'],
    testTimeout: 60_000,
  },
});
