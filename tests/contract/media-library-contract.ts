import { describe, expect, test } from 'vitest';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';

/** What every library of the suite holds, the address apart. */
export const SUITE_ASSET: Omit<MediaAsset, 'url'> = {
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

/** What every MediaLibrary promises; `make` gives one that holds the asset above, at `/media/<hash>/yachts/aurora`. */
export function mediaLibraryContract(name: string, make: () => MediaLibrary): void {
  describe(`MediaLibrary: ${name}`, () => {
    test('ME1 an asset comes with every field', async () => {
      const asset = await make().asset('aurora-hero');
      expect(asset).toMatchObject({ ok: true, value: SUITE_ASSET });
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
}
