import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The bench's build is beside the build that it measures, where the same node_modules are found; git ignores it. */
export const BENCH_BUILD = join(ROOT, 'dist/bench');
export const SITE_SERVER = join(ROOT, 'dist/app/main.js');

const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4361);

/** Ports of the bench, which no other part of the project uses; `BENCH_PORT` moves them. */
export const PORTS = {
  site: FIRST_PORT,
  uncached: FIRST_PORT + 1,
  bare: FIRST_PORT + 2,
  buffer: FIRST_PORT + 3,
  next: FIRST_PORT + 4,
  whole: FIRST_PORT + 5,
  still: FIRST_PORT + 6,
  filter: FIRST_PORT + 7,
};

export const LIST_PATH = '/en/yachts-for-charter/';
