import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { ContentFilesYachtCatalogue } from '../../../adapters/content-files/content-files.ts';
import { ContentFilesListings } from '../../../adapters/content-files/content-files-listings.ts';
import { FeedMediaFolder } from '../../../adapters/feed-pictures/feed-media-folder.ts';
import { serveFolder, withMeasures } from '../../../adapters/media-files/media-folder.fixture.ts';
import { RemoteHttp } from '../../../adapters/remote-http/remote-http.ts';
import { fetchFeedPictures } from '../../../core/application/fetch-feed-pictures.ts';
import { SAMPLE_AREAS, sampleYachtWire } from '../../samples/sample-wire.ts';
import { type Reply, startMisbehavingServer } from '../../sandbox/http/misbehaving-server.ts';
import { contentFolder, keptLog, writeContent } from './content-fixture.ts';
import { knownListing } from './listing-store-contract.ts';

const photograph = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A content folder with one yacht of a feed, whose pictures a server has or has not, by path. */
async function feedOf(replies: Readonly<Record<string, Reply>>, paths = Object.keys(replies)) {
  const server = await startMisbehavingServer(({ path }) => replies[path] ?? { status: 404 });
  onTestFinished(() => server.close());
  const dir = await contentFolder({ 'areas.json': SAMPLE_AREAS, 'media/assets.json': [] });
  await writeContent(dir, 'yachts/own.json', sampleYachtWire({ yachtid: 'own' }));
  const listings = new ContentFilesListings(dir, keptLog());
  const list = async (names: readonly string[]) => {
    const changes = await listings.begin('mls');
    const feedPictures = names.map((path) => ({ url: `${server.origin}${path}`, caption: '<b>../Saloon</b>' }));
    const wire = sampleYachtWire({ yachtid: 'mls-1', slugs: { sale: null, charter: null, ghost: 'yacht-1' } });
    await changes.put(knownListing('1'), { ...wire, media: null, feedPictures });
    await changes.commit('one');
  };
  await list(paths);
  const log = keptLog();
  const catalogue = new ContentFilesYachtCatalogue(dir, log, 0);
  const yacht = async () => {
    await catalogue.version();
    return (await catalogue.all()).find(({ id }) => id === 'mls-1');
  };
  const fetchPictures = () =>
    fetchFeedPictures(
      {
        listings,
        media: new FeedMediaFolder({ contentDir: dir, pauseMs: 0 }),
        remote: new RemoteHttp({ allowed: 'public-and-loopback' }),
      },
      {
        feed: 'mls',
        now: () => new Date('2026-11-27T10:00:00Z'),
        digest: (text) => createHash('sha256').update(text).digest('hex'),
      },
    );
  return { dir, list, log, catalogue, yacht, fetchPictures, ...serveFolder(dir, (line) => log.warn({}, line)) };
}

test('FD3 a yacht of a feed is drawn until her pictures are there; then the site serves them like its own', async () => {
  const pictures = { '/a.jpg': { body: await photograph('#c33') }, '/b.jpg': { body: await photograph('#33c') } };
  const { yacht, catalogue, fetchPictures, library, get, addressOf, log } = await feedOf(pictures);
  expect((await yacht())?.media).toEqual({ hero: null, galleries: { charter: null, sale: null } });
  const before = await catalogue.version();
  expect(await fetchPictures()).toEqual({ fetched: 2, left: 0, removed: 0, failed: [] });
  const { hero, galleries } = (await yacht())?.media ?? { hero: null, galleries: { sale: null } };
  expect(await catalogue.version()).not.toBe(before);
  const gallery = await library.findGallery(galleries.sale ?? '');
  const images = gallery?.sections[0]?.images ?? [];
  expect(images).toMatchObject([{ id: hero, type: 'image', width: 400, height: 300 }, { width: 400 }]);
  expect(images[0]?.alt.en).toBe('<b>../Saloon</b>');
  expect(images[0]?.url).toMatch(/^\/media\/[0-9a-f]{8}\/feeds\/mls\/[0-9a-f]{2}\/[0-9a-f]{32}$/);
  expect(await get(await addressOf(hero ?? ''), 'width=480&height=320&preset=card&format=webp')).toMatchObject({
    status: 200,
    headers: { 'Content-Type': 'image/webp' },
  });
  expect(log.lines).toEqual([]);
});

test('FD3 what an editor wrote about her media stands over the pictures of the feed', async () => {
  const { dir, yacht, fetchPictures } = await feedOf({ '/a.jpg': { body: await photograph('#c33') } });
  await fetchPictures();
  await writeContent(dir, 'feeds/mls/overlays/yacht-1.json', { media: { hero: 'own' } });
  expect((await yacht())?.media).toEqual({ hero: 'own', galleries: { charter: 'mls-1', sale: 'mls-1' } });
});

test('FD3 galleries that cannot be read take no picture away', async () => {
  const { dir, yacht, fetchPictures, log } = await feedOf({ '/a.jpg': { body: await photograph('#c33') } });
  await fetchPictures();
  const media = (await yacht())?.media;
  await writeContent(dir, 'feeds/mls/media/galleries.json', '[{"id": ');
  expect((await yacht())?.media).toEqual(media);
  expect(log.lines).toMatchObject([{ file: 'feeds/mls/media/galleries.json' }]);
});

test('FD3 hostile pictures change nothing, and are named by yacht, place and reason', async () => {
  const jpeg = await photograph('#33c');
  const png = await sharp(jpeg).png().toBuffer();
  const hostile: Readonly<Record<string, Reply>> = {
    '/bomb.png': { body: withMeasures(png, 20_000, 20_000) },
    '/drawing.jpg': { body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
    '/page.jpg': { headers: { 'content-type': 'image/jpeg' }, body: '<!doctype html><title>Log in</title>' },
    '/half.jpg': { body: jpeg.subarray(0, jpeg.length / 2) },
    '/endless.jpg': { fault: 'endless' },
    '/..%2F..%2F..%2Fassets.json': { body: '[]' },
    '/away.jpg': { status: 302, headers: { location: 'https://169.254.169.254/latest/meta-data' } },
  };
  const good = { '/good.jpg?../../own.jpg': { body: jpeg } };
  const { dir, yacht, fetchPictures, library, log } = await feedOf({ ...hostile, ...good });
  const { fetched, failed } = await fetchPictures();
  expect(fetched).toBe(1);
  expect(failed.map(({ position, problem }) => `${position} ${problem}`)).toEqual([
    expect.stringMatching(/^1 20000 × 20000 pixels are too many/),
    '2 is not a JPEG, PNG, WebP, AVIF or TIFF file',
    '3 is not a JPEG, PNG, WebP, AVIF or TIFF file',
    '4 is broken, or ends too early',
    '5 is too long',
    '6 is not a JPEG, PNG, WebP, AVIF or TIFF file',
    '7 leads to an address that is not public',
  ]);
  expect(failed.every((failure) => failure.yachtId === 'mls-1')).toBe(true);
  const images = (await library.findGallery((await yacht())?.media.galleries.sale ?? ''))?.sections[0]?.images;
  expect(images).toMatchObject([{ width: 400, height: 300 }]);
  const files = await readdir(join(dir, 'feeds/mls/media'), { recursive: true });
  const names = files.map((name) => name.replace(/^[0-9a-f]{2}\/[0-9a-f]{32}(?=\.jpg$)/, 'master'));
  const lists = ['assets.json', 'failed.json', 'galleries.json', 'master.jpg'];
  expect(names.filter((name) => name.includes('.')).toSorted()).toEqual(lists);
  expect(log.lines).toEqual([]);
});
