import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{core,adapters,server,ui,tools}/**/*.test.{ts,tsx}',
      'tests/{contract,architecture,sandbox,fuzz,sea}/**/*.test.ts',
    ],
    exclude: ['tests/architecture/planted/**'],
    environment: 'node',
    setupFiles: ['tests/property-seed.ts'],
    restoreMocks: true,
    // Tests share no state of their modules, so that they need no worker each: most of the time was their start.
    pool: 'threads',
    isolate: false,
    coverage: { provider: 'v8', include: ['core/**/*.ts'], exclude: ['**/*.test.ts'], reporter: ['text-summary'] },
  },
});
