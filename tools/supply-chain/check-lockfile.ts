/**
 * npm run lockfile:check: checks the digests of both lockfiles, and that a release contains no pre-releases. The second
 * one pins what the security commands run with; no release contains any of it.
 */
import { readFileSync } from 'node:fs';
import { lockedPackages } from './locked-packages.ts';
import { lockfileProblems } from './lockfile-problems.ts';

const packagesOf = (file: string) => lockedPackages(JSON.parse(readFileSync(file, 'utf8')));

const packages = packagesOf('package-lock.json');
const tools = packagesOf('tools/security/packages/package-lock.json').map((one) => ({ ...one, isProduction: false }));
const problems = [...lockfileProblems(packages), ...lockfileProblems(tools, {})];
for (const problem of problems) console.error(problem);
console.log(`${packages.length + tools.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
