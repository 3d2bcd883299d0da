import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EmbeddedYachtSearch } from '../../adapters/embedded-search/embedded-yacht-search.ts';
import { MemoryYachtCatalogue } from '../../adapters/memory/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../adapters/memory/memory-yacht-search.ts';
import { emptyCriteria } from '../../core/search/criteria.ts';
import { randomCriteria, randomCurrency, randomFleet } from './random-fleet.ts';
import { sampleYacht } from './sample-yacht.ts';
import { yachtSearchContract } from './yacht-search-contract.ts';

yachtSearchContract('memory', async (fleet) => new MemoryYachtSearch(fleet));
yachtSearchContract('embedded', async (fleet) => new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet)));

test('the embedded search answers as the memory search does, for any fleet and any criteria', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomFleet,
      fc.array(randomCriteria, { minLength: 1, maxLength: 4 }),
      randomCurrency,
      fc.integer({ min: 1, max: 12 }),
      async (fleet, questions, currency, pageSize) => {
        const embedded = new EmbeddedYachtSearch(new MemoryYachtCatalogue(fleet));
        const memory = new MemoryYachtSearch(fleet);
        for (const criteria of questions) {
          const options = { currency, pageSize };
          expect(await embedded.search(criteria, options)).toEqual(await memory.search(criteria, options));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('the embedded search follows its catalogue', async () => {
  const catalogue = new MemoryYachtCatalogue([sampleYacht({ id: 'a' })]);
  const search = new EmbeddedYachtSearch(catalogue);
  const hits = async () => {
    const found = await search.search(emptyCriteria('sale'), { pageSize: 30, currency: 'eur' });
    return found.ok ? found.value.hits : found.error;
  };
  expect(await hits()).toEqual(['a']);
  catalogue.replace([sampleYacht({ id: 'b' })]);
  expect(await hits()).toEqual(['b']);
});

test('the embedded search reads its catalogue once a version, however many ask at once', async () => {
  let reads = 0;
  class Counting extends MemoryYachtCatalogue {
    override all() {
      reads += 1;
      return super.all();
    }
  }
  const search = new EmbeddedYachtSearch(new Counting([sampleYacht()]));
  await Promise.all(
    Array.from({ length: 5 }, () => search.search(emptyCriteria('sale'), { pageSize: 30, currency: 'eur' })),
  );
  expect(reads).toBe(1);
});

test('the embedded search asks a catalogue that failed once again', async () => {
  let isDown = true;
  class Failing extends MemoryYachtCatalogue {
    override async all() {
      if (isDown) throw new Error('down');
      return super.all();
    }
  }
  const search = new EmbeddedYachtSearch(new Failing([sampleYacht({ id: 'a' })]));
  const options = { pageSize: 30, currency: 'eur' } as const;
  await expect(search.search(emptyCriteria('sale'), options)).rejects.toThrow('down');
  isDown = false;
  expect(await search.search(emptyCriteria('sale'), options)).toMatchObject({ ok: true, value: { total: 1 } });
});

test('SE9 the memory search fails on demand', async () => {
  const search = new MemoryYachtSearch([sampleYacht()]);
  const error = { kind: 'network', status: 0, message: 'Socket timeout', timedOut: true } as const;
  search.failWith(error);
  expect(await search.search(emptyCriteria('sale'), { pageSize: 30, currency: 'eur' })).toEqual({ ok: false, error });
});
