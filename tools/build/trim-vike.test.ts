import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ASSERTIONS, changeLines, DATA_PARSER, ENTRY, LINK_PREFETCH, markFree, ROUTER } from './trim-vike.ts';

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

const ROUTING = 'vike/dist/client/runtime-client-routing';

test.each([
  [`${ROUTING}/entry.js`, ENTRY],
  [`${ROUTING}/initClientRouter.js`, ROUTER],
  ['@brillout/json-serializer/dist/parse.js', DATA_PARSER],
])('changes the lines of %s that it expects, and only those', (name, change) => {
  const file = `node_modules/${name}`;
  expect(file).toMatch(change.module);
  const code = readFileSync(file, 'utf8');
  const changed = changeLines(code, change);
  expect(changed).not.toBe(code);
  expect(changed.replace(change.replacement, change.lines)).toBe(code);
  expect(() => changeLines('export {};', change)).toThrow("Vike's module does not contain once: ");
});

test('the changed parser reads what Vike writes', async () => {
  const file = 'node_modules/@brillout/json-serializer/dist/parse.js';
  const types = pathToFileURL(resolve('node_modules/@brillout/json-serializer/dist/types.js')).href;
  const code = changeLines(readFileSync(file, 'utf8'), DATA_PARSER).replace('./types.js', types);
  const { parse } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  for (const [written, value] of [
    ['"plain"', 'plain'],
    ['{"a":["she said \\"!\\"",{"b":"not !x"},null]}', { a: ['she said "!"', { b: 'not !x' }, null] }],
    ['["!undefined","!!","!Date:2026-05-01T00:00:00.000Z"]', [undefined, '!', new Date('2026-05-01')]],
  ])
    expect(parse(written)).toEqual(value);
});
