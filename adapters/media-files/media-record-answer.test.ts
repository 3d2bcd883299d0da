import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALT, bytesOf, makeMediaFolder, serveFolder } from './media-folder.fixture.ts';

let folder = '';
const warnings: string[] = [];

beforeAll(async () => {
  folder = await makeMediaFolder();
  const sections = [{ title: ALT, images: ['hero'] }];
  const gallery = { id: 'aurora/charter', profile: null, deckplans: ['hero'], sections, videos: ['film'] };
  await writeFile(join(folder, 'media/galleries.json'), JSON.stringify([gallery]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const served = (records = true) => serveFolder(folder, (line) => void warnings.push(line), { records });
const json = (body: Buffer): unknown => JSON.parse(body.toString());

test('ME1 a file has the shape of a media service', async () => {
  const { get, library } = served();
  const film = await library.findAsset('film');
  const hero = await library.findAsset('hero');
  const answer = await get('v4/file/film');
  const url = `https://yachts.example${film?.url}`;
  expect(answer).toMatchObject({ status: 200, headers: { 'Cache-Control': 'public, max-age=60' } });
  expect(json(bytesOf(answer))).toEqual({
    status: 'success',
    file: {
      uuid: 'film',
      name: 'film.mp4',
      type: 'video/mp4',
      size: { bytes: 10 },
      url: { cdn: url, public: url },
      meta: {
        title: null,
        description: null,
        alt: ALT,
        webvtt: {
          en: `https://yachts.example${film?.vttSrc?.en}`,
          es: `https://yachts.example${film?.vttSrc?.es}`,
        },
        video_profile_charter: false,
        video_profile_sale: true,
        room: null,
        time_of_day: null,
      },
      hash: { blurhash: null },
      info: { img_w: 640, img_h: 360, video_thumbnail: `https://yachts.example${hero?.url}` },
      created_at: '',
    },
  });
  const etag = answer.headers.ETag;
  expect((await get('v4/file/film', '', { ifNoneMatch: etag })).status).toBe(304);
  const elsewhere = await get('v4/file/film', '', { ifNoneMatch: etag, origin: () => 'https://other.example' });
  expect(elsewhere.status).toBe(200);
});

test('ME2 a gallery has the shape of a media service', async () => {
  const answer = await served().get('v4/gallery/aurora%2Fcharter');
  expect(json(bytesOf(answer))).toMatchObject({
    status: 'success',
    gallery: {
      id: 'aurora/charter',
      profile: null,
      deckplans: [{ uuid: 'hero', type: 'image/png', meta: { title: ALT }, hash: { blurhash: 'LEHV6nWB2yk8' } }],
      sections: [{ title: ALT, images: [{ uuid: 'hero' }] }],
      videos: [{ uuid: 'film' }],
    },
  });
});

test.each(['file/nobody', 'file/absent', 'gallery/hero', 'file/__proto__'])(
  'ME1 answers %s with a 404 and a reason',
  async (path) => {
    const answer = await served().get(`v4/${path}`);
    expect(answer).toMatchObject({ status: 404, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
    expect(json(bytesOf(answer))).toMatchObject({ status: 'error', code: 'FILE_NOT_FOUND' });
    expect(warnings).toEqual([]);
  },
);

test.each(['file/film', 'gallery/aurora%2Fcharter'])('ME2 answers %s where records are shared only', async (path) => {
  expect(await served(false).get(`v4/${path}`)).toMatchObject({ status: 404, body: null });
  expect(await serveFolder(folder, () => {}).get(`v4/${path}`)).toMatchObject({ status: 404, body: null });
});

test.each([
  'v4',
  'v4/',
  'v4/file',
  'v4/file/',
  'v4/page/hero',
  'v4/file/a/b',
  'v4/file/%zz',
  'v3/file/hero',
  'v4/file/hero/',
])('returns 404 for %j', async (path) => {
  expect(await served().get(path)).toMatchObject({ status: 404, body: null });
});
