// Mutation testing of one area, which `npm run mutation` names (docs/guide/mutation.md).
import { AREAS } from './tools/mutation/areas.mjs';

const area = process.env.MUTATION_AREA ?? 'price';
const FOLDER = '.cache/mutation';

export default {
  mutate: [...AREAS[area].mutate, '!**/*.{test,fixture}.ts'],
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/stryker-plugins.mjs'],
  ignorers: ['words'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // A mutant that takes effect as its module is loaded, as in a table or a pattern, meets every test of its area: a sixth
  // of the mutants would take half of the time.
  ignoreStatic: process.env.MUTATION_STATIC !== '1',
  // The machine has other work; MUTATION_CONCURRENCY gives more where it has not.
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  // Stryker finds endless loops by their count. A busy machine is slow, and slowness must not count as a mutant found.
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `${FOLDER}/${area}.incremental.json`,
  reporters: ['survivors', 'progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: `${FOLDER}/${area}.json` },
  htmlReporter: { fileName: `${FOLDER}/${area}.html` },
  tempDirName: `${FOLDER}/sandbox-${area}`,
  // No test of an area reads these, and copying them takes longer than most areas.
  ignorePatterns: ['/content/media', '/public', '/docs', '/dist', '/var', '/.cache', '/coverage', '/.storybook'],
  allowEmpty: false,
};
