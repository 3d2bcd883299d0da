import { setImmediate as nextRound } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EmbeddedYachtSearch } from '../../../adapters/embedded-search/embedded-yacht-search.ts';
import type { Calendar } from '../../../core/availability/calendar.ts';
import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import { type Criteria, emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { FACETS } from '../../../core/search/facets/facets.ts';
import { dayOfInstant } from '../../../core/shared/calendar-day.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../fakes/memory-availability-calendar.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../fakes/memory-yacht-search.ts';
import { randomCalendar, randomStay } from '../../samples/random-calendar.ts';
import { largeFleet, randomCriteria, randomDisplay, randomFleet } from '../../samples/random-fleet.ts';
import { SAMPLE_DISPLAY } from '../../samples/sample-display.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { yachtSearchContract } from './yacht-search-contract.ts';

const OPTIONS: SearchOptions = { ...SAMPLE_DISPLAY, pageSize: 30, facets: [] };

yachtSearchContract('memory', async (fleet, calendars) => new MemoryYachtSearch(fleet, calendars));
yachtSearchContract('embedded', async (fleet, calendars) => embedded(fleet, calendars));

function embedded(fleet: readonly Yacht[], calendars?: ReadonlyMap<YachtId, Calendar>): EmbeddedYachtSearch {
  return new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet), new MemoryAvailabilityCalendar(calendars));
}

test('AV5 it agrees on the nights of five thousand questions, night by night, for any calendars', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(randomCalendar), { minLength: 1, maxLength: 8 }),
      fc.array(randomStay, { minLength: 5, maxLength: 5 }),
      async (drawn, stays) => {
        const fleet = drawn.map((_, at) => sampleYacht({ id: `y${at}` }));
        const calendars = new Map(fleet.flatMap(({ id }, at) => (drawn[at] ? [[id, drawn[at]]] : [])));
        const [search, memory] = [embedded(fleet, calendars), new MemoryYachtSearch(fleet, calendars)];
        for (const stay of stays) {
          const criteria = { ...emptyCriteria('charter'), stay };
          expect(await search.search(criteria, OPTIONS)).toEqual(await memory.search(criteria, OPTIONS));
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('SE3 SE4 SE5 SE6 the embedded search agrees with the memory search on a thousand queries, for any fleet', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomFleet,
      fc.array(randomCriteria, { minLength: 5, maxLength: 5 }),
      randomDisplay,
      fc.integer({ min: 1, max: 12 }),
      fc.oneof(fc.constant(FACETS.map(({ key }) => key)), fc.subarray(FACETS.map(({ key }) => key))),
      async (fleet, questions, display, pageSize, facets) => {
        const embedded = new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet), new MemoryAvailabilityCalendar());
        const memory = new MemoryYachtSearch(fleet);
        for (const criteria of questions) {
          const options = { ...display, pageSize, facets, areas: true };
          expect(await embedded.search(criteria, options)).toEqual(await memory.search(criteria, options));
        }
      },
    ),
    { numRuns: 200 },
  );
});

/** Questions that each find some of a fleet, and those that find next to none. */
function questions(fleet: readonly Yacht[]): readonly Criteria[] {
  const narrow = fc.sample(randomCriteria, { numRuns: 6, seed: 7 });
  const broad = narrow.flatMap(({ market, sort, refinements, ranges }) => [
    { ...emptyCriteria(market), sort, refinements: Object.fromEntries(Object.entries(refinements).slice(0, 1)) },
    { ...emptyCriteria(market), sort, ranges: Object.fromEntries(Object.entries(ranges).slice(0, 1)) },
  ]);
  const named = fleet.slice(-3).map(({ name }) => ({ ...emptyCriteria('sale'), text: name }));
  return [emptyCriteria('charter'), emptyCriteria('sale'), ...named, ...broad, ...narrow];
}

async function expectAgreement(embedded: EmbeddedYachtSearch, fleet: readonly Yacht[]): Promise<void> {
  const memory = new MemoryYachtSearch(fleet);
  const options = { ...OPTIONS, facets: FACETS.map(({ key }) => key), areas: true };
  for (const criteria of questions(fleet))
    expect(await embedded.search(criteria, options)).toEqual(await memory.search(criteria, options));
}

test('SE3 SE4 SE5 SE6 does so for fleets of hundreds', async () => {
  const [fleet = []] = fc.sample(largeFleet, { numRuns: 1, seed: 7 });
  await expectAgreement(
    new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet), new MemoryAvailabilityCalendar()),
    fleet,
  );
});

test.each([
  ['a few are sold, changed and new', [1, 5, 20]],
  ['most are others', [500]],
])('SE3 SE4 SE5 SE6 does so while %s', async (_, changes) => {
  let [fleet = [], others = []] = fc.sample(largeFleet, { numRuns: 2, seed: 8 });
  const catalogue = new MemoryYachtCatalogue(fleet);
  const embedded = new EmbeddedYachtSearch(catalogue, new MemoryAvailabilityCalendar());
  await embedded.search(emptyCriteria('sale'), OPTIONS);
  for (const count of changes) {
    const added = others.slice(0, count).map((one) => ({ ...one, id: `${count}-${one.id}` as YachtId }));
    const changed = fleet.slice(count, 2 * count).map((one) => ({ ...one, name: `${one.name} Secunda` }));
    fleet = [...fleet.slice(2 * count), ...changed, ...added];
    catalogue.replace(fleet);
    // On a busy machine the index before answers for a while.
    // The nights, once they are searched, tell the version of their fleet as well.
    const isNewest = async () => {
      const [version, told] = [await catalogue.version(), (await embedded.version()).split(' ')];
      return told.slice(0, 2).every((part) => part === version);
    };
    while (!(await isNewest())) await nextRound();
    await expectAgreement(embedded, fleet);
  }
});

test('the embedded search follows its catalogue', async () => {
  const catalogue = new MemoryYachtCatalogue([sampleYacht({ id: 'a' })]);
  const search = new EmbeddedYachtSearch(catalogue, new MemoryAvailabilityCalendar());
  const hits = async () => {
    const found = await search.search(emptyCriteria('sale'), OPTIONS);
    return found.ok ? found.value.hits : found.error;
  };
  expect(await hits()).toEqual(['a']);
  catalogue.replace([sampleYacht({ id: 'b' })]);
  expect(await hits()).toEqual(['b']);
});

test('the embedded search reads its catalogue once for each version, for any number of simultaneous searches', async () => {
  let reads = 0;
  class Counting extends MemoryYachtCatalogue {
    override all() {
      reads += 1;
      return super.all();
    }
  }
  const search = new EmbeddedYachtSearch(new Counting([sampleYacht()]), new MemoryAvailabilityCalendar());
  await Promise.all(Array.from({ length: 5 }, () => search.search(emptyCriteria('sale'), OPTIONS)));
  expect(reads).toBe(1);
});

test('the embedded search reads its catalogue again after a failure', async () => {
  let isDown = true;
  class Failing extends MemoryYachtCatalogue {
    override async all() {
      if (isDown) throw new Error('down');
      return super.all();
    }
  }
  const search = new EmbeddedYachtSearch(new Failing([sampleYacht({ id: 'a' })]), new MemoryAvailabilityCalendar());
  await expect(search.search(emptyCriteria('sale'), OPTIONS)).rejects.toThrow('down');
  isDown = false;
  expect(await search.search(emptyCriteria('sale'), OPTIONS)).toMatchObject({ ok: true, value: { total: 1 } });
});

test('SE9 the memory search fails on demand', async () => {
  const search = new MemoryYachtSearch([sampleYacht()]);
  const error = { kind: 'network', status: 0, message: 'Socket timeout', timedOut: true } as const;
  search.failWith(error);
  expect(await search.search(emptyCriteria('sale'), OPTIONS)).toEqual({ ok: false, error });
});

test('AV5 the version of the embedded search follows the calendars once nights are searched, and the nights its version', async () => {
  let version = 'before';
  const today = dayOfInstant(Date.now());
  const booked = { state: 'booked', from: today + 30, to: today + 37, startsAt: null, endsAt: null } as const;
  class Changing extends MemoryAvailabilityCalendar {
    override async of() {
      return {
        ...{ periods: version === 'before' ? [] : [booked], until: today + 90 },
        checkedAt: new Date().toISOString(),
      };
    }
    override async yachts() {
      return ['a' as YachtId];
    }
    override async version() {
      return version;
    }
  }
  const search = new EmbeddedYachtSearch(new MemoryYachtCatalogue([sampleYacht({ id: 'a' })]), new Changing());
  const stay = { from: today + 30, nights: 7, giveOrTake: 0, group: 'free' } as const;
  const free = async () => {
    const found = await search.search({ ...emptyCriteria('charter'), stay }, OPTIONS);
    return found.ok ? found.value.stays?.free : found.error;
  };
  const unasked = await search.version();
  expect(await free()).toBe(1);
  const before = await search.version();
  expect(before).not.toBe(unasked);
  version = 'after';
  while ((await search.version()) === before) await nextRound();
  expect(await free()).toBe(0);
});
