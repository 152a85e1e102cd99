import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/interop/*.interop.ts'],
    testTimeout: 120_000,
  },
});
