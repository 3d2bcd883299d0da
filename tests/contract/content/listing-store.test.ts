import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentFilesYachtCatalogue } from '../../../adapters/content-files/content-files.ts';
import { ContentFilesListings } from '../../../adapters/content-files/content-files-listings.ts';
import { takeLock } from '../../../adapters/content-files/import-lock.ts';
import { ImportUnderWayError } from '../../../core/ports/listing-store.ts';
import { partnerOffers } from '../../../server/feeds/partner-offers.ts';
import { MemoryListingStore } from '../../fakes/memory-listing-store.ts';
import { SAMPLE_AREAS, sampleYachtWire } from '../../samples/sample-wire.ts';
import { contentFolder, keptLog, writeContent } from './content-fixture.ts';
import { knownListing, listingStoreContract } from './listing-store-contract.ts';

listingStoreContract('memory', async () => {
  const store = new MemoryListingStore();
  return [store, store];
});

listingStoreContract('content-files', async () => {
  const dir = await contentFolder({});
  return [new ContentFilesListings(dir, keptLog()), new ContentFilesListings(dir, keptLog())];
});

const wire = (ref: string, fields: object = {}) => ({
  ...sampleYachtWire({ yachtid: `mls-${ref}`, slugs: { sale: null, charter: null, ghost: `yacht-${ref}` } }),
  ...fields,
});

/** A content folder with one yacht written by hand and two of a feed. */
async function folderWithFeed() {
  const own = sampleYachtWire({ yachtid: 'own', slugs: { sale: 'own', charter: 'own', ghost: null } });
  const dir = await contentFolder({ 'areas.json': SAMPLE_AREAS, 'yachts/own.json': own });
  const store = new ContentFilesListings(dir, keptLog());
  const put = async (...wires: readonly ReturnType<typeof wire>[]) => {
    const changes = await store.begin('mls');
    for (const one of wires) await changes.put(knownListing(String(one.yachtid).slice('mls-'.length)), one);
    await changes.commit('one');
  };
  await put(wire('1', { name: 'Uno' }), wire('2', { name: 'Dos' }));
  const log = keptLog();
  const catalogue = new ContentFilesYachtCatalogue(dir, log, 0);
  const names = async () => {
    await catalogue.version();
    return (await catalogue.all()).map(({ id, name }) => `${id} ${name}`);
  };
  return { dir, put, log, names };
}

test('FD1 knows the addresses of yachts by hand and of other feeds', async () => {
  const { dir } = await folderWithFeed();
  expect([...(await new ContentFilesListings(dir, keptLog()).otherSlugs('mls'))]).toEqual(['own']);
  expect([...(await new ContentFilesListings(dir, keptLog()).otherSlugs('other'))]).toEqual([
    'own',
    'yacht-1',
    'yacht-2',
  ]);
  expect([...(await new ContentFilesListings(dir, keptLog()).areas()).keys()]).toContain('cyclades');
});

test('FD1 the site shows the yachts of a feed beside those that were written by hand', async () => {
  const { put, log, names } = await folderWithFeed();
  expect(await names()).toEqual([expect.stringMatching(/^own /), 'mls-1 Uno', 'mls-2 Dos']);
  await put(wire('2', { name: 'Dos de Mayo' }));
  expect(await names()).toEqual([expect.stringMatching(/^own /), 'mls-1 Uno', 'mls-2 Dos de Mayo']);
  expect(log.lines).toEqual([]);
});

test('FD2 what an editor wrote over a yacht wins field by field, at once and after the next import', async () => {
  const { dir, put, names } = await folderWithFeed();
  await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', { name: 'Uno Más' });
  expect(await names()).toContain('mls-1 Uno Más');
  await put(wire('1', { name: 'Una' }));
  expect(await names()).toContain('mls-1 Uno Más');
  await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', { model: '44' });
  expect(await names()).toContain('mls-1 Una');
});

test.each(['{"name": ', '[]'])(
  'FD2 an overlay that cannot be read (%s) is named, and shows nothing that it hid',
  async (broken) => {
    const { dir, log, names } = await folderWithFeed();
    await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', { name: 'Uno Más' });
    expect(await names()).toContain('mls-1 Uno Más');
    await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', broken);
    expect(await names()).toContain('mls-1 Uno Más');
    expect(log.lines).toMatchObject([{ file: 'feeds/mls/overlays/yacht-1.json' }]);
    const started = new ContentFilesYachtCatalogue(dir, keptLog(), 0);
    expect((await started.all()).map(({ id }) => id)).toEqual(['own', 'mls-2']);
  },
);

test.each([null, 'x', {}, { en: { paragraphs: ['Ours'], equipment: [] } }])(
  'FD5 an overlay with %j in place of what the feed says makes her no yacht of the brokerage',
  async (listed) => {
    const { dir, put } = await folderWithFeed();
    const said = { en: { paragraphs: ['Theirs'], equipment: [] } };
    await put(wire('1', { name: 'Uno', listed: said }), wire('2', { name: 'Dos', listed: null }));
    await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', { name: 'Uno Más', listed });
    const log = keptLog();
    const fleet = await new ContentFilesYachtCatalogue(dir, log, 0).all();
    expect(fleet.map((yacht) => [yacht.name, yacht.listed])).toEqual([
      [expect.any(String), null],
      ['Uno Más', said],
      ['Dos', {}],
    ]);
    expect(new Set(partnerOffers(fleet).map(({ yacht }) => yacht.id))).toEqual(new Set(['own']));
    expect(log.lines).toMatchObject([
      { file: 'feeds/mls/overlays/yacht-1.json', problems: [{ field: 'listed' }], message: expect.any(String) },
    ]);
  },
);

test('FD2 an overlay with a byte order mark, or a name in another case, is applied', async () => {
  const { dir, log, names } = await folderWithFeed();
  await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', '\ufeff{"name": "Uno Más"}');
  await writeContent(dir, 'feeds/mls/overlays/Yacht-2.JSON', { name: 'Dos Más' });
  expect((await names()).slice(1)).toEqual(['mls-1 Uno Más', 'mls-2 Dos Más']);
  expect(log.lines).toEqual([]);
});

test('FD2 an overlay that is named after no yacht of the feed is named once', async () => {
  const { dir, log, names } = await folderWithFeed();
  await writeContent(dir, 'feeds/mls/overlays/yacht-9.json', { name: 'Nueve' });
  await names();
  await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', { name: 'Uno Más' });
  expect(await names()).toContain('mls-1 Uno Más');
  expect(log.lines).toMatchObject([{ file: 'feeds/mls/overlays/yacht-9.json' }]);
});

test('FD2 a list of yachts that cannot be read takes none off the market, and no import begins over it', async () => {
  const { dir, log, names } = await folderWithFeed();
  await names();
  await writeContent(dir, 'feeds/mls/listings.json', '{"version": 1, "listings": [');
  expect(await names()).toContain('mls-2 Dos');
  expect(log.lines).toMatchObject([{ file: 'feeds/mls/listings.json' }]);
  await expect(new ContentFilesListings(dir, keptLog()).begin('mls')).rejects.toThrow('feeds/mls/listings.json');
});

test('FD2 a lock that was left behind is taken over: of a dead process at once, of another one where it gives no sign', async () => {
  const { dir } = await folderWithFeed();
  const lock = join(dir, 'feeds/mls/import.lock');
  for (const text of [`${hostname()} 999999999 a`, `${hostname()} ${process.pid} a`, 'elsewhere 1 a']) {
    await writeFile(lock, text);
    await (await takeLock(lock, 20)).release();
  }
  await writeFile(lock, 'elsewhere 1 a');
  const signs = setInterval(() => void utimes(lock, new Date(), new Date()), 20);
  await expect(takeLock(lock, 100)).rejects.toThrow(ImportUnderWayError);
  clearInterval(signs);
});

test('FD2 an import whose lock was taken over changes nothing, and leaves the lock and the records of the other', async () => {
  const { dir, names } = await folderWithFeed();
  const lock = join(dir, 'feeds/mls/import.lock');
  const store = new ContentFilesListings(dir, keptLog());
  const first = await store.begin('mls');
  await first.put(knownListing('1'), wire('1', { name: 'Stale' }));
  await writeFile(lock, 'elsewhere 1 a');
  await expect(first.commit('one')).rejects.toThrow(ImportUnderWayError);
  await first.end();
  expect(await readFile(lock, 'utf8')).toBe('elsewhere 1 a');
  expect(await names()).toContain('mls-1 Uno');
});

test('FD2 knows which record is lost', async () => {
  const { dir } = await folderWithFeed();
  const store = new ContentFilesListings(dir, keptLog());
  const folder = join(dir, 'feeds/mls/yachts');
  const [lost = ''] = await readdir(folder);
  await rm(join(folder, lost));
  expect([...(await store.known('mls')).values()].filter(({ file }) => file === null)).toHaveLength(1);
});
