import { expect, test } from 'vitest';
import { MemorySeaRoutes } from '../../tests/fakes/memory-sea-routes.ts';
import { withSeaRoutes } from './with-sea-routes.ts';

const [ANTIBES, CALVI, AJACCIO] = [
  { latitude: 43.57, longitude: 7.15 },
  { latitude: 42.59, longitude: 8.77 },
  { latitude: 41.92, longitude: 8.74 },
] as const;

test('CF3 asks for the routes of a computation at once, each only once', async () => {
  const routes = new MemorySeaRoutes();
  const miles = await withSeaRoutes(routes, (sea) =>
    [
      [ANTIBES, CALVI],
      [CALVI, AJACCIO],
      [ANTIBES, CALVI],
    ].map(([from, to]) => {
      const route = from && to && sea?.route(from, to);
      return route?.ok ? Math.round(route.value.miles) : null;
    }),
  );
  expect(miles).toEqual([92, 40, 92]);
  expect(routes.asked.map((legs) => legs.length)).toEqual([2]);
});

test('CF3 finds a route that depends on the length of another', async () => {
  const routes = new MemorySeaRoutes();
  const last = await withSeaRoutes(routes, (sea) => {
    const first = sea?.route(ANTIBES, CALVI);
    if (!first?.ok) return null;
    const second = sea?.route(CALVI, AJACCIO);
    return second?.ok ? Math.round(first.value.miles + second.value.miles) : null;
  });
  expect(last).toBe(132);
  expect(routes.asked).toHaveLength(2);
});

test('CF3 computes without routes where they are unavailable, and asks for none where none is needed', async () => {
  const routes = new MemorySeaRoutes();
  expect(await withSeaRoutes(routes, () => 'no route')).toBe('no route');
  expect(routes.asked).toEqual([]);
  routes.breakDown();
  expect(await withSeaRoutes(routes, (sea) => sea?.route(ANTIBES, CALVI).ok ?? 'unavailable')).toBe('unavailable');
});
