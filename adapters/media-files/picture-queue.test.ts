import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureQueue, type QueueRules } from './picture-queue.ts';

const CARD = 480 * 320;
/** So large that it waits for any card, however slow the machine is. */
const HUGE = 1e12;
const RULES: QueueRules = { maxConcurrent: 1, maxWaiting: 10, maxWaitingPerNetwork: 5, maxWaitMs: 5000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Asked {
  readonly pixels?: number;
  /** The networks of the client; without any, it is not limited. */
  readonly from?: readonly string[];
  readonly isWanted?: () => boolean;
}

/** A queue whose jobs are finished by hand, and the names of those that have begun. */
function queueOf(rules: Partial<QueueRules> = {}) {
  const queue = new PictureQueue<string>({ ...RULES, ...rules });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return {
    queue,
    begun,
    asked: (key: string, { pixels = CARD, from = [], isWanted = () => true }: Asked = {}) =>
      queue.forRequest({ key, pixels }, { networks: from, isWanted }, job(key)),
    behind: (name: string) => queue.inBackground(job(name)),
    /** Ends a job that took this many milliseconds. */
    async end(name: string, ms = 0) {
      await vi.advanceTimersByTimeAsync(ms);
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const ONE = ['192.0.2.1'];
const TWO = ['198.51.100.1'];

test('ME3 makes cards before larger pictures that were asked for earlier, and equal ones in their order', async () => {
  const { asked, begun, end } = queueOf();
  asked('first');
  asked('main', { pixels: HUGE });
  asked('card 1');
  asked('card 2');
  for (const name of ['first', 'card 1', 'card 2']) await end(name);
  expect(begun).toEqual(['first', 'card 1', 'card 2', 'main']);
});

test('ME3 makes as many at once as it may', async () => {
  const { asked, begun, end } = queueOf({ maxConcurrent: 2 });
  for (const name of ['a', 'b', 'c']) asked(name);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('ME3 makes nothing in the background while a request waits or is worked on, and then one at a time', async () => {
  const { asked, behind, begun, end } = queueOf({ maxConcurrent: 2 });
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
  const { asked, behind, begun } = queueOf({ maxConcurrent: 8 });
  behind('x');
  for (const name of ['a', 'b', 'c']) asked(name);
  expect(begun).toEqual(['x', 'a', 'b']);
});

test('ME3 turns pictures away that find no place, requests and background each by themselves', async () => {
  const { asked, behind } = queueOf({ maxWaiting: 1 });
  asked('a');
  asked('b');
  expect(await asked('c')).toBe('busy');
  behind('x');
  expect(await behind('y')).toBe('busy');
});

test('ME3 passes on the result or the error of a job, and goes on after an error', async () => {
  const { queue } = queueOf();
  const client = { networks: ONE, isWanted: () => true };
  const failed = queue.forRequest({ key: 'a', pixels: CARD }, client, () => Promise.reject(new Error('no')));
  const after = queue.forRequest({ key: 'b', pixels: CARD }, client, async () => 'made');
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('made');
});

test('ME3 makes the picture of a network with nothing under way before those of one that asked for many', async () => {
  const { asked, begun, end } = queueOf({ maxConcurrent: 2, maxWaitingPerNetwork: 10 });
  for (const name of ['a', 'b', 'c', 'd']) asked(name, { from: ONE });
  asked('visitor', { from: TWO, pixels: HUGE });
  await end('a');
  expect(begun).toEqual(['a', 'b', 'visitor']);
});

test('ME3 makes the picture of the network that has used least lately', async () => {
  const { asked, begun, end } = queueOf();
  asked('a', { from: ONE });
  await end('a', 2000);
  asked('b', { from: ONE });
  asked('c', { from: ONE });
  asked('visitor', { from: TWO, pixels: HUGE });
  await end('b');
  expect(begun).toEqual(['a', 'b', 'visitor']);
  // After some minutes, both are equal again, and the smaller picture comes first.
  await end('visitor', 300_000);
  asked('d', { from: TWO });
  asked('e', { from: TWO, pixels: HUGE });
  asked('f', { from: ONE });
  await end('d', 0);
  expect(begun.slice(3)).toEqual(['d', 'f']);
});

test('ME3 counts the addresses of an IPv6 network together', async () => {
  const { asked, begun, end } = queueOf({ maxConcurrent: 2 });
  for (const at of [1, 2, 3, 4]) asked(`${at}`, { from: [`2001:db8:0:${at}`, '2001:db8:0/48'] });
  asked('visitor', { from: TWO, pixels: HUGE });
  await end('1');
  expect(begun).toEqual(['1', '2', 'visitor']);
});

test('ME3 turns a request away that has waited for five seconds, and makes nothing for it', async () => {
  const { asked, begun, end } = queueOf();
  const first = asked('a', { from: ONE });
  const late = asked('b', { from: ONE });
  await vi.advanceTimersByTimeAsync(4999);
  const later = asked('b', { from: ONE });
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBe('busy');
  // A picture that has been started is finished, however long it takes.
  await end('a', 4000);
  expect(await first).toBe('a');
  await end('b');
  expect([begun, await later]).toEqual([['a', 'b'], 'b']);
  const unserved = queueOf();
  unserved.asked('a');
  const alone = unserved.asked('b');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await alone).toBe('busy');
  await unserved.end('a');
  expect(unserved.begun).toEqual(['a']);
});

test('ME3 does not make a picture whose clients have left, unless another still waits for it', async () => {
  const { asked, begun, end } = queueOf();
  let isThere = true;
  asked('a');
  const left = asked('b', { from: ONE, isWanted: () => isThere });
  asked('c', { from: ONE, isWanted: () => isThere });
  const stayed = asked('c', { from: TWO });
  isThere = false;
  await end('a');
  expect(await left).toBe('busy');
  await end('c');
  expect([begun, await stayed]).toEqual([['a', 'c'], 'c']);
});

test('ME3 makes a picture once for two networks that ask for it, whether it waits or is being made', async () => {
  const { asked, begun, end } = queueOf();
  asked('a');
  const waiting = [asked('b', { from: ONE }), asked('b', { from: TWO }), asked('b', { from: TWO })];
  await end('a');
  const joined = asked('b', { from: ['203.0.113.1'] });
  await end('b');
  expect(await Promise.all([...waiting, joined])).toEqual(['b', 'b', 'b', 'b']);
  expect(begun).toEqual(['a', 'b']);
});

test('ME3 gives one network all places while it is alone, and its part while others wait', async () => {
  const { asked } = queueOf({ maxWaiting: 4, maxWaitingPerNetwork: 2 });
  asked('running', { from: ONE });
  const alone = ['a', 'b', 'c'].map((name) => asked(name, { from: ONE }));
  const visitor = asked('visitor', { from: TWO });
  expect(await asked('d', { from: ONE })).toBe('busy');
  expect(await Promise.race([...alone, visitor, 'waiting'])).toBe('waiting');
});

test('ME3 turns the last of the network with the most away where the queue is full', async () => {
  const { asked, begun, end } = queueOf({ maxWaiting: 3 });
  asked('running', { from: ONE });
  asked('a', { from: ONE });
  asked('b', { from: ONE });
  const last = asked('c', { from: ONE });
  asked('visitor', { from: TWO });
  expect(await last).toBe('busy');
  // Nobody has more than one place beyond what the visitor would have then.
  expect(await asked('second', { from: TWO })).toBe('busy');
  for (const name of ['running', 'visitor', 'a', 'b']) await end(name, 600);
  expect(begun).toEqual(['running', 'visitor', 'a', 'b']);
});

test('ME3 gives places of clients that have left to others', async () => {
  const { asked } = queueOf({ maxWaiting: 2, maxWaitingPerNetwork: 1 });
  asked('running', { from: ONE });
  const left = ['a', 'b'].map((name) => asked(name, { from: ONE, isWanted: () => false }));
  const visitor = asked('visitor', { from: TWO });
  const own = asked('c', { from: ONE });
  expect(await Promise.all(left)).toEqual(['busy', 'busy']);
  expect(await Promise.race([visitor, own, 'waiting'])).toBe('waiting');
});
