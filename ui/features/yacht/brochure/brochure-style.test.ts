import { expect, test } from 'vitest';
import { noWidow } from './brochure-style.ts';

test.each([
  ['Canvas in two pieces', 'Canvas in two\u00a0pieces'],
  ['Canvas', 'Canvas'],
  ['', ''],
  ['46.1\u00a0m', '46.1\u00a0m'],
])('YA1 keeps the last word of a text with another: %j', (text, kept) => {
  expect(noWidow(text)).toBe(kept);
});
