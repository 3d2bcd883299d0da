import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markFree } from './vike-assertions.ts';

test('Vike’s assertions are marked, each once, and nothing else changes', () => {
  const code = readFileSync('node_modules/vike/dist/utils/assert.js', 'utf8');
  const marked = markFree(code);
  expect(marked.match(/^\/\* @__NO_SIDE_EFFECTS__ \*\/ function \w+/gm)?.map((line) => line.split(' ').at(-1))).toEqual(
    expect.arrayContaining(['assert', 'assertUsage', 'assertWarning', 'assertInfo']),
  );
  expect(marked.replaceAll('/* @__NO_SIDE_EFFECTS__ */ ', '')).toBe(code);
});

test('a Vike that declares them otherwise stops the build', () => {
  expect(() => markFree('export const assert = () => {};')).toThrow('Vike declares 0 assertions, not 4.');
});
