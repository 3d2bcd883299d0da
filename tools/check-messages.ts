// npm run messages: message files, the keys that code asks for, and words that stand in code (product.md LO8).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareMessages, englishResidue, type Messages } from './messages/message-files.ts';
import { keyProblems, keysIn } from './messages/message-keys.ts';
import { spokenLiterals } from './messages/spoken-literals.ts';

const read = (file: string): Messages => JSON.parse(readFileSync(file, 'utf8'));
const [en, es] = [read('locales/en.json'), read('locales/es.json')];

const sources = ['ui', 'server', 'core']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const problems = [
  ...compareMessages('en.json', en, 'es.json', es),
  ...englishResidue(es),
  ...keyProblems(
    Object.keys(en),
    sources.map(({ file, source }) => keysIn(file, source)),
  ),
  ...sources.filter(({ file }) => file.endsWith('.tsx')).flatMap(({ file, source }) => spokenLiterals(file, source)),
];
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(en).length} messages, ${sources.length} sources, ${problems.length} problems`);
process.exitCode = problems.length === 0 && sources.length > 100 ? 0 : 1;
