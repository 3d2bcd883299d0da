import { expect, test } from 'vitest';
import { NetworkUsage } from './network-usage.ts';

const RULE = { burstMs: 1000, perSecondMs: 100 };

test('a network may use its burst, and regains a tenth of it a second', () => {
  const usage = new NetworkUsage(RULE);
  usage.add(['a'], 999, 0);
  expect(usage.waitMs(['a'], 0)).toBe(0);
  usage.add(['a'], 201, 0);
  expect(usage.used(['a'], 0)).toBe(1200);
  expect(usage.waitMs(['a'], 0)).toBe(2001);
  expect(usage.waitMs(['a'], 2001)).toBe(0);
  expect(usage.used(['a'], 12_000)).toBe(0);
});

test('networks are counted apart, and no network at all is never made to wait', () => {
  const usage = new NetworkUsage(RULE);
  usage.add(['a'], 5000, 0);
  expect(usage.waitMs(['b'], 0)).toBe(0);
  usage.add([], 5000, 0);
  expect(usage.waitMs([], 0)).toBe(0);
  expect(usage.used([], 0)).toBe(0);
});

test('the network around many others may use twice as much as one of them', () => {
  const usage = new NetworkUsage(RULE);
  for (let index = 0; index < 4; index += 1) usage.add([`a:${index}`, 'a/48'], 490, 0);
  expect(usage.waitMs(['a:9', 'a/48'], 0)).toBe(0);
  usage.add(['a:4', 'a/48'], 140, 0);
  expect(usage.waitMs(['a:9', 'a/48'], 0)).toBe(501);
  expect(usage.waitMs(['b:1', 'b/48'], 0)).toBe(0);
  // A new network of one that has used much comes after others.
  expect(usage.used(['a:9', 'a/48'], 0)).toBe(1050);
});

test('a clock that is set back regains nothing', () => {
  const usage = new NetworkUsage(RULE);
  usage.add(['a'], 1500, 10_000);
  expect(usage.used(['a'], 0)).toBe(1500);
});

test('forgets the networks that were counted longest ago', () => {
  const usage = new NetworkUsage(RULE, 2);
  for (const network of ['a', 'b', 'c']) usage.add([network], 1500, 0);
  expect(usage.waitMs(['a'], 0)).toBe(0);
  expect(usage.waitMs(['c'], 0)).toBeGreaterThan(0);
});
