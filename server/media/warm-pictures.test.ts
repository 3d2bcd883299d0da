import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeMediaFolder, serveFolder } from '../../adapters/media-files/media-folder.fixture.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { type SampleYacht, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { warmFirstPagePictures, warmPictures } from './warm-pictures.ts';

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

test('ME3 makes the pictures of the first page of each market, featured yachts first, then the longest', async () => {
  const { library } = await served();
  const yacht = (id: string, rest: SampleYacht) =>
    sampleYacht({ id, media: { hero: id, galleries: { charter: null, sale: null } }, ...rest });
  const warmed = async (yachts: readonly Yacht[]) => {
    const heroes: string[] = [];
    const media: MediaLibrary = {
      asset(id) {
        heroes.push(id);
        return library.asset('hero');
      },
      gallery: (id) => library.gallery(id),
    };
    const ports = { catalogue: new MemoryYachtCatalogue(yachts), media };
    await warmFirstPagePictures(ports, { warm: async () => true }, new AbortController().signal);
    return heroes;
  };
  expect(
    await warmed([
      yacht('short', { length: 30, market: 'sale' }),
      yacht('gone', { market: 'none' }),
      yacht('long', { length: 90 }),
      yacht('featured', { length: 40, featured: true, market: 'sale' }),
    ]),
  ).toEqual(['long', 'featured', 'short']);
  const many = Array.from({ length: 40 }, (_, at) => yacht(`y${at}`, { length: 100 - at, market: 'charter' }));
  expect(await warmed(many)).toEqual(many.slice(0, 30).map(({ id }) => id));
});
