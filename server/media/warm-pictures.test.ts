import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeMediaFolder, serveFolder } from '../../adapters/media-files/media-folder.fixture.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { warmHeroes, warmPictures } from './warm-pictures.ts';

async function served() {
  const folder = await makeMediaFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return serveFolder(folder, () => {});
}

test('ME3 makes the pictures that a list needs one by one, and stops when asked to', async () => {
  const { files, library, get, addressOf } = await served();
  const going = new AbortController();
  // An original of 800 by 500 has cards of 480 and 720.
  expect(await warmPictures(files, library, ['nobody', 'hero', 'brochure', 'garbage'], going.signal)).toBe(2);
  await get(await addressOf('hero'), 'width=720&height=480&preset=card&format=avif');
  expect(files.made).toBe(2);
  expect(await warmPictures(files, library, ['hero'], AbortSignal.abort())).toBe(0);
});

test('ME3 makes the pictures of featured yachts only', async () => {
  const { files, library } = await served();
  const media = { ...sampleYacht().media, hero: 'hero' as const };
  const warmed = (featured: boolean) =>
    warmHeroes(
      { catalogue: new MemoryYachtCatalogue([sampleYacht({ featured, media })]), media: library },
      files,
      new AbortController().signal,
    );
  await warmed(false);
  expect(files.made).toBe(0);
  await warmed(true);
  expect(files.made).toBe(2);
});
