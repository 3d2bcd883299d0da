import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { BENCH_BUILD, ROOT } from './paths.ts';

const ENTRIES = [
  'bare-server',
  'buffer-server',
  'uncached-server',
  'search-timer',
  'search-peer',
  'search-text',
  'search-index',
  'load-child',
  'attack-child',
  'sea-timer',
  'reach-timer',
  'feed-timer',
  'feed-worker',
] as const;
export type BenchEntry = (typeof ENTRIES)[number];

/**
 * Builds the baselines from the same sources, and in the same way, as the server itself, so that nothing is transpiled
 * while they run.
 */
export async function buildEntries(): Promise<void> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Record<string, string>;
    readonly devDependencies: Record<string, string>;
  };
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { external: [...Object.keys(dependencies), ...Object.keys(devDependencies)] },
    build: {
      ssr: true,
      outDir: BENCH_BUILD,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(ENTRIES.map((name) => [name, join(ROOT, 'tools/bench/entries', `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

export function entryFile(name: BenchEntry): string {
  return join(BENCH_BUILD, `${name}.js`);
}
