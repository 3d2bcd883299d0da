import { expect, test } from 'vitest';
import { acceptedFormat, parsePictureQuery } from './picture.ts';

const ORIGINAL = { width: 800, height: 600 };
const read = (query: string) => parsePictureQuery(query, ORIGINAL, 'jpeg')?.picture ?? null;

test.each([
  ['', { preset: null, width: 1440, height: 900, format: 'jpeg' }],
  ['width=1440', { preset: null, width: 1440, height: 900, format: 'jpeg' }],
  ['width=1440&height=900', { preset: null, width: 1440, height: 900, format: 'jpeg' }],
  ['format=webp&width=320', { preset: null, width: 320, height: 200, format: 'webp' }],
  ['width=720&height=480&preset=card&format=avif', { preset: 'card', width: 720, height: 480, format: 'avif' }],
  ['height=1080&width=1440&preset=gallery', { preset: 'gallery', width: 1440, height: 1080, format: 'jpeg' }],
  ['width=1200&height=630&preset=og', { preset: 'og', width: 1200, height: 630, format: 'jpeg' }],
])('ME3 reads %j as %o', (query, picture) => {
  expect(read(query)).toEqual(picture);
});

test.each([
  ...['width=481', 'width=0', 'width=-1', 'width=99999', 'width=480.0', 'width=0480', 'width=1e3', 'width=', 'width'],
  ...['width=%34%38%30', 'width=480&format=gif', 'width=480&format=', 'width=480&format=AVIF', 'format=avif'],
  ...['width=480&height=301', 'width=480&height=', 'width=720&height=480', 'height=900', 'preset=card'],
  ...['width=720&preset=card', 'width=720&height=481&preset=card', 'width=1440&height=960&preset=card'],
  ...['width=720&height=480&preset=toString', 'width=720&height=480&preset=', 'width=720&height=450&preset=plain'],
  ...['width=480&width=480', 'width=480&quality=90', 'width=480&', '&width=480', 'width=480&=', '=', '&', 'x'],
  ...['width=480&height=300&format=avif&format=avif&width=480', 'Width=480', 'width=480#', 'width =480', '__proto__=1'],
])('ME3 reads %j as no picture', (query) => {
  expect(read(query)).toBeNull();
});

test('ME3 uses the negotiated format for an address without one', () => {
  const card = 'width=480&height=320&preset=card';
  for (const usual of ['webp', 'jpeg'] as const) {
    for (const query of ['', 'width=480', card]) {
      expect(parsePictureQuery(query, ORIGINAL, usual)).toMatchObject({
        picture: { format: usual },
        isNegotiated: true,
      });
    }
    expect(parsePictureQuery(`${card}&format=avif`, ORIGINAL, usual)).toMatchObject({
      picture: { format: 'avif' },
      isNegotiated: false,
    });
  }
});

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'webp'],
  ['image/webp,*/*', 'webp'],
  ['image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
])('ME3 negotiates for %j the format %s', (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});
