import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test.each([
  ['en', 'cinema and gym', 'pool, cinema and gym'],
  ['es', 'cinema y gym', 'pool, cinema y gym'],
] as const)('LO8 joins items in %s: %s', (locale, two, three) => {
  expect(listText(['cinema', 'gym'], locale)).toBe(two);
  expect(listText(['pool', 'cinema', 'gym'], locale)).toBe(three);
  expect(listText(['gym'], locale)).toBe('gym');
});
