import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type MediaContent, readMediaFolder } from './media-content.ts';
import { startMediaSandbox } from './media-sandbox.ts';

const BOW = {
  id: 'bow',
  file: 'yachts/bow.webp',
  type: 'image' as const,
  alt: { en: 'Bow', es: 'Proa' },
  width: 96,
  height: 60,
};
const GALLERY = { id: 'g', profile: 'gone', deckplans: [], sections: [{ title: null, images: ['bow'] }], videos: [] };

async function sandboxWith(content: MediaContent = { assets: [BOW], galleries: [GALLERY] }) {
  const sandbox = await startMediaSandbox({ content });
  onTestFinished(() => sandbox.close());
  const get = (path: string) => fetch(`${sandbox.origin}${path}`);
  const json = async (path: string) => {
    const response = await get(path);
    return { status: response.status, body: await response.json() };
  };
  return { sandbox, get, json };
}

describe('ME1 the stand-in for the media service', () => {
  test('describes a file', async () => {
    const { sandbox, json } = await sandboxWith();
    expect(await json('/sandbox/v4/file/bow')).toEqual({
      status: 200,
      body: {
        status: 'success',
        file: {
          uuid: 'bow',
          container: 'sandbox',
          name: 'bow.webp',
          type: 'image/webp',
          size: { bytes: null },
          url: { cdn: `${sandbox.origin}/cdn/yachts/bow.webp`, public: `${sandbox.origin}/public/yachts/bow.webp` },
          meta: {
            title: null,
            description: null,
            alt: BOW.alt,
            webvtt: null,
            video_profile_charter: '0',
            video_profile_sale: false,
          },
          hash: { md5: expect.stringMatching(/^[0-9a-f]{32}$/), blurhash: null },
          info: { img_w: 96, img_h: 60, video_thumbnail: null },
          tags: [],
          created_at: '2026-01-01T00:00:00.000Z',
        },
      },
    });
  });

  test('answers 404 for any other file, gallery, container or URL', async () => {
    const { json } = await sandboxWith();
    const refused = async (path: string) => {
      const { status, body } = await json(path);
      return [status, body.status, body.code];
    };
    expect(await refused('/sandbox/v4/file/stern')).toEqual([404, 'error', 'FILE_NOT_FOUND']);
    expect(await refused('/sandbox/v4/gallery/h')).toEqual([404, 'error', 'GALLERY_NOT_FOUND']);
    expect(await refused('/other/v4/file/bow')).toEqual([404, 'error', 'CONTAINER_NOT_FOUND']);
    expect(await refused('/sandbox/v3/file/bow')).toEqual([404, 'error', 'ROUTE_NOT_FOUND']);
  });

  test('ME2 describes a gallery with whole files, without deleted ones', async () => {
    const { json } = await sandboxWith();
    const { body } = await json('/sandbox/v4/gallery/g');
    const { file } = (await json('/sandbox/v4/file/bow')).body;
    expect(body.gallery).toEqual({ ...GALLERY, profile: null, sections: [{ title: null, images: [file] }] });
    expect(await json('/galleries/g.json')).toEqual({ status: 200, body });
  });

  test.each([
    ['', 'webp', 96, 60],
    ['?width=48&height=30&preset=card&format=webp', 'webp', 48, 30],
    ['?width=48&height=32&format=jpeg', 'jpeg', 48, 32],
  ])('ME3 makes pictures: %s', async (query, format, width, height) => {
    const { get } = await sandboxWith();
    const response = await get(`/cdn/yachts/bow.webp${query}`);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format, width, height });
  });

  test.each([
    '/cdn/yachts/bow.webp?width=0',
    '/cdn/yachts/bow.webp?format=bmp',
    '/cdn/stern.webp',
    '/cdn/%2e%2e/x',
    '/cdn/%zz',
  ])('ME3 makes no picture of %s', async (path) => {
    const { get } = await sandboxWith();
    expect((await get(path)).ok).toBe(false);
  });

  test('serves the files of a folder, and pictures of them', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'halyard-media-'));
    onTestFinished(() => rm(dir, { recursive: true, force: true }));
    await mkdir(join(dir, 'media/yachts'), { recursive: true });
    const original = sharp({ create: { width: 8, height: 5, channels: 3, background: '#ff0000' } });
    await writeFile(join(dir, 'media/yachts/bow.webp'), await original.webp({ lossless: true }).toBuffer());
    await writeFile(join(dir, 'media/a.mp3'), 'sound');
    const sound = { id: 'a', file: 'a.mp3', type: 'audio' };
    await writeFile(join(dir, 'media/assets.json'), JSON.stringify([BOW, sound]));
    const { get, json } = await sandboxWith(await readMediaFolder(dir));
    expect((await json('/sandbox/v4/file/a')).body.file).toMatchObject({ type: 'audio/mpeg', size: { bytes: 5 } });
    const heard = await get('/cdn/a.mp3');
    expect([heard.headers.get('content-type'), await heard.text()]).toEqual(['audio/mpeg', 'sound']);
    const seen = await sharp(await (await get('/cdn/yachts/bow.webp?width=4&height=4')).arrayBuffer()).stats();
    expect(seen.dominant.r).toBeGreaterThan(200);
  });
});
