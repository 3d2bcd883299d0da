import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withMeasures } from '../media-files/media-folder.fixture.ts';
import { makeMaster } from './make-master.ts';
import { pictureKind } from './picture-kind.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#24506b' } });
const PNG = plain(40, 30).png().toBuffer();
const JPEG = plain(400, 300).jpeg().toBuffer();

async function made(bytes: Buffer) {
  const master = await makeMaster(bytes);
  if (!master.ok) throw new Error(master.error);
  return { ...master.value, metadata: await sharp(master.value.body).metadata() };
}

describe('FD3 a master', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('is made of a picture in %s', async (format) => {
    const bytes = await plain(40, 30).toFormat(format).toBuffer();
    const { width, height, metadata } = await made(bytes);
    expect([width, height]).toEqual([40, 30]);
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 30, isProgressive: false, space: 'srgb' });
  });

  test('is upright, and has nothing of what the file says beside its pixels', async () => {
    const exif = { IFD0: { Copyright: 'Ana Garcia' }, IFD3: { GPSLatitude: '39/1 34/1 0/1' } };
    const bytes = await plain(40, 30).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { width, height, body, metadata } = await made(bytes);
    expect([width, height]).toEqual([30, 40]);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(metadata.orientation).toBeUndefined();
    expect(body.toString('latin1')).not.toContain('Ana Garcia');
  });

  test('has 3840 pixels on its longer edge at most, and no more than the picture', async () => {
    expect(await made(await plain(200, 4000).png().toBuffer())).toMatchObject({ width: 192, height: 3840 });
  });

  test('is white where the picture is transparent', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4, background: '#24506b00' } } as const;
    const { body } = await made(await sharp(clear).png().toBuffer());
    const { channels } = await sharp(body).stats();
    expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  });
});

const NO_PICTURE = 'is not a JPEG, PNG, WebP, AVIF or TIFF file';
const BROKEN = 'is broken, or ends too early';
const ANIMATED = 'is animated, or has several pages';

/** A PNG that says that it is animated. */
async function animatedPng(): Promise<Buffer> {
  const png = await PNG;
  const control = Buffer.from('\0\0\0\x08acTL', 'latin1');
  return Buffer.concat([png.subarray(0, 33), control, Buffer.alloc(12), png.subarray(33)]);
}

async function animatedWebp(): Promise<Buffer> {
  const frames = [await PNG, await plain(40, 30).negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

describe('FD3 no master is made of', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each<[string, () => Promise<Buffer> | Buffer, string | RegExp]>([
    ['nothing', () => Buffer.alloc(0), NO_PICTURE],
    ['a drawing with a script', () => Buffer.from(SVG), NO_PICTURE],
    ['a drawing with a declaration', () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`), NO_PICTURE],
    ['a page', () => Buffer.from('<!doctype html><title>Log in</title>'), NO_PICTURE],
    ['a document', () => Buffer.from('%PDF-1.7\n'), NO_PICTURE],
    ['a film', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), NO_PICTURE],
    ['an animation of the last century', () => plain(8, 8).gif().toBuffer(), NO_PICTURE],
    ['a page that begins like a photograph', () => Buffer.from('\xff\xd8\xff<!doctype html>', 'latin1'), BROKEN],
    ['a drawing that begins like a photograph', () => Buffer.from(`\x89PNG\r\n\x1a\n${SVG}`, 'latin1'), BROKEN],
    [
      'a PNG of 20,000 × 20,000 pixels',
      async () => withMeasures(await PNG, 20_000, 20_000),
      /^20000 × 20000 pixels are/,
    ],
    ['a PNG that is too heavy', async () => withMeasures(await PNG, 8000, 8000, 16), /^takes 384 MB to decode/],
    ['a PNG whose pixels are not there', async () => withMeasures(await PNG, 4000, 4000), BROKEN],
    ['a JPEG that is cut off', async () => (await JPEG).subarray(0, (await JPEG).length / 2), BROKEN],
    ['an animated PNG', animatedPng, ANIMATED],
    ['an animated WebP', animatedWebp, ANIMATED],
  ])('%s', async (_, bytes, problem) => {
    const master = await makeMaster(await bytes());
    expect(master.ok ? 'a master' : master.error).toMatch(problem);
  });
});

test('FD3 an AVIF is told by any of its brands, and other films and pictures of that family are none', () => {
  const brands = (...names: readonly string[]) => Buffer.from(`\0\0\0\x20ftyp${names.join('')}`, 'latin1');
  expect(pictureKind(brands('avif', '\0\0\0\0', 'mif1'))).toBe('heif');
  expect(pictureKind(brands('mif1', '\0\0\0\0', 'miaf', 'avif'))).toBe('heif');
  expect(pictureKind(brands('heic', '\0\0\0\0', 'mif1', 'heic'))).toBeNull();
  expect(pictureKind(brands('isom', '\0\0\0\0', '__av', 'if__'))).toBeNull();
});
