import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { crowdedFolders, folderCircles, LIMITS, longFiles, longFunctions, modulesIn } from './rooms.ts';
import { SIZE_EXCEPTIONS } from './size-exceptions.ts';

const LAYERS = ['core', 'adapters', 'server', 'ui', 'tools'];
const MODULES = modulesIn('.', LAYERS);
// Folders of tests may be crowded: a suite is a list.
const CROWDED = crowdedFolders([...MODULES, ...modulesIn('.', ['tests'])]);
const LONG_FILES = longFiles('.', MODULES);
const LONG_FUNCTIONS = longFunctions('.', MODULES);

/** Removes the count from `path name 83`, and the lines that are excepted. */
const unexcepted = (found: readonly string[]) =>
  found.filter((line) => !SIZE_EXCEPTIONS.has(line.slice(0, line.lastIndexOf(' '))));

describe('rooms', () => {
  test('no folder of the core imports one that imports it', () => {
    expect(folderCircles('.', 'core', modulesIn('.', ['core']))).toEqual([]);
  });

  test('no folder has too many modules', () => {
    expect(unexcepted(CROWDED)).toEqual([]);
  });

  test('no file is too long', () => {
    expect(unexcepted(LONG_FILES)).toEqual([]);
  });

  test('no function is too long', () => {
    expect(unexcepted(LONG_FUNCTIONS)).toEqual([]);
  });

  test('every exception is still needed', () => {
    const found = [...CROWDED, ...LONG_FILES, ...LONG_FUNCTIONS];
    const names = new Set(found.map((line) => line.slice(0, line.lastIndexOf(' '))));
    expect([...SIZE_EXCEPTIONS.keys()].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('planted violations', () => {
  test('reports a circle of three folders', () => {
    const root = plant({
      'core/one/a.ts': "import { b } from '../two/b.ts';",
      'core/two/b.ts': "import type { C } from '../three/deep/c.ts';",
      'core/three/deep/c.ts': "const later = import('../../one/a.ts');",
      'core/four/d.ts': "import { b } from '../two/b.ts';",
    });
    expect(folderCircles(root, 'core', modulesIn(root, ['core']))).toEqual([
      'core/two → core/three → core/one → core/two',
    ]);
  });

  test('reports one module too many, not counting tests and stories', () => {
    const names = Array.from({ length: LIMITS.modules }, (_, at) => `core/a/m${at}.ts`);
    const files = Object.fromEntries(
      [...names, 'core/a/m1.test.ts', 'core/a/m1.stories.tsx'].map((name) => [name, '']),
    );
    const root = plant(files);
    expect(crowdedFolders(modulesIn(root, ['core']))).toEqual([]);
    plant({ 'core/a/more.tsx': '' }, root);
    expect(crowdedFolders(modulesIn(root, ['core']))).toEqual([`core/a ${LIMITS.modules + 1}`]);
  });

  test('reports one line too many in a file', () => {
    const root = plant({ 'core/a.ts': '\n'.repeat(LIMITS.fileLines), 'core/b.ts': '\n'.repeat(LIMITS.fileLines + 1) });
    expect(longFiles(root, modulesIn(root, ['core']))).toEqual([`core/b.ts ${LIMITS.fileLines + 1}`]);
  });

  test('reports one line too many in a function, an arrow or a method', () => {
    const body = (lines: number) => `{${'\n'.repeat(lines - 1)}}`;
    const [fits, long] = [body(LIMITS.functionLines), body(LIMITS.functionLines + 1)];
    const root = plant({
      'core/a.ts': `function fits() ${fits}\nfunction long() ${long}\nconst arrow = () => ${long}\nclass A { method() ${long} }`,
    });
    const tooMany = LIMITS.functionLines + 1;
    expect(longFunctions(root, modulesIn(root, ['core']))).toEqual(
      ['long', 'arrow', 'method'].map((name) => `core/a.ts ${name} ${tooMany}`),
    );
  });
});

/** Writes files below a temporary folder, which is removed when the test ends. */
function plant(files: Readonly<Record<string, string>>, root = mkdtempSync(join(tmpdir(), 'halyard-rooms-'))): string {
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
