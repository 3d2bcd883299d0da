import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASSERTIONS, LINK_PREFETCH, markFree, startLater } from './trim-vike.ts';

test.each([
  ['node_modules/vike/dist/utils/assert.js', ASSERTIONS],
  ['node_modules/vike/dist/client/runtime-client-routing/prefetch.js', LINK_PREFETCH],
])('marks each named function of %s once and changes nothing else', (file, trimmed) => {
  const code = readFileSync(file, 'utf8');
  expect(file).toMatch(trimmed.module);
  const marked = markFree(code, trimmed);
  const names = [...marked.matchAll(/^\/\* @__NO_SIDE_EFFECTS__ \*\/ function (\w+)/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual([...trimmed.functions].sort());
  expect(marked.replaceAll('/* @__NO_SIDE_EFFECTS__ */ ', '')).toBe(code.replace(trimmed.reference ?? '', ''));
});

test('stops the build on an unknown form of Vike’s modules', () => {
  expect(() => markFree('export const assert = () => {};', ASSERTIONS)).toThrow(
    "Vike's module does not declare assert() once.",
  );
  expect(() => markFree('', LINK_PREFETCH)).toThrow("Vike's module lacks the line: mutationObserver");
});

test('starts Vike’s router after its script is evaluated', () => {
  const code = readFileSync('node_modules/vike/dist/client/runtime-client-routing/entry.js', 'utf8');
  expect(startLater(code)).toContain('\nsetTimeout(initClientRouter);\n');
  expect(() => startLater('export {};')).toThrow("Vike's entry does not start its router once.");
});
