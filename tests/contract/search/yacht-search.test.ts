import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EmbeddedYachtSearch } from '../../../adapters/embedded-search/embedded-yacht-search.ts';
import type { SearchOptions } from '../../../core/ports/yacht-search.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { FACETS } from '../../../core/search/facets/facets.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../fakes/memory-yacht-search.ts';
import { largeFleet, randomCriteria, randomDisplay, randomFleet } from '../../samples/random-fleet.ts';
import { SAMPLE_DISPLAY } from '../../samples/sample-display.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { yachtSearchContract } from './yacht-search-contract.ts';

const OPTIONS: SearchOptions = { ...SAMPLE_DISPLAY, pageSize: 30, facets: [] };

yachtSearchContract('memory', async (fleet) => new MemoryYachtSearch(fleet));
yachtSearchContract('embedded', async (fleet) => new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet)));

test('SE3 SE4 SE5 SE6 the embedded search agrees with the memory search on a thousand queries, for any fleet', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomFleet,
      fc.array(randomCriteria, { minLength: 5, maxLength: 5 }),
      randomDisplay,
      fc.integer({ min: 1, max: 12 }),
      fc.oneof(fc.constant(FACETS.map(({ key }) => key)), fc.subarray(FACETS.map(({ key }) => key))),
      async (fleet, questions, display, pageSize, facets) => {
        const embedded = new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet));
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

test('SE3 SE4 SE5 SE6 does so for fleets of hundreds', async () => {
  const [fleet = []] = fc.sample(largeFleet, { numRuns: 1, seed: 7 });
  const embedded = new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet));
  const memory = new MemoryYachtSearch(fleet);
  for (const criteria of fc.sample(randomCriteria, { numRuns: 12, seed: 7 })) {
    const options = { ...OPTIONS, facets: FACETS.map(({ key }) => key), areas: true };
    expect(await embedded.search(criteria, options)).toEqual(await memory.search(criteria, options));
  }
});

test('the embedded search follows its catalogue', async () => {
  const catalogue = new MemoryYachtCatalogue([sampleYacht({ id: 'a' })]);
  const search = new EmbeddedYachtSearch(catalogue);
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
  const search = new EmbeddedYachtSearch(new Counting([sampleYacht()]));
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
  const search = new EmbeddedYachtSearch(new Failing([sampleYacht({ id: 'a' })]));
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
