import { describe, expect, test } from 'vitest';
import { connectionsFor, filesFor, openFileLimit } from './open-file-limit.ts';

describe('connections', () => {
  test.each([1024, 1200, 2048, 4699, 4700])('fit in %i open files, and no more would', (files) => {
    const connections = connectionsFor(files, 4000);
    expect(filesFor(connections)).toBeLessThanOrEqual(files);
    expect(filesFor(connections + 2)).toBeGreaterThan(files);
  });

  test('are never more than wanted, and at least one', () => {
    expect([connectionsFor(Infinity, 4000), connectionsFor(524_288, 4000)]).toEqual([4000, 4000]);
    expect(connectionsFor(64, 4000)).toBe(1);
  });
});

test('the limit of open files is the hard one, where the system says it', () => {
  const limits = (hard: string) =>
    `Limit  Soft Limit  Hard Limit  Units\nMax open files            256  ${hard}  files\n`;
  expect(openFileLimit(limits('4096'))).toBe(4096);
  expect(openFileLimit(limits('unlimited'))).toBe(Number.POSITIVE_INFINITY);
  expect(openFileLimit('')).toBe(Number.POSITIVE_INFINITY);
});
