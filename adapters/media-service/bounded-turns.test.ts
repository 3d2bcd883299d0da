import { expect, test } from 'vitest';
import { BoundedTurns } from './bounded-turns.ts';

test('ME1 so many at once, in order; so many more wait, and the rest is turned away', async () => {
  const turns = new BoundedTurns(2, 3);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (name: number) => async () => {
    begun.push(name);
    await new Promise<void>((end) => ends.push(end));
    return `${name}`;
  };
  const answers = Promise.all([1, 2, 3, 4, 5, 6].map((name) => turns.run(task(name), 'turned away')));
  expect(begun).toEqual([1, 2]);
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await new Promise((turn) => setImmediate(turn));
    expect(begun.length).toBe(Math.min(ended + 3, 5));
  }
  expect(await answers).toEqual(['1', '2', '3', '4', '5', 'turned away']);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(await turns.run(() => Promise.resolve('free again'), 'turned away')).toBe('free again');
});
