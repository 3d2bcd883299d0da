import { expect, test } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['"W/a"', false],
  [undefined, false],
  // Only the first tags of a stranger's header are read.
  [`${','.repeat(19)}"a"`, true],
  [`${','.repeat(20)}"a"`, false],
])('If-None-Match %j names "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});
