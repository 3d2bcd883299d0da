import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFleet } from '../../tests/samples/random-fleet.ts';
import { type SampleYacht, sampleArea, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { MARKETS } from '../market/market.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import { AMENITIES, type CruisingArea } from '../yacht/yacht.ts';
import { mostSimilar, type RelatedReason, relatedReasons, similarity } from './related-yachts.ts';

const YACHT = sampleYacht({ regions: ['med'], amenities: ['pool', 'gym'] });
const similarityTo = (sample: SampleYacht) =>
  similarity(YACHT, sampleYacht({ regions: ['med'], amenities: ['pool', 'gym'], ...sample }), 'sale');

test.each<[string, SampleYacht, number]>([
  ['a twin', {}, 1],
  ['another kind of power', { kind: 'explorer' }, 0.85],
  ['a sailing yacht', { kind: 'sail', powerOrSail: 'sail' }, 0.7],
  ['half as long', { length: 25 }, 0.85],
  ['twice as long', { length: 100 }, 0.85],
  ['half the price', { salePrice: 10_000_000 }, 0.9],
  ['on application', { poa: true }, 0.9],
  ['another charter rate, for sale', { weeklyRate: 1 }, 1],
  ['elsewhere', { regions: ['carib'] }, 0.9],
  ['there and elsewhere', { regions: ['med', 'carib'] }, 0.95],
  ['no amenities', { amenities: [] }, 0.9],
])('UI6 %s', (_, sample, expected) => {
  expect(similarityTo(sample)).toBeCloseTo(expected, 10);
});

test('UI6 ranges from 0 to 1 and is symmetric', () => {
  fc.assert(
    fc.property(randomFleet, fc.constantFrom('sale', 'charter'), (fleet, market) => {
      const [a = YACHT, b = YACHT] = fleet;
      expect(similarity(a, b, market)).toBe(similarity(b, a, market));
      expect(similarity(a, b, market)).toBeGreaterThanOrEqual(0);
      expect(similarity(a, b, market)).toBeLessThanOrEqual(1 + 1e-12);
    }),
  );
});

test('UI6 no omitted yacht is more similar, and the order of the fleet does not matter', () => {
  fc.assert(
    fc.property(randomFleet, fc.constantFrom(...MARKETS), fc.integer({ min: -1, max: 12 }), (fleet, market, limit) => {
      const [yacht, ...others] = fleet;
      if (yacht === undefined) return;
      const offered = others.filter((other) => isOfferedOn(other.market, market));
      const shown = mostSimilar(fleet, yacht, market, limit);
      expect(shown).toHaveLength(Math.min(Math.max(limit, 0), offered.length));
      const alike = shown.map((other) => similarity(yacht, other, market));
      expect(alike).toEqual(alike.toSorted((a, b) => b - a));
      const left = offered.filter((other) => !shown.includes(other));
      const best = Math.max(-1, ...left.map((other) => similarity(yacht, other, market)));
      for (const one of alike) expect(one).toBeGreaterThanOrEqual(best);
      expect(mostSimilar(fleet.toReversed(), yacht, market, limit)).toEqual(shown);
    }),
  );
});

test('UI6 in a fleet of any size the same yachts are found as by comparing all of them', () => {
  const fleet = Array.from({ length: 400 }, (_, at) =>
    sampleYacht({
      id: `y${at}`,
      length: 20 + ((at * 37) % 80),
      kind: at % 3 === 0 ? 'sail' : 'motor',
      salePrice: at % 5 === 0 ? null : ((at * 7919) % 90) * 1_000_000,
      amenities: AMENITIES.filter((_amenity, bit) => ((at * 31) >> bit) % 2 === 1),
    }),
  );
  for (const yacht of fleet.slice(0, 40)) {
    const all = fleet
      .filter(({ id }) => id !== yacht.id)
      .map((other) => ({ other, alike: similarity(yacht, other, 'sale') }))
      .toSorted((a, b) => b.alike - a.alike || (a.other.id < b.other.id ? -1 : 1));
    expect(mostSimilar(fleet, yacht, 'sale', 4)).toEqual(all.slice(0, 4).map(({ other }) => other));
  }
});

const GREECE = { ...sampleArea('greece'), region: sampleArea('med').region };
const CORSICA = { ...sampleArea('corsica'), region: sampleArea('med').region };
const ANTIGUA = sampleArea('antigua');
const waters = (summer: readonly CruisingArea[], winter: readonly CruisingArea[] = []) => ({
  cruising: { summer, winter },
});
const built = (exteriorDesigner: string | null) => ({ build: { ...sampleYacht().build, exteriorDesigner } });

const AURORA = sampleYacht({ ...waters([GREECE], [ANTIGUA]), amenities: ['pool', 'gym', 'spa', 'cinema', 'tenders'] });
/** A yacht that has nothing in common with the other. */
const STRANGER: SampleYacht = {
  id: 'other',
  builder: 'Lürssen',
  length: 90,
  kind: 'sail',
  powerOrSail: 'sail',
  salePrice: 90_000_000,
  weeklyRate: 900_000,
};
const like = (sample: SampleYacht, yacht = AURORA) =>
  relatedReasons(yacht, sampleYacht({ ...STRANGER, ...sample }), 'sale', 'summer');
const kindsOf = (...of: Parameters<typeof relatedReasons>) => relatedReasons(...of).map(({ kind }) => kind);

describe('UI6 the reasons for a similar yacht', () => {
  test.each<[string, SampleYacht, readonly RelatedReason[]]>([
    ['nothing in common', {}, []],
    ['her builder', { builder: 'Feadship' }, [{ kind: 'builder' }]],
    ['just long enough', { length: 46 }, [{ kind: 'length' }]],
    ['too short', { length: 45.9 }, []],
    ['longer, and just short enough', { length: 54.3 }, [{ kind: 'length' }]],
    ['too long', { length: 54.4 }, []],
    ['just expensive enough', { salePrice: 17_000_000 }, [{ kind: 'price' }]],
    ['too cheap', { salePrice: 16_999_999 }, []],
    ['a similar rate, for sale', { weeklyRate: 200_000 }, []],
    ['a similar price that she hides', { salePrice: 20_000_000, poa: true }, []],
    ['no price', { salePrice: null }, []],
    ['her kind', { kind: 'motor' }, [{ kind: 'type' }]],
    ['her power, of another kind', { kind: 'explorer', powerOrSail: 'power' }, []],
    ['her summer', waters([CORSICA, GREECE]), [{ kind: 'area', area: GREECE, season: 'summer' }]],
    ['her winter', waters([], [ANTIGUA]), [{ kind: 'area', area: ANTIGUA, season: 'winter' }]],
    ['her summer, in winter', waters([], [GREECE]), []],
    ['her region', waters([CORSICA]), [{ kind: 'region', region: CORSICA.region }]],
    ['her region, and her winter', waters([CORSICA], [ANTIGUA]), [{ kind: 'area', area: ANTIGUA, season: 'winter' }]],
    ['her region, in winter', waters([], [CORSICA]), []],
    ['two rare amenities', { amenities: ['gym', 'pool'] }, [{ kind: 'amenities', amenities: ['pool', 'gym'] }]],
    [
      'four rare amenities',
      { amenities: ['gym', 'pool', 'spa', 'cinema'] },
      [{ kind: 'amenities', amenities: ['spa', 'cinema', 'pool'] }],
    ],
    ['one rare amenity, and one that all have', { amenities: ['gym', 'tenders'] }, []],
    ['no known designer', built(null), []],
  ])('%s', (_, sample, expected) => {
    expect(like(sample)).toEqual(expected);
  });

  test('includes the exterior designer', () => {
    const designed = sampleYacht(built('Tessier Lund'));
    expect(like(built('Tessier Lund'), designed)).toEqual([{ kind: 'designer', name: 'Tessier Lund' }]);
    expect(like(built('Casa Nuova'), designed)).toEqual([]);
  });

  test('uses the prices of the market', () => {
    const other = sampleYacht({ ...STRANGER, weeklyRate: 200_000 });
    expect(relatedReasons(AURORA, other, 'charter', 'summer')).toEqual([{ kind: 'price' }]);
  });

  test('PR5 uses the charter rates of the season on the cards', () => {
    const other = sampleYacht({ ...STRANGER, weeklyRate: 200_000, winterRate: 900_000 });
    expect(relatedReasons(AURORA, other, 'charter', 'summer')).toEqual([{ kind: 'price' }]);
    expect(relatedReasons(AURORA, other, 'charter', 'winter')).toEqual([]);
  });

  test('lists rarer reasons first', () => {
    const twin = { ...sampleYacht({ ...built('Tessier Lund'), amenities: AURORA.amenities }), ...waters([GREECE]) };
    const kinds = (other: typeof twin) => kindsOf(twin, other, 'sale', 'summer');
    const first = ['builder', 'designer', 'length'];
    expect(kinds(twin)).toEqual([...first, 'area', 'price', 'amenities', 'type']);
    expect(kinds({ ...twin, ...waters([CORSICA]) })).toEqual([...first, 'price', 'amenities', 'region', 'type']);
  });

  test('for any yachts: the same reasons both ways, each once', () => {
    fc.assert(
      fc.property(randomFleet, fc.constantFrom(...MARKETS), (fleet, market) => {
        const [yacht = AURORA, ...others] = fleet;
        for (const other of others) {
          const kinds = kindsOf(yacht, other, market, 'summer');
          expect(kindsOf(other, yacht, market, 'summer')).toEqual(kinds);
          expect(new Set(kinds).size).toBe(kinds.length);
        }
      }),
    );
  });

  test('for any waters: the same reasons both ways, and never both waters and region', () => {
    const areas = fc.subarray([GREECE, CORSICA, ANTIGUA]);
    fc.assert(
      fc.property(areas, areas, areas, areas, (summer, winter, otherSummer, otherWinter) => {
        const [yacht, other] = [sampleYacht(waters(summer, winter)), sampleYacht(waters(otherSummer, otherWinter))];
        const kinds = kindsOf(yacht, other, 'sale', 'summer');
        expect(kindsOf(other, yacht, 'sale', 'summer')).toEqual(kinds);
        const shared =
          summer.some((area) => otherSummer.includes(area)) || winter.some((area) => otherWinter.includes(area));
        const inRegion = (one: readonly CruisingArea[], two: readonly CruisingArea[]) =>
          one.some(({ region }) => two.some((area) => area.region.id === region.id));
        const near = inRegion(summer, otherSummer) || inRegion(winter, otherWinter);
        expect(kinds.includes('area')).toBe(shared);
        expect(kinds.includes('region')).toBe(near && !shared);
      }),
    );
  });

  test('for any yachts: named designers, areas and amenities are shared by both', () => {
    fc.assert(
      fc.property(randomFleet, fc.constantFrom(...MARKETS), (fleet, market) => {
        const [yacht = AURORA, ...others] = fleet;
        for (const other of others) {
          for (const reason of relatedReasons(yacht, other, market, 'summer')) {
            if (reason.kind === 'area') expect(other.cruising[reason.season]).toContainEqual(reason.area);
            if (reason.kind !== 'amenities') continue;
            expect(other.amenities).toEqual(expect.arrayContaining([...reason.amenities]));
            expect([2, 3]).toContain(reason.amenities.length);
          }
        }
      }),
    );
  });
});
