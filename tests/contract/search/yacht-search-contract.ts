import { describe, expect, test } from 'vitest';
import type { Calendar, PeriodState } from '../../../core/availability/calendar.ts';
import type { SearchOptions, YachtSearch } from '../../../core/ports/yacht-search.ts';
import { type Criteria, emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import type { StayCriteria } from '../../../core/search/criteria/stay-criteria.ts';
import { daysInMonth, stayInMonth } from '../../../core/search/criteria/stay-in-month.ts';
import { FACETS } from '../../../core/search/facets/facets.ts';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import { dateOfDay, dayOfInstant } from '../../../core/shared/calendar-day.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import type { LengthUnit } from '../../../core/yacht/length.ts';
import { feetToMeters } from '../../../core/yacht/length-conversion.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { SAMPLE_DISPLAY } from '../../samples/sample-display.ts';
import { sampleYacht, soldYacht } from '../../samples/sample-yacht.ts';

const EUR: SearchOptions = { ...SAMPLE_DISPLAY, pageSize: 30, facets: FACETS.map(({ key }) => key) };

const FLEET: readonly Yacht[] = [
  sampleYacht({ id: 'a', name: 'Étoile', builder: 'Lürssen', length: 80, salePrice: 90_000_000, regions: ['med'] }),
  sampleYacht({ id: 'b', name: "L'Albatros", builder: 'Heesen', length: 50, salePrice: 20_000_000, featured: true }),
  sampleYacht({
    id: 'c',
    name: 'Corsair',
    builder: 'Heesen',
    length: 40,
    kind: 'sail',
    salePrice: null,
    builtYear: 1999,
  }),
  sampleYacht({ id: 'd', name: 'Delphine', builder: 'Feadship', length: 60, poa: true, regions: ['med', 'carib'] }),
  sampleYacht({ id: 'e', name: 'Elba', builder: 'Feadship', length: 30, market: 'charter', regions: ['carib'] }),
  sampleYacht({ id: 'f', name: 'Faro', builder: 'Feadship', length: 31, market: 'sale', salePrice: 5_000_000 }),
  sampleYacht({ id: 'g', name: 'Ghost', market: 'ghost' }),
  sampleYacht({ id: 'n', name: 'Nobody', market: 'none' }),
  soldYacht('s'),
];

/** Lengths to the centimetre, some of them close to a whole foot or a tenth of a metre. */
const LENGTHS: readonly Yacht[] = [
  ...Array.from({ length: 120 }, (_, at) => 20.01 + at * 0.37),
  ...[66, 100, 131, 200].flatMap((feet) => [-0.02, -0.01, 0, 0.01, 0.02].map((off) => feetToMeters(feet) + off)),
  ...[29.95, 29.949, 30.04, 30.05, 49.96, 50.049],
].map((length, at) => sampleYacht({ id: `l${at}`, length: Math.round(length * 1000) / 1000 }));

const TODAY = dayOfInstant(Date.now());
/** First day of the wanted week. */
const WEEK = TODAY + 30;

const CHARTER_FLEET = (['x', 'u', 't', 'o', 'f', 'b'] as const).map((id, at) =>
  sampleYacht({ id, length: 60 - at, kind: id === 'x' || id === 'o' ? 'sail' : 'motor', regions: ['med'] }),
);

/** x has no calendar, and that of u is old, with an option that has lapsed; in the week t is booked, o is on option, b is free until and after a booking. */
const CALENDARS: ReadonlyMap<YachtId, Calendar> = new Map(
  Object.entries({
    u: calendar([['option', 0, 7]], TODAY - 90),
    t: calendar([['booked', 3, 4]]),
    o: calendar([['option', 0, 7]]),
    f: calendar([['owner', -9, 0]]),
    b: calendar([['yard', 4, 10]]),
  }).map(([id, one]) => [id as YachtId, one]),
);

function calendar(periods: readonly (readonly [PeriodState, from: number, to: number])[], checked = TODAY): Calendar {
  return {
    periods: periods.map(([state, from, to]) => ({
      ...{ state, startsAt: null, endsAt: null },
      ...{ from: WEEK + from, to: WEEK + to },
    })),
    until: WEEK + 50,
    checkedAt: `${dateOfDay(checked)}T00:00:00Z`,
  };
}

const BOUNDS = {
  meters: [30, 30.1, 40, 50, 58.5].flatMap((min) =>
    [min, Math.round(min * 10 + 1) / 10, 60].map((max) => [min, max] as const),
  ),
  feet: [66, 66.5, 100, 131, 200].flatMap((min) => [min, min + 0.5, 210].map((max) => [min, max] as const)),
};

/** The number in the text of {@link formatLength}. */
function lengthOnCard(meters: number, unit: LengthUnit): number {
  const [whole = Number.NaN, inches = 0] = (formatLength(meters, unit, 'en').match(/[\d.]+/g) ?? []).map(Number);
  return whole + inches / 12;
}

/** Makes a search with a fleet and its calendars. */
type MakeSearch = (fleet: readonly Yacht[], calendars?: ReadonlyMap<YachtId, Calendar>) => Promise<YachtSearch>;

/** The contract of the port YachtSearch. */
export function yachtSearchContract(name: string, make: MakeSearch): void {
  const sale = emptyCriteria('sale');
  const answer = async (fleet: readonly Yacht[], asked: Criteria, options: SearchOptions): Promise<SearchResults> => {
    const found = await (await make(fleet)).search(asked, options);
    if (!found.ok) throw new Error(found.error.message);
    return found.value;
  };
  const search = async (asked: Partial<Criteria>, options: Partial<SearchOptions> = {}): Promise<SearchResults> => {
    return answer(FLEET, { ...sale, ...asked }, { ...EUR, ...options });
  };
  const hits = async (asked: Partial<Criteria>, options: Partial<SearchOptions> = {}) =>
    (await search(asked, options)).hits.join('');

  describe(`YachtSearch: ${name}`, () => {
    test('YA2 finds only yachts offered on the market, never ghosts and hidden ones', async () => {
      expect(await hits({})).toBe('badcf');
      expect(await hits({ market: 'charter' })).toBe('badce');
    });

    test.each([
      ['default', 'badcf'],
      ['length-asc', 'fcbda'],
      ['length-desc', 'adbcf'],
      ['year-asc', 'cadbf'],
      ['year-desc', 'adbfc'],
      ['price-asc', 'fbadc'],
      ['price-desc', 'abfdc'],
      ['name-asc', 'cdafb'],
      ['name-desc', 'bfadc'],
      ['builder-asc', 'dfbca'],
      ['builder-desc', 'abcdf'],
    ] as const)('SE6 sorts by %s', async (sort, order) => {
      expect(await hits({ sort })).toBe(order);
    });

    test.each([
      ['ETOILE', 'a'],
      ['lurssen', 'a'],
      ['albatros', 'b'],
      ['hee cor', 'c'],
      ['batros', ''],
      ['feadship heesen', ''],
      ['...', 'badcf'],
    ])('text "%s" matches prefixes in name and builder, ignoring accents and case', async (text, found) => {
      expect(await hits({ text })).toBe(found);
    });

    test('SE4 combines values of one facet by OR, and facets by AND', async () => {
      expect(await hits({ refinements: { builder: ['heesen', 'lurssen'] } })).toBe('bac');
      expect(await hits({ refinements: { builder: ['heesen'], kind: ['sail'] } })).toBe('c');
      expect(await hits({ refinements: { destination: ['med', 'carib'] } })).toBe('ad');
      expect(await hits({ refinements: { builder: ['nobody'] } })).toBe('');
    });

    test('SE4 requires all chosen amenities; counts further ones beside them', async () => {
      const aboard = (id: string, amenities: Yacht['amenities'], length: number) =>
        sampleYacht({ id, amenities, length });
      const fleet = await make([
        aboard('p', ['pool', 'gym', 'cinema'], 60),
        aboard('q', ['pool', 'gym'], 50),
        aboard('r', ['gym', 'helipad'], 40),
        aboard('t', ['pool'], 30),
      ]);
      const having = async (...amenity: string[]) => {
        const found = await fleet.search({ ...sale, refinements: { amenity } }, EUR);
        if (!found.ok) throw new Error(found.error.message);
        const { hits, facets } = found.value;
        return [hits.join(''), (facets.amenity ?? []).map(({ value, count }) => `${value} ${count}`).join(', ')];
      };
      expect(await having('gym')).toEqual(['pqr', 'pool 2, gym 3, cinema 1, helipad 1']);
      expect(await having('gym', 'pool')).toEqual(['pq', 'pool 2, gym 2, cinema 1']);
      expect(await having('gym', 'pool', 'helipad')).toEqual(['', 'pool 0, gym 0, helipad 0']);
    });

    test('SE5 includes the bounds of a range, either of which may be open', async () => {
      expect(await hits({ ranges: { length: { min: 40, max: 60 } } })).toBe('bdc');
      expect(await hits({ ranges: { length: { min: 61, max: null } } })).toBe('a');
      expect(await hits({ ranges: { length: { min: null, max: 0 } } })).toBe('');
    });

    test('a price range finds no yacht without a price, in any currency', async () => {
      expect(await hits({ ranges: { 'price-eur': { min: 0, max: null } } })).toBe('baf');
      expect(await hits({ ranges: { 'price-usd': { min: 25_000_000, max: 25_000_000 } } })).toBe('b');
      expect(await hits({ market: 'charter', ranges: { 'rate-eur': { min: 1, max: null } } })).toBe('bace');
    });

    test('PR5 SE6 sorts, filters and counts charter rates by the season that cards show', async () => {
      const fleet = [
        sampleYacht({ id: 'a', weeklyRate: 300_000, winterRate: 100_000 }),
        sampleYacht({ id: 'b', weeklyRate: 200_000, winterRate: 250_000 }),
        sampleYacht({ id: 'p', poa: true }),
      ];
      const rates = async (season: 'summer' | 'winter') => {
        const asked: Criteria = { ...emptyCriteria('charter'), sort: 'price-asc' };
        const options: SearchOptions = { ...EUR, season };
        const all = await answer(fleet, asked, options);
        const dear = await answer(fleet, { ...asked, ranges: { 'rate-eur': { min: 220_000, max: null } } }, options);
        return { order: all.hits.join(''), counts: all.facets['rate-eur'], dear: dear.hits.join('') };
      };
      expect(await rates('summer')).toMatchObject({ order: 'bap', counts: { min: 200_000, max: 300_000 }, dear: 'a' });
      expect(await rates('winter')).toMatchObject({ order: 'abp', counts: { min: 100_000, max: 250_000 }, dear: 'b' });
    });

    test.each(['meters', 'feet'] as const)(
      'SE4 YA1 a yacht is within bounds in %s exactly when the length on her card is',
      async (unit) => {
        const options: SearchOptions = { ...EUR, unit, facets: ['length'], pageSize: 300 };
        for (const [min, max] of BOUNDS[unit]) {
          const asked = decodeCriteria('sale', `r.length.min=${min}&r.length.max=${max}&r.length.unit=${unit}`);
          const found = await answer(LENGTHS, asked, options);
          const within = LENGTHS.filter(({ dimensions }) => {
            const shown = lengthOnCard(dimensions.length, unit);
            return shown >= min && shown <= max;
          });
          expect(new Set(found.hits)).toEqual(new Set(within.map(({ id }) => id)));
        }
      },
    );

    test.each(['meters', 'feet'] as const)('SE4 the whole range in %s excludes no yacht', async (unit) => {
      const options: SearchOptions = { ...EUR, unit };
      const { length } = (await answer(LENGTHS, sale, options)).facets;
      const ends = [length?.min ?? 0, length?.max ?? 0].map((meters) => lengthOnCard(meters, unit));
      const query = `r.length.min=${Math.floor(ends[0] ?? 0)}&r.length.max=${Math.ceil(ends[1] ?? 0)}&r.length.unit=${unit}`;
      const found = await answer(LENGTHS, decodeCriteria('sale', query), options);
      expect(found.total).toBe(LENGTHS.length);
    });

    test('SE4 YA1 speeds are within bounds exactly when the figure on their page is', async () => {
      const fleet = [17.44, 17.45, 17.5].map((cruise) => sampleYacht({ id: `${cruise}`, speeds: { max: 20, cruise } }));
      const asked: Criteria = { ...sale, ranges: { cruise: { min: 17.5, max: null } } };
      expect((await answer(fleet, asked, EUR)).hits).toEqual(['17.45', '17.5']);
    });

    test('SE4 filters and counts yachts with a price on application', async () => {
      expect(await hits({ refinements: { 'sale-price': ['on-application'] } })).toBe('dc');
      expect(await hits({ market: 'charter', refinements: { 'charter-price': ['on-application'] } })).toBe('d');
      expect((await search({})).facets['sale-price']).toEqual([
        { value: 'told', count: 3 },
        { value: 'on-application', count: 2 },
      ]);
    });

    test('SE4 counts a facet as if its own choice were absent', async () => {
      const { facets } = await search({ refinements: { builder: ['heesen'] } });
      expect(facets.builder).toEqual([
        { value: 'feadship', count: 2 },
        { value: 'heesen', count: 2 },
        { value: 'lurssen', count: 1 },
      ]);
      expect(facets.kind).toEqual([
        { value: 'motor', count: 1 },
        { value: 'sail', count: 1 },
      ]);
      expect(facets.length?.min).toBe(40);
      expect(facets.length?.max).toBe(50);
      expect(facets.destination).toBeUndefined();
    });

    test('SE4 counts a range without its own bounds, with every yacht once in its histogram', async () => {
      const { facets, total } = await search({ ranges: { length: { min: 70, max: null } } });
      expect(total).toBe(1);
      expect(facets.length).toMatchObject({ min: 31, max: 80 });
      expect(facets.length?.histogram).toHaveLength(24);
      expect(facets.length?.histogram.reduce((sum, count) => sum + count)).toBe(5);
      expect(facets['price-eur']).toEqual({ min: 90_000_000, max: 90_000_000, histogram: [1] });
    });

    test('hides values without results, but keeps a chosen one removable', async () => {
      const { facets } = await search({ text: 'etoile', refinements: { builder: ['heesen'] } });
      expect(facets.builder).toEqual([
        { value: 'heesen', count: 0 },
        { value: 'lurssen', count: 1 },
      ]);
      expect(facets.kind).toBeUndefined();
    });

    test('sorts destinations by their number of yachts', async () => {
      expect((await search({})).facets.destination).toEqual([
        { value: 'med', count: 2 },
        { value: 'carib', count: 1 },
      ]);
    });

    test('counts only the facets of the market and the currency', async () => {
      const { facets } = await search({}, { currency: 'gbp' });
      expect(facets['price-gbp']).toMatchObject({ min: 4_000_000, max: 72_000_000 });
      expect(facets['price-eur']).toBeUndefined();
      expect(facets['rate-gbp']).toBeUndefined();
    });

    test('a map section finds the yachts with an area in it, edges included', async () => {
      const med = { south: 40, west: 5, north: 45, east: 10 };
      expect(await hits({ box: med })).toBe('ad');
      expect(await hits({ box: { ...med, south: 40.01 } })).toBe('');
      expect(await hits({ box: { south: -10, west: -90, north: 60, east: 90 } })).toBe('ad');
      // A box around the globe without the Mediterranean.
      expect(await hits({ box: { south: -10, west: 20, north: 60, east: 0 } })).toBe('d');
      expect(await hits({ box: med, refinements: { builder: ['feadship'] } })).toBe('d');
      expect(await hits({ box: med, view: 'map' })).toBe('ad');
    });

    test('SE4 counts cruising areas as if the map section were absent, and only on request', async () => {
      const asked = { box: { south: -5, west: 0, north: 5, east: 5 }, view: 'map' } as const;
      const none = await search(asked, { areas: true });
      expect(none).toMatchObject({
        total: 0,
        areas: [
          { area: 'carib', count: 1 },
          { area: 'med', count: 2 },
        ],
      });
      const sailing = await search({ ...asked, refinements: { builder: ['lurssen'] } }, { areas: true });
      expect(sailing.areas).toEqual([{ area: 'med', count: 1 }]);
      expect((await search(asked)).areas).toEqual([]);
    });

    test('SE4 counts facets within the map section', async () => {
      const { facets } = await search({ box: { south: 30, west: 0, north: 50, east: 10 } });
      expect(facets.destination).toEqual([
        { value: 'med', count: 2 },
        { value: 'carib', count: 1 },
      ]);
      expect(facets.builder).toEqual([
        { value: 'feadship', count: 1 },
        { value: 'lurssen', count: 1 },
      ]);
    });

    test('returns consecutive pages, and the last one past the end', async () => {
      const size = { pageSize: 2 };
      expect(await search({ page: 2 }, size)).toMatchObject({ hits: ['d', 'c'], total: 5, pages: 3, page: 2 });
      expect(await search({ page: 99 }, size)).toMatchObject({ hits: ['f'], total: 5, pages: 3, page: 3 });
      expect(await search({ text: 'zzz', page: 4 }, size)).toMatchObject({ hits: [], total: 0, pages: 1, page: 1 });
    });

    test('a currency changes the price order only by the yachts’ prices in it', async () => {
      expect(await hits({ sort: 'price-asc' }, { currency: 'aud' })).toBe('fbadc');
    });

    test('an empty fleet is an empty list', async () => {
      const found = await (await make([])).search(sale, EUR);
      expect(found).toEqual({
        ok: true,
        value: { hits: [], total: 0, pages: 1, page: 1, facets: {}, areas: [], stays: null },
      });
    });

    describe('AV5 searches for nights', () => {
      const charter = emptyCriteria('charter');
      const wanted = (stay: Partial<StayCriteria>) =>
        ({ from: WEEK, nights: 7, giveOrTake: 0, group: 'free', ...stay }) as const;
      const find = async (stay: Partial<StayCriteria>, asked: Partial<Criteria> = {}) => {
        const found = await (await make(CHARTER_FLEET, CALENDARS)).search(
          { ...charter, ...asked, stay: wanted(stay) },
          EUR,
        );
        if (!found.ok) throw new Error(found.error.message);
        return { ...found.value, hits: found.value.hits.join('') };
      };

      test.each([
        ['free', 'f'],
        ['option', 'o'],
        ['unknown', 'xu'],
      ] as const)('splits the yachts that are not taken: %s', async (group, hits) => {
        expect(await find({ group })).toMatchObject({
          hits,
          total: hits.length,
          stays: { free: 1, option: 1, unknown: 2 },
        });
      });

      test('counts facets of the group alone, and groups with every other filter', async () => {
        const found = await find({ group: 'unknown' }, { refinements: { kind: ['sail'] } });
        expect(found).toMatchObject({ hits: 'x', stays: { free: 0, option: 1, unknown: 1 } });
        expect(found.facets.kind).toEqual([
          { value: 'motor', count: 1 },
          { value: 'sail', count: 1 },
        ]);
      });

      test('gives and takes days, and a yacht is in the best group that any of them gives', async () => {
        expect(await find({ giveOrTake: 2 })).toMatchObject({ hits: 'f', stays: { free: 1, option: 1, unknown: 2 } });
        expect(await find({ giveOrTake: 3 })).toMatchObject({ hits: 'fb', stays: { free: 2, option: 1, unknown: 2 } });
        expect(await find({ giveOrTake: 3, nights: 8 })).toMatchObject({ hits: 'f', stays: { free: 1 } });
      });

      test('nights anywhere in a month reach both its ends, where its other nights are an odd number', async () => {
        const month = dateOfDay(TODAY + 40)
          .split('-')
          .map(Number) as [number, number];
        const stay = stayInMonth(month[0], month[1], daysInMonth(month[0], month[1]) - 3);
        const first = (stay?.from ?? 0) - (stay?.giveOrTake ?? 0);
        const calendars = new Map([['f' as YachtId, calendar([['booked', first - WEEK, first + 3 - WEEK]])]]);
        const found = await (await make([sampleYacht({ id: 'f' })], calendars)).search(
          { ...charter, stay: wanted({ ...stay }) },
          EUR,
        );
        expect(found.ok && found.value.hits.join('')).toBe('f');
      });

      test('a stay reaches from noon to noon', async () => {
        expect(await find({ from: WEEK + 10, nights: 1 })).toMatchObject({ hits: 'tofb' });
        expect(await find({ from: WEEK + 9, nights: 1 })).toMatchObject({ hits: 'tof' });
      });

      test('knows nothing past a horizon, where nobody is free', async () => {
        expect(await find({ from: WEEK + 60 })).toMatchObject({ total: 0, stays: { free: 0, option: 0, unknown: 6 } });
        expect(await find({ from: WEEK + 20_000, group: 'unknown' })).toMatchObject({ total: 6 });
      });

      test('finds nobody for days that are past, only the bookable ones of a give and take', async () => {
        const past = { from: TODAY - 1, nights: 3, group: 'unknown' } as const;
        expect(await find(past)).toMatchObject({ total: 0, stays: { free: 0, option: 0, unknown: 0 } });
        expect((await find({ ...past, giveOrTake: 1 })).stays?.free).toBe(4);
      });

      test('AV6 finds no yacht but those that can be there, and counts other destinations with all', async () => {
        const search = await make(CHARTER_FLEET, CALENDARS);
        const asked = { ...charter, stay: wanted({ giveOrTake: 3 }), refinements: { destination: ['med'] } };
        const [all, some, none] = await Promise.all(
          [undefined, ['f', 'o', 'missing'], []].map(async (only) => {
            const options = { ...EUR, facets: ['destination', 'kind'] as const };
            const ids = only && { only: new Set(only as YachtId[]) };
            const found = await search.search(asked, { ...options, ...ids });
            if (!found.ok) throw new Error(found.error.message);
            return found.value;
          }),
        );
        expect(all?.hits.join('')).toBe('fb');
        expect(some).toMatchObject({ hits: ['f'], total: 1, stays: { free: 1, option: 1, unknown: 0 } });
        expect(some?.facets.destination).toEqual(all?.facets.destination);
        expect(some?.facets.kind).not.toEqual(all?.facets.kind);
        expect(none).toMatchObject({ hits: [], total: 0, stays: { free: 0, option: 0, unknown: 0 } });
      });

      test('ignores nights on the sale market', async () => {
        const found = await make(CHARTER_FLEET, CALENDARS);
        expect(await found.search({ ...sale, stay: wanted({}) }, EUR)).toEqual(await found.search(sale, EUR));
      });
    });
  });
}
