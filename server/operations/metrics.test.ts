import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

const CACHE = { cacheEntries: 0, cacheBytes: 0 };
const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('halyard_deliver'));

test('FM2 an operator is told what waits, since when, and what was given up', () => {
  const outbox = { waiting: 3, dead: 1, sent: 42, oldest: Date.parse('2026-05-04T10:00:00.500Z') };
  expect(linesOf(new Metrics().text({ ...CACHE, outbox }))).toEqual([
    'halyard_deliveries{status="waiting"} 3',
    'halyard_deliveries{status="dead"} 1',
    'halyard_deliveries{status="sent"} 42',
    'halyard_delivery_oldest_timestamp_seconds 1777888800.500',
  ]);
});

test('FM2 where nothing waits, there is no oldest', () => {
  const text = new Metrics().text({ ...CACHE, outbox: { waiting: 0, dead: 0, sent: 0, oldest: null } });
  expect(linesOf(text).at(-1)).toBe('halyard_delivery_oldest_timestamp_seconds 0.000');
  expect(text.endsWith('\n')).toBe(true);
});
