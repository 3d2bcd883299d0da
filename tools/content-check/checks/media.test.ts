import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withMeasures } from '../../../adapters/media-files/media-folder.fixture.ts';
import { contentIn, linesOf, pageRecord } from '../content-in.fixture.ts';
import { mediaFindings } from './media.ts';
import { pictureSizes } from './picture-sizes.ts';

const asset = (id: string, change: Record<string, unknown> = {}) => ({
  id,
  file: `${id}.png`,
  type: 'image',
  alt: { en: 'A', es: 'B' },
  width: 1400,
  height: 4,
  ...change,
});
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();

async function wrongIn(assets: readonly unknown[], files: Record<string, unknown>): Promise<string[]> {
  const { content, findings } = await contentIn({ 'media/assets.json': assets, ...files });
  expect(findings).toEqual([]);
  return linesOf(mediaFindings(content, await pictureSizes(content)));
}
const shown = { 'pages/knots.json': pageRecord('knots', { image: 'a' }) };

test('ME1 accepts an asset with its file, size and texts', async () => {
  expect(await wrongIn([asset('a')], { ...shown, 'media/a.png': await png(1400, 4) })).toEqual([]);
});

test('ME1 reports a missing file, a file without an asset, and an unused asset', async () => {
  const files = { ...shown, 'media/b/c.png': await png(2, 2), 'media/d.png': await png(1400, 4) };
  expect(await wrongIn([asset('a'), asset('d')], files)).toEqual([
    'error media/assets.json a.file: media/a.png is not there',
    'warning media/assets.json d: nothing uses d.png',
    'warning media/b/c.png : is a file that no asset names',
  ]);
});

test('ME1 reports a wrong size, a file that is not a picture, and a picture without texts', async () => {
  const files = {
    'pages/a.json': pageRecord('a', { image: 'a' }),
    'pages/b.json': pageRecord('b', { image: 'b' }),
    'media/a.png': await png(1400, 5),
    'media/b.png': 'no picture',
  };
  expect(await wrongIn([asset('a', { alt: { en: 'A', es: ' ' } }), asset('b')], files)).toEqual([
    'error media/assets.json a.width: says 1400 × 4, and the file has 1400 × 5',
    'error media/assets.json a.alt.es: is empty',
    'error media/assets.json b.file: is not a picture that can be read',
  ]);
});

test('ME3 reports pictures that the site refuses', async () => {
  const files = {
    ...shown,
    'pages/b.json': pageRecord('b', { image: 'b' }),
    'media/a.png': withMeasures(await png(8, 5), 8000, 8000, 16),
    'media/b.png': '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="4"/>',
  };
  expect(await wrongIn([asset('a'), asset('b')], files)).toEqual([
    expect.stringMatching(/^error media\/assets.json a.file: takes 384 MB to decode, and 150 are the most: save it/),
    'error media/assets.json b.file: svg is not a photograph format',
  ]);
});

test('ME1 reports a small picture across a whole head, its own or the page’s', async () => {
  const hero = (image?: string) => [{ type: 'hero', title: 'A', ...(image ? { image } : {}) }];
  const small = asset('a', { width: 1199, height: 4 });
  const files = {
    'pages/own.json': pageRecord('own', { blocks: { en: hero('a'), es: hero('b') }, image: 'a' }),
    'pages/page.json': pageRecord('page', { blocks: { en: hero(), es: hero() }, image: 'a' }),
    'media/a.png': await png(1199, 4),
    'media/b.png': await png(1400, 4),
  };
  const problem = 'shows a picture of 1199 px across a whole head; 1200 is the least';
  expect(await wrongIn([small, asset('b')], files)).toEqual([
    `warning pages/own.json blocks.en[0].image: ${problem}`,
    `warning pages/page.json image: ${problem}`,
  ]);
});
