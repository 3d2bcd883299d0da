import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LOCALES } from '../../core/locale/locale.ts';

const FOLDERS = ['core', 'adapters', 'server', 'ui'];
const TABLE = 'core/locale/locale.ts';
const CODES: ReadonlySet<string> = new Set(LOCALES.map(({ code }) => code));

/** Most modules contain no locale code, and need not be parsed. */
const NAMED = new RegExp(`\\b(?:${[...CODES].join('|')})\\b`);

/**
 * Finds the places where a module names a locale: as a string, an object key or a property. Each is `file:line code`.
 */
function localesNamed(file: string, source: string): string[] {
  if (!NAMED.test(source)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const named =
      (ts.isStringLiteralLike(node) && node.text) ||
      ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && node.name.getText()) ||
      (ts.isPropertyAccessExpression(node) && node.name.text);
    if (named && CODES.has(named)) {
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${named}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const modules = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|fixture)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
).filter((file) => file !== TABLE);

test('LO1 only the locale table names a locale: a third one is an entry, a message file and content', () => {
  expect(modules.length).toBeGreaterThan(200);
  expect(modules.flatMap((file) => localesNamed(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(["const a = 'es';", 'const a = { en: 1 };', 'type A = { es: string };', 'const b = title.en;'])(
  'LO1 finds %s',
  (source) => {
    expect(localesNamed('planted.ts', source)).toHaveLength(1);
  },
);

test('LO1 ignores a locale’s name by itself', () => {
  expect(localesNamed('innocent.ts', "const a = { length: 'meters' }; // en, es")).toEqual([]);
});
