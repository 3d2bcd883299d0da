/**
 * Writes docs/guide/requirements.md: every requirement, and the tests whose names carry its id.
 * `npm run requirements` writes it; with `--check` nothing is written. Either way it fails where a requirement has no
 * test, a test names none that exists, or the open list says what is no longer so; `--check` also where the page is old.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementProblems } from './requirements/audit.ts';
import { CHAPTERS } from './requirements/catalogue.ts';
import { OPEN } from './requirements/open.ts';
import { requirementsPage } from './requirements/page.ts';
import { testTitles } from './requirements/test-titles.ts';

const PAGE = 'docs/guide/requirements.md';
const FOLDERS = ['core', 'adapters', 'server', 'ui', 'tests', 'tools'];

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(\.(test|e2e|load|sea)|-contract)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/planted/'))
    .sort();
}

const files = FOLDERS.flatMap(testFiles).map((file) => ({
  file,
  titles: testTitles(file, readFileSync(file, 'utf8')),
}));
const ids = CHAPTERS.flatMap(({ requirements }) => Object.keys(requirements));
const page = requirementsPage(CHAPTERS, OPEN, files);
const problems = requirementProblems(ids, OPEN, files);

if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
  problems.push(`${PAGE} is out of date: run "npm run requirements"`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
