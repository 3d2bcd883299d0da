import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.ts';

test('the queue passes places on and survives tasks that fail', async () => {
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

test('those that find the queue full are turned away at once', async () => {
  const queue = new WorkQueue(1, 1);
  let release = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (release = resolve)));
  const second = queue.run(async () => 'waited');
  expect(await queue.run(async () => 'never')).toEqual({ ok: false, error: { kind: 'busy' } });
  release();
  await first;
  expect(await second).toEqual({ ok: true, value: 'waited' });
});
