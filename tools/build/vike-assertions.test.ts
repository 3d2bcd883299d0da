import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markFree } from './vike-assertions.ts';

test('marks each of Vike’s assertions once and changes nothing else', () => {
  const code = readFileSync('node_modules/vike/dist/utils/assert.js', 'utf8');
  const marked = markFree(code);
  expect(marked.match(/^\/\* @__NO_SIDE_EFFECTS__ \*\/ function \w+/gm)?.map((line) => line.split(' ').at(-1))).toEqual(
    expect.arrayContaining(['assert', 'assertUsage', 'assertWarning', 'assertInfo']),
  );
  expect(marked.replaceAll('/* @__NO_SIDE_EFFECTS__ */ ', '')).toBe(code);
});

test('stops the build on an unknown form of Vike’s assertions', () => {
  expect(() => markFree('export const assert = () => {};')).toThrow('Vike declares 0 assertions, not 4.');
});
