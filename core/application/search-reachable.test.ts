import { expect, test } from 'vitest';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemorySeaRoutes } from '../../tests/fakes/memory-sea-routes.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { SAMPLE_TERMS } from '../../tests/samples/sample-terms.ts';
import type { Calendar, Period } from '../availability/calendar.ts';
import { charterYacht, FJORDS } from '../estimate/estimate.fixture.ts';
import type { Criteria } from '../search/criteria/criteria.ts';
import { emptyCriteria } from '../search/criteria/criteria.ts';
import { dateOfDay, dayOfInstant } from '../shared/calendar-day.ts';
import type { YachtId } from '../yacht/yacht.ts';
import { stayOffersOf } from './reach-fleet.ts';
import { searchReachable, searchReachableAmong } from './search-reachable.ts';

const TODAY = dayOfInstant(Date.now());
const today = () => dateOfDay(TODAY);
const period = (from: number, to: number, endsAt: string): Period => ({
  ...{ state: 'booked', from: TODAY + from, to: TODAY + to, startsAt: null, endsAt },
});
const calendar = (...periods: Period[]): Calendar => ({ periods, until: TODAY + 300, checkedAt: today() });

const CALENDARS = new Map<string, Calendar>([
  ['there', calendar(period(0, 50, 'bergen'))],
  ['near', calendar(period(0, 30, 'athens'))],
  ['late', calendar(period(0, 59, 'athens'))],
]);
const IDS = [...CALENDARS.keys(), 'unknown'] as YachtId[];
const FLEET = IDS.map((id) => charterYacht({ id, cruising: { summer: [FJORDS], winter: [] } }));

function site(now = () => 0) {
  const waiting: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve));
  const clock = { today, now, turn: async () => {}, wait };
  const calendars = new Map([...CALENDARS].map(([id, one]) => [id as YachtId, one]));
  const seaRoutes = new MemorySeaRoutes();
  const ports = {
    catalogue: new MemoryYachtCatalogue(FLEET),
    calendars: new MemoryAvailabilityCalendar(calendars),
    content: new MemoryContentRepository({
      ...{ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [], charterTerms: SAMPLE_TERMS },
    }),
    seaRoutes,
  };
  return { ports, seaRoutes, waiting, search: searchReachable(new MemoryYachtSearch(FLEET, calendars), ports, clock) };
}

const ASKED: Criteria = {
  ...emptyCriteria('charter'),
  stay: { from: TODAY + 60, nights: 7, giveOrTake: 0, group: 'free' },
  refinements: { destination: [FJORDS.id] },
};
const OPTIONS = { pageSize: 30, currency: 'eur', season: 'summer', unit: 'meters', facets: [] } as const;

async function hits(search: ReturnType<typeof site>['search'], change: Partial<Criteria> = {}) {
  const found = await search.search({ ...ASKED, ...change }, OPTIONS);
  return found.ok ? [...found.value.hits].sort().join(' ') : found.error.kind;
}

test('AV6 a list of those that can be there leaves out who cannot, and who is not known to', async () => {
  const { search } = site();
  expect(await hits(search)).toBe('late near there');
  expect(await hits(search, { reachable: true })).toBe('near there');
  expect(await hits(search, { reachable: true, stay: { ...ASKED.stay, group: 'unknown' } as never })).toBe('');
});

test('AV6 days of give and take count: who cannot be there on the wanted day is offered for one on which she can', async () => {
  const { search, ports } = site();
  const stay = { from: TODAY + 60, nights: 7, giveOrTake: 15, group: 'free' } as const;
  expect(await hits(search, { reachable: true, stay })).toBe('late near there');
  const offers = await stayOffersOf(FLEET, { stay, destination: [FJORDS.id] }, ports, today());
  const late = offers.find(({ yacht }) => yacht.id === 'late');
  expect(late).toMatchObject({ availability: 'free', reached: { kind: 'reachable' } });
  expect(late?.from).toBe((late?.reached?.kind === 'reachable' && late.reached.passage.arrives) || 0);
  expect(late?.from).toBeGreaterThan(TODAY + 60);
});

test('AV6 the same question finds its yachts once', async () => {
  const { search, seaRoutes } = site();
  await hits(search, { reachable: true });
  const asked = seaRoutes.asked.length;
  expect(asked).toBeGreaterThan(0);
  await hits(search, { reachable: true, page: 2 });
  expect(seaRoutes.asked).toHaveLength(asked);
});

test('AV6 FD6 a search of some yachts alone looks at the ways of these alone', async () => {
  const { ports, seaRoutes, search } = site();
  await hits(search, { reachable: true });
  const ofFleet = seaRoutes.asked.splice(0).flat().length;
  const calendars = new Map([...CALENDARS].map(([id, one]) => [id as YachtId, one]));
  const clock = { today, now: () => 0, turn: async () => {}, wait: () => new Promise<void>(() => {}) };
  const among = searchReachableAmong((yachts) => new MemoryYachtSearch(yachts, calendars), ports, clock);
  const found = await among(FLEET.slice(0, 1)).search({ ...ASKED, reachable: true }, OPTIONS);
  expect(found).toMatchObject({ ok: true, value: { hits: ['there'] } });
  expect(seaRoutes.asked.flat().length).toBeLessThan(ofFleet);
});

test('AV6 without a chart of the sea the search fails, and answers once there is one', async () => {
  const { search, seaRoutes } = site();
  seaRoutes.breakDown();
  expect(await hits(search, { reachable: true })).toBe('network');
  seaRoutes.breakDown(false);
  expect(await hits(search, { reachable: true })).toBe('near there');
});

test('AV6 a question that takes too long fails, and its routes are not asked for further', async () => {
  let ms = 0;
  const { search, seaRoutes } = site(() => ms++ * 3_000);
  expect(await hits(search, { reachable: true })).toBe('network');
  expect(seaRoutes.asked).toEqual([]);
});

test('AV6 questions are worked on one at a time; those beyond three that wait fail at once', async () => {
  const { search, seaRoutes } = site();
  const asked = Array.from({ length: 6 }, (_, at) =>
    hits(search, { reachable: true, stay: { from: TODAY + 60 + at, nights: 7, giveOrTake: 0, group: 'free' } }),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter((one) => one === 'network')).toHaveLength(2);
  expect(seaRoutes.asked.length).toBeGreaterThan(0);
  expect(await hits(search, { reachable: true })).toBe('near there');
});

test('AV6 a failure of the content is forgotten', async () => {
  const { search, ports } = site();
  const all = ports.catalogue.all.bind(ports.catalogue);
  ports.catalogue.all = () => Promise.reject(new Error('unreadable'));
  expect(await hits(search, { reachable: true })).toBe('network');
  ports.catalogue.all = all;
  expect(await hits(search, { reachable: true })).toBe('near there');
});

test('AV6 a search waits for so long, and only a few share a question that is not answered', async () => {
  const { search, seaRoutes, waiting } = site();
  const between = seaRoutes.between.bind(seaRoutes);
  let answer = () => {};
  const hung = new Promise<void>((resolve) => {
    answer = resolve;
  });
  seaRoutes.between = (legs) => hung.then(() => between(legs));
  const asked = Array.from({ length: 10 }, () => hits(search, { reachable: true }));
  expect(await Promise.all(asked.slice(8))).toEqual(['network', 'network']);
  for (const resolve of waiting) resolve();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['network']));
  answer();
  expect(await hits(search, { reachable: true })).toBe('near there');
});

test('AV6 of the days of a give and take each is asked, unless she cannot have come by then', async () => {
  const { ports } = site();
  const busy = [period(0, 30, 'bergen'), { ...period(74, 80, 'athens'), startsAt: 'athens' }];
  const known = new Map([['there' as YachtId, calendar(...busy)]]);
  const sources = { ...ports, calendars: new MemoryAvailabilityCalendar(known) };
  const ask = async (from: number, giveOrTake: number) => {
    const stay = { from: TODAY + from, nights: 7, giveOrTake };
    const [offer] = await stayOffersOf(FLEET.slice(0, 1), { stay, destination: [FJORDS.id] }, sources, today());
    return offer?.reached?.kind;
  };
  expect(await ask(66, 0)).toBe('too-far-after');
  expect(await ask(60, 0)).toBe('in-place');
  expect(await ask(66, 10)).toBe('in-place');
});
