import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compiledMessages } from './tools/build/compile-messages.ts';

/**
 * Files that take long for their size, and files that wait for time-outs. Vitest begins with the biggest files and
 * would leave a core idle at the end; at the beginning the static checks use the core that waits.
 */
const LONG =
  /\/tests\/(?:architecture|fuzz|sandbox|contract\/(?:[a-z]+\/)?(?:enquiry-postgres|smtp-|storyblok-faults|media-service-faults|http-client))/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [compiledMessages()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      '{core,adapters,server,ui,tools}/**/*.test.{ts,tsx}',
      'tests/{contract,architecture,fakes,sandbox,fuzz,sea,operations}/**/*.test.ts',
    ],
    exclude: ['tests/architecture/planted/**'],
    environment: 'node',
    sequence: { sequencer: LongFirst },
    // What is tested is what is shipped: React without its warnings for development, and twice as fast.
    env: { NODE_ENV: 'production' },
    setupFiles: ['tests/property-seed.ts'],
    restoreMocks: true,
    // Tests share no state of their modules, so that they need no worker each: most of the time was their start.
    pool: 'threads',
    isolate: false,
    // Vitest leaves one core free, and then runs one file at a time on a machine with two.
    maxWorkers: '100%',
    // What fails once and passes is named as flaky at the end of `npm test`, and is to be mended.
    retry: process.env.CI === undefined ? 0 : 1,
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['core/**/*.ts'], exclude: ['**/*.test.ts'], reporter: ['text-summary'] },
  },
});
