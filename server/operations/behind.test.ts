import { expect, test } from 'vitest';
import { behindParts } from './behind.ts';
import type { Gauges } from './gauges.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CONTENT = { upstream: 'content', answered: 1, failed: 0, isOpen: false } as const;
const OUTBOX = { waiting: 1, dead: 0, oldest: null, isCurrent: true };
const CURRENT: Gauges = {
  cacheEntries: 0,
  cacheBytes: 0,
  outbox: OUTBOX,
  lanes: [],
  heldLetters: { deferred: 0, leftOut: 0 },
  feeds: { failing: 0, oldestAnswer: null },
  upstreams: [{ ...CONTENT, lastAnswer: NOW - 10 * MINUTE }],
  listings: { lastDone: NOW - 3 * HOUR, everyMs: HOUR },
  disks: [{ folder: 'data', free: 5e8, size: 1e10 }],
};

test('OP4 a node at the limits of the table is not behind', () => {
  const feeds = { failing: 2, oldestAnswer: NOW - 24 * HOUR };
  const outbox = { ...OUTBOX, oldest: NOW - 10 * MINUTE };
  expect([...behindParts({ ...CURRENT, feeds, outbox }, NOW)]).toEqual([]);
});

test('OP4 a service that is asked now and then is not behind', () => {
  const media = { ...CONTENT, upstream: 'media', lastAnswer: 0 } as const;
  expect([...behindParts({ ...CURRENT, upstreams: [media] }, NOW)]).toEqual([]);
});

test.each<[string, Partial<Gauges>]>([
  ['content', { upstreams: [{ ...CONTENT, lastAnswer: NOW - 10 * MINUTE - 1 }] }],
  ['listings', { listings: { lastDone: NOW - 3 * HOUR - 1, everyMs: HOUR } }],
  ['calendars', { feeds: { failing: 1, oldestAnswer: NOW - 24 * HOUR - 1 } }],
  ['calendars', { feeds: { failing: 1, oldestAnswer: null } }],
  ['outbox', { outbox: { ...OUTBOX, oldest: NOW - 10 * MINUTE - 1 } }],
  ['outbox', { outbox: { ...OUTBOX, isCurrent: false } }],
  ['disk', { disks: [{ folder: 'cache', free: 5e8 - 1, size: 1e10 }] }],
])('OP4 %s is behind with %j', (part, change) => {
  expect([...behindParts({ ...CURRENT, ...change }, NOW)]).toEqual([part]);
});
