import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const LINKED = ['core', 'adapters', 'server', 'ui', 'tests', 'tools', '.storybook', 'locales', 'node_modules'];
const TABLE = 'core/locale/locale.ts';
/** A file in the mirrored tree only, which supports two languages and must fail. */
const PLANTED = 'tests/architecture/two-languages.ts';
const TWO_LANGUAGES = `import type { Localized } from '../../core/locale/locale.ts';
export const NAME: Localized = { en: 'Corsica', es: 'Córcega' };
`;
/** Modules of the software name no locale (locales.test.ts). Tests, tools and stories may depend on their number. */
const SOFTWARE = /^(?:core|adapters|server|ui)\/(?!.*\.(?:test|fixture|stories)\.tsx?$)/;
const NAMES_LANGUAGE = /\b(?:en|es):|['.](?:en|es)\b/;
const ERROR = /^(\S+)\(\d+,\d+\): error TS\d+: (.*)$/gm;

/**
 * Lists the type errors in everything that names a language, with a third row in the locale table (LO1),
 * each as `file: message`. A file that must fail is planted, which proves that the check works.
 */
export async function thirdLocaleErrors(): Promise<readonly string[]> {
  const cache = join(ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const tree = await mkdtemp(join(cache, 'third-locale-'));
  try {
    const table = withThirdLocale(await readFile(join(ROOT, TABLE), 'utf8'));
    await mirror(tree, { [TABLE]: table, [PLANTED]: TWO_LANGUAGES });
    const named = [...(await filesNamingLanguages()), PLANTED];
    await writeFile(join(tree, 'tsconfig.json'), JSON.stringify(await configOf(named)));
    const found = (await compile(tree)).matchAll(ERROR);
    return [...found].flatMap(([, file = '', message]) => (named.includes(file) ? [`${file}: ${message}`] : []));
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

/** Links to the project's folders, with some files replaced. */
async function mirror(tree: string, replaced: Readonly<Record<string, string>>, folder = '.'): Promise<void> {
  await mkdir(join(tree, folder), { recursive: true });
  const names = folder === '.' ? LINKED : await readdir(join(ROOT, folder));
  for (const name of names) {
    const path = join(folder, name);
    if (replaced[path] !== undefined) continue;
    if (Object.keys(replaced).some((file) => file.startsWith(`${path}/`))) await mirror(tree, replaced, path);
    else await symlink(join(ROOT, path), join(tree, path));
  }
  for (const [file, text] of Object.entries(replaced)) {
    if (dirname(file) === folder) await writeFile(join(tree, file), text);
  }
}

async function filesNamingLanguages(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of LINKED) {
    if (folder === 'node_modules') continue;
    for (const entry of await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      const file = relative(ROOT, join(entry.parentPath, entry.name));
      if (!entry.isFile() || !/\.tsx?$/.test(file) || SOFTWARE.test(file) || file.includes('/planted/')) continue;
      if (NAMES_LANGUAGE.test(await readFile(join(ROOT, file), 'utf8'))) found.push(file);
    }
  }
  return found;
}

async function configOf(files: readonly string[]): Promise<object> {
  const { compilerOptions } = JSON.parse(await readFile(join(ROOT, 'tsconfig.json'), 'utf8'));
  // Links are preserved, so that a file finds its neighbours in the mirrored tree.
  return { compilerOptions: { ...compilerOptions, preserveSymlinks: true }, files };
}

/** Returns the compiler's output, which ends with an error if there are any. */
function compile(tree: string): Promise<string> {
  const options = ['-p', '.', '--checkers', '1', '--pretty', 'false'];
  return new Promise((settle) => {
    execFile(process.execPath, [COMPILER, ...options], { cwd: tree, maxBuffer: 2 ** 26 }, (_, output) =>
      settle(output),
    );
  });
}

/** Returns the table with a row of a language for private use, which no code can name. */
function withThirdLocale(table: string): string {
  const said = [`code: 'qaa'`, `iso: 'qaa'`, `name: 'Third'`, `language: 'qaa'`, `decimal: ','`, `group: '.'`];
  const row = `{ ${[...said, 'minimumGrouping: 1', `quotes: ['«', '»']`].join(', ')} },`;
  return table.replace(/\] as const;/, `${row}\n] as const;`);
}
