import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { FeedAsset, PictureLists } from '../../../core/import/pictures/picture-plan.ts';
import type { FeedPictureSession, FeedPictureStore, MasterPicture } from '../../../core/ports/feed-picture-store.ts';
import { ImportUnderWayError } from '../../../core/ports/listing-store.ts';
import { demoTexts } from '../../demo-texts.ts';

export interface FeedMediaWorld {
  readonly media: FeedPictureStore;
  /** Returns the files of the pictures that are kept of the feed `mls`. */
  files(): Promise<readonly string[]>;
  /** Loses a file. */
  lose(file: string): Promise<void>;
}

export const photograph = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The lock of a process that nobody disturbs. */
export const HELD = { check: async () => {} };

const RED = photograph('#c33');
const BLUE = photograph('#33c');
const ALT = demoTexts({ en: 'Under way', es: 'Navegando' });

const assetOf = (id: string, master: MasterPicture): FeedAsset => ({
  ...{ id, type: 'image', alt: ALT, createdAt: '2026-11-27T10:00:00.000Z' },
  ...master,
});
const listsOf = (assets: readonly FeedAsset[], failed: PictureLists['failed'] = []): PictureLists => {
  const images = assets.map(({ id }) => id);
  const gallery = {
    id: 'mls-1',
    profile: null,
    deckplans: [],
    sections: [{ title: null, images }],
    videos: [],
  } as const;
  return { assets, galleries: images.length === 0 ? [] : [gallery], failed };
};

/** Defines the contract suite of FeedPictureStore. */
export function feedPictureStoreContract(name: string, make: () => Promise<FeedMediaWorld>): void {
  async function keep(pictures: FeedPictureSession, bytes: Uint8Array): Promise<MasterPicture> {
    const master = await pictures.keep(bytes);
    if (!master.ok) throw new Error(master.error);
    return master.value;
  }

  describe(`FeedPictureStore: ${name}`, () => {
    test('FD3 has nothing of a new feed', async () => {
      const { media, files } = await make();
      expect((await media.begin('mls', HELD)).known).toEqual({ assets: new Map(), failed: new Map() });
      expect(await files()).toEqual([]);
    });

    test('FD3 keeps a picture once, and another beside it', async () => {
      const { media, files } = await make();
      const pictures = await media.begin('mls', HELD);
      const red = await keep(pictures, await RED);
      expect(red).toMatchObject({ width: 40, height: 30 });
      expect(await keep(pictures, await RED)).toEqual(red);
      const blue = await keep(pictures, await BLUE);
      expect((await files()).toSorted()).toEqual([red.file, blue.file].toSorted());
    });

    test('FD3 refuses what is not a picture, and keeps nothing of it', async () => {
      const { media, files } = await make();
      const pictures = await media.begin('mls', HELD);
      expect(await pictures.keep(Buffer.from('<!doctype html>'))).toEqual({ ok: false, error: expect.any(String) });
      expect(await files()).toEqual([]);
    });

    test('FD3 has what was shown last for the next process, and what failed', async () => {
      const { media } = await make();
      const pictures = await media.begin('mls', HELD);
      const red = assetOf('red', await keep(pictures, await RED));
      const failed = { id: 'blue', tries: 2, againAt: 1_700_000_000_000 };
      await pictures.show(listsOf([red], [failed]));
      expect((await media.begin('mls', HELD)).known).toEqual({
        assets: new Map([['red', red]]),
        failed: new Map([['blue', failed]]),
      });
    });

    test('FD3 removes the files that no list names at the next beginning, and not before', async () => {
      const { media, files } = await make();
      const pictures = await media.begin('mls', HELD);
      const red = assetOf('red', await keep(pictures, await RED));
      const blue = assetOf('blue', await keep(pictures, await BLUE));
      await pictures.show(listsOf([red, blue]));
      await pictures.show(listsOf([blue]));
      expect(await files()).toHaveLength(2);
      await media.begin('mls', HELD);
      expect(await files()).toEqual([blue.file]);
    });

    test('FD3 shows and removes nothing once another process has the feed', async () => {
      const { media, files } = await make();
      let isHeld = true;
      const lock = {
        check: async () => {
          if (!isHeld) throw new ImportUnderWayError('Another import of this feed has begun meanwhile');
        },
      };
      const pictures = await media.begin('mls', lock);
      const red = assetOf('red', await keep(pictures, await RED));
      await pictures.show(listsOf([red]));
      await keep(pictures, await BLUE);
      isHeld = false;
      await expect(pictures.show(listsOf([]))).rejects.toThrow(ImportUnderWayError);
      await expect(media.begin('mls', lock)).rejects.toThrow(ImportUnderWayError);
      expect(await files()).toHaveLength(2);
      expect((await media.begin('mls', HELD)).known.assets.size).toBe(1);
    });

    test('FD3 keeps those of each feed apart', async () => {
      const { media } = await make();
      const pictures = await media.begin('mls', HELD);
      await pictures.show(listsOf([assetOf('red', await keep(pictures, await RED))]));
      expect((await media.begin('central', HELD)).known.assets.size).toBe(0);
      expect((await media.begin('mls', HELD)).known.assets.size).toBe(1);
    });

    test('FD3 knows nothing of a picture whose file is lost', async () => {
      const { media, lose } = await make();
      const pictures = await media.begin('mls', HELD);
      const red = assetOf('red', await keep(pictures, await RED));
      await pictures.show(listsOf([red]));
      await lose(red.file);
      expect((await media.begin('mls', HELD)).known.assets.size).toBe(0);
    });
  });
}
