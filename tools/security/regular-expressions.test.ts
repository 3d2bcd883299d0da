import { expect, test } from 'vitest';
import { expressionsIn } from './regular-expressions.ts';

const found = (text: string) => expressionsIn('a.ts', text).map(({ source, flags, at }) => [source, flags, at]);

test('finds literals with their flags, also those with a slash in them', () => {
  expect(found("const a = 'x';\nconst b = /[/]\\/b/giu;")).toEqual([['[/]\\/b', 'giu', 'a.ts:2']]);
});

test('finds expressions that are made of strings and constants of the file', () => {
  expect(found("new RegExp('\\\\d+', 'u'); new RegExp(`a`);").map(([source]) => source)).toEqual(['\\d+', 'a']);
  const parts = "const DAY = '\\\\d{2}'; new RegExp(`^${DAY}-${DAY}$`); new RegExp(String.raw`\\p{L}${DAY}`, 'u');";
  expect(found(parts).map(([source]) => source)).toEqual(['^\\d{2}-\\d{2}$', '\\p{L}\\d{2}']);
});

test.each(['new RegExp(text)', 'new RegExp(`a${text()}`)', "new RegExp('a', flags)", 'new RegExp()'])(
  'refuses %s, which nothing could check',
  (text) => {
    expect(() => found(text)).toThrow('a.ts:1 makes a regular expression that cannot be read');
  },
);
