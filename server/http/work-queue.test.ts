import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { WorkQueue } from './work-queue.ts';
import { TurnedAwayError, WORK_RULES } from './work-rules.ts';

/** A queue whose clock stands still but for the works, each of which takes as long as it says. */
function queueWith(rules: Partial<typeof WORK_RULES> = {}) {
  let now = 0;
  const refused: TurnedAwayError[] = [];
  const queue = new WorkQueue({
    rules: { ...WORK_RULES, mostBusy: 1, ...rules },
    clock: { now: () => now, busyMs: () => now },
    onTurnedAway: (reason) => refused.push(reason),
  });
  const done: string[] = [];
  const work = (name: string, ms = 0) =>
    queue.run([name.split('.')[0] ?? ''], async () => {
      now += ms;
      done.push(name);
      return name;
    });
  return { queue, refused, done, work, passes: (ms: number) => (now += ms) };
}

const outcome = (work: Promise<string>) =>
  work.catch((error: unknown) => (error instanceof TurnedAwayError ? error.status : 'failed'));

test('starts one work in each round of the event loop', async () => {
  const { work, done } = queueWith();
  const all = Promise.all([work('a.1'), work('b.1'), work('c.1')]);
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual(['a.1']);
  await nextRound();
  expect(done).toHaveLength(2);
  await all;
  expect(done).toEqual(['a.1', 'b.1', 'c.1']);
});

test('starts no work while the event loop is busy, though not for long', async () => {
  let [now, busy] = [0, 0];
  const rules = { ...WORK_RULES, mostBusy: 0.5, longestRestMs: 40 };
  const queue = new WorkQueue({ rules, clock: { now: () => now, busyMs: () => busy } });
  const done: string[] = [];
  const work = (name: string, ms: number) =>
    queue.run([name], async () => {
      now += ms;
      busy += ms;
      done.push(name);
    });
  const all = Promise.all([work('a', 10), work('b', 60), work('c', 0)]);
  await nextRound();
  // Half of the time since the start of `a` was idle only after 20 ms.
  expect(done).toEqual(['a']);
  now += 10;
  await pause(15);
  // The start of `b` lies longer ago than any rest.
  await nextRound();
  await nextRound();
  expect(done).toEqual(['a', 'b', 'c']);
  await all;
});

test('the network that has used least comes first', async () => {
  const { work, done } = queueWith();
  await work('greedy.0', 20);
  await Promise.all([work('first'), work('greedy.1'), work('greedy.2'), work('modest.1')]);
  expect(done.slice(1)).toEqual(['first', 'modest.1', 'greedy.1', 'greedy.2']);
});

test('a network that has used its share gets 429 and the seconds to wait, and others their turn', async () => {
  const { queue, work, passes, refused } = queueWith({ usage: { burstMs: 10, perSecondMs: 5 } });
  await work('a.1', 20);
  expect(await outcome(work('a.2'))).toBe(429);
  expect(refused[0]).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  expect(refused[0]?.retryAfter).toBeGreaterThanOrEqual(2);
  expect(() => queue.check(['a'])).toThrow(TurnedAwayError);
  expect(await outcome(work('b.1'))).toBe('b.1');
  passes(10_000);
  expect(await outcome(work('a.3'))).toBe('a.3');
});

test('the site’s own work is not counted', async () => {
  const { queue, passes } = queueWith({ usage: { burstMs: 1, perSecondMs: 1 } });
  for (let index = 0; index < 3; index += 1) await queue.run([], async () => passes(100));
  expect(() => queue.check([])).not.toThrow();
});

describe('where too many wait', () => {
  test('the last of the network with the most is turned away for one that has fewer', async () => {
    const { work } = queueWith({ mostWaiting: 3 });
    const outcomes = await Promise.all(['a.0', 'a.1', 'a.2', 'a.3', 'b.1', 'c.1'].map((name) => outcome(work(name))));
    expect(outcomes).toEqual(['a.0', 'a.1', 503, 503, 'b.1', 'c.1']);
  });

  test('the newcomer is turned away where its network has as many as any', async () => {
    const { work } = queueWith({ mostWaiting: 2 });
    const outcomes = await Promise.all(['x', 'a.1', 'b.1', 'c.1', 'a.2'].map((name) => outcome(work(name))));
    expect(outcomes).toEqual(['x', 'a.1', 'b.1', 503, 503]);
  });

  test('of networks with as many, the one that has used most gives its place to one that has used less', async () => {
    const { work } = queueWith({ mostWaiting: 2 });
    await work('a.0', 30);
    await work('b.0', 60);
    await nextRound();
    const outcomes = await Promise.all(['x', 'a.1', 'b.1', 'c.1', 'b.2'].map((name) => outcome(work(name))));
    expect(outcomes).toEqual(['x', 'a.1', 503, 'c.1', 503]);
  });

  test('a network that asks on and on counts as one that has used more', async () => {
    const { work, refused } = queueWith({ mostWaiting: 1, refusalMs: 20, usage: { burstMs: 50, perSecondMs: 1 } });
    const names = ['x', 'a.1', ...Array.from({ length: 4 }, (_, index) => `b.${index}`), 'c.1'];
    await Promise.all(names.map((name) => outcome(work(name))));
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 429, 503]);
  });
});

test('a work that waits too long is turned away', async () => {
  const { queue } = queueWith({ mostActive: 1, longestWaitMs: 20 });
  let end = () => {};
  const long = queue.run(['a'], () => new Promise<void>((resolve) => (end = resolve)));
  await expect(queue.run(['b'], async () => 'never')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(queue.waiting).toBe(0);
  end();
  await long;
  expect(await queue.run(['b'], async () => 'now')).toBe('now');
});

describe('a patient work', () => {
  function busyQueue(rules: Partial<typeof WORK_RULES>) {
    const { queue } = queueWith({ mostActive: 1, ...rules });
    let end = () => {};
    const long = queue.run(['x'], () => new Promise<void>((resolve) => (end = resolve)));
    const wait = (network: string, isPatient: boolean) =>
      outcome(queue.run([network], async () => (isPatient ? 'form' : 'page'), { isPatient }));
    const free = async () => {
      await nextRound();
      end();
      await long;
    };
    return { queue, wait, free };
  }

  test('waits longer than others', async () => {
    const { queue, wait, free } = busyQueue({ longestWaitMs: 5 });
    const outcomes = [wait('a', true), wait('a', false)];
    await pause(20);
    expect(queue.waiting).toBe(1);
    await free();
    expect(await Promise.all(outcomes)).toEqual(['form', 503]);
  });

  test('takes the place of an impatient one of any network, and none takes its own', async () => {
    const { wait, free } = busyQueue({ mostWaiting: 2 });
    const outcomes = [wait('a', true), wait('b', false), wait('a', true), wait('c', false)];
    await free();
    expect(await Promise.all(outcomes)).toEqual(['form', 503, 'form', 503]);
  });

  test('takes no more places than there are, those of the network with the most first', async () => {
    const { wait, free } = busyQueue({ mostWaiting: 9, mostPatient: 3 });
    const outcomes = [wait('a', true), wait('a', true), wait('a', true), wait('a', true), wait('b', true)];
    outcomes.push(...['c', 'd', 'e'].map((network) => wait(network, false)));
    await free();
    expect(await Promise.all(outcomes)).toEqual(['form', 'form', 503, 503, 'form', 'page', 'page', 'page']);
  });
});

test('a network has some works under way at a time, others have theirs meanwhile, and what waits too long gets 429', async () => {
  const { queue } = queueWith({ mostActiveOfNetwork: 2, longestWaitMs: 50 });
  const ends: (() => void)[] = [];
  const wait = (networks: string[]) =>
    outcome(queue.run(networks, () => new Promise((resolve) => ends.push(() => resolve('done')))));
  const outcomes = [wait(['a']), wait(['a']), wait(['a'])];
  await expect.poll(() => ends).toHaveLength(2);
  expect(await outcome(queue.run(['b'], async () => 'another'))).toBe('another');
  expect(await outcomes[2]).toBe(429);
  outcomes.push(wait(['a']));
  for (const end of ends.splice(0)) end();
  await expect.poll(() => ends).toHaveLength(1);
  ends[0]?.();
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 429, 'done']);
});

test('a block of the thread does not count as waiting', async () => {
  const { queue } = queueWith({ mostActive: 1, longestWaitMs: 30, longestRestMs: 20 });
  let end = () => {};
  const long = queue.run(['a'], () => new Promise<void>((resolve) => (end = resolve)));
  const page = queue.run(['b'], async () => 'page');
  const until = performance.now() + 120;
  while (performance.now() < until);
  setTimeout(() => end(), 1);
  await long;
  expect(await page).toBe('page');
});

test('a work that nobody waits for any more is not done', async () => {
  const { queue } = queueWith();
  let isWanted = true;
  let isDone = false;
  const first = queue.run(['a'], async () => {});
  const left = queue.run(
    ['b'],
    async () => {
      isDone = true;
    },
    { isWanted: () => isWanted },
  );
  isWanted = false;
  await first;
  await expect(left).rejects.toBeInstanceOf(TurnedAwayError);
  expect(isDone).toBe(false);
});

test('a work that fails frees its place', async () => {
  const { queue } = queueWith({ mostActive: 1 });
  await expect(queue.run(['a'], async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await pause(1);
  expect(await queue.run(['a'], async () => 'next')).toBe('next');
});

test('a work that only starts in its turn holds no place while it waits', async () => {
  const { queue, work, passes } = queueWith({ mostActive: 1, usage: { burstMs: 10, perSecondMs: 1 } });
  let end = () => {};
  const stored = queue.start(['a'], async () => {
    passes(20);
    await new Promise<void>((resolve) => (end = resolve));
    return 'stored';
  });
  expect(await work('b.1')).toBe('b.1');
  expect(() => queue.check(['a'])).toThrow(TurnedAwayError);
  end();
  expect(await stored).toBe('stored');
  await expect(queue.start(['c'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
