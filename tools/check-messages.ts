// npm run messages: checks the message files, the keys that code asks for, and the texts written in code
// (LO8).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../core/locale/locale.ts';
import { hardcodedTexts } from './messages/hardcoded-texts.ts';
import { compareMessages, type Messages, untranslatedMessages } from './messages/message-files.ts';
import { keyProblems, keysIn } from './messages/message-keys.ts';

const fileOf = (locale: Locale) => `${locale}.json`;
const read = (locale: Locale): Messages => JSON.parse(readFileSync(join('locales', fileOf(locale)), 'utf8'));
/** A module's source. A JSON table is read as an expression, since its keys and values may be parts of message keys. */
const sourceOf = (file: string) =>
  file.endsWith('.json') ? `(${readFileSync(file, 'utf8')})` : readFileSync(file, 'utf8');
const own = read(DEFAULT_LOCALE);
const others = LOCALES.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE);

const sources = ['ui', 'server', 'core']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file))
  .map((file) => ({ file, source: sourceOf(file) }));

const problems = [
  ...others.flatMap((code) => compareMessages(fileOf(DEFAULT_LOCALE), own, fileOf(code), read(code))),
  ...others.flatMap((code) => untranslatedMessages(code, read(code))),
  ...keyProblems(
    Object.keys(own),
    sources.map(({ file, source }) => keysIn(file, source)),
  ),
  ...sources.filter(({ file }) => file.endsWith('.tsx')).flatMap(({ file, source }) => hardcodedTexts(file, source)),
];
for (const problem of problems) console.error(problem);
console.log(`${Object.keys(own).length} messages, ${sources.length} sources, ${problems.length} problems`);
process.exitCode = problems.length === 0 && sources.length > 100 ? 0 : 1;
