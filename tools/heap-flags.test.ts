import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALLOCATOR, heapFlags, heapFlagsHere } from './heap-flags.mjs';

describe('the heap of the server', () => {
  test.each([
    [0, 160, 64],
    [240, 166, 64],
    [10_000, 410, 200],
    [20_000, 660, 400],
  ])('for %i yachts has %i MB, and is first collected at %i MB', (yachts, heap, start) => {
    expect(heapFlags(yachts, 4096)).toEqual([
      `--max-old-space-size=${heap}`,
      `--initial-old-space-size=${start}`,
      '--max-semi-space-size=4',
    ]);
  });

  test('is refused where a machine or its container is too small', () => {
    expect(heapFlags(10_000, 610)).toHaveLength(3);
    expect(() => heapFlags(10_000, 609.9)).toThrow('A fleet of 10000 yachts needs 610 MB of memory; there are 609 MB.');
  });

  test('is that of NODE_OPTIONS where these bound it', () => {
    expect(heapFlagsHere({ NODE_OPTIONS: '--max-old-space-size=900' })).toEqual([]);
  });

  test('counts the records of the content folder, and reckons with many of hosted content', () => {
    expect(heapFlagsHere({ CONTENT_DIR: '/no/such/folder' })[0]).toBe('--max-old-space-size=160');
    expect(heapFlagsHere({ CONTENT: 'storyblok' })[0]).toBe('--max-old-space-size=410');
    expect(heapFlagsHere({})[0]).not.toBe('--max-old-space-size=160');
  });

  test('is printed for a service', () => {
    const { stdout, status } = spawnSync(process.execPath, ['tools/heap-flags.mjs'], { encoding: 'utf8' });
    expect([stdout, status]).toEqual([`${heapFlagsHere(process.env).join(' ')}\n`, 0]);
  });
});

test('the unit of the guide sets the same variables of the allocator as npm start', () => {
  const line = Object.entries(ALLOCATOR).map(([name, value]) => `${name}=${value}`);
  expect(readFileSync('docs/guide/deploy.md', 'utf8')).toContain(`Environment=${line.join(' ')}\n`);
});
