// npm run fuzz [minutes]: runs the tests that draw examples at random with new seeds, until the minutes are up or a
// test fails. It prints each seed; FC_SEED repeats a run.
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, ROOT, run } from './setup.mjs';

const FOLDERS = ['core', 'adapters', 'server', 'ui', 'tests', 'tools'];
/** A round shares the machine with other work, so that a slow test is no failure. */
const TIMEOUT = '--testTimeout=120000';
const MINUTE_MS = 60_000;
/** Mutations of content in each round; `npm test` tries fewer. */
const FUZZ_MUTATIONS = '4000';

const minutes = Number(process.argv[2] ?? 5);
if (!(minutes > 0)) {
  console.error(`"${process.argv[2]}" is not a number of minutes.`);
  process.exit(1);
}
ensureDependencies();

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => /from 'fast-check'|\/seed\.ts'|-contract\.ts'/.test(readFileSync(join(ROOT, file), 'utf8'))),
);
const end = Date.now() + minutes * MINUTE_MS;
let rounds = 0;
do {
  const FC_SEED = String(randomInt(1, 2 ** 31));
  console.log(`\nFC_SEED=${FC_SEED}`);
  if (
    !run('npx', ['--no-install', 'vitest', 'run', '--reporter=minimal', TIMEOUT, ...files], { FC_SEED, FUZZ_MUTATIONS })
  ) {
    console.error(`A test failed. Repeat it with FC_SEED=${FC_SEED}.`);
    process.exit(1);
  }
  rounds += 1;
} while (Date.now() < end);
console.log(`${files.length} files passed with ${rounds} new seeds.`);
