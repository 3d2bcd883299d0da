import { decode, isBlurhashValid } from 'blurhash';
import TONES from './tones.json' with { type: 'json' };

/**
 * The letters of the placeholder colours in `tones.json`: seven degrees of lightness, each in nine hues (grey, four
 * blues, green, sand, orange and rose). `styles/tones.css` has a rule for each letter.
 */
export const TONE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-';

type Colour = readonly [red: number, green: number, blue: number];

const PALETTE: readonly Colour[] = TONES.map((tone) => {
  const value = Number.parseInt(tone.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
});

/** The width and height in pixels at which a hash is decoded; three rows are its upper edge, three its lower one. */
const SIDE = 8;
const EDGE = 3 * SIDE;

/** The maximum number of hashes whose tones are cached: as many as a large site has pictures. */
const MAX_CACHED = 20_000;
const cache = new Map<string, string | null>();

/**
 * Returns the placeholder of a picture (ME3), as the letters of its upper and of its lower edge; null without a valid
 * hash. For the server: the browser gets no hashes.
 */
export function picturePlaceholder(blurhash: string | null): string | null {
  if (blurhash === null) return null;
  const known = cache.get(blurhash);
  if (known !== undefined) return known;
  const isHash = /^[\w#$%*+,\-.:;=?@[\]^{|}~]{6,}$/.test(blurhash) && isBlurhashValid(blurhash).result;
  const tone = isHash ? toneOf(decode(blurhash, SIDE, SIDE)) : null;
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(blurhash, tone);
  return tone;
}

function toneOf(pixels: Uint8ClampedArray): string {
  return letterOf(meanOf(pixels.subarray(0, 4 * EDGE))) + letterOf(meanOf(pixels.subarray(-4 * EDGE)));
}

/** @param pixels red, green, blue and opacity of each pixel in turn */
function meanOf(pixels: Uint8ClampedArray): Colour {
  const sum = [0, 0, 0, 0];
  pixels.forEach((part, at) => {
    sum[at % 4] = (sum[at % 4] ?? 0) + part;
  });
  const [red = 0, green = 0, blue = 0] = sum.map((part) => (4 * part) / pixels.length);
  return [red, green, blue];
}

function letterOf(colour: Colour): string {
  const distances = PALETTE.map((tone) => distance(tone, colour));
  return TONE_LETTERS.charAt(distances.indexOf(Math.min(...distances)));
}

/** Returns how different two colours look, which depends most on green. */
function distance([red, green, blue]: Colour, other: Colour): number {
  return 3 * (red - other[0]) ** 2 + 4 * (green - other[1]) ** 2 + 2 * (blue - other[2]) ** 2;
}
