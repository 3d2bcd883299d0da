import { expect, onTestFinished, test, vi } from 'vitest';
import { type CacheEvent, PageCache, type PageCacheOptions } from './page-cache.ts';
import { PreparedAnswer } from './prepared-answer.ts';

function answer(body: string, status = 200): PreparedAnswer {
  return new PreparedAnswer(status, 'text/html', body, []);
}

function clockedCache(options: Partial<PageCacheOptions> = {}) {
  let time = 1_000_000;
  const pass = (ms: number) => {
    time += ms;
  };
  const events: CacheEvent[] = [];
  const refreshErrors: unknown[] = [];
  const cache = new PageCache({
    maxBytes: 1_000_000,
    freshMs: 60_000,
    staleMs: 600_000,
    now: () => time,
    onEvent: (event) => events.push(event),
    onRefreshError: (error) => refreshErrors.push(error),
    ...options,
  });
  return { cache, events, refreshErrors, pass };
}

/** A rendering that ends when the test says so. */
function held(): {
  render: () => Promise<PreparedAnswer>;
  end: (result: PreparedAnswer | Error) => void;
  calls: () => number;
} {
  let calls = 0;
  let settle: (result: PreparedAnswer | Error) => void = () => {};
  const render = () => {
    calls += 1;
    return new Promise<PreparedAnswer>((resolve, reject) => {
      settle = (result) => (result instanceof Error ? reject(result) : resolve(result));
    });
  };
  return { render, end: (result) => settle(result), calls: () => calls };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('renders a page once and serves it from the cache', async () => {
  const { cache, events } = clockedCache();
  const page = answer('one');
  expect(cache.hit('a')).toBeNull();
  expect(await cache.load('a', async () => page)).toBe(page);
  expect(cache.hit('a')).toEqual({ answer: page, fresh: true });
  expect(events).toEqual(['miss', 'hit']);
});

test('single flight: a thousand simultaneous requests cost one rendering', async () => {
  const { cache } = clockedCache();
  const page = held();
  const waiting = Array.from({ length: 1000 }, () => cache.load('a', page.render));
  page.end(answer('one'));
  const answers = await Promise.all(waiting);
  expect(page.calls()).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

test('different keys do not wait for each other', async () => {
  const { cache } = clockedCache();
  const slow = held();
  const waiting = cache.load('slow', slow.render);
  const quick = answer('quick');
  expect(await cache.load('quick', async () => quick)).toBe(quick);
  slow.end(answer('slow'));
  await waiting;
});

test('stale-while-revalidate: serves the old copy at once and renews it in the background', async () => {
  const { cache, pass } = clockedCache();
  const old = answer('old');
  const fresh = answer('new');
  await cache.load('a', async () => old);
  pass(60_001);
  const page = held();
  for (let visitor = 0; visitor < 10; visitor += 1) {
    expect(cache.hit('a')).toEqual({ answer: old, fresh: false });
    cache.refresh('a', page.render);
  }
  page.end(fresh);
  await settled();
  expect(page.calls()).toBe(1);
  expect(cache.hit('a')).toEqual({ answer: fresh, fresh: true });
});

test('a copy is fresh, stale and too old from one millisecond to the next', async () => {
  const { cache, pass, events } = clockedCache();
  const page = answer('page');
  await cache.load('a', async () => page);
  pass(60_000);
  expect(cache.hit('a')).toEqual({ answer: page, fresh: true });
  pass(1);
  expect(cache.hit('a')).toEqual({ answer: page, fresh: false });
  pass(599_999);
  expect(cache.hit('a')).toEqual({ answer: page, fresh: false });
  pass(1);
  expect(cache.hit('a')).toBeNull();
  expect(events).toEqual(['miss', 'hit', 'stale', 'stale']);
});

test('a copy past its maximum age is a miss', async () => {
  const { cache, pass } = clockedCache();
  await cache.load('a', async () => answer('old'));
  pass(660_001);
  expect(cache.hit('a')).toBeNull();
});

test.each([
  ['a 500', async () => answer('broken', 500)],
  ['a throw', () => Promise.reject(new Error('broken'))],
])('stale-if-error: serves the last good copy after %s and pauses renewals', async (_, broken) => {
  const { cache, pass, events } = clockedCache();
  const good = answer('good');
  await cache.load('a', async () => good);
  cache.purge();
  expect(cache.hit('a')).toBeNull();
  expect(await cache.load('a', broken)).toBe(good);
  expect(events.at(-1)).toBe('stale-on-error');

  const untried = held();
  expect(await cache.load('a', untried.render)).toBe(good);
  expect(untried.calls()).toBe(0);
  pass(5_000);
  const recovered = answer('recovered');
  expect(await cache.load('a', async () => recovered)).toBe(recovered);
});

test('stale-if-error: a failed renewal keeps the copy, backs off and is reported', async () => {
  const { cache, pass, refreshErrors } = clockedCache();
  const good = answer('good');
  await cache.load('a', async () => good);
  pass(60_001);
  cache.refresh('a', () => Promise.reject(new Error('broken')));
  await settled();
  expect(refreshErrors).toHaveLength(1);
  expect(cache.hit('a')).toEqual({ answer: good, fresh: false });
  const again = held();
  cache.refresh('a', again.render);
  expect(again.calls()).toBe(0);
  pass(5_000);
  cache.refresh('a', again.render);
  expect(again.calls()).toBe(1);
  again.end(good);
  await settled();
});

test('stale-if-error: a copy past its maximum age does not hide a failure', async () => {
  const { cache, pass } = clockedCache();
  await cache.load('a', async () => answer('old'));
  pass(660_001);
  await expect(cache.load('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('stale-if-error: a renewal that failed is repeated after the pause that was asked for', async () => {
  const { cache, pass } = clockedCache({ retryMs: 20 });
  await cache.load('a', async () => answer('good'));
  cache.refresh('a', async () => answer('broken', 500));
  await settled();
  const again = held();
  pass(19);
  cache.refresh('a', again.render);
  expect(again.calls()).toBe(0);
  pass(1);
  cache.refresh('a', again.render);
  expect(again.calls()).toBe(1);
});

test('renews a page of which there is no copy, without a listener for failures as well', async () => {
  const cache = new PageCache({ maxBytes: 1_000_000, freshMs: 60_000, staleMs: 0 });
  const page = answer('one');
  cache.refresh('a', async () => page);
  cache.refresh('b', () => Promise.reject(new Error('broken')));
  await settled();
  expect(cache.hit('a')).toEqual({ answer: page, fresh: true });
  expect(cache.lastGood('a')).toBe(page);
  expect(cache.isOutdated('a', page)).toBe(false);
  expect(cache.lastGood('b')).toBeNull();
});

test('passes the failure to the caller without a good copy', async () => {
  const { cache } = clockedCache();
  await expect(cache.load('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await cache.load('b', async () => answer('broken', 500))).status).toBe(500);
  expect(cache.entries).toBe(0);
});

test('SE9 renders a failure page anew for the next request and never replaces a good copy with it', async () => {
  const { cache, pass } = clockedCache();
  const passing = new PreparedAnswer(200, 'text/html', 'not now', [], undefined, false);
  expect(await cache.load('a', async () => passing)).toBe(passing);
  expect(cache.hit('a')).toBeNull();
  const good = answer('the list');
  expect(await cache.load('a', async () => good)).toBe(good);
  pass(61_000);
  cache.refresh('a', async () => passing);
  await settled();
  expect(cache.hit('a')?.answer).toBe(good);
});

test('a rendering that ends leaves no timer behind', async () => {
  vi.useFakeTimers();
  try {
    await clockedCache().cache.load('a', async () => answer('one'));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('times out a rendering that never ends', async () => {
  const { cache } = clockedCache({ renderTimeoutMs: 5 });
  await expect(cache.load('a', () => new Promise(() => {}))).rejects.toMatchObject({
    message: 'Rendering took longer than 5 ms',
    statusCode: 503,
  });
  const page = answer('next');
  expect(await cache.load('a', async () => page)).toBe(page);
});

test.each([301, 404, 410])('never caches an answer with status %i', async (status) => {
  const { cache } = clockedCache();
  await cache.load('a', async () => answer('', status));
  expect(cache.hit('a')).toBeNull();
  expect(cache.entries).toBe(0);
});

test('removes a page that is gone from the cache', async () => {
  const { cache, pass } = clockedCache();
  await cache.load('a', async () => answer('here'));
  pass(60_001);
  cache.refresh('a', async () => answer('gone', 404));
  await settled();
  expect(cache.hit('a')).toBeNull();
});

test.each([
  ['a 500', async () => answer('broken', 500)],
  ['a throw', () => Promise.reject(new Error('broken'))],
])('UI2 a removed page does not come back after %s, but a crawler still gets its last copy', async (_, broken) => {
  const { cache, pass } = clockedCache();
  const good = answer('good');
  await cache.load('a', async () => good);
  cache.purge();
  await cache.load('a', async () => answer('gone', 404));
  const load = () => cache.load('a', broken).then(({ status }) => status, String);
  expect(['500', 'Error: broken']).toContain(String(await load()));
  expect(['500', 'Error: broken']).toContain(String(await load()));
  expect(cache.lastGood('a')).toBeNull();
  expect(cache.lastCopy('a')).toBe(good);
  expect(cache.isOutdated('a', good)).toBe(true);
  pass(660_000);
  expect(cache.lastCopy('a')).toBe(good);
  pass(1);
  expect(cache.lastCopy('a')).toBeNull();
});

test('UI2 caches a page again once it is back', async () => {
  const { cache } = clockedCache();
  await cache.load('a', async () => answer('good'));
  cache.purge();
  await cache.load('a', async () => answer('gone', 404));
  const back = answer('back');
  await cache.load('a', async () => back);
  expect(cache.hit('a')).toEqual({ answer: back, fresh: true });
  cache.purge();
  expect(await cache.load('a', () => Promise.reject(new Error('broken')))).toBe(back);
});

test('keeps to the byte limit and evicts the least recently used', async () => {
  const { cache } = clockedCache({ maxBytes: 100_000 });
  for (let page = 0; page < 100; page += 1) {
    await cache.load(`page ${page}`, async () => answer('x'.repeat(4_000)));
    cache.hit('page 0');
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.entries).toBeGreaterThan(3);
  expect(cache.hit('page 0')).not.toBeNull();
  expect(cache.hit('page 1')).toBeNull();
});

test('counts the bytes of the keys, and keeps nothing without room', async () => {
  const { cache } = clockedCache();
  await cache.load('a', async () => answer('one'));
  const { bytes } = cache;
  await cache.load('a'.repeat(101), async () => answer('one'));
  expect(cache.bytes).toBe(2 * bytes + 200);
  const { cache: none } = clockedCache({ maxBytes: 0 });
  await none.load('a', async () => answer('one'));
  expect(none.hit('a')).toBeNull();
});

test('purge: a rendering of the old content that ends leaves that of the new content to those who wait', async () => {
  const { cache } = clockedCache();
  const [old, fresh] = [held(), held()];
  const first = cache.load('a', old.render);
  cache.purge();
  const second = cache.load('a', fresh.render);
  old.end(answer('old'));
  await first;
  const third = cache.load('a', fresh.render);
  expect(fresh.calls()).toBe(1);
  const page = answer('new');
  fresh.end(page);
  expect(await Promise.all([second, third])).toEqual([page, page]);
});

test('purge: does not cache a rendering of the old content as new', async () => {
  const { cache } = clockedCache();
  const old = held();
  const waiting = cache.load('a', old.render);
  cache.purge();
  const fresh = answer('new');
  expect(await cache.load('a', async () => fresh)).toBe(fresh);
  old.end(answer('old'));
  await waiting;
  expect(cache.hit('a')?.answer).toBe(fresh);
});

test.each([
  ['ahead', 1],
  ['back', -1],
])('keeps the last good copy though the system clock is set %s by days', async (_, days) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = new PageCache({ maxBytes: 1_000_000, freshMs: 60_000, staleMs: 600_000 });
  await cache.load('a', async () => answer('good'));
  cache.purge();
  vi.setSystemTime(Date.now() + days * 3 * 24 * 60 * 60_000);
  expect((await cache.load('a', async () => answer('down', 503))).status).toBe(200);
});
