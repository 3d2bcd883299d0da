import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { missingOfPort } from './ports.ts';

const PORTS = readdirSync('core/ports').map((file) => `core/ports/${file}`);

describe('every port has its parts', () => {
  test('finds ports to check', () => {
    expect(PORTS.length).toBeGreaterThan(5);
  });

  test.each(PORTS)('%s', (file) => {
    expect(missingOfPort('.', file)).toEqual([]);
  });

  test.each([
    ['interface', 'core/ports/media-library.ts', 'export interface MediaLibrary', 'export interface Media'],
    ['symbol', 'core/ports/media-library.ts', "Symbol.for('MediaLibrary')", "Symbol.for('Media')"],
    ['memory fake', 'tests/fakes/memory-media-library.ts', 'implements MediaLibrary', ''],
    ['contract suite', 'tests/contract/media/media-library-contract.ts', 'mediaLibraryContract', 'otherContract'],
    ['contract run on the fake', 'tests/contract/media/media-library.test.ts', "'memory'", "'other'"],
    ['line in docs/guide/ports.md', 'docs/guide/ports.md', '| `MediaLibrary` |', '| `Media` |'],
  ])('reports a port without %s', (lack, file, from, to) => {
    const root = mkdtempSync(join(tmpdir(), 'halyard-ports-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const folder of ['core/ports', 'tests/fakes', 'tests/contract', 'docs/guide']) {
      mkdirSync(join(root, folder), { recursive: true });
      cpSync(folder, join(root, folder), { recursive: true });
    }
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, file), text.replaceAll(from, to));
    expect(missingOfPort(root, 'core/ports/media-library.ts')).toEqual([`MediaLibrary: no ${lack}`]);
  });
});

test('an injection symbol is named like its constant', () => {
  const files = ['core', 'adapters', 'server', 'ui'].flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(layer, file), 'utf8')),
  );
  expect(files.join('').match(SYMBOL)?.length).toBeGreaterThan(30);
  expect(files.flatMap(misnamedSymbols)).toEqual([]);
  expect(misnamedSymbols("export const Log = Symbol.for('Log');\nconst Dir = Symbol.for('Folder');")).toEqual(['Dir']);
});

const SYMBOL = /const (\w+)[^=\n]* = Symbol\.for\('(\w+)'\)/g;

/** Returns the constants whose symbol has another name. */
function misnamedSymbols(source: string): readonly string[] {
  const constants = [...source.matchAll(SYMBOL)];
  return constants.filter(([, name, symbol]) => name !== symbol).map(([, name = '']) => name);
}
