import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('so many at a time, in order, and a failure gives its place to the next', async () => {
  const inTurn = atMost(2);
  const events: string[] = [];
  const finish: (() => void)[] = [];
  const task = (name: string) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await new Promise<void>((done) => finish.push(done));
      events.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    });
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(task));
  await Promise.resolve();
  expect(events).toEqual(['a begins', 'b begins']);
  for (let at = 0; at < 4; at += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(at);
    finish[at]?.();
  }
  expect((await all).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
    ...['a failed', 'b', 'c', 'd'],
  ]);
  expect(events.filter((event) => event.endsWith('begins'))).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => `${name} begins`),
  );
});
