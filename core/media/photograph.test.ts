import { expect, test } from 'vitest';
import { isHeavyToDecode, type PictureHeader, photographProblem } from './photograph.ts';

const header = (change: Partial<PictureHeader> = {}): PictureHeader => ({
  ...{ format: 'png', width: 1440, height: 900, channels: 3, depth: 'uchar', isProgressive: false },
  ...change,
});
const FULL = { width: 8000, height: 8000 };

test.each<[string, Partial<PictureHeader>, boolean]>([
  ['a usual picture', {}, false],
  ['a JPEG of the most pixels', { ...FULL, format: 'jpeg' }, false],
  ['a progressive JPEG of 24 million pixels', { width: 6000, height: 4000, format: 'jpeg', isProgressive: true }, true],
  ['an AVIF of four thousand columns', { width: 3840, height: 2160, format: 'heif' }, true],
  ['a PNG of 20 million pixels', { width: 5000, height: 4000 }, true],
])('ME3 accepts %s', (_, change, heavy) => {
  expect(photographProblem(header(change))).toBeNull();
  expect(isHeavyToDecode(header(change))).toBe(heavy);
});

test.each<[string, Partial<PictureHeader>, RegExp]>([
  ['a drawing', { format: 'svg' }, /^svg is not a photograph format$/],
  ['a document', { format: 'pdf' }, /^pdf is not/],
  ['too many pixels', { width: 8001, height: 8000, format: 'jpeg' }, /^8001 × 8000 pixels are too many/],
  ['16 bits a channel', { ...FULL, depth: 'ushort' }, /^takes 384 MB to decode, and 150 are the most: save it/],
  ['transparency', { ...FULL, channels: 4, format: 'webp' }, /^takes 256 MB/],
  ['an AVIF', { width: 4000, height: 3000, format: 'heif' }, /^takes 216 MB/],
  ['a progressive JPEG', { ...FULL, format: 'jpeg', isProgressive: true }, /^takes 384 MB/],
  ['numbers of an unknown type', { ...FULL, format: 'tiff', depth: 'float' }, /^takes 768 MB/],
])('ME3 refuses %s', (_, change, problem) => {
  expect(photographProblem(header(change))).toMatch(problem);
});
