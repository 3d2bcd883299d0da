import { expect, test } from 'vitest';
import { ContentFilesRepository, ContentFilesYachtCatalogue } from '../../../adapters/content-files/content-files.ts';
import { StoryblokContent, StoryblokYachts } from '../../../adapters/storyblok/storyblok-content.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import { yachtRecord } from '../../../tools/search-push/yacht-record.ts';
import { pageRecord, SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../samples/sample-content.ts';
import { sampleYachtWire } from '../../samples/sample-wire.ts';
import { contentFolder, keptLog } from './content-fixture.ts';
import { storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The yacht that a content source parses from these records, and its log. */
interface Source {
  readonly catalogue: YachtCatalogue;
  readonly content: ContentRepository;
  readonly logged: () => string;
}

async function fromFiles(yachts: readonly Fields[], pages: readonly Fields[]): Promise<Source> {
  const files = [
    ...yachts.map((yacht) => [`yachts/${yacht.yachtid}.json`, yacht] as const),
    ...pages.map((page) => [`pages/${page.id}.json`, page] as const),
  ];
  const site = { 'site.json': SAMPLE_SITE, 'home.json': SAMPLE_HOME };
  const dir = await contentFolder({ ...site, ...Object.fromEntries(files) });
  const log = keptLog();
  return {
    catalogue: new ContentFilesYachtCatalogue(dir, log),
    content: new ContentFilesRepository(dir, log),
    logged: () => JSON.stringify(log.lines),
  };
}

async function fromStoryblok(yachts: readonly Fields[], pages: readonly Fields[]): Promise<Source> {
  const { space, log } = await storyblokSpace(await storyblokSandbox({ yachts, pages }));
  return {
    catalogue: new StoryblokYachts(space),
    content: new StoryblokContent(space),
    logged: () => JSON.stringify(log.details),
  };
}

const SOURCES = { 'content files': fromFiles, Storyblok: fromStoryblok };
const unreadable = { ...sampleYachtWire({ yachtid: 'aurora' }), poa: 'true', usResidentsExcluded: 'true' };
const page = (change: Fields) => ({ ...pageRecord(samplePage('letter', sameInEveryLocale('the-letter'))), ...change });

test.each(Object.entries(SOURCES))(
  'PR3 PR7 %s: hides the price and keeps the note of a yacht with unreadable flags',
  async (_, read) => {
    const { catalogue, logged } = await read([unreadable], []);
    const yacht = await catalogue.byId('aurora' as YachtId);
    expect(yacht).toMatchObject({ poa: true, usResidentsExcluded: true });
    expect(yacht && headlinePrice(yacht, 'sale', 'eur', '2026-11-21')).toEqual({ kind: 'poa' });
    expect(logged()).toMatch(/"poa".*"usResidentsExcluded"/);
    // Nor can an index find or sort her by a figure.
    const record = Object.entries((yacht && yachtRecord(yacht)) ?? {});
    expect(record.map(([attribute]) => attribute)).toContain('objectID');
    expect(record.filter(([attribute, value]) => /price/.test(attribute) && typeof value === 'number')).toEqual([]);
  },
);

test.each(Object.entries(SOURCES))(
  'RT6 RT7 %s: leaves out a page with unreadable dates or noindex',
  async (_, read) => {
    for (const change of [{ indexable: 'false' }, { valid: { from: 'May', until: null } }, { valid: 'never' }]) {
      const { content, logged } = await read([], [page(change)]);
      expect(await content.pages()).toEqual([]);
      expect(logged()).toContain(Object.keys(change)[0]);
    }
    expect(await (await read([], [page({})])).content.pages()).toHaveLength(1);
  },
);
