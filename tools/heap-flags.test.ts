import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLOCATOR, heapFlags, heapFlagsHere } from './heap-flags.mjs';

test('the heap grows with the fleet', () => {
  expect(heapFlags(240, 1024)).toEqual(['--max-old-space-size=166', '--max-semi-space-size=4']);
  expect(heapFlags(10_000, 1024)).toEqual(['--max-old-space-size=380', '--max-semi-space-size=4']);
});

test('a fleet that the memory cannot hold is refused in a sentence', () => {
  expect(() => heapFlags(10_000, 512)).toThrow('A fleet of 10000 yachts needs 580 MB of memory; there are 512 MB.');
});

test('a limit of the operator stands', () => {
  expect(heapFlagsHere({ NODE_OPTIONS: '--max-old-space-size=900' })).toEqual([]);
});

test('the unit of the guide sets the same variables of the allocator as npm start', () => {
  const guide = readFileSync('docs/guide/deploy.md', 'utf8');
  const line = Object.entries(ALLOCATOR).map(([name, value]) => `${name}=${value}`);
  expect(guide).toContain(`Environment=${line.join(' ')}\n`);
});
