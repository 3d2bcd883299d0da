// Prints the flags of Node that bound the server's heap, for the fleet in CONTENT_DIR and this machine. Left to itself V8
// grows to what the machine has, not to what the site needs. A small space for new objects is collected more often: with
// the small steps that the server sets, it saves some 25 MB (ADR 0066). `npm start` uses it, and so can a service; the
// build puts a copy beside the server, so it is plain Node without dependencies.
import { readdirSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MB = 1024 * 1024;
/** MB of heap for the site with a small fleet, and for each yacht of it: her record, and her rows in the indexes. */
const BASE_MB = 160;
const YACHT_MB = 0.025;
/** MB of objects before the first collection of old ones; for a large fleet this share of it, all of which stays. */
const START_MB = 64;
const START_SHARE = 0.8;
/** MB that the process takes besides the heap: code, pages in the cache, pictures that are being made. */
const OUTSIDE_MB = 200;
/** Yachts that are reckoned with where the content is not in a folder. */
const HOSTED_YACHTS = 10_000;

/**
 * Variables of glibc's allocator: pictures and pages are made outside V8's heap, in several threads. Large blocks go back
 * to the system when they are freed, which saves 25 MB. Other systems ignore the variables.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '2097152',
};

/** Returns the flags for a fleet; throws a sentence where the memory is not enough. */
export function heapFlags(yachts, memoryMb) {
  const fleet = Math.ceil(yachts * YACHT_MB);
  const heap = BASE_MB + fleet;
  if (heap + OUTSIDE_MB > memoryMb)
    throw new Error(
      `A fleet of ${yachts} yachts needs ${heap + OUTSIDE_MB} MB of memory; there are ${Math.floor(memoryMb)} MB.`,
    );
  const start = Math.max(START_MB, Math.floor(fleet * START_SHARE));
  return [`--max-old-space-size=${heap}`, `--initial-old-space-size=${start}`, '--max-semi-space-size=4'];
}

/** Returns the flags for this machine and configuration; none where NODE_OPTIONS bounds the heap. */
export function heapFlagsHere(env) {
  if ((env.NODE_OPTIONS ?? '').includes('--max-old-space-size')) return [];
  // Zero where the limit of a container is not known; a huge number where there is none.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return heapFlags(yachtsIn(env), Math.min(limit, totalmem()) / MB);
}

function yachtsIn({ CONTENT = 'files', CONTENT_DIR = 'content' }) {
  if (CONTENT !== 'files') return HOSTED_YACHTS;
  try {
    return readdirSync(join(CONTENT_DIR, 'yachts'), { recursive: true }).filter((name) => name.endsWith('.json'))
      .length;
  } catch {
    return 0;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(heapFlagsHere(process.env).join(' '));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
