import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('work starts when all before it has ended, well or not, and each gets its own outcome', async () => {
  const inTurn = oneAtATime();
  let underWay = 0;
  const atOnce: number[] = [];
  const work = async (outcome: string) => {
    atOnce.push(++underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    if (outcome === 'fails') throw new Error(outcome);
    return outcome;
  };
  const given = ['first', 'fails', 'last'].map((outcome) => inTurn(() => work(outcome)));
  const outcomes = await Promise.allSettled(given);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(atOnce).toEqual([1, 1, 1]);
});
