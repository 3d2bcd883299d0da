import { defineConfig } from 'vitest/config';

/** Every pair of stops takes minutes: they are shared out between so many processes. */
const PARTS = 2;

/** The ways between all pairs of stops: no part of the unit run. */
export default defineConfig({
  test: {
    projects: Array.from({ length: PARTS }, (_, part) => ({
      test: {
        name: `part ${part + 1} of ${PARTS}`,
        include: ['tests/sea/**/*.sea.ts'],
        environment: 'node',
        provide: { part, parts: PARTS },
        testTimeout: 3_600_000,
      },
    })),
    maxWorkers: PARTS,
    // It alone says of a test that passed how much was looked at.
    reporters: ['verbose'],
  },
});
