import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FeedMediaFolder } from '../../../adapters/feed-pictures/feed-media-folder.ts';
import type { FeedAsset } from '../../../core/import/pictures/picture-plan.ts';
import { demoTexts } from '../../demo-texts.ts';
import { MemoryFeedPictureStore } from '../../fakes/feeds/memory-feed-picture-store.ts';
import { contentFolder } from '../content/content-fixture.ts';
import { feedPictureStoreContract, HELD, photograph } from './feed-picture-store-contract.ts';

feedPictureStoreContract('memory', async () => {
  const media = new MemoryFeedPictureStore();
  const { files } = media.of('mls');
  return { media, files: async () => [...files], lose: async (file) => void files.delete(file) };
});

async function mediaFolder() {
  const contentDir = await contentFolder({});
  const folder = join(contentDir, 'feeds/mls/media');
  const files = async () => {
    const found = await readdir(folder, { recursive: true });
    return found.filter((name) => name.endsWith('.jpg'));
  };
  return { folder, files, media: new FeedMediaFolder({ contentDir, pauseMs: 0 }) };
}

feedPictureStoreContract('feed-pictures', async () => {
  const { folder, ...world } = await mediaFolder();
  return { ...world, lose: (file) => rm(join(folder, file)) };
});

test('FD3 a list that cannot be read stops the run, and no picture is taken for one that nobody names', async () => {
  const { folder, files, media } = await mediaFolder();
  const first = await media.begin('mls', HELD);
  await first.keep(await photograph('#c33'));
  await writeFile(join(folder, 'assets.json'), '[{"id": ');
  await expect(media.begin('mls', HELD)).rejects.toThrow('assets.json is not a list of pictures');
  expect(await files()).toHaveLength(1);
});

test('FD3 a list is replaced as a whole, and what a process left half written is removed', async () => {
  const { folder, media } = await mediaFolder();
  await media.begin('mls', HELD);
  await writeFile(join(folder, 'assets.json.new'), '[{"id": ');
  const next = await media.begin('mls', HELD);
  await next.show({ assets: [], galleries: [], failed: [] });
  expect((await readdir(folder)).toSorted()).toEqual(['assets.json', 'failed.json', 'galleries.json']);
  expect(await readFile(join(folder, 'assets.json'), 'utf8')).toBe('[]');
});

test('FD3 a process that ends between two lists leaves no gallery that names a picture which is not listed', async () => {
  const { folder, media } = await mediaFolder();
  const first = await media.begin('mls', HELD);
  const rows = ['#c33', '#33c'].map(async (colour) => {
    const master = await first.keep(await photograph(colour));
    if (!master.ok) throw new Error(master.error);
    const alt = demoTexts({ en: 'Under way', es: 'Navegando' });
    return { id: colour, type: 'image', alt, createdAt: '', ...master.value } as const;
  });
  const [red, blue] = await Promise.all(rows);
  const listsOf = (...assets: readonly FeedAsset[]) => {
    const images = assets.map(({ id }) => id);
    const sections = [{ title: null, images }];
    return {
      assets,
      galleries: [{ id: '1', profile: null, deckplans: [], sections, videos: [] }],
      failed: [],
    } as const;
  };
  if (red === undefined || blue === undefined) throw new Error('no pictures');
  /** Makes a list one that cannot be written, so that the process ends there. */
  const block = async (name: string) => {
    await rm(join(folder, name), { force: true });
    await mkdir(join(folder, name));
  };
  await block('galleries.json');
  await expect(first.show(listsOf(red, blue))).rejects.toThrow();
  expect(JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'))).toHaveLength(2);
  await rm(join(folder, 'galleries.json'), { recursive: true });
  await first.show(listsOf(red, blue));
  await block('assets.json');
  await expect(first.show(listsOf(blue))).rejects.toThrow();
  const [gallery] = JSON.parse(await readFile(join(folder, 'galleries.json'), 'utf8'));
  expect(gallery.sections[0].images).toEqual(['#33c']);
});
