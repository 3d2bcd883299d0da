/**
 * npm run licences [-- --texts]: checks the licences of all packages against the list, and writes the table of packages
 * to `.cache/licences.md`. With --texts it also writes the licences of a release's packages to
 * `dist/third-party-licences.txt`, for those who pass a build on.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { licenceOf, licenceProblems, licenceTable } from './licence-problems.ts';
import { type LockedPackage, lockedPackages, specOf } from './locked-packages.ts';

const TABLE = '.cache/licences.md';
const TEXTS = 'dist/third-party-licences.txt';
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the licence files of a package; none for another platform's package, which is not installed here. */
function licenceTexts({ path }: LockedPackage): string[] {
  try {
    return readdirSync(path)
      .filter((name) => LICENCE_FILE.test(name))
      .map((name) => readFileSync(join(path, name), 'utf8').trim());
  } catch {
    return [];
  }
}

const packages = lockedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
write(TABLE, licenceTable(packages));
if (process.argv.includes('--texts')) {
  const production = packages.filter(({ isProduction }) => isProduction);
  const parts = production.map((one) => [`${specOf(one)}: ${licenceOf(one)}`, ...licenceTexts(one)].join('\n\n'));
  write(TEXTS, `${[...new Set(parts)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
  console.log(`The texts are in ${TEXTS}.`);
}
const problems = licenceProblems(packages, readFileSync('THIRD-PARTY-NOTICES.md', 'utf8'));
for (const problem of problems) console.error(problem);
console.log(`${packages.length} packages, ${problems.length} problems; the table is in ${TABLE}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
