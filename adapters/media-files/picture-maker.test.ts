import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMediaFolder } from './media-folder.fixture.ts';
import { variantOf } from './picture.ts';
import { encodePicture, outputSize } from './picture-maker.ts';

let folder = '';
beforeAll(async () => {
  folder = await makeMediaFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, 'media', name);

test.each([
  ['card', 720, { width: 800, height: 500 }, { width: 720, height: 480 }],
  ['card', 960, { width: 800, height: 500 }, { width: 750, height: 500 }],
  ['hero', 1440, { width: 960, height: 600 }, { width: 960, height: 600 }],
  ['og', 1200, { width: 960, height: 600 }, { width: 960, height: 504 }],
  ['gallery', 720, { width: 1000, height: 2000 }, { width: 720, height: 1440 }],
  ['gallery', 1440, { width: 1000, height: 2000 }, { width: 1000, height: 2000 }],
  [null, 1440, { width: 1000, height: 2000 }, { width: 450, height: 900 }],
  [null, 320, { width: 4000, height: 1 }, { width: 320, height: 1 }],
] as const)(
  'ME3 preset %s, %d wide, turns %o into %o: cropped or whole, never enlarged',
  (preset, width, original, shape) => {
    expect(outputSize(variantOf(preset, width, 'jpeg', original), original)).toEqual(shape);
  },
);

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
] as const)('ME3 encodes %s in its format and size', async (format, decoded) => {
  const body = await encodePicture(
    file('yachts/hero.png'),
    variantOf('card', 480, format, { width: 800, height: 500 }),
  );
  const { width, height, format: actual } = await sharp(body).metadata();
  expect([width, height, actual]).toEqual([480, 320, decoded]);
});

test('ME3 drafts an AVIF in its size, as another file', async () => {
  const variant = variantOf('card', 480, 'avif', { width: 800, height: 500 });
  const path = join('content/media/yachts', 'acanthus-1.webp');
  const [draft, kept] = [await encodePicture(path, variant, true), await encodePicture(path, variant)];
  const { width, height, format } = await sharp(draft).metadata();
  expect([width, height, format]).toEqual([480, 320, 'heif']);
  expect(kept.length).toBeLessThan(draft.length);
});

test('ME3 crops the middle', async () => {
  const half = { width: 300, height: 200, channels: 3, background: '#000000' } as const;
  const bars = [0, 600].map((left) => ({ input: { create: { ...half, background: '#ffffff' } }, left, top: 0 }));
  const wide = sharp({ create: { ...half, width: 900 } }).composite(bars);
  await wide.png().toFile(file('bars.png'));
  const body = await encodePicture(file('bars.png'), variantOf('card', 480, 'jpeg', { width: 900, height: 200 }));
  expect(Math.max(...(await sharp(body).stats()).channels.map(({ max }) => max))).toBeLessThan(40);
});

test('ME3 rotates a photograph upright by its orientation', async () => {
  const lying = sharp({ create: { width: 800, height: 500, channels: 3, background: '#24506b' } });
  await writeFile(file('lying.jpg'), await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const body = await encodePicture(file('lying.jpg'), variantOf('gallery', 480, 'webp', { width: 500, height: 800 }));
  const { width, height, orientation } = await sharp(body).metadata();
  expect([width, height, orientation]).toEqual([480, 768, undefined]);
});

test('ME3 fills transparency with white in a JPEG', async () => {
  const clear = sharp({ create: { width: 400, height: 250, channels: 4, background: '#00000000' } });
  await clear.png().toFile(file('clear.png'));
  const body = await encodePicture(file('clear.png'), variantOf(null, 320, 'jpeg', { width: 400, height: 250 }));
  expect((await sharp(body).stats()).channels[0]?.min).toBeGreaterThan(250);
});

test.each([
  ['garbage.jpg', /unsupported/],
  ['truncated.jpg', /./],
  ['bomb.png', /40000 × 40000 pixels are too many/],
  ['heavy.png', /takes 384 MB to decode/],
  ['drawing.png', /svg is not a photograph format/],
  ['absent.jpg', /missing/],
])('rejects %s as a picture', async (name, why) => {
  await expect(encodePicture(file(name), variantOf(null, 320, 'jpeg', { width: 800, height: 500 }))).rejects.toThrow(
    why,
  );
});
