/**
 * Renders pictures of the fleet and of places: `npm run studio -- [--stage …]`; README.md says more.
 * Ends with 0 where every picture that it began is there, with 1 where one failed, and with 2 where it was asked wrongly.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { designFleet } from '../fleet/fleet.ts';
import { runBatch } from './batch.ts';
import { endAll, hasBlender } from './blender.ts';
import { allJobs, chosenJobs } from './job.ts';
import { makePicture } from './make-picture.ts';
import { LANDSCAPES } from './places/places.ts';
import { deadline, STUDIO_USAGE, studioArguments } from './studio-options.ts';

const given = studioArguments(process.argv.slice(2));
if (!given.ok) refuse(`${given.error}\n\n${STUDIO_USAGE}`, 2);
const { out, workers, until, seed, size, ...choice } = given.value;
const designs = designFleet(seed, size);
const every = allJobs(designs, LANDSCAPES);
const unknown = choice.only.filter((name) => !every.some((job) => job.name === name));
if (unknown.length > 0) refuse(`Neither a yacht of this fleet nor a place: ${unknown.join(', ')}`, 2);
const widths = new Map(
  await Promise.all(every.map(async ({ file }) => [file, await widthOf(join(out, file))] as const)),
);
const jobs = chosenJobs(every, choice, (file) => widths.get(file) ?? 0);
if (jobs.length > 0 && !hasBlender()) {
  refuse('Blender is missing. On Debian: apt-get install -y blender python3-numpy gcc', 1);
}

const cache = process.env.STUDIO_CACHE ?? join(tmpdir(), 'yacht-studio');
mkdirSync(cache, { recursive: true });
const scratch = mkdtempSync(join(cache, 'run-'));
let stopping = false;
process.on('SIGINT', () => {
  if (stopping) {
    endAll();
    rmSync(scratch, { recursive: true });
    process.exit(130);
  }
  stopping = true;
  console.log('Finishing the pictures in progress; Ctrl-C again ends them.');
});

const end = until === null ? null : deadline(until, new Date());
const failed = await runBatch(jobs, {
  workers,
  make: (job) => makePicture(job, { media: out, cache, scratch }),
  mayBegin: () => !stopping && (end === null || new Date() < end),
  say: (line) => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`),
});
rmSync(scratch, { recursive: true });
if (jobs.length === 0) console.log('Every picture is there.');
if (failed.length > 0) refuse(`Failed: ${failed.map(({ file }) => file).join(', ')}`, 1);

/** Returns the width in pixels; 0 for a file that is missing or not a picture. */
async function widthOf(path: string): Promise<number> {
  try {
    return (await sharp(path).metadata()).width;
  } catch {
    return 0;
  }
}

function refuse(line: string, code: number): never {
  console.error(line);
  process.exit(code);
}
