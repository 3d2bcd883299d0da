import { expect, test } from 'vitest';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemorySeaRoutes } from '../../tests/fakes/memory-sea-routes.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import type { Calendar } from '../availability/calendar.ts';
import { areaAt, charterYacht, EXUMAS, FJORDS, portOf } from '../estimate/estimate.fixture.ts';
import { destinationWaters, loadWaters, reachabilityInWaters, type WantedYacht } from './reach-waters.ts';

const INLAND = areaAt('inland', null);
const FLEET = [
  charterYacht(),
  charterYacht({
    cruising: { summer: [FJORDS, INLAND], winter: [{ ...EXUMAS, region: { ...EXUMAS.region, id: 'bahamas' } }] },
  }),
];
const PORTS = {
  catalogue: new MemoryYachtCatalogue(FLEET),
  content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [], charterTerms: SAMPLE_TERMS }),
};
const TODAY = 20_000;
const placesNow = () => loadWaters(PORTS);

/** A yacht whose last period ends at a place thirty days before she is wanted. */
function wanted(endsAt: string | null, free = 30): WantedYacht {
  const period = { state: 'booked', from: TODAY, to: TODAY + 60 - free, startsAt: null, endsAt } as const;
  const calendar: Calendar = { periods: [period], until: TODAY + 300, checkedAt: '2026-11-22' };
  return { yacht: charterYacht(), calendar, starts: [TODAY + 60], nights: 7, choices: [] };
}

const ask = async (
  yachts: readonly WantedYacht[],
  destination: readonly string[],
  seaRoutes = new MemorySeaRoutes(),
) => {
  const places = await placesNow();
  const choices = await destinationWaters(destination, places, PORTS);
  const reached = await reachabilityInWaters(
    yachts.map((one) => ({ ...one, choices })),
    { places, seaRoutes, today: TODAY },
  );
  return reached.map(({ answer }) => answer);
};

test('AV6 an area is entered at its port, else at its mark; one without either is nowhere', async () => {
  const places = await placesNow();
  expect(places.get('saronic-gulf')).toMatchObject({ area: 'saronic-gulf', position: portOf('athens')?.position });
  expect(places.get('exumas')?.position).toEqual(EXUMAS.position);
  expect(places.get('mykonos')).toMatchObject({ area: 'cyclades' });
  expect(places.has('inland')).toBe(false);
});

test('AV6 a region is the areas in it', async () => {
  const named = async (values: readonly string[]) =>
    (await destinationWaters(values, await placesNow(), PORTS)).map((waters) => waters.map(({ area }) => area));
  expect(await named(['region'])).toEqual([['saronic-gulf', 'norwegian-fjords']]);
  expect(await named(['bahamas', 'saronic-gulf'])).toEqual([['exumas'], ['saronic-gulf']]);
  expect(await named(['inland'])).toEqual([[]]);
});

test('AV6 yachts that come from the same place share a route', async () => {
  const routes = new MemorySeaRoutes();
  const fleet = [wanted('bergen'), wanted('bergen', 2), wanted('athens'), wanted('bergen')];
  const answers = await ask(fleet, ['saronic-gulf'], routes);
  expect(answers.map(({ kind }) => kind)).toEqual(['reachable', 'too-far', 'in-place', 'reachable']);
  expect(routes.asked.flat()).toEqual([{ from: portOf('bergen')?.position, to: portOf('athens')?.position }]);
});

test('AV6 of several waters the nearest counts', async () => {
  expect(await ask([wanted('mykonos')], ['norwegian-fjords', 'saronic-gulf'])).toMatchObject([
    { kind: 'reachable', passage: { to: { area: 'saronic-gulf' }, days: 1 } },
  ]);
});

test('AV6 of several choices one that she can reach counts, and one not known before one too far', async () => {
  const kinds = async (destination: readonly string[]) =>
    (await ask([wanted('bergen', 2)], destination)).map(({ kind }) => kind);
  expect(await kinds(['saronic-gulf', 'norwegian-fjords'])).toEqual(['in-place']);
  expect(await kinds(['saronic-gulf', 'inland'])).toEqual(['unknown']);
  expect(await kinds(['saronic-gulf', 'exumas'])).toEqual(['too-far']);
});

test('AV6 while the chart is unavailable nothing is known but the area she is in', async () => {
  const broken = new MemorySeaRoutes();
  broken.breakDown();
  const answers = await ask([wanted('bergen'), wanted('athens')], ['saronic-gulf'], broken);
  expect(answers.map(({ kind }) => kind)).toEqual(['unknown', 'in-place']);
});

test('AV6 many routes are asked for a few at a time, and those found before a failure count', async () => {
  const routes = new MemorySeaRoutes();
  const lying = (longitude: number): WantedYacht => {
    const one = wanted(null);
    return {
      ...one,
      yacht: charterYacht({ location: { ...one.yacht.location, position: { latitude: 36, longitude } } }),
    };
  };
  const fleet = Array.from({ length: 60 }, (_, at) => lying(at / 10));
  const failing = {
    between: (legs: Parameters<typeof routes.between>[0]) => {
      routes.breakDown(routes.asked.length === 1);
      return routes.between(legs);
    },
  };
  const places = await placesNow();
  const choices = await destinationWaters(['saronic-gulf'], places, PORTS);
  const answers = await reachabilityInWaters(
    fleet.map((one) => ({ ...one, choices })),
    { places, seaRoutes: failing, today: TODAY },
  );
  expect(routes.asked.map((legs) => legs.length)).toEqual([24, 24]);
  expect(answers.filter(({ answer }) => answer.kind === 'reachable')).toHaveLength(24);
  expect(answers.filter(({ answer }) => answer.kind === 'unknown')).toHaveLength(36);
});
