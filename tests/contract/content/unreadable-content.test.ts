import { readdir, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ContentFilesOffices,
  ContentFilesRedirects,
  ContentFilesRepository,
  ContentFilesYachtCatalogue,
} from '../../../adapters/content-files/content-files.ts';
import { ContentFilesCalendars } from '../../../adapters/content-files/content-files-calendars.ts';
import { ContentFilesListings } from '../../../adapters/content-files/content-files-listings.ts';
import { demoTexts } from '../../demo-texts.ts';
import { pageRecord, SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../samples/sample-content.ts';
import { SAMPLE_STOPS, stopRecord } from '../../samples/sample-stops.ts';
import { SAMPLE_AREAS, sampleOfficeWire, sampleYachtWire } from '../../samples/sample-wire.ts';
import { CALENDAR_ROW } from './availability-calendar-contract.ts';
import { contentFolder, keptLog, makeUnreadable, writeContent } from './content-fixture.ts';
import { knownListing } from './listing-store-contract.ts';

const wire = (id: string, fields: object = {}) => ({
  ...sampleYachtWire({ yachtid: id, slugs: { sale: id, charter: id, ghost: null } }),
  ...fields,
});

/** A content folder with a yacht written by hand, and one of a feed whose price an editor hid. */
async function folderWithFeed() {
  const dir = await contentFolder({
    'areas.json': SAMPLE_AREAS,
    'yachts/own.json': wire('own'),
    'feeds/mls/overlays/yacht-1.json': { poa: true },
  });
  const changes = await new ContentFilesListings(dir, keptLog()).begin('mls');
  await changes.put(knownListing('1'), wire('mls-1', { poa: false }));
  await changes.commit('one');
  return dir;
}

function opened(dir: string) {
  const log = keptLog();
  const catalogue = new ContentFilesYachtCatalogue(dir, log, 0);
  const seen = async () => {
    await catalogue.version();
    return (await catalogue.all()).map(({ id, poa }) => `${id} ${poa}`);
  };
  return { log, seen };
}

const ALL = ['own false', 'mls-1 true'];

const PLACES = ['yachts', 'feeds', 'feeds/mls/overlays', 'feeds/mls/listings.json', 'areas.json'];
const FILES = ['yachts/own.json', 'feeds/mls/overlays/yacht-1.json'];

describe('FD2 while a part of the fleet cannot be read', () => {
  test.each([...PLACES, ...FILES])('%s, the yachts stay as they were read last, and it is said once', async (name) => {
    const { dir, log, seen } = await openedFolder();
    expect(await seen()).toEqual(ALL);
    const mend = await makeUnreadable(dir, name);
    for (let look = 0; look < 3; look += 1) expect(await seen()).toEqual(ALL);
    expect(log.lines).toHaveLength(1);
    expect(JSON.stringify(log.lines)).toContain('ELOOP');
    await mend();
    await writeContent(dir, 'yachts/new.json', wire('new'));
    expect(await seen()).toEqual(['new false', ...ALL]);
  });

  test.each([...PLACES, ...FILES])('%s, at the first reading there is no fleet, and then there is', async (name) => {
    const { dir, seen } = await openedFolder();
    const mend = await makeUnreadable(dir, name);
    await expect(seen()).rejects.toThrow('ELOOP');
    await mend();
    expect(await seen()).toEqual(ALL);
  });

  test('an overlay, a start does not show the yacht of an older snapshot, whose price it hides', async () => {
    const { dir } = await openedFolder();
    // A snapshot of files that all have one time is not believed.
    await writeContent(dir, 'yachts/a.json', wire('a'));
    await utimes(join(dir, 'yachts/a.json'), 1_700_000_000, 1_700_000_000);
    const snapshot = { file: join(dir, 'cache/fleet.jsonl'), build: '1' };
    const start = () => new ContentFilesYachtCatalogue(dir, keptLog(), 0, snapshot);
    await rename(join(dir, 'feeds/mls/overlays/yacht-1.json'), join(dir, 'kept'));
    expect((await start().all()).map(({ poa }) => poa)).toEqual([false, false, false]);
    await expect.poll(() => readdir(join(dir, 'cache'))).toEqual(['fleet.jsonl']);
    await rename(join(dir, 'kept'), join(dir, 'feeds/mls/overlays/yacht-1.json'));
    const mend = await makeUnreadable(dir, 'feeds/mls/overlays/yacht-1.json');
    await expect(start().all()).rejects.toThrow('ELOOP');
    await mend();
    expect((await start().all()).map(({ poa }) => poa)).toEqual([false, false, true]);
  });

  test('files of many yachts are one line of the log', async () => {
    const { dir, log, seen } = await openedFolder();
    for (const id of ['b', 'c', 'd']) await writeContent(dir, `yachts/${id}.json`, wire(id));
    await seen();
    for (const id of ['b', 'c', 'd']) await makeUnreadable(dir, `yachts/${id}.json`, `aside-${id}`);
    expect([await seen(), await seen()].map(({ length }) => length)).toEqual([5, 5]);
    expect(log.lines).toMatchObject([{ file: 'yachts/b.json', further: 2 }]);
  });

  test('other yachts change', async () => {
    const { dir, seen } = await openedFolder();
    await seen();
    await makeUnreadable(dir, 'yachts/own.json');
    await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', { poa: false });
    expect(await seen()).toEqual(['own false', 'mls-1 false']);
  });

  test('her record that was lost is read once it is there again under its name', async () => {
    const { dir, log, seen } = await openedFolder();
    const folder = join(dir, 'feeds/mls/yachts');
    const [name = ''] = await readdir(folder);
    await rename(join(folder, name), join(dir, 'aside'));
    expect([await seen(), await seen()]).toEqual([['own false'], ['own false']]);
    expect(log.lines).toHaveLength(1);
    await rename(join(dir, 'aside'), join(folder, name));
    expect(await seen()).toEqual(ALL);
  });

  test('no import takes it for an empty one', async () => {
    const dir = await folderWithFeed();
    const mend = await makeUnreadable(dir, 'feeds/mls/yachts');
    await expect(new ContentFilesListings(dir, keptLog()).known('mls')).rejects.toThrow('ELOOP');
    await mend();
    await makeUnreadable(dir, 'yachts');
    await expect(new ContentFilesListings(dir, keptLog()).otherSlugs('mls')).rejects.toThrow('ELOOP');
  });

  async function openedFolder() {
    const dir = await folderWithFeed();
    return { dir, ...opened(dir) };
  }
});

const PAGE = samplePage('sea', demoTexts({ en: 'sea', es: 'mar' }));
const SITE = {
  'site.json': SAMPLE_SITE,
  'home.json': SAMPLE_HOME,
  'pages/sea.json': pageRecord(PAGE),
  'drafts/sea.json': pageRecord(PAGE),
  'stops.json': SAMPLE_STOPS.map(stopRecord),
  'offices.json': [sampleOfficeWire()],
  'redirects.json': [{ from: '/a/', to: '/b/' }],
};

/** Reads all content but the fleet. */
function openedSite(dir: string) {
  const log = keptLog();
  const content = new ContentFilesRepository(dir, log, 0);
  const offices = new ContentFilesOffices(dir, log, () => true, 0);
  const redirects = new ContentFilesRedirects(dir, log, 0);
  const seen = async () => {
    for (const source of [content, offices, redirects]) await source.version();
    const numbers = [await content.pages(), await content.pages('draft'), await content.stops(), await offices.all()];
    return [...numbers.map(({ length }) => length), (await redirects.redirects()).en.size];
  };
  return { log, seen };
}

describe('while a part of the content cannot be read', () => {
  const all = [1, 1, SAMPLE_STOPS.length, 1, 1];

  test.each([...Object.keys(SITE), 'pages', 'drafts'])('%s, what was read last stays', async (name) => {
    const dir = await contentFolder(SITE);
    const { log, seen } = openedSite(dir);
    expect(await seen()).toEqual(all);
    const mend = await makeUnreadable(dir, name);
    for (let look = 0; look < 3; look += 1) expect(await seen()).toEqual(all);
    expect(log.lines).toMatchObject([{ problem: expect.stringContaining('ELOOP') }]);
    await mend();
    expect(await seen()).toEqual(all);
  });

  test.each([...Object.keys(SITE), 'pages', 'drafts'])('%s, the first reading fails', async (name) => {
    const dir = await contentFolder(SITE);
    const { seen } = openedSite(dir);
    const mend = await makeUnreadable(dir, name);
    await expect(seen()).rejects.toThrow('ELOOP');
    await mend();
    expect(await seen()).toEqual(all);
  });

  test.each(['calendars', 'calendars/a.json'])('AV1 %s, the last calendars stay, and it is said once', async (name) => {
    const log = keptLog();
    const dir = await contentFolder({ 'calendars/a.json': [CALENDAR_ROW] });
    const calendars = new ContentFilesCalendars(dir, log, 0);
    const version = await calendars.version();
    await makeUnreadable(dir, name);
    for (let look = 0; look < 3; look += 1) expect(await calendars.version()).toBe(version);
    expect(log.lines).toMatchObject([{ message: 'Calendars could not be read: the last ones are kept' }]);
  });
});
