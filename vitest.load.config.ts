import { defineConfig } from 'vitest/config';

/** Servers under load, one test after another: no part of the unit run. */
export default defineConfig({
  test: {
    include: ['tests/load/**/*.load.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 360_000,
    hookTimeout: 60_000,
  },
});
