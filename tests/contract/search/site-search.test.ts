import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createSiteEntrySource,
  EmbeddedSiteSearch,
  type SiteEntrySource,
} from '../../../adapters/embedded-search/embedded-site-search.ts';
import type { SiteSearchRequest } from '../../../core/ports/site-search.ts';
import type { SiteSearchEntry } from '../../../core/site-search/site-search-entry.ts';
import { demoTexts } from '../../demo-texts.ts';
import { MemoryContentRepository } from '../../fakes/memory-content-repository.ts';
import { MemoryOfficeDirectory } from '../../fakes/memory-office-directory.ts';
import { MemorySiteSearch } from '../../fakes/memory-site-search.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../samples/sample-content.ts';
import { randomEntries, randomQuestion, sampleEntry } from '../../samples/sample-entry.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { siteSearchContract } from './site-search-contract.ts';

const ASKING: SiteSearchRequest = { text: 'aurora', locale: 'en', category: null, sort: 'relevance', page: 1 };

/** A source whose entries never change. */
const given = (entries: readonly SiteSearchEntry[]): SiteEntrySource => ({
  entries: async () => entries,
  version: async () => '1',
});

siteSearchContract('memory', async (entries) => new MemorySiteSearch(entries));
siteSearchContract('embedded', async (entries) => new EmbeddedSiteSearch(given(entries)));

test('SE6 SE8 the embedded search agrees with the memory search on thousands of queries, for any site', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomEntries,
      fc.array(randomQuestion, { minLength: 10, maxLength: 10 }),
      fc.integer({ min: 1, max: 12 }),
      async (entries, questions, pageSize) => {
        const embedded = new EmbeddedSiteSearch(given(entries));
        const memory = new MemorySiteSearch(entries);
        for (const question of questions)
          expect(await embedded.search(question, { pageSize })).toEqual(await memory.search(question, { pageSize }));
      },
    ),
    { numRuns: 300 },
  );
});

test('SE8 the embedded search follows pages, offices and yachts', async () => {
  const pages = [samplePage('letter', demoTexts({ en: 'letter', es: 'carta' }))];
  const content = new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages });
  const catalogue = new MemoryYachtCatalogue([sampleYacht({ id: 'a', name: 'Aurora', regions: ['med'] })]);
  const search = new EmbeddedSiteSearch(createSiteEntrySource(content, new MemoryOfficeDirectory(), catalogue));
  const ids = async (text: string) => {
    const found = await search.search({ ...ASKING, text }, { pageSize: 10 });
    return found.ok ? found.value.ids : found.error;
  };
  expect(await ids('letter')).toEqual(['page:letter']);
  expect(await ids('aurora')).toEqual(['yacht:a:charter', 'yacht:a:sale']);
  expect(await ids('med')).toEqual(['destination:med']);
  catalogue.replace([sampleYacht({ id: 'b', name: 'Aurora', market: 'sale' })]);
  expect(await ids('aurora')).toEqual(['yacht:b:sale']);
  expect(await ids('med')).toEqual([]);
});

test('the embedded search reads the site once for each version, for any number of simultaneous searches', async () => {
  let reads = 0;
  const search = new EmbeddedSiteSearch({
    async entries() {
      reads += 1;
      return [sampleEntry({ id: 'aurora' })];
    },
    version: async () => '1',
  });
  await Promise.all(Array.from({ length: 5 }, () => search.search(ASKING, { pageSize: 10 })));
  expect(reads).toBe(1);
});

test('the embedded search reads a source again after a failure', async () => {
  let isDown = true;
  const search = new EmbeddedSiteSearch({
    async entries() {
      if (isDown) throw new Error('down');
      return [sampleEntry({ id: 'aurora' })];
    },
    version: async () => '1',
  });
  await expect(search.search(ASKING, { pageSize: 10 })).rejects.toThrow('down');
  isDown = false;
  expect(await search.search(ASKING, { pageSize: 10 })).toMatchObject({ ok: true, value: { total: 1 } });
});

test('SE9 the memory search fails on demand', async () => {
  const search = new MemorySiteSearch([sampleEntry({ id: 'aurora' })]);
  const error = { kind: 'network', status: 0, message: 'Socket timeout', timedOut: true } as const;
  search.failWith(error);
  expect(await search.search(ASKING, { pageSize: 10 })).toEqual({ ok: false, error });
  search.failWith(null);
  expect(await search.search(ASKING, { pageSize: 10 })).toMatchObject({ ok: true });
});
