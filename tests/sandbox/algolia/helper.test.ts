import { type LiteClient, liteClient } from 'algoliasearch/lite';
import algoliasearchHelper, { type PlainSearchParameters, type SearchResults } from 'algoliasearch-helper';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import { FLEET, type FleetRecord, fillWithFleet } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
let client: LiteClient;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
  await fillWithFleet(sandbox);
  client = liteClient(sandbox.appId, sandbox.searchKey, {
    hosts: [{ url: sandbox.host, accept: 'readWrite', protocol: 'http' }],
  });
});
afterAll(() => sandbox.close());

const PARAMETERS: PlainSearchParameters = {
  facets: ['guests'],
  disjunctiveFacets: ['type', 'builder', 'amenities', 'price'],
  maxValuesPerFacet: 1000,
};

function paramsOf(chosen: Chosen): PlainSearchParameters {
  return {
    ...PARAMETERS,
    disjunctiveFacetsRefinements: { type: chosen.types, builder: chosen.builders },
    numericRefinements: { price: { '>=': [chosen.from], '<=': [chosen.to] } },
  };
}

interface Chosen {
  readonly types: string[];
  readonly builders: string[];
  readonly from: number;
  readonly to: number;
}

/** Returns whether a yacht matches the choices, except those of one facet. */
function isLeft(yacht: FleetRecord, chosen: Chosen, aside: string | null): boolean {
  const { price = Number.NaN } = yacht;
  return (
    (aside === 'type' || chosen.types.length === 0 || chosen.types.includes(yacht.type)) &&
    (aside === 'builder' || chosen.builders.length === 0 || chosen.builders.includes(yacht.builder)) &&
    (aside === 'price' || (price >= chosen.from && price <= chosen.to))
  );
}

function counted(yachts: readonly FleetRecord[], values: (yacht: FleetRecord) => readonly string[]) {
  const counts: Record<string, number> = {};
  for (const value of yachts.flatMap(values)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

async function results(parameters: PlainSearchParameters): Promise<SearchResults<FleetRecord>> {
  const helper = algoliasearchHelper(client, 'yachts');
  const { content } = await helper.searchOnce(parameters);
  return content as unknown as SearchResults<FleetRecord>;
}

const chosen: fc.Arbitrary<Chosen> = fc.record({
  types: fc.subarray(['sail', 'motor', 'catamaran']),
  builders: fc.subarray(['Lürssen', 'Feadship', 'Royal Huisman']),
  from: fc.integer({ min: 900_000, max: 1_500_000 }),
  to: fc.integer({ min: 1_400_000, max: 2_100_000 }),
});

describe("SE4 the helper's disjunctive faceting", () => {
  test('counts each facet as if its own choice were absent', async () => {
    await fc.assert(
      fc.asyncProperty(chosen, async (choice) => {
        const found = await results(paramsOf(choice));
        const left = (aside: string | null) => FLEET.filter((yacht) => isLeft(yacht, choice, aside));
        expect(found.nbHits).toBe(left(null).length);
        const dataOf = (name: string) => found.disjunctiveFacets.find((facet) => facet.name === name)?.data ?? {};
        // A chosen value without hits has the count 0.
        const some = (data: object) => Object.fromEntries(Object.entries(data).filter(([, count]) => count > 0));
        expect(some(dataOf('type'))).toEqual(counted(left('type'), ({ type }) => [type]));
        expect(some(dataOf('builder'))).toEqual(counted(left('builder'), ({ builder }) => [builder]));
        expect(some(dataOf('amenities'))).toEqual(counted(left(null), ({ amenities }) => amenities));
        const prices = left('price').flatMap(({ price }) => price ?? []);
        const stats = found.getFacetStats('price');
        expect([stats?.min, stats?.max]).toEqual(
          prices.length === 0 ? [undefined, undefined] : [Math.min(...prices), Math.max(...prices)],
        );
      }),
      { numRuns: 20 },
    );
  });

  test('shows the values in the order of the index', async () => {
    const found = await results(PARAMETERS);
    const values = found.getFacetValues('type', { facetOrdering: true }) as { name: string; count: number }[];
    expect(values.map(({ name, count }) => [name, count])).toEqual([
      ['catamaran', 40],
      ['sail', 40],
    ]);
  });

  test('excludes values', async () => {
    const excluded = await results({ ...PARAMETERS, facets: ['amenities'], facetsExcludes: { amenities: ['pool'] } });
    expect(excluded.nbHits).toBe(FLEET.filter(({ amenities }) => !amenities.includes('pool')).length);
  });

  test('searches the values of a facet', async () => {
    const helper = algoliasearchHelper(client, 'yachts', PARAMETERS);
    helper.addDisjunctiveFacetRefinement('builder', 'Feadship');
    const { facetHits } = await helper.searchForFacetValues('builder', 'roy', 5);
    expect(facetHits.map(({ value, count }) => [value, count])).toEqual([['Royal Huisman', 24]]);
  });
});
