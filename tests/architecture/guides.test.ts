import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Files of the adapter that a guide has its reader write. */
const EXAMPLE = /(^|\/)staging-[a-z.-]+$/;

const GUIDES = ['README.md', ...readdirSync('docs/guide').map((name) => `docs/guide/${name}`)].filter((file) =>
  file.endsWith('.md'),
);
const FOLDERS = ['core', 'adapters', 'server', 'ui', 'locales', 'tools', 'tests', '.storybook'];
const FILES = [
  ...readdirSync('.').map((file) => `/${file}`),
  ...FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `/${folder}/${file}`)),
];

/** The modules that a guide names in code marks: whole paths, ends of paths, or file names. */
function modulesNamed(guide: string): string[] {
  const marked = [...guide.matchAll(/`([^`\s]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);
  return marked.filter((name) => !/[*<{]/.test(name) && !EXAMPLE.test(name));
}

/** The tests that a guide names: a file in code marks and, in quotation marks, the name as it stands there. */
function testsNamed(text: string): { readonly file: string; readonly name: string }[] {
  return [...text.matchAll(/`([^`\s]+\.ts)` "([^"]+)"/g)].map(([, file = '', name = '']) => ({ file, name }));
}

const isUnknownTest = ({ file, name }: { readonly file: string; readonly name: string }) =>
  !existsSync(file) || !readFileSync(file, 'utf8').includes(name);

const isMissing = (name: string) => !FILES.some((file) => file.endsWith(`/${name.replace(/^\.?\//, '')}`));

describe('guides', () => {
  test.each(GUIDES)('%s names only modules that exist', (guide) => {
    expect(modulesNamed(readFileSync(guide, 'utf8')).filter(isMissing)).toEqual([]);
  });

  test('a name without a file is found', () => {
    expect(modulesNamed('see `core/gone.ts` and `tests/architecture/guides.test.ts`').filter(isMissing)).toEqual([
      'core/gone.ts',
    ]);
  });

  test.each(GUIDES)('%s names only tests that exist', (guide) => {
    expect(testsNamed(readFileSync(guide, 'utf8')).filter(isUnknownTest)).toEqual([]);
  });

  test('a name without a test is found', () => {
    const known = '`core/http/choice-cookie.test.ts` "UI5 writes any value in plain characters"';
    const unknown = '`core/http/choice-cookie.test.ts` "UI5 is gone" and `core/gone.test.ts` "is gone, too"';
    expect(testsNamed(`see ${known}, ${unknown}`).filter(isUnknownTest)).toEqual([
      { file: 'core/http/choice-cookie.test.ts', name: 'UI5 is gone' },
      { file: 'core/gone.test.ts', name: 'is gone, too' },
    ]);
  });
});
