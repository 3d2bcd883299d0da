import { expect, test } from 'vitest';
import { PictureQueue } from './picture-queue.ts';

const CARD = 480 * 320;
/** So large that it waits for any card, however slow the machine is. */
const HUGE = 1e12;

/** A queue whose jobs are finished by hand, and the names of those that have begun. */
function queueOf(atOnce: number, mostWaiting = 10) {
  const queue = new PictureQueue(atOnce, mostWaiting);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return {
    queue,
    begun,
    asked: (name: string, pixels = CARD) => queue.forRequest(pixels, job(name)),
    behind: (name: string) => queue.inBackground(job(name)),
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('ME3 makes cards before larger pictures that were asked for earlier, and equal ones in their order', async () => {
  const { asked, begun, end } = queueOf(1);
  asked('first');
  asked('main', HUGE);
  asked('card 1');
  asked('card 2');
  for (const name of ['first', 'card 1', 'card 2']) await end(name);
  expect(begun).toEqual(['first', 'card 1', 'card 2', 'main']);
});

test('ME3 makes as many at once as it may', async () => {
  const { asked, begun, end } = queueOf(2);
  for (const name of ['a', 'b', 'c']) asked(name);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('ME3 makes nothing in the background while a request waits or is worked on, and then one at a time', async () => {
  const { asked, behind, begun, end } = queueOf(2);
  asked('a');
  behind('x');
  behind('y');
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'x']);
  await end('x');
  expect(begun).toEqual(['a', 'x', 'y']);
});

test('ME3 works on requests beside a picture of the background, and leaves a thread free', async () => {
  const { asked, behind, begun } = queueOf(8);
  behind('x');
  for (const name of ['a', 'b', 'c']) asked(name);
  expect(begun).toEqual(['x', 'a', 'b']);
});

test('ME3 turns pictures away that would wait too long, each line by itself', async () => {
  const { asked, behind } = queueOf(1, 1);
  asked('a');
  asked('b');
  expect(await asked('c')).toBe('busy');
  behind('x');
  expect(await behind('y')).toBe('busy');
});

test('passes on the result or the error of a job, and goes on after an error', async () => {
  const { queue } = queueOf(1);
  const failed = queue.forRequest(CARD, () => Promise.reject(new Error('no')));
  const after = queue.forRequest(CARD, async () => 'made');
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('made');
});
