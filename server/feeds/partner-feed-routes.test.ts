import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import { err } from '../../core/shared/result.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { all, child, readXml, textOf } from '../../tests/read-xml.ts';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { sampleOffice } from '../../tests/samples/sample-office.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { InFlightLimit } from '../http/in-flight-limit.ts';
import { WorkQueue } from '../http/work-queue.ts';
import { parseEnv } from '../start/env.ts';
import { partnerFeedRoutes } from './partner-feed-routes.ts';

const ORIGIN = 'https://sample.example';
const FEEDS = ['/feeds/openmarine.xml', '/feeds/openyacht.json'];
const TOKEN = 'a-token-of-partners';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function site(
  fleet: readonly Yacht[] = [sampleYacht()],
  variables: Record<string, string> = { PARTNER_FEEDS: 'openmarine,openyacht' },
  media: MediaLibrary = new MemoryMediaLibrary(),
) {
  const env = parseEnv({ PUBLIC_URL: ORIGIN, ...variables });
  if (!env.ok) throw new Error(env.error.join(' '));
  const catalogue = new MemoryYachtCatalogue(fleet);
  const app = Fastify();
  closing.push(() => app.close());
  partnerFeedRoutes(app, {
    ports: {
      ...{ catalogue, media },
      content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
      offices: new MemoryOfficeDirectory([sampleOffice()]),
    },
    env: env.value,
    publicUrl: ORIGIN,
    now: () => '2026-11-27T12:00:00.000Z',
    work: new WorkQueue(),
    openFiles: new InFlightLimit(),
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });
  const adverts = async () => {
    const broker = child(readXml((await get('/feeds/openmarine.xml')).body), 'broker');
    const list = broker && child(broker, 'adverts');
    return list === undefined ? [] : all(list, 'advert');
  };
  const listings = async (query = '') => (await get(`/feeds/openyacht.json${query}`)).json().data;
  return { app, catalogue, get, adverts, listings };
}

test.each([
  [{}, [404, 404]],
  [{ PARTNER_FEEDS: 'openyacht' }, [404, 200]],
  [{ PARTNER_FEEDS: 'openmarine openyacht' }, [200, 200]],
])('FD5 feeds are off unless configured: %j', async (variables, statuses) => {
  const { get } = site([sampleYacht()], variables);
  const answers = await Promise.all(FEEDS.map((path) => get(path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
});

test.each(FEEDS)(
  'FD5 %s may be kept for ten minutes, is not indexed, and is told by its tag to be the same',
  async (path) => {
    const { get, catalogue } = site();
    const { headers } = await get(path);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=600', 'x-robots-tag': 'noindex' });
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
    const etag = String(headers.etag);
    const same = await get(path, { 'if-none-match': etag });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    catalogue.replace([sampleYacht({ name: 'Borealis' })]);
    const other = await get(path, { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    expect(other.body).toContain('Borealis');
    expect(other.headers.etag).not.toBe(etag);
  },
);

test.each(FEEDS)('FD5 %s asks for its token where there is one', async (path) => {
  const { get } = site([sampleYacht()], { PARTNER_FEEDS: 'openmarine openyacht', PARTNER_FEEDS_TOKEN: TOKEN });
  for (const [address, headers] of [
    [path, {}],
    [`${path}?token=${TOKEN}x`, {}],
    [`${path}?token=`, {}],
    [path, { authorization: `Basic ${TOKEN}` }],
    [`${path}?token=${TOKEN}`, { authorization: 'Bearer another-one' }],
  ] as const) {
    const refused = await get(address, headers);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(refused.headers['cache-control']).toBe('private, no-store');
    expect(refused.headers.etag).toBeUndefined();
  }
  const known = [await get(`${path}?token=${TOKEN}`), await get(path, { authorization: `Bearer ${TOKEN}` })];
  expect(known.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(known[0]?.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Authorization',
  });
});

test.each(FEEDS)('FD5 %s is compressed for those who can read it, and HEAD writes nothing', async (path) => {
  const { get } = site();
  const [plain, packed, head] = [
    await get(path),
    await get(path, { 'accept-encoding': 'br, gzip' }),
    await get(path, {}, 'HEAD'),
  ];
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(packed.rawPayload))).toBe(plain.body);
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', plain.headers['content-type']]);
});

test.each(['market=other', 'market=', 'page_size=0', 'page_size=ten', 'cursor=first', 'cursor=../x'])(
  'FD5 a query that the feed does not know is refused: %s',
  async (query) => {
    const answer = await site().get(`/feeds/openyacht.json?${query}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'private, no-store']);
    expect(answer.headers.etag).toBeUndefined();
  },
);

test('FD5 a price on application is in no feed, nor are the weeks of such a yacht', async () => {
  const { get, adverts, listings } = site([sampleYacht({ poa: true, salePrice: 7_654_321, weeklyRate: 198_765 })]);
  for (const path of FEEDS) {
    const { body } = await get(path);
    expect(body).toContain('Aurora');
    expect(body).not.toMatch(/7.?654.?321|198.?765/);
  }
  const [offer] = (await adverts()).map((advert) => child(advert, 'advert_features'));
  expect(offer && child(offer, 'asking_price')).toMatchObject({ attributes: { poa: 'true' }, children: [] });
  const [sale] = await listings('?market=sale');
  expect(sale.listing.price).toMatchObject({ amount: null, currency: null, on_application: true });
  const [charter] = await listings('?market=charter');
  expect(charter.charter.rates).toEqual([]);
});

test('FD5 markup in a name is text', async () => {
  const name = '</item><advert ref="x"> "Tide" & <b>Sons</b>\u0000';
  const { adverts, listings } = site([sampleYacht({ name })]);
  const [advert, ...others] = await adverts();
  expect(others).toEqual([]);
  const [item] = all(child(advert ?? { name: '', attributes: {}, children: [] }, 'boat_features') ?? fail(), 'item');
  expect(item?.children.join('')).toBe(name.replace('\u0000', ''));
  expect((await listings())[0].listing.name).toBe(name);
});

test('FD5 a yacht is one listing on each market, whose address stays when she is renamed or withdrawn', async () => {
  const { catalogue, listings } = site();
  const idsOf = async () => (await listings()).map(({ id }: { id: string }) => id);
  const ids = await idsOf();
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) {
    expect(id).toMatch(
      /^https:\/\/sample\.example\/openyacht\/v1\/listings\/[\da-f-]{14}-?8[\da-f]{3}-[89ab][\da-f-]{16}$/,
    );
  }
  catalogue.replace([
    sampleYacht({ name: 'Borealis', market: 'none', withdrawn: { on: '2026-11-01', because: 'sold', was: 'both' } }),
  ]);
  expect(await idsOf()).toEqual(ids);
  expect(await listings()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tombstone: true, status: 'sold', updated_at: '2026-11-01T00:00:00Z' }),
      expect.objectContaining({ tombstone: true, status: 'withdrawn' }),
    ]),
  );
});

test('FD5 yachts that came from a feed, and those on no market, are not passed on', async () => {
  const { adverts, listings } = site([
    sampleYacht({ id: 'ours' }),
    sampleYacht({ id: 'theirs', name: 'Theirs', listed: {} }),
    sampleYacht({ id: 'ghost', name: 'Ghost', market: 'ghost' }),
  ]);
  expect((await adverts()).map(({ attributes }) => attributes.ref)).toEqual(['ours']);
  expect((await listings()).map(({ listing }: { listing: { name: string } }) => listing.name)).toEqual([
    'Aurora',
    'Aurora',
  ]);
});

test('FD5 the feeds of a brokerage without yachts of its own are whole feeds', async () => {
  const { get, adverts } = site([sampleYacht({ listed: {} })]);
  expect(await adverts()).toEqual([]);
  expect((await get('/feeds/openyacht.json')).json()).toMatchObject({ data: [] });
});

test('FD5 a fleet that is empty or cannot be read is a failure, not an empty feed', async () => {
  const { get, catalogue } = site([]);
  for (const path of FEEDS) {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers.etag]).toEqual([503, '60', undefined]);
  }
  catalogue.fail();
  for (const path of FEEDS) expect((await get(path)).statusCode).toBe(503);
});

test('FD5 an advert names its office, which the feed describes, and none that it does not', async () => {
  const { get, adverts } = site([sampleYacht({ office: 'monaco' }), sampleYacht({ id: 'b', office: 'gone' })]);
  const offices =
    child(child(readXml((await get('/feeds/openmarine.xml')).body), 'broker') ?? fail(), 'offices') ?? fail();
  expect(all(offices, 'office').map((office) => [office.attributes.id, textOf(office, 'country')])).toEqual([
    ['monaco', 'Monaco'],
  ]);
  expect((await adverts()).map(({ attributes: { office_id, ref } }) => [ref, office_id]).toSorted()).toEqual([
    ['aurora', 'monaco'],
    ['b', undefined],
  ]);
});

const picture = (id: string, changes: Partial<MediaAsset> = {}) =>
  sampleAsset(id, {
    ...{ url: `/media/${id}`, alt: demoTexts({ en: `The ${id}`, es: '' }), width: 3000, height: 2000 },
    ...changes,
  });
const gallery = (images: readonly MediaAsset[]) => ({
  ...{ profile: picture('side'), deckPlans: [picture('plan')], videos: [] },
  sections: images.map((image) => ({ title: null, images: [image] })),
});

test('FD5 pictures are those of the gallery of the market in its order, in the largest size, at whole addresses', async () => {
  const media = new MemoryMediaLibrary(
    [picture('hero', { width: 800, height: 600 })],
    [['sale', gallery([picture('stern'), picture('film', { type: 'video' }), picture('bow', { width: 1000 })])]],
  );
  const yacht = sampleYacht({ media: { hero: 'hero', galleries: { sale: 'sale', charter: 'gone' } } });
  const { adverts, listings } = site([yacht], undefined, media);
  const address = (id: string, width: number, height: number, preset = 'print') =>
    `${ORIGIN}/media/${id}?width=${width}&height=${height}&preset=${preset}&format=jpeg`;
  const [advert] = await adverts();
  const shown = all(child(advert ?? fail(), 'advert_media') ?? fail(), 'media');
  expect(shown.map(({ attributes, children }) => [attributes.primary, attributes.caption, children.join('')])).toEqual([
    ['true', 'The stern', address('stern', 2480, 1653)],
    ['false', 'The bow', address('bow', 1440, 2880)],
  ]);
  const [sale] = await listings('?market=sale');
  expect(sale.media.profile).toMatchObject({
    ...{ url: address('stern', 2480, 1653), width: 2480, height: 1653 },
    thumbnail_url: address('stern', 480, 320, 'gallery'),
  });
  expect(sale.media.gallery).toMatchObject([{ width: 1000, height: 2000 }]);
  const [charter] = await listings('?market=charter');
  expect(charter.media.profile).toMatchObject({ url: address('hero', 1440, 1080), width: 800, height: 600 });
});

/** A library that counts the galleries that it is asked for, and answers so many times. */
function countingLibrary(answers = Infinity) {
  const library = new MemoryMediaLibrary([], [['all', gallery([picture('bow')])]]);
  const state = { asked: 0 };
  const media: MediaLibrary = {
    asset: (id) => library.asset(id),
    gallery(id) {
      state.asked += 1;
      const isAway = state.asked > answers;
      return isAway ? Promise.resolve(err({ kind: 'unavailable', id, reason: 'away' })) : library.gallery(id);
    },
  };
  return { state, media };
}

const fleetOf = (size: number) =>
  Array.from({ length: size }, (_, at) =>
    sampleYacht({ id: `y${at}`, market: 'sale', media: { hero: null, galleries: { sale: 'all', charter: null } } }),
  );

test.each([
  ['is no feed, where it fails at once', 0, 500],
  ['ends before its end, where it fails later', 20, 'cut off'],
])('FD5 a feed whose pictures are not to be had %s', async (_, answers, expected) => {
  const { get } = site(fleetOf(60), undefined, countingLibrary(answers).media);
  const outcome = await get('/feeds/openmarine.xml').then(
    ({ statusCode, headers }) => (headers.etag === undefined ? statusCode : 'kept'),
    () => 'cut off',
  );
  expect(outcome).toBe(expected);
});

test.each(FEEDS)('FD5 a feed is written as far as it is read: %s', async (path) => {
  const { state, media } = countingLibrary();
  const { app } = site(fleetOf(1000), undefined, media);
  const stream = (await app.inject({ url: path, payloadAsStream: true })).stream();
  await once(stream, 'readable');
  for (let before = -1; before < state.asked; await pause(100)) before = state.asked;
  expect(state.asked).toBeLessThan(400);
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  expect(state.asked).toBe(1000);
  expect(text.match(/<advert |"type":"sale"/g)).toHaveLength(1000);
});

function fail(): never {
  throw new Error('An element is missing');
}
