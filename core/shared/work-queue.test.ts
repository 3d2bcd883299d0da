import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.ts';

test('ME3 a queue passes places on and survives tasks that fail', async () => {
  const queue = new WorkQueue(2, 10);
  let running = 0;
  let most = 0;
  const task = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('failed');
  };
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => queue.run(() => task(index % 3 === 0))),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(await queue.run(async () => 'still works')).toEqual({ ok: true, value: 'still works' });
});

test('ME3 those that find a queue full are turned away at once', async () => {
  const queue = new WorkQueue(1, 1);
  let release = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (release = resolve)));
  const second = queue.run(async () => 'waited');
  expect(await queue.run(async () => 'never')).toEqual({ ok: false, error: { kind: 'busy' } });
  release();
  await first;
  expect(await second).toEqual({ ok: true, value: 'waited' });
});

test('ME1 tasks begin in the order they came, as soon as there is a place', async () => {
  const queue = new WorkQueue(2, 3);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (name: number) => async () => {
    begun.push(name);
    await new Promise<void>((end) => ends.push(end));
    return name;
  };
  const answers = Promise.all([1, 2, 3, 4, 5, 6].map((name) => queue.run(task(name))));
  expect(begun).toEqual([1, 2]);
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await new Promise((turn) => setImmediate(turn));
    expect(begun.length).toBe(Math.min(ended + 3, 5));
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect((await answers).map((answer) => answer.ok)).toEqual([true, true, true, true, true, false]);
});
