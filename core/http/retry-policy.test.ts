import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HttpMethod } from '../ports/http-client.ts';
import { isRetried, pauseBeforeRetry } from './retry-policy.ts';

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];
const never = () => Number.NaN;

test.each<[HttpMethod, readonly number[]]>([
  ['GET', []],
  ['HEAD', []],
  ['OPTIONS', []],
  ['PUT', []],
  ['DELETE', []],
  ['PATCH', RETRIED],
  ['POST', RETRIED],
])('HT1 %s is retried once after %j', (method, statuses) => {
  const all = Array.from({ length: 500 }, (_, index) => 100 + index);
  expect(all.filter((status) => isRetried(method, status, 0))).toEqual(statuses);
  expect(all.filter((status) => isRetried(method, status, 1))).toEqual([]);
});

test.each<[string | null, number]>([
  [null, 250],
  ['', 250],
  [' ', 250],
  ['0', 0],
  [' 1 ', 1000],
  ['2', 2000],
  ['3', 2000],
  ['9'.repeat(400), 2000],
  ['soon', 250],
])('HT1 Retry-After %j pauses %d ms', (retryAfter, ms) => {
  expect(pauseBeforeRetry(retryAfter, never)).toBe(ms);
});

test.each([
  [-5000, 0],
  [0, 0],
  [700, 700],
  [60_000, 2000],
  [Number.NaN, 250],
])('HT1 a date %d ms away pauses %d ms', (away, ms) => {
  const date = 'Wed, 21 Oct 2015 07:28:00 GMT';
  expect(pauseBeforeRetry(date, (asked) => (asked === date ? away : 1))).toBe(ms);
});

test('HT1 a pause is never longer than 2 s, nor shorter than none', () => {
  fc.assert(
    fc.property(fc.string(), fc.double(), (retryAfter, away) => {
      const ms = pauseBeforeRetry(retryAfter, () => away);
      expect(ms >= 0 && ms <= 2000).toBe(true);
    }),
  );
});
