import { expect, test } from 'vitest';
import { CACHES, MIX, PAGE_KINDS, playVisits } from './visit-mix.ts';

const OURS = { ...CACHES, isCached: () => true, hasDisplays: true };
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0);

test('the shares of the mix add up to a hundred', () => {
  for (const who of ['people', 'crawlers'] as const)
    expect(PAGE_KINDS.reduce((all, kind) => all + MIX[kind][who], 0)).toBe(100);
});

test('every page of a visit is cached or rendered, once', () => {
  const { cached, rendered, dataCached, dataRendered } = playVisits(OURS, 4_000, 1);
  expect(cached + dataCached + sum(rendered) + sum(dataRendered)).toBeCloseTo(1);
});

test('a site without caches renders every page and makes every picture', () => {
  const shares = playVisits({ ...OURS, pictures: 1, isCached: () => false }, 4_000, 1);
  expect([shares.cached, shares.dataCached]).toEqual([0, 0]);
  expect(shares.picturesMade).toBeGreaterThan(shares.picturesCached * 10);
});

test('larger caches answer more, and pages without displays fewer', () => {
  const { cached } = playVisits(OURS, 40_000, 1);
  expect(playVisits({ ...OURS, pages: 20_000 }, 40_000, 1).cached).toBeGreaterThan(cached);
  expect(playVisits({ ...OURS, hasDisplays: false }, 40_000, 1).cached).toBeLessThan(cached);
});
