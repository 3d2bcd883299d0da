// npm run mutation [-- area …] [--minutes 30] [--static] [--force]: changes the sources of each area one place at a time and runs
// its tests, which should fail. docs/guide/mutation.md describes it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies, giveUp, ROOT } from '../setup.mjs';
import { AREAS } from './areas.mjs';

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const FOLDER = join(ROOT, '.cache/mutation');
const MINUTE_MS = 60_000;
/** Percent of the mutants of an area that its tests have to find. */
const GOAL = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    static: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) giveUp(`"${values.minutes}" is not a number of minutes.`);
const unknown = positionals.filter((name) => !Object.hasOwn(AREAS, name));
if (unknown.length > 0)
  giveUp(`There is no area ${unknown.join(', ')}. The areas are ${Object.keys(AREAS).join(', ')}.`);
ensureDependencies();

const end = Date.now() + minutes * MINUTE_MS;
const areas = positionals.length > 0 ? positionals : Object.keys(AREAS);
const results = Object.fromEntries(areas.map((area) => [area, resultOf(area)]));
console.table(results);
process.exitCode = Object.values(results).every(({ percent = 100 }) => percent >= GOAL) ? 0 : 1;

/** Runs one area. @returns its score, or the reason that there is none */
function resultOf(area) {
  const timeout = end - Date.now();
  if (timeout <= 0) return { outcome: 'not run: the time was up' };
  const report = join(FOLDER, `${area}.json`);
  rmSync(report, { force: true });
  console.log(`\n${area}`);
  const { error, status } = spawnSync(process.execPath, [STRYKER, 'run', ...(values.force ? ['--force'] : [])], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: area, MUTATION_STATIC: values.static ? '1' : '0' },
    timeout,
  });
  if (error?.code === 'ETIMEDOUT') {
    // A Stryker that is ended leaves its copy of the project.
    rmSync(join(FOLDER, `sandbox-${area}`), { recursive: true, force: true });
    return { outcome: 'not finished: the time was up' };
  }
  if (status !== 0 || !existsSync(report)) giveUp(`Stryker failed in the area ${area}.`);
  return scoreOf(JSON.parse(readFileSync(report, 'utf8')));
}

/** Counts the mutants of a report. Those that are left alone and those that cannot run count neither way. */
function scoreOf({ files }) {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const found = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const all = found + statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { found, all, percent: Math.round((1000 * found) / all) / 10 };
}
