import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The bench's build is beside the build that it measures, where the same node_modules are found; git ignores it. */
export const BENCH_BUILD = join(ROOT, 'dist/bench');
export const SITE_SERVER = join(ROOT, 'dist/app/main.js');

/** Ports of the bench, which no other part of the project uses. */
export const PORTS = {
  site: 4361,
  uncached: 4362,
  bare: 4363,
  buffer: 4364,
  next: 4365,
  whole: 4366,
  still: 4367,
  filter: 4368,
};

export const LIST_PATH = '/en/yachts-for-charter/';
