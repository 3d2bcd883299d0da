import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileMediaLibrary } from './file-media-library.ts';
import { ImageStore } from './image-store.ts';
import type { MediaAnswer } from './media-answer.ts';
import { MediaFiles, type MediaFilesOptions, parseRendition } from './media-files-images.ts';
import { parseByteRange } from './original-file.ts';
import { warmPictures } from './warm-pictures.ts';
import { WorkQueue } from './work-queue.ts';

const ALT = { en: 'A yacht', es: 'Un yate' };
const ROWS = [
  { id: 'hero', file: 'yachts/hero.png', type: 'image', alt: ALT, width: 800, height: 500 },
  { id: 'garbage', file: 'garbage.jpg', type: 'image', alt: ALT, width: 800, height: 500 },
  { id: 'absent', file: 'absent.jpg', type: 'image', alt: ALT, width: 800, height: 500 },
  { id: 'brochure', file: 'brochure.pdf', type: 'pdf', alt: ALT },
];

let folder = '';
let warnings: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-files-'));
  warnings = [];
  const media = join(folder, 'media');
  await mkdir(join(media, 'yachts'), { recursive: true });
  const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: '#24506b' } });
  await picture.png().toFile(join(media, 'yachts/hero.png'));
  await writeFile(join(media, 'garbage.jpg'), 'this is no picture');
  await writeFile(join(media, 'brochure.pdf'), '0123456789');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(media, 'assets.json'), JSON.stringify(ROWS));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function mediaFiles(options: Partial<MediaFilesOptions> = {}) {
  const warn = (message: string) => void warnings.push(message);
  const library = new FileMediaLibrary({ contentDir: folder, warn });
  const files = new MediaFiles({ library, cacheDir: join(folder, 'cache'), warn, ...options });
  const get = (path: string, query = '', headers: { ifNoneMatch?: string; range?: string } = {}) =>
    files.answer({
      path,
      query: new URLSearchParams(query),
      ifNoneMatch: headers.ifNoneMatch,
      range: headers.range,
    });
  return { library, files, get };
}

async function addressOf(library: FileMediaLibrary, id: string): Promise<string> {
  const asset = await library.asset(id);
  if (!asset.ok) throw new Error(`${id} is missing`);
  return asset.value.url.replace('/media/', '');
}

function bytes(answer: MediaAnswer): Buffer {
  if (!Buffer.isBuffer(answer.body)) throw new Error(`no bytes, status ${answer.status}`);
  return answer.body;
}

describe('the list', () => {
  test('ME1 a missing uuid is named once', async () => {
    const { library } = mediaFiles();
    await library.asset('nobody');
    await library.asset('nobody');
    await library.asset('absent');
    expect(warnings).toEqual(['Media asset nobody cannot be found', 'Media asset absent cannot be found']);
  });

  test('a wrong row is left out and named; the others stand', async () => {
    const wrong = [
      null,
      { id: 'out', file: '../secret.txt', type: 'pdf', alt: ALT },
      { id: 'root', file: '/etc/passwd', type: 'pdf', alt: ALT },
      { id: 'kind', file: 'a.exe', type: 'program', alt: ALT },
      { id: 'mute', file: 'a.pdf', type: 'pdf', alt: { en: 'only' } },
      { id: 'flat', file: 'a.jpg', type: 'image', alt: ALT, width: 0, height: 1 },
      { ...ROWS[0], file: 'other.png' },
      { ...ROWS[0], id: 'twin', file: 'yachts/hero.jpg' },
    ];
    await writeFile(join(folder, 'media/assets.json'), JSON.stringify([...ROWS, ...wrong]));
    const { library } = mediaFiles();
    expect((await library.asset('hero')).ok).toBe(true);
    expect(warnings).toHaveLength(wrong.length);
    for (const id of ['out', 'root', 'kind', 'mute', 'flat', 'twin']) expect(warnings.join('\n')).toContain(id);
  });

  test.each(['', '{', '{"a":1}', 'null'])('a list that reads %j is named, and everything is missing', async (text) => {
    await writeFile(join(folder, 'media/assets.json'), text);
    const { library } = mediaFiles();
    expect(await library.asset('hero')).toMatchObject({ ok: false });
    expect(warnings[0]).toContain('cannot be read');
  });

  test('a list that changes is read anew; one that breaks leaves the last good one', async () => {
    let now = 0;
    const library = new FileMediaLibrary({ contentDir: folder, warn: () => {}, now: () => now });
    expect((await library.asset('late')).ok).toBe(false);
    const list = join(folder, 'media/assets.json');
    await writeFile(list, JSON.stringify([...ROWS, { ...ROWS[3], id: 'late', file: 'brochure.pdf' }]));
    now += 1000;
    expect((await library.asset('late')).ok).toBe(true);
    await writeFile(list, 'broken');
    now += 1000;
    expect((await library.asset('late')).ok).toBe(true);
  });
});

describe('pictures', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ])('ME3 %s in an allowed width', async (format, decoded) => {
    const { library, get } = mediaFiles();
    const answer = await get(await addressOf(library, 'hero'), `width=480&format=${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'Content-Type': `image/${format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': String(bytes(answer).length),
    });
    const { width, height, format: actual } = await sharp(bytes(answer)).metadata();
    expect([width, height, actual]).toEqual([480, 300, decoded]);
  });

  test('none is ever enlarged', async () => {
    const { library, get } = mediaFiles();
    const answer = await get(await addressOf(library, 'hero'), 'width=1440&format=webp');
    expect((await sharp(bytes(answer)).metadata()).width).toBe(800);
  });

  test.each([
    'width=481',
    'width=0',
    'width=-1',
    'width=99999',
    'width=480.0',
    'width=1e3',
    'format=gif',
    'format=',
    'width=',
  ])('%s is refused', async (query) => {
    const { library, get } = mediaFiles();
    expect((await get(await addressOf(library, 'hero'), query)).status).toBe(400);
  });

  test('a strong ETag, and 304 without making the picture', async () => {
    const { library, get } = mediaFiles();
    const address = await addressOf(library, 'hero');
    const { headers } = await get(address, 'width=320&format=webp');
    const etag = headers.ETag ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(await get(address, 'width=320&format=webp', { ifNoneMatch: etag })).toMatchObject({
      status: 304,
      body: null,
    });
    expect((await get(address, 'width=480&format=webp', { ifNoneMatch: etag })).status).toBe(200);
  });

  test('an old address still finds the picture, for a minute', async () => {
    const { get } = mediaFiles();
    const answer = await get('00000000/yachts/hero', 'width=320&format=jpeg');
    expect([answer.status, answer.headers['Cache-Control']]).toEqual([200, 'public, max-age=60']);
  });

  test('a file that is no picture is refused and named', async () => {
    const { library, get } = mediaFiles();
    expect((await get(await addressOf(library, 'garbage'), 'width=320')).status).toBe(415);
    expect(warnings.at(-1)).toContain('garbage.jpg');
  });

  test('made once however many ask, and once in a lifetime of the disk', async () => {
    const { library, get } = mediaFiles();
    const address = await addressOf(library, 'hero');
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(address, 'width=320&format=webp')));
    expect(new Set(answers.map(bytes)).size).toBe(1);
    const made = await readdir(join(folder, 'cache/media'));
    expect(made).toHaveLength(1);
    await writeFile(join(folder, 'cache/media', made[0] ?? ''), 'from the disk');
    expect(bytes(await mediaFiles().get(address, 'width=320&format=webp')).toString()).toBe('from the disk');
  });

  test('past the queue visitors are asked to come again', async () => {
    const { library, get } = mediaFiles({ atOnce: 1, mostWaiting: 1 });
    const address = await addressOf(library, 'hero');
    const answers = await Promise.all([320, 480, 720, 960].map((width) => get(address, `width=${width}&format=webp`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers).toMatchObject({ 'Retry-After': '2', 'Cache-Control': 'no-store' });
    expect((await get(address, 'width=960&format=webp')).status).toBe(200);
  });

  test('a disk that takes nothing costs no answer', async () => {
    await writeFile(join(folder, 'blocked'), 'a file where the folder should be');
    const { library, get } = mediaFiles({ cacheDir: join(folder, 'blocked') });
    const address = await addressOf(library, 'hero');
    for (const width of [320, 480]) {
      expect((await get(address, `width=${width}&format=jpeg`)).status).toBe(200);
    }
    expect(warnings.filter((line) => line.includes('cannot be kept'))).toHaveLength(1);
  });
});

describe('paths', () => {
  test.each([
    '',
    'hero',
    '00000000',
    '00000000/',
    '00000000/nobody',
    '00000000/yachts/hero.png',
    '00000000/../secret.txt',
    '00000000/yachts/../../secret.txt',
    '00000000/..%2fsecret.txt',
    '00000000/assets.json',
    '00000000//etc/passwd',
    '0000000g/yachts/hero',
    '00000000/yachts\\hero',
    '00000000/yachts/hero\u0000',
  ])('%j is not found', async (path) => {
    expect((await mediaFiles().get(path, 'width=320')).status).toBe(404);
  });

  test('no path at all reads a file that is not in the list', async () => {
    const { get } = mediaFiles();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.webPath(), fc.string({ unit: 'binary' })), async (path) => {
        expect((await get(`00000000/${path}`, 'width=320')).status).toBe(404);
      }),
    );
  });
});

describe('other files', () => {
  test('whole, with their kind and length', async () => {
    const { library, get } = mediaFiles();
    const answer = await get(await addressOf(library, 'brochure'));
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'Content-Type': 'application/pdf', 'Content-Length': '10', 'Accept-Ranges': 'bytes' },
      body: { start: 0, end: 9 },
    });
  });

  test('in part', async () => {
    const { library, get } = mediaFiles();
    const answer = await get(await addressOf(library, 'brochure'), '', { range: 'bytes=2-4' });
    expect(answer).toMatchObject({
      status: 206,
      headers: { 'Content-Range': 'bytes 2-4/10', 'Content-Length': '3' },
      body: { start: 2, end: 4 },
    });
    expect(await get(await addressOf(library, 'brochure'), '', { range: 'bytes=10-' })).toMatchObject({
      status: 416,
      headers: { 'Content-Range': 'bytes */10' },
    });
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
  ])('of ten bytes the range %s is %o', (header, part) => {
    expect(parseByteRange(header, 10)).toEqual(part);
  });
});

describe('the store', () => {
  const store = (maxBytes: number) =>
    new ImageStore({ folder: join(folder, 'store'), maxBytes, warn: (message) => void warnings.push(message) });

  test('beyond the limit those longest unused go', async () => {
    const kept = store(1000);
    for (let index = 0; index < 9; index += 1) {
      await kept.write(`${index}.webp`, Buffer.alloc(100));
      await utimes(join(folder, 'store', `${index}.webp`), 1000 + index, 1000 + index);
    }
    await utimes(join(folder, 'store/0.webp'), 5000, 5000);
    await kept.write('9.webp', Buffer.alloc(150));
    const names = await readdir(join(folder, 'store'));
    expect(names).toContain('0.webp');
    expect(names).toContain('9.webp');
    expect(names).not.toContain('1.webp');
    expect(names.length).toBeLessThan(9);
    expect(warnings).toEqual([]);
  });

  test('what an earlier process left counts', async () => {
    await store(10_000).write('old.webp', Buffer.alloc(900));
    await utimes(join(folder, 'store/old.webp'), 1000, 1000);
    await store(1000).write('new.webp', Buffer.alloc(200));
    expect(await readdir(join(folder, 'store'))).toEqual(['new.webp']);
  });

  test('nothing half-written is left behind', async () => {
    const kept = store(1000);
    await kept.write('a.webp', Buffer.from('whole'));
    await mkdir(join(folder, 'store/taken.webp'));
    await kept.write('taken.webp', Buffer.from('cannot be renamed over a folder'));
    expect((await readdir(join(folder, 'store'))).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect((await kept.read('a.webp'))?.toString()).toBe('whole');
    expect(await kept.read('b.webp')).toBeNull();
  });
});

test('the queue passes places on and survives tasks that fail', async () => {
  const queue = new WorkQueue(2, 10);
  let running = 0;
  let most = 0;
  const task = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('failed');
  };
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => queue.run(() => task(index % 3 === 0))),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(await queue.run(async () => 'still works')).toEqual({ ok: true, value: 'still works' });
});

test('warming makes the card pictures one by one, and stops when told', async () => {
  const { files, library } = mediaFiles();
  expect(await warmPictures(files, library, ['nobody', 'hero', 'brochure', 'garbage']).done).toBe(4);
  expect(await readdir(join(folder, 'cache/media'))).toHaveLength(4);
  const stopped = warmPictures(files, library, ['hero']);
  stopped.stop();
  expect(await stopped.done).toBe(0);
});

test('without a width the largest, without a format JPEG', () => {
  expect(parseRendition(new URLSearchParams())).toEqual({ width: 1440, format: 'jpeg' });
});
