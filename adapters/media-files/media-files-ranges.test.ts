import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseByteRange } from './media-files.ts';
import { makeMediaFolder, serveFolder } from './media-folder.fixture.ts';

let folder = '';
beforeAll(async () => {
  folder = await makeMediaFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const served = () => serveFolder(folder, () => {});

test.each([
  ['brochure', 'application/pdf'],
  ['film', 'video/mp4'],
])('serves %s whole, with its type and length', async (id, type) => {
  const { addressOf, get } = served();
  expect(await get(await addressOf(id))).toMatchObject({
    status: 200,
    headers: { 'Content-Type': type, 'Content-Length': '10', 'Accept-Ranges': 'bytes' },
    body: { start: 0, end: 9 },
  });
});

test('ME4 serves captions at their own address as immutable', async () => {
  const { library, get } = served();
  const film = await library.findAsset('film');
  expect(await get(film?.vttSrc?.es.replace('/media/', '') ?? '')).toMatchObject({
    status: 200,
    headers: {
      'Content-Type': 'text/vtt; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': '8',
    },
  });
});

test('serves a range, and the whole file when its bytes have changed', async () => {
  const { addressOf, get } = served();
  const address = await addressOf('film');
  const part = await get(address, '', { range: 'bytes=2-4' });
  expect(part).toMatchObject({
    status: 206,
    headers: { 'Content-Range': 'bytes 2-4/10', 'Content-Length': '3' },
    body: { start: 2, end: 4 },
  });
  expect((await get(address, '', { range: 'bytes=2-4', ifRange: part.headers.ETag })).status).toBe(206);
  expect((await get(address, '', { range: 'bytes=2-4', ifRange: '"other"' })).status).toBe(200);
  expect((await get(address, '', { ifNoneMatch: part.headers.ETag })).status).toBe(304);
});

test('rejects a range beyond the end for players, and serves a document whole', async () => {
  const { addressOf, get } = served();
  expect(await get(await addressOf('film'), '', { range: 'bytes=10-' })).toMatchObject({
    status: 416,
    headers: { 'Content-Range': 'bytes */10' },
  });
  expect((await get(await addressOf('brochure'), '', { range: 'bytes=10-' })).status).toBe(200);
});

test.each([
  [undefined, null],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=9-5', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['lines=1-2', null],
])('for ten bytes reads the range %s as %o', (header, part) => {
  expect(parseByteRange(header, 10)).toEqual(part);
});
