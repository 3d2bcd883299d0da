import { expect, test } from 'vitest';
import { err, ok } from '../../../core/shared/result.ts';
import { runBatch } from './batch.ts';
import type { Job } from './job.ts';

const jobs: readonly Job[] = ['a', 'b', 'c', 'd'].map((name) => ({
  ...{ stage: 'places', name, file: `places/${name}.webp`, width: 1440, spec: {} },
}));

test('one failure stops nothing, and is told at the end', async () => {
  const made: string[] = [];
  const said: string[] = [];
  const failed = await runBatch(jobs, {
    workers: 2,
    make: async ({ name }) => {
      made.push(name);
      return name === 'b' ? err('it broke') : ok(12.4);
    },
    mayBegin: () => true,
    say: (line) => said.push(line),
  });
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  expect(failed.map(({ name }) => name)).toEqual(['b']);
  expect(said[0]).toBe('1/4 places/a.webp 12 s');
  expect(said).toContainEqual(expect.stringContaining('places/b.webp failed: it broke'));
});

test('once nothing new may begin, the pictures in progress are finished and no other is', async () => {
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
