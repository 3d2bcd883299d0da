import { expect, test } from 'vitest';
import { err, ok } from '../../../core/shared/result.ts';
import { runBatch } from './batch.ts';
import type { Job } from './job.ts';

const jobs: readonly Job[] = ['a', 'b', 'c', 'd'].map((name) => ({
  ...{ stage: 'places', name, file: `places/${name}.webp`, width: 1440, spec: {} },
}));

test('continues after a failure and reports it at the end', async () => {
  const made: string[] = [];
  const lines: string[] = [];
  const failed = await runBatch(jobs, {
    workers: 2,
    make: async ({ name }) => {
      made.push(name);
      return name === 'b' ? err('it broke') : ok(12.4);
    },
    mayBegin: () => true,
    say: (line) => lines.push(line),
  });
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  expect(failed.map(({ name }) => name)).toEqual(['b']);
  expect(lines[0]).toBe('1/4 places/a.webp 12 s');
  expect(lines).toContainEqual(expect.stringContaining('places/b.webp failed: it broke'));
});

test('finishes the pictures in progress and starts no other after a stop', async () => {
  let stopping = false;
  const made: string[] = [];
  const failed = await runBatch(jobs, {
    workers: 2,
    make: async ({ name }) => {
      made.push(name);
      stopping = true;
      return ok(1);
    },
    mayBegin: () => !stopping || made.length === 0,
    say: () => {},
  });
  expect(made).toEqual(['a']);
  expect(failed).toEqual([]);
});
