import { defineConfig } from 'vitest/config';
import unit from '../../vitest.config.ts';
import { AREAS } from './areas.mjs';

const area = process.env.MUTATION_AREA ?? 'price';

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: AREAS[area].tests,
    // Mutants leave promises open.
    testTimeout: 20_000,
  },
});
