/** npm run lockfile:check: checks the lockfile's digests, and that a release contains no pre-releases. */
import { readFileSync } from 'node:fs';
import { lockedPackages } from './locked-packages.ts';
import { lockfileProblems } from './lockfile-problems.ts';

const packages = lockedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const problems = lockfileProblems(packages);
for (const problem of problems) console.error(problem);
console.log(`${packages.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
