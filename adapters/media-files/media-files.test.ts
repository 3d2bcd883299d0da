import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BoundedFileStore } from '../file-store/bounded-file-store.ts';
import type { MediaAnswer } from './media-answer.ts';
import { bytesOf, makeMediaFolder, ROWS, serveFolder } from './media-folder.fixture.ts';

const CARD = 'width=480&height=320&preset=card&format=webp';
const AVIF = 'width=480&height=320&preset=card&format=avif';
const FOR_EVER = 'public, max-age=31536000, immutable';

let folder = '';
let warnings: string[] = [];

beforeEach(async () => {
  folder = await makeMediaFolder();
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const served = (options: Parameters<typeof serveFolder>[2] = {}) =>
  serveFolder(folder, (message) => void warnings.push(message), options);
/** Asks again until the answer is not a draft. */
const finished = (get: () => Promise<MediaAnswer>) =>
  vi.waitFor(
    async () => {
      const answer = await get();
      expect(answer.headers['Cache-Control']).toBe(FOR_EVER);
      return answer;
    },
    { timeout: 20_000 },
  );
const kept = () => readdir(join(folder, 'cache/media')).catch(() => []);

describe('pictures', () => {
  test('ME3 serves a picture of a preset as immutable', async () => {
    const { addressOf, get } = served();
    const answer = await get(await addressOf('hero'), CARD);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': FOR_EVER,
        'Content-Length': String(bytesOf(answer).length),
      },
    });
  });

  test('ME3 without a format serves WebP where it is accepted, else JPEG, and sends Vary', async () => {
    const { addressOf, get, files } = served();
    const address = await addressOf('hero');
    const card = 'width=480&height=320&preset=card';
    const formats = { 'image/avif,image/webp,*/*': 'image/webp', '*/*': 'image/jpeg' };
    // Twice: the second answers come from memory.
    for (const [accept, format] of [...Object.entries(formats), ...Object.entries(formats)]) {
      const answer = await get(address, card, { accept });
      expect(answer.headers).toMatchObject({ 'Content-Type': format, Vary: 'Accept' });
      const same = await get(address, card, { accept, ifNoneMatch: answer.headers.ETag });
      expect(same).toMatchObject({ status: 304, headers: { Vary: 'Accept' } });
    }
    expect(files.made).toBe(2);
    const named = await get(address, `${card}&format=avif`, { accept: '*/*' });
    expect(named.headers).toMatchObject({ 'Content-Type': 'image/avif' });
    expect(named.headers).not.toHaveProperty('Vary');
    await finished(() => get(address, AVIF));
  });

  test('ME3 answers with a draft of an AVIF for a minute, and keeps the one that is made in the background', async () => {
    const { addressOf, get, files } = served();
    const address = await addressOf('hero');
    const draft = await get(address, AVIF);
    expect(draft).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'image/avif',
        'Cache-Control': 'public, max-age=60',
        'Content-Length': String(bytesOf(draft).length),
      },
    });
    const picture = await finished(() => get(address, AVIF));
    expect(picture.headers.ETag).not.toBe(draft.headers.ETag);
    expect((await get(address, AVIF, { ifNoneMatch: draft.headers.ETag })).status).toBe(200);
    expect((await get(address, AVIF, { ifNoneMatch: picture.headers.ETag })).status).toBe(304);
    expect([files.made, (await kept()).length]).toEqual([2, 1]);
    const next = served();
    expect((await next.get(address, AVIF)).headers.ETag).toBe(picture.headers.ETag);
    expect(next.files.made).toBe(0);
  });

  test('ME3 makes one draft for parallel requests, and none again while the picture waits', async () => {
    const { addressOf, get, files } = served({ queue: { maxConcurrent: 1 } });
    const address = await addressOf('hero');
    const [first] = await Promise.all(Array.from({ length: 20 }, () => get(address, AVIF)));
    // A request that is worked on holds the background up.
    const other = get(address, 'width=1440');
    const again = await get(address, AVIF, { ifNoneMatch: first?.headers.ETag });
    expect(again).toMatchObject({ status: 304, headers: { 'Cache-Control': 'public, max-age=60' } });
    await other;
    await finished(() => get(address, AVIF));
    expect(files.made).toBe(3);
  });

  test('ME3 rejects presets beyond the table without making a picture', async () => {
    const { addressOf, get, files } = served();
    const sizes = ['width=481', 'width=1e9&height=1e9', 'width=480&height=321&preset=card', 'width=1440&preset=card'];
    for (const query of [
      ...sizes,
      'width=480&quality=90',
      'width=480&format=gif',
      'width=480&preset=huge',
      'width=480&x=1',
    ]) {
      expect((await get(await addressOf('hero'), query)).status).toBe(400);
    }
    expect(files.made).toBe(0);
  });

  test('sends a strong ETag, and 304 without making the picture', async () => {
    const { addressOf, get, files } = served();
    const address = await addressOf('hero');
    const { headers } = await get(address, CARD);
    const etag = headers.ETag ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = served();
    expect(await again.get(address, CARD, { ifNoneMatch: `"x", ${etag}` })).toMatchObject({ status: 304, body: null });
    expect(again.files.made).toBe(0);
    expect((await get(address, 'width=480', { ifNoneMatch: etag })).status).toBe(200);
    expect(files.made).toBe(2);
  });

  test('serves the picture at an old address for a minute', async () => {
    const answer = await served().get('00000000/yachts/hero', CARD);
    expect([answer.status, answer.headers['Cache-Control']]).toEqual([200, 'public, max-age=60']);
  });

  test.each(['garbage', 'truncated', 'bomb', 'heavy', 'drawing'])(
    'ME3 returns 404 for %s and logs it once',
    async (id) => {
      const { addressOf, get } = served();
      const address = await addressOf(id);
      const answers = await Promise.all([320, 480, 720].map((width) => get(address, `width=${width}`)));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(warnings).toEqual([expect.stringContaining(join('media', id))]);
      expect(await kept()).toEqual([]);
    },
  );

  test('makes a picture once for parallel requests and once in the lifetime of the disk', async () => {
    const { addressOf, get, files } = served();
    const address = await addressOf('hero');
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(address, CARD)));
    expect(new Set(answers.map(bytesOf)).size).toBe(1);
    expect(files.made).toBe(1);
    const [made = ''] = await kept();
    await writeFile(join(folder, 'cache/media', made), 'from the disk');
    expect(bytesOf(await served().get(address, CARD)).toString()).toBe('from the disk');
  });

  test('serves a picture again without the disk', async () => {
    const { addressOf, get, files } = served();
    const address = await addressOf('hero');
    const first = bytesOf(await get(address, CARD));
    await rm(join(folder, 'cache'), { recursive: true });
    expect(bytesOf(await get(address, CARD))).toBe(first);
    expect(files.made).toBe(1);
  });

  test.each([
    ['with the list', `${JSON.stringify(ROWS)} `],
    ['by itself', null],
  ])('ME3 shows the current original after it changes %s, at its old address too', async (_, list) => {
    let now = 0;
    const { addressOf, get } = serveFolder(
      folder,
      () => {},
      {},
      () => now,
    );
    const address = await addressOf('hero');
    const before = await get(address, CARD);
    const media = join(folder, 'media');
    await copyFile(join(media, 'other.png'), join(media, 'yachts/hero.png'));
    if (list !== null) await writeFile(join(media, 'assets.json'), list);
    now += 1000;
    const after = await get(address, CARD);
    expect(bytesOf(after).equals(bytesOf(before))).toBe(false);
    expect([after.headers.ETag === before.headers.ETag, after.headers['Cache-Control']]).toEqual([
      false,
      'public, max-age=60',
    ]);
    expect(await addressOf('hero')).not.toBe(address);
  });

  test('asks visitors to retry when the queue is full', async () => {
    const { addressOf, get } = served({ queue: { maxConcurrent: 1, maxWaiting: 1 } });
    const address = await addressOf('hero');
    const answers = await Promise.all([320, 480, 720, 960].map((width) => get(address, `width=${width}&format=webp`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers).toMatchObject({ 'Retry-After': '2', 'Cache-Control': 'no-store' });
    expect((await get(address, 'width=960&format=webp')).status).toBe(200);
  });

  test('answers although the disk accepts no writes', async () => {
    await writeFile(join(folder, 'blocked'), 'a file where the folder should be');
    const blocked = new BoundedFileStore({
      folder: join(folder, 'blocked/media'),
      maxBytes: 1_000_000,
      what: 'Pictures',
      warn: (message) => void warnings.push(message),
    });
    const { addressOf, get, files } = served({ store: blocked });
    const address = await addressOf('hero');
    for (const width of [320, 480]) expect((await get(address, `width=${width}`)).status).toBe(200);
    await finished(() => get(address, AVIF));
    await get(address, AVIF);
    expect(files.made).toBe(4);
    expect(warnings.filter((line) => line.includes('cannot be stored'))).toHaveLength(1);
  });
});

describe('paths', () => {
  test.each([
    ...['', 'hero', '00000000', '00000000/', '00000000/nobody', '00000000/yachts/hero.png', '00000000/absent'],
    ...['00000000/../secret.txt', '00000000/yachts/../../secret.txt', '00000000/..%2fsecret.txt'],
    ...['00000000/%2e%2e/secret.txt', '00000000/yachts%2fhero', '00000000/yachts/her%6f', '00000000/assets.json'],
    ...['00000000//etc/passwd', '0000000g/yachts/hero', '00000000/yachts\\hero', '00000000/yachts/hero\u0000'],
    '00000000/yachts/hero%00',
  ])('returns 404 for %j', async (path) => {
    expect((await served().get(path, 'width=320')).status).toBe(404);
  });

  test('returns 404 for an endless path', async () => {
    for (const path of ['a'.repeat(10_000), `${'../'.repeat(3000)}etc/passwd`, '/'.repeat(10_000)]) {
      expect((await served().get(`00000000/${path}`, 'width=320')).status).toBe(404);
    }
  });

  test('no path reads a file outside the list', async () => {
    const { get } = served();
    const pathLike = fc.string({ unit: fc.constantFrom(...'hero./\\%2e-_~') });
    const anything = fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('latin1'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(pathLike, anything), async (path) => {
        expect((await get(`00000000/${path}`, 'width=320')).status).toBe(404);
      }),
    );
  });
});
