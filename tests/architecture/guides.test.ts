import { readdirSync, readFileSync } from 'node:fs';
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
});
