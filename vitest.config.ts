import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,adapters,server,ui,tools}/**/*.test.{ts,tsx}', 'tests/{contract,architecture}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/architecture/planted/**'],
    environment: 'node',
    restoreMocks: true,
    coverage: { provider: 'v8', include: ['core/**/*.ts'], exclude: ['**/*.test.ts'], reporter: ['text-summary'] },
  },
});
