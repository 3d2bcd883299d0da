import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FileMediaLibrary } from '../../adapters/media-files/file-media-library.ts';
import { MemoryMediaLibrary } from '../../adapters/memory/memory-media-library.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';

/** What both libraries hold, the address apart. */
const AURORA: Omit<MediaAsset, 'url'> = {
  id: 'aurora-hero',
  type: 'image',
  name: 'aurora.jpg',
  title: { en: 'Aurora', es: 'Aurora' },
  description: null,
  alt: { en: 'Aurora at anchor', es: 'Aurora fondeada' },
  vttSrc: null,
  blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
  videoPoster: null,
  videoProfileCharter: false,
  videoProfileSale: false,
  fileId: 'yachts/aurora.jpg',
  width: 1440,
  height: 960,
  createdAt: '2026-01-02',
};

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-library-'));
  await mkdir(join(folder, 'media/yachts'), { recursive: true });
  await writeFile(join(folder, 'media/yachts/aurora.jpg'), 'bytes');
  const { id, type, title, description, alt, blurhash, width, height, createdAt } = AURORA;
  const row = { id, file: AURORA.fileId, type, title, description, alt, blurhash, width, height, createdAt };
  await writeFile(join(folder, 'media/assets.json'), JSON.stringify([row]));
});
afterAll(() => rm(folder, { recursive: true }));

const libraries: [name: string, make: () => MediaLibrary][] = [
  ['memory', () => new MemoryMediaLibrary([{ ...AURORA, url: '/media/00000000/yachts/aurora' }])],
  ['media-files', () => new FileMediaLibrary({ contentDir: folder, warn: () => {} })],
];

describe.each(libraries)('MediaLibrary: %s', (_, make) => {
  test('ME1 an asset comes with every field', async () => {
    const asset = await make().asset('aurora-hero');
    expect(asset).toMatchObject({ ok: true, value: AURORA });
  });

  test('ME1 its address is a path of this site, without width or format', async () => {
    const asset = await make().asset('aurora-hero');
    expect(asset.ok && asset.value.url).toMatch(/^\/media\/[0-9a-f]{8}\/yachts\/aurora$/);
  });

  test('ME1 a missing id is an error value that names it', async () => {
    expect(await make().asset('nobody')).toEqual({ ok: false, error: { kind: 'not-found', id: 'nobody' } });
  });

  test.each(['', '__proto__', '../assets.json', 'a'.repeat(10_000)])('an odd id %j is merely missing', async (id) => {
    expect(await make().asset(id)).toEqual({ ok: false, error: { kind: 'not-found', id } });
  });

  test('asks answered at once, in any order, agree', async () => {
    const library = make();
    const answers = await Promise.all(Array.from({ length: 20 }, () => library.asset('aurora-hero')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});
