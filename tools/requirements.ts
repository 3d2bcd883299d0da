/**
 * npm run requirements [id …]: checks that every requirement has a test whose name carries its id, that tests name no
 * unknown ids, and that the list of open requirements is correct. Writes the table of requirements and their tests to
 * `.cache/requirements.md`; with ids, prints each requirement, the modules that name it and the tests that prove it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requirementProblems, testsFor } from './requirements/audit.ts';
import { CHAPTERS } from './requirements/catalogue.ts';
import { OPEN } from './requirements/open.ts';
import { requirementsPage } from './requirements/page.ts';
import { idsIn, testTitles } from './requirements/test-titles.ts';

const PAGE = '.cache/requirements.md';
const LAYERS = ['core', 'adapters', 'server', 'ui', 'tools'];
const TEST = /(\.(test|e2e|load|sea)|-contract)\.tsx?$/;

function filesIn(folder: string, wanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/planted/'))
    .sort();
}

const tests = [...LAYERS, 'tests']
  .flatMap((folder) => filesIn(folder, (name) => TEST.test(name)))
  .map((file) => ({ file, titles: testTitles(file, readFileSync(file, 'utf8')) }));
const requirements = new Map(CHAPTERS.flatMap((chapter) => Object.entries(chapter.requirements)));

for (const id of process.argv.slice(2)) {
  const modules = LAYERS.flatMap((folder) => filesIn(folder, (name) => /\.tsx?$/.test(name) && !TEST.test(name)));
  console.log(`${id}: ${requirements.get(id) ?? 'there is no such requirement'}`);
  for (const file of modules) if (idsIn(readFileSync(file, 'utf8')).includes(id)) console.log(`  ${file}`);
  for (const { file, titles } of testsFor(id, tests)) console.log(`  ${file} (${titles.length} tests)`);
}

mkdirSync(dirname(PAGE), { recursive: true });
writeFileSync(PAGE, requirementsPage(CHAPTERS, OPEN, tests));
const problems = requirementProblems([...requirements.keys()], OPEN, tests);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
