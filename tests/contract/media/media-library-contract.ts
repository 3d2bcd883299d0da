import { describe, expect, test } from 'vitest';
import { inEveryLocale } from '../../../core/locale/locale.ts';
import type { Gallery } from '../../../core/media/gallery.ts';
import { chooseVideo } from '../../../core/media/gallery.ts';
import type { MediaAsset } from '../../../core/media/media-asset.ts';
import type { MediaLibrary } from '../../../core/ports/media-library.ts';
import { SUITE_ASSETS, SUITE_GALLERIES } from './media-library-fixture.ts';

/**
 * Defines the contract suite of MediaLibrary; `make` makes one with the contents of `mediaFolder`.
 * @param prefix the part of each address before the file
 */
export function mediaLibraryContract(name: string, make: () => MediaLibrary, prefix: RegExp): void {
  /** Removes addresses and the library's own name of the file: only the file is compared. */
  function compared(asset: MediaAsset): MediaAsset {
    const place = (address: string) => {
      expect(address).toMatch(prefix);
      return address.replace(prefix, '').replace(/\.jpg$/, '');
    };
    const { url, vttSrc, videoPoster } = asset;
    return {
      ...asset,
      url: place(url),
      vttSrc: vttSrc && inEveryLocale((locale) => place(vttSrc[locale])),
      videoPoster: videoPoster && place(videoPoster),
      fileId: expect.stringMatching(/./),
    };
  }
  function comparedGallery({ profile, deckPlans, sections, videos }: Gallery): Gallery {
    return {
      profile: profile && compared(profile),
      deckPlans: deckPlans.map(compared),
      sections: sections.map(({ title, images }) => ({ title, images: images.map(compared) })),
      videos: videos.map(compared),
    };
  }
  async function galleryOf(library: MediaLibrary, id: string): Promise<Gallery> {
    const gallery = await library.gallery(id);
    if (!gallery.ok) throw new Error(`no gallery ${id}`);
    return gallery.value;
  }

  describe(`MediaLibrary: ${name}`, () => {
    test.each(SUITE_ASSETS.map((asset) => [asset.type, asset.id, asset] as const))(
      'ME1 ME4 reads %s %s with every field',
      async (_, id, expected) => {
        const asset = await make().asset(id);
        expect(asset.ok && compared(asset.value)).toEqual(expected);
      },
    );

    test('ME3 returns the URL of a picture without width and format', async () => {
      const asset = await make().asset('aurora-hero');
      expect(asset.ok && asset.value.url).not.toMatch(/[?&](?:width|height|format)=/);
    });

    test.each([...SUITE_GALLERIES])('ME2 ME4 reads the whole gallery %s in its order', async (id, expected) => {
      expect(comparedGallery(await galleryOf(make(), id))).toEqual(expected);
    });

    test('ME4 keeps the galleries of the two markets apart, each with its own film', async () => {
      const library = make();
      const charter = await galleryOf(library, 'aurora-charter');
      const sale = await galleryOf(library, 'aurora-sale');
      expect(chooseVideo(charter.videos, 'charter')?.id).toBe('aurora-film');
      expect(chooseVideo(sale.videos, 'sale')?.id).toBe('aurora-sale-film');
      expect(chooseVideo(sale.videos, 'charter')).toBeNull();
    });

    test('ME1 ME2 returns an error that names a missing id', async () => {
      const missing = { ok: false, error: { kind: 'not-found', id: 'nobody' } };
      expect(await make().asset('nobody')).toEqual(missing);
      expect(await make().gallery('nobody')).toEqual(missing);
    });

    test.each([
      ...[
        '',
        '__proto__',
        'constructor',
        '.',
        '..',
        '../assets.json',
        'a/b',
        'a?b=c',
        'a#b',
        '%2e%2e',
        'a\n',
        '\u0000',
        'ñ',
      ],
      ...['https://media.invalid/gallery.json', '//media.invalid/x', 'javascript:alert(1)', 'file:///etc/passwd'],
      'a'.repeat(10_000),
    ])('ME1 ME2 treats an odd id %j as missing', async (id) => {
      const missing = { ok: false, error: { kind: 'not-found', id } };
      expect(await make().asset(id)).toEqual(missing);
      expect(await make().gallery(id)).toEqual(missing);
    });

    test('ME1 ME2 answers simultaneous requests correctly in any order', async () => {
      const library = make();
      const ids = Array.from({ length: 60 }, (_, at) => SUITE_ASSETS[at % SUITE_ASSETS.length]?.id ?? '');
      const [galleries, assets] = await Promise.all([
        Promise.all(ids.map(() => library.gallery('aurora-charter'))),
        Promise.all(ids.map((id) => library.asset(id))),
      ]);
      expect(assets.map((asset) => asset.ok && asset.value.id)).toEqual(ids);
      expect(new Set(galleries.map((gallery) => JSON.stringify(gallery))).size).toBe(1);
    });
  });
}
